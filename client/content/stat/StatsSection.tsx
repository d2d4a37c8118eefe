import type { CSSProperties } from 'react';
import type { StatsSection_StatFragment } from '../../../schema/generated/site';
import { classNames } from '../../site/kit/classNames';
import { Emoji } from '../../site/kit/Emoji';
import { CountedValue } from './CountedValue';
import styles from './StatsSection.module.css';

/** Its value says all; a suffix such as '+' does not go with it. */
const labelWithoutSuffix = 'People Served';

/** What has more characters is set as text. */
const longestFigure = 10;

/** The owner in numbers. */
export function StatTiles({ stats }: { stats: readonly StatsSection_StatFragment[] }) {
  if (stats.length === 0) return null;
  const length = Math.max(1, ...stats.map(figureLength).filter((characters) => characters <= longestFigure));
  return (
    <dl className={styles.tiles} style={{ '--length': length } as CSSProperties}>
      {stats.map((stat) => (
        <div key={stat.id} className={styles.tile}>
          <dt className={styles.label}>
            <Emoji symbol={stat.icon} className={styles.icon} />
            <bdi>{stat.label}</bdi>
          </dt>
          <dd className={classNames(styles.value, figureLength(stat) > longestFigure && styles.long)}>
            <CountedValue value={stat.value} />
            {shownSuffix(stat) && <span className={styles.suffix}>{shownSuffix(stat)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shownSuffix({ label, suffix }: StatsSection_StatFragment): string {
  return label === labelWithoutSuffix ? '' : (suffix ?? '');
}

function figureLength(stat: StatsSection_StatFragment): number {
  return stat.value.length + shownSuffix(stat).length;
}
