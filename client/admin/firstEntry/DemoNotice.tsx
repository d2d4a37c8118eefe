import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { KeepDemoContentDocument, RemoveDemoContentDocument } from '../../../schema/generated/admin';
import { useConfirm } from '../kit/ConfirmDialog';
import { savedRevisions } from '../kit/savedRevisions';
import { useListNews } from '../kit/useListNews';
import { useSavedNotice } from '../kit/useSavedNotice';
import { storeSetup } from '../overview/useOverview';

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
  const tellSaved = useSavedNotice();
  const [keep, { loading: isKeeping }] = useMutation(KeepDemoContentDocument, {
    context: { isRepeatable: true },
    update: storeSetup,
  });
  const [remove, { loading: isRemoving }] = useMutation(RemoveDemoContentDocument);
  const isBusy = isKeeping || isRemoving;

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
    if (!isConfirmed) return;
    try {
      tellSaved('The demo content is removed.', savedRevisions(await remove()));
    } catch (error) {
      news.tellFailure('The demo content could not be removed.')(error);
      return;
    }
    await onChanged();
    onAnswered();
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
        <Button variant="contained" disabled={isBusy} onClick={keepContent}>
          Keep as an example
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={askToStartEmpty}>
          Start empty
        </Button>
      </Stack>
    </Box>
  );
}
