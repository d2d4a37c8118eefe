import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { toFailure } from '../../apollo/errors';

/** Tells the owner of what happened to a list, outside its dialogs. */
export function useListNews() {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      /** @returns a handler that tells of a failed call: the text, and then the reason */
      tellFailure: (text: string) => (error: unknown) => {
        enqueueSnackbar(`${text} ${toFailure(error).message}`, { variant: 'error' });
      },
    }),
    [enqueueSnackbar],
  );
}
