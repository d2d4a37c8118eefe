import buttons from '../../site/kit/button.module.css';
import { classNames } from '../../site/kit/classNames';
import { Emoji } from '../../site/kit/Emoji';
import { themeClass } from '../../site/kit/theme';
import type { SectionHeading } from '../../site/sectionConfig';
import styles from './ThankYouSection.module.css';

/** The last word to a visitor. */
export function ThankYouSection({ heading }: { heading: SectionHeading }) {
  return (
    <section
      id="thank-you"
      aria-labelledby="thank-you-heading"
      className={classNames(styles.section, themeClass('emerald'))}
    >
      <p dir="auto" className={styles.badge}>
        <Emoji symbol={heading.emoji} />
        {heading.title}
      </p>
      <h2 id="thank-you-heading" dir="auto" data-arrives="" className={styles.title}>
        {heading.mainTitle}
      </h2>
      {heading.subtitle !== '' && (
        <p dir="auto" className={styles.subtitle}>
          {heading.subtitle}
        </p>
      )}
      <p dir="auto" className={styles.description}>
        {heading.description}
      </p>
      <a href="#contact" className={classNames(buttons.filled, buttons.large)}>
        Let's Connect!
      </a>
    </section>
  );
}
