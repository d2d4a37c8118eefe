import type { ReactNode } from 'react';
import type { SectionHeading } from '../sectionConfig';
import { classNames } from './classNames';
import { Emoji } from './Emoji';
import styles from './Section.module.css';
import { type ThemeName, themeClass } from './theme';

interface SectionProps {
  /** The anchor that links jump to. */
  id: string;
  theme: ThemeName;
  heading: SectionHeading;
  /** Shown right of the heading on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the page: its anchor, its colour, its header, and what it holds. */
export function Section({ id, theme, heading, aside, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(styles.section, themeClass(theme))}>
      <header data-arrives="" className={styles.header}>
        <div className={styles.words}>
          <p dir="auto" className={styles.badge}>
            {heading.emoji !== '' && <Emoji symbol={heading.emoji} />}
            {heading.title}
          </p>
          <h2 id={headingId} dir="auto" className={styles.title}>
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
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
