import { expect, it } from 'vitest';
import { skillTheme } from '../../../client/content/skillCategory/skillTheme';

it.each([
  ['Languages', 'blue'],
  ['FRAMEWORKS & LIBRARIES', 'emerald'],
  ['databases', 'indigo'],
  [' Tools & Platforms ', 'pink'],
  ['Methodologies', 'red'],
  ['Teaching', 'grey'],
])('colours %j %s', (category, theme) => {
  expect(skillTheme(category)).toBe(theme);
});
