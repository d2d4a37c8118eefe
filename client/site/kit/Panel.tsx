import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Panel.module.css';
import { type ThemeName, themeClass } from './theme';

interface PanelProps {
  title: string;
  description: string;
  count: number;
  theme: ThemeName;
  children: ReactNode;
}

/** A panel that opens on a click, by itself and without script. */
export function Panel({ title, description, count, theme, children }: PanelProps) {
  return (
    <details data-arrives="" className={classNames(styles.panel, themeClass(theme))}>
      <summary className={styles.summary}>
        <h3 dir="auto" className={styles.title}>
          {title}
        </h3>
        <span dir="auto" className={styles.description}>
          {description}
        </span>
        <span className={styles.count}>{count}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.body}>
        {count === 0 ? <p className={styles.nothing}>Nothing to show yet.</p> : children}
      </div>
    </details>
  );
}
