import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MailDeliveryDocument, type MailDeliveryQuery, SendTestMessageDocument } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import { LoadState } from '../kit/LoadState';
import { useLoad } from '../kit/useLoad';

type Delivery = MailDeliveryQuery['mailDelivery'];

/** Whether messages are mailed and where to, with a way to try it, or how to set it up. */
export function MailSettings() {
  const load = useLoad(MailDeliveryDocument);
  return (
    <LoadState
      load={load}
      loadingText="Loading mail settings..."
      failureText="Failed to load the mail settings."
      skeleton={<Skeleton variant="rounded" height={96} />}
    >
      {({ mailDelivery: { route, waiting, failed } }) =>
        route ? <MailRoute route={route} waiting={waiting} failed={failed} /> : <SetUp />
      }
    </LoadState>
  );
}

function SetUp() {
  return (
    <>
      <Typography sx={{ mb: 1 }}>No mail server is configured: messages wait for you in the inbox only.</Typography>
      <Typography variant="body2" color="textSecondary">
        To have them mailed to you, start the server with these two variables:
      </Typography>
      <Box
        component="pre"
        // It scrolls, so that people who use the keyboard must be able to reach it.
        tabIndex={0}
        aria-label="Variables to set"
        sx={{
          my: 1.5,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'var(--surface-sunken)',
          fontSize: '0.8125rem',
          overflowX: 'auto',
        }}
      >
        {'SMTP_URL=smtps://name:password@mail.example.org\nCONTACT_TO=you@example.org'}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Most mail providers call this SMTP. Mark what is special in a password as in web addresses: @ as %40.
      </Typography>
    </>
  );
}

function MailRoute({ route, waiting, failed }: Omit<Delivery, 'route'> & { route: NonNullable<Delivery['route']> }) {
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['To', route.recipient],
    ['From', route.sender],
    ['Mail server', route.server],
    ['Waiting', String(waiting)],
    ['Failed', String(failed)],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          mb: 2.5,
          fontSize: '0.875rem',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <TestMessage recipient={route.recipient} />
    </>
  );
}

function TestMessage({ recipient }: { recipient: string }) {
  const [send, { data, error, loading: isBusy }] = useMutation(SendTestMessageDocument);
  const result = data?.sendTestMessage;
  const reason = error ? toFailure(error).message : (result?.reason ?? 'Unknown reason');
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => {
          // What came of it is shown below.
          send().catch(() => undefined);
        }}
      >
        {isBusy ? 'Sending...' : 'Send a test message'}
      </Button>
      <Box role="status" sx={{ mt: 2, '&:empty': { mt: 0 } }}>
        {!isBusy && result?.isSent && (
          <Alert severity="success">{`The mail server took a test message for ${recipient}.`}</Alert>
        )}
        {!isBusy && (error || result?.isSent === false) && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            <AlertTitle sx={{ mb: 0 }}>The test message was not sent.</AlertTitle>
            {reason}
          </Alert>
        )}
      </Box>
    </>
  );
}
