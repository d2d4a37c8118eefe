import type { ExperienceSection_ExperienceFragment } from '../../../schema/generated/site';
import { classNames } from '../../site/kit/classNames';
import { Section } from '../../site/kit/Section';
import { type Loadable, SectionState } from '../../site/kit/SectionState';
import { cycleTheme } from '../../site/kit/theme';
import type { SectionHeading } from '../../site/sectionConfig';
import { ExperienceCard } from './ExperienceCard';
import styles from './ExperienceSection.module.css';

const messages = {
  loading: 'Loading amazing experiences...',
  failed: 'Failed to load experience data',
  missing: 'No experience data available',
  empty: 'No experience data available',
};

/** As many points as fit on the line at 20 % and 15 % further for each; more are spread evenly. */
const pointsAtFixedSteps = 6;

interface ExperienceSectionProps {
  experiences: Loadable<readonly ExperienceSection_ExperienceFragment[]>;
  heading: SectionHeading;
}

/** The positions that the owner held, along a line. One card is open at a time. */
export function ExperienceSection({ experiences, heading }: ExperienceSectionProps) {
  return (
    <Section id="experience" theme="blue" heading={heading}>
      <SectionState source={experiences} messages={messages}>
        {(items) => (
          <div className={styles.timeline}>
            <div
              aria-hidden="true"
              className={classNames(styles.line, items.length > pointsAtFixedSteps && styles.spread)}
            >
              {items.map(({ id }, index) => (
                <span key={id} className={classNames(styles.point, experienceTheme(index))} />
              ))}
            </div>
            <ol className={styles.cards}>
              {items.map((experience, index) => (
                <li key={experience.id} data-arrives="" className={classNames(styles.item, experienceTheme(index))}>
                  <ExperienceCard experience={experience} />
                </li>
              ))}
            </ol>
          </div>
        )}
      </SectionState>
    </Section>
  );
}

function experienceTheme(index: number): string {
  return cycleTheme(['blue', 'emerald', 'violet', 'amber', 'red'], index);
}
