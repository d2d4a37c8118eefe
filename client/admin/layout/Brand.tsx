import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { displayFont } from '../theme';

/** The program's mark: a pane of glass with something behind it. */
export function Brand() {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: 24, height: 24, color: 'primary.main' }}>
        <rect x="3" y="2.75" width="18" height="18.5" rx="3" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M7 15.5 12 6l5 9.5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
        <path d="M6.5 18h11" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </Box>
      <Box component="span" sx={{ fontFamily: displayFont, fontSize: '1.125rem', fontWeight: 600 }}>
        Vitrine
      </Box>
    </Stack>
  );
}
