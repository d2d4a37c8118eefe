import { type RefObject, useEffect } from 'react';
import { whenIdle } from './kit/whenIdle';

/** What a visitor begins to move with. */
const firstMoves = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Lays out what `public/first-screen.js` let wait: section by section, whenever the browser has nothing to do, and all
 * at once when the visitor makes a move, so that every place is where it stays before somebody goes there.
 */
export function useWholePage(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const layOutAll = () => {
      leaving.abort();
      delete document.documentElement.dataset.firstScreen;
    };
    const layOut = (section: Element | null | undefined) => {
      if (!section) return;
      section.setAttribute('data-laid-out', '');
      whenIdle(signal, () => layOut(section.nextElementSibling));
    };
    if (window.scrollY > 0) layOutAll();
    for (const move of firstMoves) window.addEventListener(move, layOutAll, { capture: true, signal });
    whenIdle(signal, () => layOut(page.current?.firstElementChild));
    return () => leaving.abort();
  }, [page]);
}
