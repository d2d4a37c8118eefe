import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { OverviewDocument, type OverviewQuery, type Setup_SetupFragment } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import type { Load } from '../kit/useLoad';

export type Overview = OverviewQuery['overview'];
export type SectionFigures = Overview['sections'][number];

/** How the whole site stands. What is known from before is shown until the server answers. */
export function useOverview(): Load<Overview> {
  const { data, loading, error, refetch } = useQuery(OverviewDocument, { fetchPolicy: 'cache-and-network' });
  const reload = useCallback(async () => {
    // The query itself reports the failure.
    await refetch().catch(() => undefined);
  }, [refetch]);
  return {
    data: data?.overview,
    isLoading: loading,
    failure: error && !loading ? toFailure(error) : undefined,
    reload,
  };
}

/** Puts what a mutation answered of the setup where the overview shows it. */
export function storeSetup(cache: ApolloCache, answer: { data?: { setup: Setup_SetupFragment } | null | undefined }) {
  const setup = answer.data?.setup;
  if (!setup) return;
  cache.updateQuery({ query: OverviewDocument }, (known) => known && { overview: { ...known.overview, setup } });
}
