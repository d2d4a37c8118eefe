import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../../site/kit/useMediaQuery';
import { whenIdle } from '../../../site/kit/whenIdle';

interface MotionAllowed {
  /** The page is complete and at rest, and its visitor does not mind motion. */
  mayLoad: boolean;
  /** Also, somebody is there to see it. */
  mayPlay: boolean;
}

/** When an element may move: after everything else, only in view, and not for those who prefer less motion. */
export function useMotionAllowed(element: RefObject<Element | null>): MotionAllowed {
  const likesMotion = useMediaQuery('(prefers-reduced-motion: no-preference)', false);
  const isAtRest = useAtRest();
  const isPageShown = useSyncExternalStore(onVisibilityChange, isVisible, () => false);
  const { isInView, wasInView } = useInView(element);
  const mayLoad = likesMotion && isAtRest && wasInView;
  return { mayLoad, mayPlay: mayLoad && isInView && isPageShown };
}

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible() {
  return document.visibilityState === 'visible';
}

/** True once the page has loaded everything and then has nothing to do. */
function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    whenIdle(leaving.signal, () => setIsAtRest(true));
    return () => leaving.abort();
  }, []);

  return isAtRest;
}

function useInView(element: RefObject<Element | null>): { isInView: boolean; wasInView: boolean } {
  const [seen, setSeen] = useState({ isInView: false, wasInView: false });

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      setSeen(({ wasInView }) => ({ isInView, wasInView: wasInView || isInView }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return seen;
}
