import type { ExperienceSection_ExperienceFragment } from '../../../schema/generated/site';
import { ChipList } from '../../site/kit/ChipList';
import { Icon } from '../../site/kit/Icon';
import styles from './ExperienceCard.module.css';

/** All cards share it, so that the browser closes one when another opens. */
const accordion = 'experience';

/** A position: its head is always there, the rest opens on a click, without script too. */
export function ExperienceCard({ experience }: { experience: ExperienceSection_ExperienceFragment }) {
  const { company, location, duration, position, description, technologyList, achievementList } = experience;
  return (
    <details name={accordion} className={styles.card}>
      <summary className={styles.summary}>
        <span dir="auto" className={styles.period}>
          {duration}
        </span>
        <h3 dir="auto" className={styles.position}>
          {position}
        </h3>
        <span dir="auto" className={styles.company}>
          {company}
        </span>
        {location && (
          <span dir="auto" className={styles.location}>
            <Icon name="pin" size={16} />
            {location}
          </span>
        )}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.body}>
        {description.trim() !== '' && (
          <div>
            <h4 className={styles.label}>Role Description</h4>
            <p dir="auto" className={styles.description}>
              {description}
            </p>
          </div>
        )}
        {technologyList.length > 0 && (
          <div>
            <h4 className={styles.label}>Technologies & Skills</h4>
            <ChipList items={technologyList} />
          </div>
        )}
        {achievementList.length > 0 && (
          <div>
            <h4 className={styles.label}>Key Achievements</h4>
            <ul className={styles.achievements}>
              {[...new Set(achievementList)].map((achievement) => (
                <li key={achievement} dir="auto">
                  {achievement}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
