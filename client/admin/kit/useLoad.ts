import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, toFailure } from '../../apollo/errors';
import { useSession } from '../session';

export interface Load<Data> {
  /** The newest data there was. It stays while they are loaded again and when that fails. */
  data: Data | undefined;
  isLoading: boolean;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
  reload: () => Promise<void>;
}

/**
 * Loads what an editor edits, always from the server; changes made in the admin appear without loading again.
 *
 * @param fallback stands in for the data when the first attempt failed
 */
export function useLoad<Data>(document: TypedDocumentNode<Data, Record<string, never>>, fallback?: Data): Load<Data> {
  const { data, previousData, loading, error, refetch } = useQuery(document, { fetchPolicy: 'network-only' });
  const session = useSession();
  const [hasFailed, setHasFailed] = useState(false);
  if (error && !hasFailed) setHasFailed(true);

  const reload = useCallback(async () => {
    // The query itself reports the failure.
    await refetch().catch(() => undefined);
  }, [refetch]);

  const failure = error && !loading ? toFailure(error) : undefined;
  const isRefused = failure?.code === 'UNAUTHENTICATED' && session === 'signedIn';
  useEffect(() => {
    // The owner has signed in again over the page.
    if (isRefused) void reload();
  }, [isRefused, reload]);

  return {
    data: data ?? previousData ?? (hasFailed ? fallback : undefined),
    isLoading: loading,
    failure,
    reload,
  };
}
