import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import {
  type History_RevisionFragment as Revision,
  RevisionsDocument,
  type RevisionsQuery,
} from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { type Failure, toFailure } from '../../apollo/errors';
import type { Load } from '../kit/useLoad';
import { mergeRevisions } from './mergeRevisions';
import { useContentNews } from './useContentNews';

interface Known {
  /** The answer that was taken in last. */
  answer: RevisionsQuery | undefined;
  revisions: readonly Revision[];
}

export interface Revisions {
  load: Load<readonly Revision[]>;
  /** Those that are known, newest first, without gaps. */
  revisions: readonly Revision[];
  /** How many are kept in all. */
  total: number;
  older: { isLoading: boolean; failure: Failure | undefined; show: () => Promise<void> };
}

const limit = limits.historyPage.default;

/** The history from its newest revision on, as far as it was asked for. It stays up to date. */
export function useRevisions(): Revisions {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(RevisionsDocument, {
    variables: { limit, offset: 0 },
    fetchPolicy: 'network-only',
  });
  const [known, setKnown] = useState<Known>({ answer: undefined, revisions: [] });
  const [older, setOlder] = useState<Omit<Revisions['older'], 'show'>>({ isLoading: false, failure: undefined });
  const total = (data ?? known.answer)?.revisions.total ?? 0;
  if (data && data !== known.answer) {
    setKnown({ answer: data, revisions: mergeRevisions(known.revisions, data.revisions.revisions, total) });
  }

  const reload = useCallback(async () => {
    // The query itself reports the failure.
    await refetch().catch(() => undefined);
  }, [refetch]);
  useContentNews(reload);

  async function show() {
    setOlder({ isLoading: true, failure: undefined });
    try {
      const variables = { limit, offset: known.revisions.length };
      const answer = await client.query({ query: RevisionsDocument, variables, fetchPolicy: 'no-cache' });
      const page = answer.data?.revisions;
      if (page) {
        setKnown((latest) => ({
          ...latest,
          revisions: mergeRevisions(latest.revisions, page.revisions, page.total),
        }));
      }
      setOlder({ isLoading: false, failure: undefined });
    } catch (error) {
      setOlder({ isLoading: false, failure: toFailure(error) });
    }
  }

  const isKnown = known.answer !== undefined;
  return {
    load: {
      data: isKnown ? known.revisions : undefined,
      isLoading: loading,
      failure: error && !loading ? toFailure(error) : undefined,
      reload,
    },
    revisions: known.revisions,
    total,
    older: { ...older, show },
  };
}
