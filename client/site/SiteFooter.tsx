import styles from './SiteFooter.module.css';

/** The small print. */
export function SiteFooter({ name }: { name: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p dir="auto">{name}</p>
        <a href="#top" className={styles.link}>
          Back to top
        </a>
      </div>
    </footer>
  );
}
