import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FallbackProps } from 'react-error-boundary';

/** Shown in place of a screen that crashed. */
export function ErrorFallback({ resetErrorBoundary }: FallbackProps) {
  return (
    <Stack role="alert" spacing={2} sx={{ maxWidth: 480, mx: 'auto', px: 2, py: 8 }}>
      <Typography variant="h2">Oops! Something went wrong</Typography>
      <Typography>Don't worry, it's not you - it's me! Let's try refreshing the page.</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
        <Button variant="outlined" onClick={() => resetErrorBoundary()}>
          Try Again
        </Button>
      </Stack>
    </Stack>
  );
}
