import type { TestimonialsSection_TestimonialFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { Icon } from '../../site/kit/Icon';
import { Modal } from '../../site/kit/Modal';
import styles from './TestimonialDialog.module.css';
import { TestimonialSource } from './TestimonialSource';

interface TestimonialDialogProps {
  testimonials: readonly TestimonialsSection_TestimonialFragment[];
  index: number;
  onSelect: (id: number) => void;
  onClose: () => void;
}

/** The reading view of one testimonial; the buttons go round in a circle. */
export function TestimonialDialog({ testimonials, index, onSelect, onClose }: TestimonialDialogProps) {
  const total = testimonials.length;
  const current = testimonials[index];
  if (current === undefined) return null;

  const go = (step: 1 | -1) => {
    const next = testimonials[(index + step + total) % total];
    if (next) onSelect(next.id);
  };

  const headingId = 'testimonial-heading';
  return (
    <Modal labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.layout}>
        <header className={styles.bar}>
          <h2 id={headingId} className={styles.heading}>{`Testimonial by ${current.name}`}</h2>
          <p aria-live="polite" className={styles.counter}>{`${index + 1} of ${total}`}</p>
          <button type="button" aria-label="Close testimonial" className={buttons.icon} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p dir="auto">{current.message}</p>
          </blockquote>
          <TestimonialSource testimonial={current} />
        </figure>
        <footer className={styles.footer}>
          <button type="button" className={buttons.quiet} onClick={() => go(-1)}>
            <Icon name="previous" />
            Previous
          </button>
          <button type="button" className={buttons.quiet} onClick={() => go(1)}>
            Next
            <Icon name="arrow" />
          </button>
        </footer>
      </div>
    </Modal>
  );
}
