import { ColourSchemeSwitch } from './ColourSchemeSwitch';
import { classNames } from './kit/classNames';
import { type ThemeName, themeClass } from './kit/theme';
import { SectionMenu } from './SectionMenu';
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
        <ColourSchemeSwitch />
        <SectionMenu>
          <Links current={current} />
        </SectionMenu>
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
