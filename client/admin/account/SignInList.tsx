import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SignInsDocument } from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { LoadState } from '../kit/LoadState';
import { formatDateTime } from '../kit/time';
import { useLoad } from '../kit/useLoad';

/** When somebody signed in, and with what. */
export function SignInList() {
  const load = useLoad(SignInsDocument);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <LoadState
      load={load}
      loadingText="Loading sign-ins..."
      failureText="Failed to load the sign-ins."
      skeleton={<Skeleton variant="rounded" height={160} />}
    >
      {({ signIns }) => (
        <>
          <Box
            component="ul"
            aria-label="Sign-ins"
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {signIns
              .slice(0, showsAll ? undefined : limits.signIns.default)
              .map(({ signedInAt, browser, isCurrent }) => (
                <Box component="li" key={`${signedInAt} ${browser}`} sx={{ py: 1 }}>
                  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                    <Typography variant="body2" sx={{ fontWeight: 600 }}>
                      {browser}
                    </Typography>
                    {isCurrent && <Chip label="This session" size="small" color="primary" variant="outlined" />}
                    <Typography
                      component="time"
                      dateTime={signedInAt}
                      variant="body2"
                      color="textSecondary"
                      sx={{ ml: 'auto' }}
                    >
                      {formatDateTime(signedInAt)}
                    </Typography>
                  </Stack>
                </Box>
              ))}
          </Box>
          {!showsAll && signIns.length > limits.signIns.default && (
            <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
              {`Show all ${signIns.length}`}
            </Button>
          )}
        </>
      )}
    </LoadState>
  );
}
