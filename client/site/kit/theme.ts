import styles from './themes.module.css';

/** Names of the colour themes that a section, a card or a chip can take. */
export type ThemeName = 'blue' | 'emerald' | 'violet' | 'amber' | 'red' | 'indigo' | 'pink' | 'teal' | 'grey';

const classNames: Record<ThemeName, string | undefined> = {
  blue: styles.blue,
  emerald: styles.emerald,
  violet: styles.violet,
  amber: styles.amber,
  red: styles.red,
  indigo: styles.indigo,
  pink: styles.pink,
  teal: styles.teal,
  grey: styles.grey,
};

/** The class that sets the custom properties of a theme on an element and all within it. */
export function themeClass(name: ThemeName): string {
  return classNames[name] ?? '';
}

/** Themes in turn, by place in a list; `themes` must not be empty. */
export function cycleTheme(themes: readonly [ThemeName, ...ThemeName[]], index: number): string {
  return themeClass(themes[index % themes.length] ?? themes[0]);
}
