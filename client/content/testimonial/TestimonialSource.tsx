import type { TestimonialsSection_TestimonialFragment } from '../../../schema/generated/site';
import styles from './TestimonialSource.module.css';

/** Who said it: name, position and company, as far as they are known. */
export function TestimonialSource({ testimonial }: { testimonial: TestimonialsSection_TestimonialFragment }) {
  const { name, position, company } = testimonial;
  return (
    <figcaption className={styles.source}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {position && <span dir="auto">{position}</span>}
      {company && <span dir="auto">{company}</span>}
    </figcaption>
  );
}
