import { useEffect } from 'react';
import { network } from '../../schema/limits';
import { whenIdle } from './kit/whenIdle';
import type { PublicContent } from './publicContent';

/**
 * Keeps an open page up to date. It begins when the page has settled: what the server sent is shown until then, and
 * nothing competes with the first paint. A page without data begins at once.
 */
export function useLiveContent(content: PublicContent): void {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = () => void follow(content, leaving.signal);
    if (content.current().data) whenIdle(leaving.signal, begin);
    else begin();
    return () => leaving.abort();
  }, [content]);
}

/** Fetches what talks with the server, as often and as patiently as that will itself try to connect. */
async function follow(content: PublicContent, signal: AbortSignal): Promise<void> {
  for (let retries = 0; !signal.aborted; retries += 1) {
    try {
      const { startLiveUpdates } = await import('./visitorClient');
      if (!signal.aborted) startLiveUpdates(content, signal);
      return;
    } catch {
      content.fail();
      if (retries === network.socketRetries) return;
      await new Promise((resolve) => setTimeout(resolve, (retries + 1) * network.socketRetryDelay));
    }
  }
}
