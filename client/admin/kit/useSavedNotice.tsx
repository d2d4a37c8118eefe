import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { closeSnackbar, type SnackbarKey, useSnackbar } from 'notistack';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { RestoreRevisionDocument } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import { historyPath } from '../paths';
import { savedRevisions, undoStep } from './savedRevisions';
import { useUnsavedChanges } from './UnsavedChanges';

/** How long a save can be undone from its notice, in milliseconds. */
const undoTime = 8_000;

/** Only the last save can be undone here, so there is one such notice at a time. */
let offered: SnackbarKey | undefined;

const savedSince =
  'Something else was saved since, so this was not undone: that would be lost. The history shows all changes.';

/**
 * @returns a function that tells of a save, and offers for a while to undo it: all content goes back to the revision
 * before the save, and everything on the page is loaded again. It takes what was saved, in a sentence, and the revisions
 * that this stored.
 */
export function useSavedNotice(): (text: string, revisions: readonly number[]) => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { confirmDiscard } = useUnsavedChanges();
  const { enqueueSnackbar } = useSnackbar();
  const latest = useRef({ navigate, confirmDiscard });
  latest.current = { navigate, confirmDiscard };

  function tellRefusal() {
    enqueueSnackbar(savedSince, {
      variant: 'warning',
      autoHideDuration: undoTime,
      action: (key) => (
        <Button
          color="inherit"
          size="small"
          onClick={async () => {
            closeSnackbar(key);
            if (await latest.current.confirmDiscard()) latest.current.navigate(historyPath);
          }}
        >
          History
        </Button>
      ),
    });
  }

  async function undo(revisions: readonly number[]) {
    const step = undoStep(revisions);
    if (!step) return tellRefusal();
    try {
      const answer = await client.mutate({ mutation: RestoreRevisionDocument, variables: step });
      offer('Undone.', 'Redo', savedRevisions(answer));
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code === 'CONFLICT') tellRefusal();
      else enqueueSnackbar(`This could not be undone. ${message}`, { variant: 'error' });
      return;
    }
    // A query that fails tells of it where its data are shown.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  function offer(text: string, label: string, revisions: readonly number[]) {
    if (offered !== undefined) closeSnackbar(offered);
    offered = enqueueSnackbar(text, {
      variant: 'success',
      autoHideDuration: undoTime,
      action: (key) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(key);
            void undo(revisions);
          }}
        >
          {label}
        </Button>
      ),
    });
  }

  return (text, revisions) => offer(text, 'Undo', revisions);
}
