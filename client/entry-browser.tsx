import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicPageDocument } from '../schema/generated/site';
import { createBrowserClient, createCache } from './apollo/client';
import { liveListener } from './apollo/liveUpdates';
import { Screen } from './routes';
import './site/fonts.css';
import './site/tokens.css';
import './site/global.css';
import { yieldToVisitor } from './site/kit/yieldToVisitor';

/** What the server knew when it rendered the page, or null where it sent none. */
function readCached(): NormalizedCacheObject | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** The steps of the start, each a task of its own, because all of them at once are long on a slow phone. */
async function start(root: HTMLElement): Promise<void> {
  const cache = createCache();
  const cached = readCached();
  if (cached) {
    await yieldToVisitor();
    cache.restore(cached);
    await yieldToVisitor();
    // The cache remembers what it has read, so that the page's own reading costs nothing.
    cache.diff({ query: cache.transformDocument(PublicPageDocument), optimistic: true });
  }
  const app = (
    <StrictMode>
      <ApolloProvider client={createBrowserClient(cache, liveListener)}>
        <Screen path={window.location.pathname} />
      </ApolloProvider>
    </StrictMode>
  );
  await yieldToVisitor();
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
