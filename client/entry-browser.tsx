import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition } from 'react';
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

/** Lets the browser answer its visitor between two pieces of work, none of which may be long on a slow phone. */
function yieldToVisitor(): Promise<void> {
  // As React itself does it: a timer would be late in a page that is not in front.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function start(root: HTMLElement): Promise<void> {
  await yieldToVisitor();
  const cache = createCache();
  const data = readPageData();
  if (data) cache.writeQuery({ query: PublicPageDocument, data });
  const client = createBrowserClient(cache, liveListener);
  await yieldToVisitor();
  const app = (
    <StrictMode>
      <ApolloProvider client={client}>
        <Screen path={window.location.pathname} />
      </ApolloProvider>
    </StrictMode>
  );
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
