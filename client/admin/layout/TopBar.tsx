import ArrowBack from '@mui/icons-material/ArrowBack';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUnsavedChanges } from '../kit/UnsavedChanges';
import { visuallyHidden } from '../kit/visuallyHidden';
import { adminPath } from '../paths';
import { SearchButton } from '../search/SearchButton';
import { useLogout } from '../useLogout';

interface TopBarProps {
  title: string;
  /** Whether the ways out stand here. The dashboard has cards for them. */
  isEditor: boolean;
  onSearch: () => void;
  /** Opens the side bar where it is not always there. */
  onOpenMenu?: (() => void) | undefined;
}

/** The title of the page, the state of its form, and the ways out. */
export function TopBar({ title, isEditor, onSearch, onOpenMenu }: TopBarProps) {
  const logOut = useLogout();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        px: { xs: 1, sm: 3 },
        py: 0.75,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" spacing={{ xs: 0.5, sm: 1 }} sx={{ minHeight: 52, alignItems: 'center' }}>
        {onOpenMenu && (
          <IconButton onClick={onOpenMenu} aria-label="Open menu">
            <Menu />
          </IconButton>
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0, pl: { xs: 0.5, sm: 0 } }}>
          <Typography variant="h1" noWrap sx={{ fontSize: { xs: '1.0625rem', sm: '1.375rem' } }}>
            {title}
          </Typography>
          <SaveState />
        </Box>
        <SearchButton onClick={onSearch} />
        {isEditor && (
          <>
            <BarButton icon={<ArrowBack />} component={Link} to={adminPath}>
              Back to Dashboard
            </BarButton>
            <BarButton icon={<OpenInNew />} component="a" href="/" target="_blank" rel="noopener">
              View Site
            </BarButton>
            <BarButton icon={<Logout />} onClick={logOut}>
              Logout
            </BarButton>
          </>
        )}
      </Stack>
    </Box>
  );
}

function SaveState() {
  const { formCount, hasUnsaved } = useUnsavedChanges();
  if (formCount === 0) return null;
  return (
    <Typography role="status" variant="caption" noWrap sx={{ color: hasUnsaved ? 'warning.main' : 'text.secondary' }}>
      {hasUnsaved ? 'Unsaved changes' : 'All changes saved'}
    </Typography>
  );
}

type BarButtonProps<Root extends ElementType> = ButtonProps<Root, { component?: Root }> & {
  icon: ReactNode;
  children: string;
};

/** A button of which narrow screens show the icon alone. */
function BarButton<Root extends ElementType = 'button'>({ icon, children, ...props }: BarButtonProps<Root>) {
  return (
    <Button
      color="inherit"
      size="small"
      {...props}
      sx={{ flexShrink: 0, minWidth: 40, minHeight: 40, '& svg': { fontSize: '1.25rem' } }}
    >
      {icon}
      <Box component="span" sx={(theme) => ({ ml: 0.75, [theme.breakpoints.down('sm')]: visuallyHidden })}>
        {children}
      </Box>
    </Button>
  );
}
