import { useApolloClient } from '@apollo/client/react';
import { useSnackbar } from 'notistack';
import { RestoreRevisionDocument, type History_RevisionFragment as Revision } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import { useConfirm } from '../kit/ConfirmDialog';
import { savedRevisions } from '../kit/savedRevisions';
import { useSavedNotice } from '../kit/useSavedNotice';
import { exactly } from './when';

type Restorable = Pick<Revision, 'number' | 'createdAt'>;

/**
 * @returns a function that asks whether a revision shall be restored, restores it, and offers to undo that. It takes the
 * number of the revision that is the newest as far as the page knows; resolves to whether the revision was restored.
 */
export function useRestore(): (revision: Restorable, current: number) => Promise<boolean> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const tellSaved = useSavedNotice();
  const { enqueueSnackbar } = useSnackbar();

  return async ({ number, createdAt }, current) => {
    const isConfirmed = await confirm({
      title: `Restore revision ${number}?`,
      text: `All content goes back to what it was on ${exactly(createdAt)}, and visitors see that at once. ${describeLater(current - number)} You can undo this.`,
      confirmLabel: 'Restore',
    });
    if (!isConfirmed) return false;
    try {
      const variables = { number, expectedCurrent: current };
      const answer = await client.mutate({ mutation: RestoreRevisionDocument, variables });
      tellSaved(`Revision ${number} is restored.`, savedRevisions(answer));
      return true;
    } catch (error) {
      const { message } = toFailure(error);
      enqueueSnackbar(`Revision ${number} could not be restored. ${message}`, { variant: 'error' });
      return false;
    }
  };
}

function describeLater(count: number): string {
  return count === 1
    ? 'The save since then stays in the history.'
    : `The ${count} saves since then stay in the history.`;
}
