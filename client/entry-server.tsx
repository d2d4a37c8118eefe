import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { renderToString } from 'react-dom/server';
import { PublicPageDocument as document, type PublicPageQuery } from '../schema/generated/site';
import { createCache, createServerClient } from './apollo/client';
import { isAdminPath, isPublicPath, Screen } from './routes';
import { notFoundTitle } from './site/NotFoundPage';
import { pageDescription, pageTitle } from './site/pageHead';

/** The one query of the public page, as the browser's cache wants it answered: with the name of each type. */
export const PublicPageDocument: typeof document = addTypenameToDocument(document);

/** A page as the server sends it. */
export interface RenderedPage {
  /** What stands within `#root`; empty under `/admin`, which is rendered in the browser alone. */
  html: string;
  /** What the browser's cache begins with, so that it need not take the data apart; undefined without data. */
  cached?: NormalizedCacheObject | undefined;
  title: string;
  description: string;
  /** False for a path that leads nowhere, to be answered with 404. */
  isFound: boolean;
}

/**
 * Renders what a path shows. `data` answers `PublicPageDocument`; with null, the page says that it is loading and
 * fetches by itself.
 */
export function renderPage(path: string, data: PublicPageQuery | null): RenderedPage {
  const description = pageDescription(data);
  if (isAdminPath(path)) return { html: '', title: `Admin – ${pageTitle(data)}`, description, isFound: true };

  const cache = createCache();
  if (data) cache.writeQuery({ query: PublicPageDocument, data });
  const html = renderToString(
    <ApolloProvider client={createServerClient(cache)}>
      <Screen path={path} />
    </ApolloProvider>,
  );
  const isFound = isPublicPath(path);
  const cached = data ? cache.extract() : undefined;
  return { html, cached, title: isFound ? pageTitle(data) : notFoundTitle, description, isFound };
}
