import { useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { ContentNewsDocument } from '../../../schema/generated/admin';
import { onLiveConnected } from '../../connection/liveClient';

/**
 * Calls back when content was saved, by whomever, and when that may have been missed: after a lost connection, and when
 * the tab comes to the front again.
 */
export function useContentNews(onNews: () => void): void {
  useSubscription(ContentNewsDocument, { ignoreResults: true, onData: onNews });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    onLiveConnected(onNews, signal);
    document.addEventListener('visibilitychange', () => !document.hidden && onNews(), { signal });
    return () => leaving.abort();
  }, [onNews]);
}
