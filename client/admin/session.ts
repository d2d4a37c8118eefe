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
  changes.dispatchEvent(new Event('change'));
}

export function signOut(): void {
  clearToken();
  withoutToken = 'left';
  changes.dispatchEvent(new Event('change'));
}

/** Follows the token: signing in and out here or in another tab, and the server's refusal. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

function readSession(): Session {
  return readToken() ? 'signedIn' : withoutToken;
}

function subscribe(notify: () => void): () => void {
  const refuse = () => {
    withoutToken = 'refused';
    notify();
  };
  changes.addEventListener('change', notify);
  window.addEventListener('storage', notify);
  window.addEventListener(signedOutEvent, refuse);
  return () => {
    changes.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
    window.removeEventListener(signedOutEvent, refuse);
  };
}
