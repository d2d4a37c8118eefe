import type { LiveListener } from './liveLink';

const connection = new EventTarget();

/** Tells whoever asked of the connection; for the client that carries it. */
export const liveListener: LiveListener = {
  onConnected: () => connection.dispatchEvent(new Event('connected')),
};

/** Calls back after each connection, because what happened before it was missed. */
export function onLiveConnected(callback: () => void, signal: AbortSignal): void {
  connection.addEventListener('connected', callback, { signal });
}
