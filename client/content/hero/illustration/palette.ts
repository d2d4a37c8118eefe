/**
 * The illustration's colours by name: each name is a class in HeroIllustration.module.css, where it takes its colour
 * from the page's own tokens, by day and by night. The values here are for players that know no style sheet.
 */
const fallbacks = {
  wall: 'ffffff',
  floor: 'f4f2ee',
  stone: 'f4f2ee',
  blank: 'ffffff',
  ink: '1f2430',
  hairline: '9a9ca3',
  glint: 'ffffff',
  glass: 'ffffff',
  glow: 'fbe6b4',
  bulb: 'fbe3bd',
  warm: 'fbe3bd',
  bright: 'fffdf6',
  guide: 'dbe8fe',
  shade: '2563eb',
  lead: '2563eb',
  blue: '3b82f6',
  blueSoft: 'a8c7fb',
  bluePale: 'dbe8fe',
  violet: 'a78bfa',
  emerald: '34c28c',
  amber: 'f59e0b',
  red: 'ef4444',
  cat: '1f2430',
  moth: '6b6f7a',
} as const;

export type ColourName = keyof typeof fallbacks;

export const colourNames = Object.keys(fallbacks);

/** Red, green, blue and opacity, from 0 to 1. */
export function fallbackColour(name: ColourName): readonly number[] {
  const channels = fallbacks[name].match(/../g) ?? [];
  return [...channels.map((channel) => Math.round((Number.parseInt(channel, 16) / 255) * 1000) / 1000), 1];
}
