import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { SignOutEverywhereDocument } from '../../../schema/generated/admin';
import { useConfirm } from '../kit/ConfirmDialog';
import { useListNews } from '../kit/useListNews';
import { signOut } from '../session';

/** Ends all sessions, this one included, after a question. */
export function SignOutEverywhere() {
  const client = useApolloClient();
  const confirm = useConfirm();
  const news = useListNews();
  const { enqueueSnackbar } = useSnackbar();
  const [signOutEverywhere, { loading: isBusy }] = useMutation(SignOutEverywhereDocument);

  async function ask() {
    const isConfirmed = await confirm({
      title: 'Sign out everywhere?',
      text: 'All sessions end at once, on every device, and this one too. Then sign in again with your password.',
      confirmLabel: 'Sign out everywhere',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    try {
      await signOutEverywhere();
    } catch (error) {
      news.tellFailure('The sessions could not be ended.')(error);
      return;
    }
    enqueueSnackbar('All sessions have ended.', { variant: 'success' });
    signOut();
    await client.clearStore();
  }

  return (
    <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Is there one that was not you? End all sessions, and change the password.
      </Typography>
      <Button variant="outlined" color="error" onClick={ask} disabled={isBusy}>
        Sign out everywhere
      </Button>
    </Box>
  );
}
