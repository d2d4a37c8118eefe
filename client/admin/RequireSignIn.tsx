import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type LoginState, loginPath } from './paths';
import { useSignInAgain } from './SignInAgain';
import { useSession } from './session';

/**
 * The guard: whoever holds no token sees nothing and is sent to the login screen. Unsaved work alone is kept in sight,
 * for as long as the owner takes to sign in again over it.
 */
export function RequireSignIn() {
  const session = useSession();
  const { isSignedOut: isHeld } = useSignInAgain();
  const { pathname, search } = useLocation();
  if (session === 'signedIn' || isHeld) return <Outlet />;
  const state: LoginState | null = session === 'left' ? null : { from: pathname + search };
  return <Navigate to={loginPath} replace state={state} />;
}
