import { type Client, createClient } from 'graphql-ws';
import { network } from '../../schema/limits';

/** Close codes of RFC 6455, section 7.4.1: a normal end, after which nobody reconnects, and any other. */
const normalClosure = 1000;
const abnormalClosure = 1006;

const connection = new EventTarget();

/** Calls back after each connection, the first and those that follow a lost one: what happened before it was missed. */
export function onLiveConnected(callback: () => void, signal: AbortSignal): void {
  connection.addEventListener('connected', callback, { signal });
}

/** The one live connection. It opens with the first subscription. */
export function createLiveClient(): Client {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    webSocketImpl: RetriedWebSocket,
    retryAttempts: network.socketRetries,
    retryWait: (retries) => wait((retries + 1) * network.socketRetryDelay),
    shouldRetry: () => true,
    on: {
      connected: () => connection.dispatchEvent(new Event('connected')),
      closed: (event) => {
        // After a normal end the library reconnects as long as anybody listens, whatever `shouldRetry` says.
        if (event instanceof CloseEvent && event.code === normalClosure) void client.dispose();
      },
    },
  });
  return client;
}

/**
 * Tells the library of every end but a normal one as of a lost connection, because it would not reconnect after some of
 * them, such as a server's failure.
 */
class RetriedWebSocket extends globalThis.WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    let onClose: WebSocket['onclose'] = null;
    Object.defineProperty(this, 'onclose', {
      get: () => onClose,
      set: (handler: WebSocket['onclose']) => {
        onClose = handler;
      },
    });
    this.addEventListener('close', (event) => onClose?.call(this, asRetriable(event)));
  }
}

function asRetriable(event: CloseEvent): CloseEvent {
  if (event.code === normalClosure) return event;
  return new CloseEvent('close', { code: abnormalClosure, reason: event.reason, wasClean: event.wasClean });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
