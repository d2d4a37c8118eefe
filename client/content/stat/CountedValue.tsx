import { useEffect, useRef, useState } from 'react';
import styles from './CountedValue.module.css';
import { readCountable, valueAt } from './countUp';

/** Milliseconds from nothing to the whole. */
const duration = 900;

/**
 * A value that is counted up once when it comes into view from below. The value itself keeps its place, for layout and
 * for screen readers; the counting lies over it. Who prefers less motion sees the value alone.
 */
export function CountedValue({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const [isCounting, setCounting] = useState(false);

  useEffect(() => {
    if (!place.current || readCountable(value) === undefined) return;
    let wasBelow = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top >= 0) {
          wasBelow = true;
          continue;
        }
        observer.disconnect();
        setCounting(wasBelow && window.matchMedia('(prefers-reduced-motion: no-preference)').matches);
      }
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [value]);

  useEffect(() => {
    const countable = readCountable(value);
    if (!isCounting || !countable) return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const time = Math.min((now - start) / duration, 1);
      if (counter.current) counter.current.textContent = valueAt(countable, 1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
      else setCounting(false);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting, value]);

  return (
    <span ref={place} className={styles.place}>
      <span className={isCounting ? styles.covered : undefined}>{value}</span>
      {isCounting && <span ref={counter} aria-hidden="true" className={styles.counter} />}
    </span>
  );
}
