import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

interface OnDemand<T> {
  /** The part, once it is there. */
  part: T | undefined;
  /** Fetches it, unless it is there or on its way. */
  fetchPart: () => void;
  /** Whether the last attempt failed, as without a connection. The next one may succeed. */
  hasFailed: boolean;
}

/**
 * A part of the program that the first paint does not need. It is fetched when the page has settled, so that it is
 * there when it is wanted, also without a connection by then; and when it is wanted, if that comes first.
 *
 * @param load the same function each time
 */
export function useOnDemand<T extends object>(load: () => Promise<T>): OnDemand<T> {
  const [part, setPart] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const fetchPart = () => {
    if (part !== undefined) return;
    setFailed(false);
    load().then(setPart, () => setFailed(true));
  };
  useEffect(() => {
    const stopping = new AbortController();
    // Nobody has asked for it yet, so nobody is told of a failure.
    whenIdle(stopping.signal, () => load().then(setPart, () => undefined));
    return () => stopping.abort();
  }, [load]);
  return { part, fetchPart, hasFailed };
}
