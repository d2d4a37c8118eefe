import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorFallback } from './site/ErrorFallback';
import { Loading } from './site/kit/SectionState';
import { NotFoundPage } from './site/NotFoundPage';
import { PublicPage } from './site/PublicPage';
import type { PublicContent } from './site/publicContent';

/** The admin is a bundle of its own, router included, and no part of what the server renders. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./admin/AdminApp')).AdminApp }));

interface ScreenProps {
  path: string;
  /** For the public page. */
  content: PublicContent;
}

/** The screen of a path. Visitors have one page, so only the admin needs a router. */
export function Screen(props: ScreenProps) {
  return <ErrorBoundary FallbackComponent={ErrorFallback}>{chooseScreen(props)}</ErrorBoundary>;
}

function chooseScreen({ path, content }: ScreenProps) {
  if (isPublicPath(path)) return <PublicPage content={content} />;
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
