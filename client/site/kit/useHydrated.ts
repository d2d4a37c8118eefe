import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the server's HTML and while it is taken over, true once the page can react to its visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
