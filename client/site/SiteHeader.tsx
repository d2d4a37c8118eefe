import type { MouseEvent } from 'react';
import { classNames } from './kit/classNames';
import { Icon } from './kit/Icon';
import { type ThemeName, themeClass } from './kit/theme';
import styles from './SiteHeader.module.css';
import { useCurrentSection } from './useCurrentSection';

interface NavigationLink {
  anchor: string;
  label: string;
  theme: ThemeName;
}

/** In the order of the page. */
const links: readonly NavigationLink[] = [
  { anchor: 'about', label: 'About', theme: 'emerald' },
  { anchor: 'experience', label: 'Experience', theme: 'blue' },
  { anchor: 'projects', label: 'Projects', theme: 'violet' },
  { anchor: 'stats-section', label: 'Achievements', theme: 'amber' },
  { anchor: 'testimonials', label: 'Testimonials', theme: 'red' },
  { anchor: 'contact', label: 'Contact', theme: 'blue' },
];

const anchors = links.map(({ anchor }) => anchor);

/** The bar that stays on top: whose page this is, and the way to each section. */
export function SiteHeader({ name }: { name: string }) {
  const current = useCurrentSection(anchors);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="#top" className={styles.name}>
          {name}
        </a>
        <nav aria-label="Sections" className={styles.wide}>
          <Links current={current} />
        </nav>
        <details className={styles.menu}>
          <summary aria-label="Menu" className={styles.toggle}>
            <span className={styles.whenClosed}>
              <Icon name="menu" size={24} />
            </span>
            <span className={styles.whenOpen}>
              <Icon name="close" size={24} />
            </span>
          </summary>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: follows a click on a link, which keys can make as well */}
          <nav aria-label="Sections" className={styles.sheet} onClick={closeMenu}>
            <Links current={current} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ current }: { current: string | null }) {
  return (
    <ul className={styles.links}>
      {links.map(({ anchor, label, theme }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? 'true' : undefined}
            className={classNames(styles.link, themeClass(theme))}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) currentTarget.closest('details')?.removeAttribute('open');
}
