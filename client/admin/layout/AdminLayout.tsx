import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorFallback } from '../ErrorFallback';
import { useUnreadCountPolling } from '../inbox/useUnreadCount';
import { FormSkeleton, Loading } from '../kit/LoadState';
import { editableSections, pathOf } from '../registry';
import { SearchDialog } from '../search/SearchDialog';
import { useSearchShortcut } from '../search/useSearchShortcut';
import { theme } from '../theme';
import { useTokenRenewal } from '../useTokenRenewal';
import { contentId } from './focusContent';
import { SideBar } from './SideBar';
import { TopBar } from './TopBar';
import { usePageTitle } from './usePageTitle';

const sideBarWidth = 232;

/** The frame around every page for the signed-in owner. It stays when a page crashes. */
export function AdminLayout() {
  useTokenRenewal();
  useUnreadCountPolling();
  const { pathname } = useLocation();
  const section = editableSections.find((candidate) => pathOf(candidate) === pathname.replace(/\/$/, ''));
  const title = section ? (section.title ?? section.label) : 'Control Panel';
  usePageTitle(title);

  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const openSearch = useCallback(() => setIsSearchOpen(true), []);
  useSearchShortcut(openSearch);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isMenuOpen}
        onClose={closeMenu}
        sx={{ width: isWide ? sideBarWidth : undefined, flexShrink: 0 }}
        slotProps={{
          paper: { 'aria-label': isWide ? undefined : 'Menu', sx: { width: sideBarWidth, borderColor: 'divider' } },
        }}
      >
        <SideBar onFollow={closeMenu} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar
          title={title}
          isEditor={section !== undefined}
          onSearch={openSearch}
          onOpenMenu={isWide ? undefined : () => setIsMenuOpen(true)}
        />
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{ maxWidth: 1200, px: { xs: 2, sm: 3 }, pt: 3, outline: 'none' }}
        >
          <ErrorBoundary FallbackComponent={ErrorFallback} resetKeys={[pathname]}>
            <Suspense
              fallback={
                <Loading text="Loading...">
                  <FormSkeleton />
                </Loading>
              }
            >
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <SearchDialog isOpen={isSearchOpen} onClose={() => setIsSearchOpen(false)} />
    </Box>
  );
}

/** Lets people who use the keyboard pass over the side bar. */
function SkipLink() {
  return (
    <Link
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      Skip to content
    </Link>
  );
}
