import styles from './ChipList.module.css';

/** Short texts side by side, in the colour of what they stand in. */
export function ChipList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {[...new Set(items)].map((item) => (
        <li key={item} dir="auto" className={styles.chip}>
          {item}
        </li>
      ))}
    </ul>
  );
}
