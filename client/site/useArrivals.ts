import { type RefObject, useEffect } from 'react';
import { whenIdle } from './kit/whenIdle';

/** What is marked with `data-arrives` moves when it first comes into view. */
const marked = '[data-arrives]';

const still = { opacity: 1, transform: 'none' };
const below = { opacity: 0, transform: 'translateY(12px)' };

/** Milliseconds between things that come into view together, such as the cards of a row. */
const stagger = 60;

/**
 * Lets what lies below the first screen arrive, once: by 12 pixels and out of transparency. Nothing is hidden
 * beforehand: a thing is transparent only while it moves, so the page can be read, printed and photographed without
 * script, without an observer, and at any moment.
 */
export function useArrivals(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leaving = new AbortController();
    whenIdle(leaving.signal, () => observe(page.current?.querySelectorAll<HTMLElement>(marked) ?? [], leaving.signal));
    return () => leaving.abort();
  }, [page]);
}

function observe(elements: Iterable<HTMLElement>, signal: AbortSignal): void {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const arrived: Element[] = [];
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top >= 0) {
          waiting.add(target);
          continue;
        }
        observer.unobserve(target);
        if (isIntersecting && waiting.has(target)) arrived.push(target);
      }
      arrive(arrived);
    },
    // A little before it is seen, so that not even one frame shows it at rest.
    { rootMargin: '0px 0px 24px 0px' },
  );
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function arrive(elements: readonly Element[]): void {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  elements.forEach((element, index) => {
    element.animate([below, still], {
      delay: Math.min(index, 4) * stagger,
      duration: 300,
      easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
      fill: 'backwards',
    });
  });
}
