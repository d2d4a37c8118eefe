import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '../kit/visuallyHidden';
import { searchShortcut } from './useSearchShortcut';

/** Opens the search. Narrow screens show the icon alone. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      color="inherit"
      size="small"
      onClick={onClick}
      aria-keyshortcuts={searchShortcut.keys}
      sx={{
        flexShrink: 0,
        minWidth: 40,
        minHeight: 40,
        '& svg': { fontSize: '1.25rem' },
        border: { sm: 1 },
        borderColor: { sm: 'divider' },
        px: { sm: 1.25 },
      }}
    >
      <Search />
      <Box component="span" sx={(theme) => ({ ml: 0.75, [theme.breakpoints.down('sm')]: visuallyHidden })}>
        Search
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'inline' },
          ml: 2,
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        {searchShortcut.label}
      </Box>
    </Button>
  );
}
