import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PublicPageQuery } from '../schema/generated/site';
import { Screen } from './routes';
import { PublicContent } from './site/publicContent';
import './site/fonts.css';
import './site/tokens.css';
import './site/global.css';

/** What the server rendered the page with, or null where it sent none. */
function readData(): PublicPageQuery | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <Screen path={window.location.pathname} content={new PublicContent(readData())} />
    </StrictMode>
  );
  // In a transition, React gives way to the visitor again and again.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
