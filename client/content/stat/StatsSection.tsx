import type { StatsSection_StatFragment } from '../../../schema/generated/site';
import { classNames } from '../../site/kit/classNames';
import { Emoji } from '../../site/kit/Emoji';
import { CountedValue } from './CountedValue';
import styles from './StatsSection.module.css';

/** Its value says all; a suffix such as '+' does not go with it. */
const labelWithoutSuffix = 'People Served';

/** As many characters as can stand side by side in large type on a phone. */
const longestFigure = 10;

/** The owner in numbers. */
export function StatTiles({ stats }: { stats: readonly StatsSection_StatFragment[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className={styles.tiles}>
      {stats.map(({ id, icon, value, suffix, label }) => (
        <div key={id} className={styles.tile}>
          <dt className={styles.label}>
            <Emoji symbol={icon} className={styles.icon} />
            <bdi>{label}</bdi>
          </dt>
          <dd className={classNames(styles.value, value.length > longestFigure && styles.long)}>
            <CountedValue value={value} />
            {label !== labelWithoutSuffix && suffix && <span className={styles.suffix}>{suffix}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
