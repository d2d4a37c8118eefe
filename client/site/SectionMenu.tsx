import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './kit/Icon';
import styles from './SiteHeader.module.css';

/**
 * The sheet of links on narrow screens. The browser opens and closes it, without script too; with it, Escape, a choice,
 * a click beside it and leaving it with the keyboard close it as well.
 */
export function SectionMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside, { signal: leaving.signal });
    document.addEventListener('focusin', closeOutside, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close(menu.current);
    menu.current.querySelector('summary')?.focus();
  };

  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close(menu.current);
  };

  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary aria-label="Menu" className={styles.toggle}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size={24} />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: follows a click on a link, which keys can make as well */}
      <nav aria-label="Sections" className={styles.sheet} onClick={closeOnChoice}>
        {children}
      </nav>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute('open');
}
