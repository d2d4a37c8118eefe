import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type LoginState, loginPath } from './paths';
import { useSession } from './session';

/** The guard: whoever holds no token sees nothing and is sent to the login screen. */
export function RequireSignIn() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === 'signedIn') return <Outlet />;
  const state: LoginState | null = session === 'left' ? null : { from: pathname + search };
  return <Navigate to={loginPath} replace state={state} />;
}
