import { useApolloClient } from '@apollo/client/react';
import { useUnsavedChanges } from './kit/UnsavedChanges';
import { signOut } from './session';

/** @returns a function that ends the owner's session in this browser, after asking about unsaved changes */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const { confirmDiscard } = useUnsavedChanges();
  return async () => {
    if (!(await confirmDiscard())) return;
    signOut();
    await client.clearStore();
  };
}
