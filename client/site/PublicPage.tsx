import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PageContent } from './PageContent';
import { pageTitle } from './pageHead';
import type { PublicContent } from './publicContent';
import { useArrivals } from './useArrivals';
import { useLiveContent } from './useLiveContent';
import { useWholePage } from './useWholePage';

/**
 * The one page that visitors read. Its data came with the HTML, so that a first visit asks for nothing; from then on
 * it follows what the owner changes.
 */
export function PublicPage({ content }: { content: PublicContent }) {
  const page = useSyncExternalStore(content.subscribe, content.current, content.current);
  const main = useRef<HTMLElement>(null);
  useLiveContent(content);
  useWholePage(main);
  useArrivals(main);
  const { data } = page;
  useEffect(() => {
    if (data) document.title = pageTitle(data);
  }, [data]);

  return <PageContent page={page} main={main} />;
}
