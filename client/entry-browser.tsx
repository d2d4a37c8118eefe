import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicPageDocument, type PublicPageQuery } from '../schema/generated/site';
import { createBrowserClient, createCache } from './apollo/client';
import { liveListener } from './apollo/liveUpdates';
import { Screen } from './routes';
import './site/fonts.css';
import './site/tokens.css';
import './site/global.css';

/** What the server knew when it rendered the page, or null where it sent none. */
function readPageData(): PublicPageQuery | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

const cache = createCache();
const data = readPageData();
if (data) cache.writeQuery({ query: PublicPageDocument, data });

const app = (
  <StrictMode>
    <ApolloProvider client={createBrowserClient(cache, liveListener)}>
      <Screen path={window.location.pathname} />
    </ApolloProvider>
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.firstElementChild) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
