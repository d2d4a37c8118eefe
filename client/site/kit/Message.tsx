import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  title: string;
  text: string;
  isFailure?: boolean;
  /** Shown beside the words on wide screens, above them on narrow ones. */
  picture?: ReactNode;
  /** What can be done now. */
  children: ReactNode;
}

/** A screen that has one thing to say. */
export function Message({ title, text, isFailure = false, picture, children }: MessageProps) {
  return (
    <main className={styles.message}>
      <div className={styles.words}>
        <div role={isFailure ? 'alert' : undefined}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </main>
  );
}
