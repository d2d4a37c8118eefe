import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { ErrorFallback } from './site/ErrorFallback';
import { Loading } from './site/kit/SectionState';
import { NotFoundPage } from './site/NotFoundPage';
import { PublicPage } from './site/PublicPage';

/** The admin is a bundle of its own, and no part of what the server renders. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./admin/AdminApp')).AdminApp }));

/** All screens, for the browser's router and the server's. */
export function AppRoutes() {
  return (
    <ErrorBoundary FallbackComponent={ErrorFallback}>
      <Routes>
        <Route path="/" element={<PublicPage />} />
        <Route
          path="/admin/*"
          element={
            <Suspense fallback={<Loading text="Loading..." />}>
              <AdminApp />
            </Suspense>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** Whether a path shows the public page; the part behind `?` does not matter. */
export function isPublicPath(path: string): boolean {
  return pathname(path) === '/';
}

export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(pathname(path));
}

function pathname(path: string): string {
  return path.replace(/[?#].*$/, '');
}
