import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorFallback } from './site/ErrorFallback';
import { Loading } from './site/kit/SectionState';
import { NotFoundPage } from './site/NotFoundPage';
import { PublicPage } from './site/PublicPage';

/** The admin is a bundle of its own, router included, and no part of what the server renders. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./admin/AdminApp')).AdminApp }));

/** The screen of a path. Visitors have one page, so only the admin needs a router. */
export function Screen({ path }: { path: string }) {
  return <ErrorBoundary FallbackComponent={ErrorFallback}>{chooseScreen(path)}</ErrorBoundary>;
}

function chooseScreen(path: string) {
  if (isPublicPath(path)) return <PublicPage />;
  if (!isAdminPath(path)) return <NotFoundPage />;
  return (
    <Suspense fallback={<Loading text="Loading..." />}>
      <AdminApp />
    </Suspense>
  );
}

/** Whether a path shows the public page; the part behind `?` does not matter. */
export function isPublicPath(path: string): boolean {
  return pathname(path) === '/';
}

export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname(path));
}

function pathname(path: string): string {
  return path.replace(/[?#].*$/, '');
}
