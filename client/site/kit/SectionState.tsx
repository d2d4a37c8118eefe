import type { ReactNode } from 'react';
import styles from './SectionState.module.css';

/** What is known of a section's data. */
export interface Loadable<T> {
  /** The data, as soon as there is any; it stays while newer data is fetched and when that fails. */
  data: T | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

interface SectionStateProps<T> {
  source: Loadable<readonly T[]>;
  messages: {
    loading: string;
    failed: string;
    /** When the answer came without this list. */
    missing: string;
    empty: string;
  };
  children: (items: readonly T[]) => ReactNode;
}

/** Shows the items of a section, or says that they are loading, could not be loaded, or that there are none. */
export function SectionState<T>({ source, messages, children }: SectionStateProps<T>) {
  const { data, isLoading, hasFailed } = source;
  if (data !== undefined) return data.length === 0 ? <Notice text={messages.empty} /> : children(data);
  if (hasFailed) return <Notice text={messages.failed} isFailure />;
  if (isLoading) return <Loading text={messages.loading} />;
  return <Notice text={messages.missing} />;
}

/** A spinner with its text. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} />
      {text}
    </div>
  );
}

/** One sentence in the place of content. */
export function Notice({ text, isFailure = false }: { text: string; isFailure?: boolean }) {
  return (
    <p role={isFailure ? 'alert' : undefined} className={styles.notice}>
      {text}
    </p>
  );
}
