import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { PublicPageDocument } from '../../schema/generated/site';
import { useLiveUpdates } from '../apollo/liveUpdates';
import { PageContent } from './PageContent';
import { pageTitle } from './pageHead';
import { useArrivals } from './useArrivals';
import { useWholePage } from './useWholePage';

/**
 * The one page that visitors read. Its data came with the HTML, so that a first visit asks for nothing; from then on
 * it follows what the owner changes.
 */
export function PublicPage() {
  const { data, loading, error } = useQuery(PublicPageDocument);
  const main = useRef<HTMLElement>(null);
  useLiveUpdates();
  useWholePage(main);
  useArrivals(main);
  useEffect(() => {
    if (data) document.title = pageTitle(data);
  }, [data]);

  return <PageContent page={{ data, isLoading: loading, hasFailed: error !== undefined }} main={main} />;
}
