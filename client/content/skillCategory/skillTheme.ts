import type { ThemeName } from '../../site/kit/theme';

const themes = new Map<string, ThemeName>([
  ['languages', 'blue'],
  ['frameworks & libraries', 'emerald'],
  ['databases', 'indigo'],
  ['tools & platforms', 'pink'],
  ['methodologies', 'red'],
]);

/** The colour of a category's chips, by its name in any letter case. */
export function skillTheme(category: string): ThemeName {
  return themes.get(category.trim().toLowerCase()) ?? 'grey';
}
