import { useEffect, useRef, useState } from 'react';
import type { TestimonialsSection_TestimonialFragment } from '../../../schema/generated/site';
import { classNames } from '../../site/kit/classNames';
import { cycleTheme } from '../../site/kit/theme';
import styles from './TestimonialCard.module.css';
import { TestimonialSource } from './TestimonialSource';
import { truncate } from './truncate';

interface TestimonialCardProps {
  testimonial: TestimonialsSection_TestimonialFragment;
  index: number;
  onOpen: () => void;
}

/** The beginning of what somebody said. The whole card opens the reading view; without script and on paper it shows it all. */
export function TestimonialCard({ testimonial, index, onOpen }: TestimonialCardProps) {
  const { message } = testimonial;
  const { preview, isTruncated } = truncate(message);
  const theme = cycleTheme(['blue', 'emerald', 'violet', 'amber', 'red', 'indigo', 'pink', 'teal'], index);
  return (
    <li data-arrives="" className={classNames(styles.card, theme)}>
      <figure>
        <blockquote className={styles.quote}>
          <p dir="auto" className={classNames(isTruncated && styles.preview)}>
            {preview}
          </p>
          {isTruncated && (
            <p dir="auto" className={styles.whole}>
              {message}
            </p>
          )}
        </blockquote>
        <TestimonialSource testimonial={testimonial} />
      </figure>
      <OpenTestimonial testimonial={testimonial} onOpen={onOpen} />
    </li>
  );
}

/** Opens the reading view. Until the page can do that, it opens in its place, and stays when it was opened then. */
function OpenTestimonial({ testimonial: { name, message }, onOpen }: Omit<TestimonialCardProps, 'index'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isButton, setButton] = useState(false);
  useEffect(() => setButton(details.current?.open !== true), []);
  const label = `Read full testimonial by ${name}`;
  if (isButton) {
    return (
      <button type="button" aria-haspopup="dialog" aria-label={label} className={styles.open} onClick={onOpen}>
        Read full testimonial →
      </button>
    );
  }
  return (
    <details ref={details} className={styles.inPlace}>
      <summary aria-label={label} className={styles.open}>
        Read full testimonial →
      </summary>
      <p dir="auto">{message}</p>
    </details>
  );
}
