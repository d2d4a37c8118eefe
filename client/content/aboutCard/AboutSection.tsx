import type { AboutSection_AboutCardFragment } from '../../../schema/generated/site';
import { limits } from '../../../schema/limits';
import { classNames } from '../../site/kit/classNames';
import { Section } from '../../site/kit/Section';
import { type Loadable, SectionState } from '../../site/kit/SectionState';
import { cycleTheme } from '../../site/kit/theme';
import type { SectionHeading } from '../../site/sectionConfig';
import styles from './AboutSection.module.css';

const messages = {
  loading: 'Loading about section...',
  failed: 'Failed to load about data',
  missing: 'No about content available',
  empty: 'No about data available',
};

/** As many lines of text as a card can have and still be seen whole on a low screen, where the cards stack. */
const stackedLines = 10;
const charactersInLine = 65;

interface AboutSectionProps {
  cards: Loadable<readonly AboutSection_AboutCardFragment[]>;
  heading: SectionHeading;
  /** What the first, second and third card say where they are empty. */
  fallbacks: readonly SectionHeading[];
}

/** Up to three stacked cards that introduce the owner, taken by their place. */
export function AboutSection({ cards, heading, fallbacks }: AboutSectionProps) {
  return (
    <Section id="about" theme="emerald" heading={heading}>
      <SectionState source={cards} messages={messages}>
        {(items) => (
          <ol className={classNames(styles.stack, items.length > 1 && items.every(isLow) && styles.overlapping)}>
            {items.slice(0, limits.aboutCards).map((card, index) => (
              <AboutCard key={card.id} card={card} index={index} fallback={fallbacks[index]} />
            ))}
          </ol>
        )}
      </SectionState>
    </Section>
  );
}

/** A card that is higher than the screen must not lie under the next one: its end could never be read. */
function isLow({ title, subtitle, description }: AboutSection_AboutCardFragment): boolean {
  const lines = description.split('\n').map((line) => Math.ceil(line.length / charactersInLine));
  const headings = 2 * Math.floor((title.length + (subtitle?.length ?? 0)) / charactersInLine);
  return lines.reduce((sum, count) => sum + Math.max(count, 1), headings) <= stackedLines;
}

interface AboutCardProps {
  card: AboutSection_AboutCardFragment;
  /** Its place, from 0. */
  index: number;
  /** What it says where it is empty. */
  fallback?: SectionHeading | undefined;
}

/** One of the cards, an item of a list. */
export function AboutCard({ card, index, fallback }: AboutCardProps) {
  return (
    <li data-arrives="" className={`${styles.card} ${cycleTheme(['emerald', 'blue', 'violet'], index)}`}>
      <div className={styles.text}>
        <h3 dir="auto" className={styles.title}>
          {card.title.trim() || fallback?.title}
        </h3>
        {card.subtitle && (
          <p dir="auto" className={styles.subtitle}>
            {card.subtitle}
          </p>
        )}
        <p dir="auto" className={styles.description}>
          {card.description.trim() || fallback?.description}
        </p>
      </div>
    </li>
  );
}
