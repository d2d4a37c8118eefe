import { renderToString } from 'react-dom/server';
import { PublicPageDocument, type PublicPageQuery } from '../schema/generated/site';
import { isAdminPath, isPublicPath, Screen } from './routes';
import { notFoundTitle } from './site/NotFoundPage';
import { pageDescription, pageTitle } from './site/pageHead';
import { PublicContent } from './site/publicContent';

/** The one query of the public page. */
export const publicPageQuery: string = PublicPageDocument.toString();

/** A page as the server sends it. */
export interface RenderedPage {
  /** What stands within `#root`; empty under `/admin`, which is rendered in the browser alone. */
  html: string;
  title: string;
  description: string;
  /** False for a path that leads nowhere, to be answered with 404. */
  isFound: boolean;
}

/**
 * Renders what a path shows. `data` answers `publicPageQuery`, and the browser begins with it too; with null, the
 * page says that it is loading and fetches by itself.
 */
export function renderPage(path: string, data: PublicPageQuery | null): RenderedPage {
  const description = pageDescription(data);
  if (isAdminPath(path)) return { html: '', title: `Admin – ${pageTitle(data)}`, description, isFound: true };

  const html = renderToString(<Screen path={path} content={new PublicContent(data)} />);
  const isFound = isPublicPath(path);
  return { html, title: isFound ? pageTitle(data) : notFoundTitle, description, isFound };
}
