import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  title: string;
  text: string;
  isFailure?: boolean;
  /** What can be done now. */
  children: ReactNode;
}

/** A screen that has one thing to say. */
export function Message({ title, text, isFailure = false, children }: MessageProps) {
  return (
    <main className={styles.message}>
      <div role={isFailure ? 'alert' : undefined}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
