import { classNames } from './classNames';
import styles from './Emoji.module.css';

/** An emoji that accompanies a text which says the same: screen readers pass over it. */
export function Emoji({ symbol, className }: { symbol: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames(styles.emoji, className)}>
      {symbol}
    </span>
  );
}
