import styles from './ProjectFilterBar.module.css';
import type { ProjectFilter } from './projectFilter';

interface ProjectFilterBarProps {
  filters: readonly ProjectFilter[];
  selected: string | null;
  onSelect: (category: string | null) => void;
}

/** Chooses the category to show. Filtering needs script; without it the bar is not there and all projects are. */
export function ProjectFilterBar({ filters, selected, onSelect }: ProjectFilterBarProps) {
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>Filter projects by category</legend>
      {filters.map(({ category, label, count }) => (
        <button
          key={category ?? ''}
          type="button"
          aria-pressed={category === selected}
          className={styles.filter}
          onClick={() => onSelect(category)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
