import { useSyncExternalStore } from 'react';
import { signedOutEvent } from '../apollo/links';
import { clearToken, readToken, storeToken } from '../apollo/token';

/**
 * Where the owner stands. Without a token it is told apart how that came about: there was none (`absent`), the server
 * refused it (`refused`), or the owner logged out (`left`).
 */
export type Session = 'signedIn' | 'absent' | 'refused' | 'left';

const changes = new EventTarget();
let withoutToken: Exclude<Session, 'signedIn'> = 'absent';

export function signIn(token: string): void {
  storeToken(token);
  withoutToken = 'absent';
  announce();
}

export function signOut(): void {
  clearToken();
  withoutToken = 'left';
  announce();
}

/** Follows the token: signing in and out here or in another tab, and the server's refusal. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

function readSession(): Session {
  return readToken() ? 'signedIn' : withoutToken;
}

function subscribe(notify: () => void): () => void {
  changes.addEventListener('change', notify);
  return () => changes.removeEventListener('change', notify);
}

function announce(): void {
  changes.dispatchEvent(new Event('change'));
}

// One listener tells all that follow the session at once: told one after the other by the browser, the guard would be
// rendered before what keeps unsaved work in sight knows of it.
window.addEventListener('storage', announce);
window.addEventListener(signedOutEvent, () => {
  withoutToken = 'refused';
  announce();
});
