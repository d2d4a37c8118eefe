import type { ReactNode } from 'react';
import { Emoji } from './Emoji';
import styles from './Ledger.module.css';

interface LedgerEntryProps {
  icon: string;
  title: string;
  /** Who stands behind it: an organization, an institution, an issuer. */
  source: string;
  year: string;
  children?: ReactNode;
}

/** Entries below each other, their years in one column. */
export function Ledger({ children }: { children: ReactNode }) {
  return <ul className={styles.ledger}>{children}</ul>;
}

/** One line of a ledger. Read aloud, or where there is no room for columns, it says 'source - year'. */
export function LedgerEntry({ icon, title, source, year, children }: LedgerEntryProps) {
  return (
    <li className={styles.entry}>
      <Emoji symbol={icon} className={styles.icon} />
      <div className={styles.text}>
        <h4 dir="auto" className={styles.title}>
          {title}
        </h4>
        <p className={styles.origin}>
          <bdi>{source}</bdi>
          <span className={styles.dash}> - </span>
          <span className={styles.year}>{year}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
