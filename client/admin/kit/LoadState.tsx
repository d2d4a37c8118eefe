import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Load } from './useLoad';

interface LoadStateProps<Data> {
  load: Load<Data>;
  loadingText: string;
  failureText: string;
  /** Shown while loading; the outline of a form unless given. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what was loaded, and until then how that goes. A later failure stands above what is there already. */
export function LoadState<Data>({ load, loadingText, failureText, skeleton, children }: LoadStateProps<Data>) {
  const { data, isLoading } = load;
  return (
    <>
      <LoadFailure load={load} text={failureText} />
      {data !== undefined && children(data)}
      {data === undefined && isLoading && <Loading text={loadingText}>{skeleton ?? <FormSkeleton />}</Loading>}
    </>
  );
}

/** That loading failed, why, and the way to try again. */
export function LoadFailure<Data>({ load: { failure, reload }, text }: { load: Load<Data>; text: string }) {
  if (!failure) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={reload}>
          Retry
        </Button>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{text}</AlertTitle>
      <div>{failure.message}</div>
    </Alert>
  );
}

/** A text that something is loading, and its outline. */
export function Loading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

/** The outline of a form. */
export function FormSkeleton() {
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 640 }}>
      {[40, 40, 96, 40].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Box key={index}>
          <Skeleton width={96} height={20} />
          <Skeleton variant="rounded" height={height} />
        </Box>
      ))}
    </Stack>
  );
}
