import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  createBrowserRouter,
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
} from 'react-router-dom';
import { createBrowserClient } from '../apollo/client';
import { Dashboard } from './Dashboard';
import { ErrorFallback } from './ErrorFallback';
import { ConfirmProvider } from './kit/ConfirmDialog';
import { Loading } from './kit/LoadState';
import { Notifications } from './kit/Notifications';
import { UnsavedChangesProvider } from './kit/UnsavedChanges';
import { LoginPage } from './LoginPage';
import { AdminLayout } from './layout/AdminLayout';
import { adminPath } from './paths';
import { RequireSignIn } from './RequireSignIn';
import { editableSections } from './registry';
import { SignInAgainProvider } from './SignInAgain';
import { theme } from './theme';

const RevisionPreview = lazy(async () => ({ default: (await import('./history/RevisionPreview')).RevisionPreview }));

const client = createBrowserClient();

/** A router with data is the only one that can ask before the browser's own Back is followed. */
const router = createBrowserRouter(
  createRoutesFromElements(
    <Route element={<AdminFrame />}>
      <Route path={adminPath}>
        <Route path="login" element={<LoginPage />} />
        <Route element={<RequireSignIn />}>
          <Route element={<AdminLayout />}>
            <Route index element={<Dashboard />} />
            {editableSections.map(({ slug, Editor }) => (
              <Route key={slug} path={slug} element={<Editor />} />
            ))}
            <Route path="*" element={<Navigate to={adminPath} replace />} />
          </Route>
          <Route path="history/:number/preview" element={<Preview />} />
        </Route>
      </Route>
    </Route>,
  ),
);

/** Everything below /admin. An address that is no page leads to the dashboard. */
export function AdminApp() {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>
  );
}

/** What all pages share and keep, whichever is shown. */
function AdminFrame() {
  return (
    <ErrorBoundary FallbackComponent={ErrorFallback}>
      <Notifications>
        <ConfirmProvider>
          <UnsavedChangesProvider>
            <SignInAgainProvider>
              <Outlet />
            </SignInAgainProvider>
          </UnsavedChangesProvider>
        </ConfirmProvider>
      </Notifications>
    </ErrorBoundary>
  );
}

/** A page without the frame of the others, because it shows what visitors see. */
function Preview() {
  return (
    <Suspense fallback={<Loading text="Loading preview...">{null}</Loading>}>
      <RevisionPreview />
    </Suspense>
  );
}
