import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { closeSnackbar, useSnackbar } from 'notistack';
import { useId } from 'react';
import {
  KeepDemoContentDocument,
  RemoveDemoContentDocument,
  RestoreBeforeRemovalDocument,
} from '../../../schema/generated/admin';
import { useConfirm } from '../kit/ConfirmDialog';
import { useListNews } from '../kit/useListNews';
import { storeSetup } from '../overview/useOverview';

/** How long starting empty can be undone from its notification, in milliseconds. The history can do it later. */
const undoTime = 20_000;

interface DemoNoticeProps {
  /** How many items are still what the demo content brought. */
  itemCount: number;
  /** Called once the question is gone. */
  onAnswered: () => void;
  /** Loads what depends on the content. */
  onChanged: () => Promise<void>;
}

/** Asks a new owner what shall become of the demo content. The server keeps the answer, for every browser. */
export function DemoNotice({ itemCount, onAnswered, onChanged }: DemoNoticeProps) {
  const id = useId();
  const confirm = useConfirm();
  const news = useListNews();
  const startEmpty = useStartEmpty(onChanged);
  const [keep, { loading: isKeeping }] = useMutation(KeepDemoContentDocument, {
    context: { isRepeatable: true },
    update: storeSetup,
  });

  async function keepContent() {
    await keep().then(onAnswered, news.tellFailure('Your answer could not be saved.'));
  }

  async function askToStartEmpty() {
    const isConfirmed = await confirm({
      title: 'Start with an empty page?',
      text: `The ${itemCount} items of the demo content are removed from your page. What you have changed or added yourself stays. You can undo this.`,
      confirmLabel: 'Start empty',
      isDestructive: true,
    });
    if (isConfirmed && (await startEmpty.run())) onAnswered();
  }

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mb: 3,
        p: { xs: 2, sm: 3 },
        borderRadius: '14px',
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={id} variant="h2">
        Your page shows an example
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '65ch' }}>
        It tells of Grace Hopper’s career, so that you can see and try everything. Keep it and change it piece by piece,
        or start with an empty page.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 2 }}>
        <Button variant="contained" disabled={isKeeping || startEmpty.isRunning} onClick={keepContent}>
          Keep as an example
        </Button>
        <Button variant="outlined" disabled={isKeeping || startEmpty.isRunning} onClick={askToStartEmpty}>
          Start empty
        </Button>
      </Stack>
    </Box>
  );
}

/** Removes the demo content, and offers for a while to bring it back. */
function useStartEmpty(onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const { enqueueSnackbar } = useSnackbar();
  const news = useListNews();
  const [remove, { loading: isRunning }] = useMutation(RemoveDemoContentDocument);

  async function undo(number: number) {
    try {
      await client.mutate({ mutation: RestoreBeforeRemovalDocument, variables: { number } });
    } catch (error) {
      news.tellFailure('The demo content could not be brought back.')(error);
      return;
    }
    enqueueSnackbar('The demo content is back.', { variant: 'success' });
    await onChanged();
  }

  /** @returns whether it is removed */
  async function run(): Promise<boolean> {
    let number: number | undefined;
    try {
      const { data } = await remove();
      number = data?.removeDemoContent.number;
    } catch (error) {
      news.tellFailure('The demo content could not be removed.')(error);
      return false;
    }
    if (number === undefined) return false;
    const before = number - 1;
    enqueueSnackbar('The demo content is removed.', {
      variant: 'success',
      autoHideDuration: undoTime,
      action: (key) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(key);
            void undo(before);
          }}
        >
          Undo
        </Button>
      ),
    });
    await onChanged();
    return true;
  }

  return { run, isRunning };
}
