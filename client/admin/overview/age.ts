const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** @returns how long ago something was, roughly: 'just now', '5 minutes ago', 'yesterday' */
export function describeAge(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1_000;
  const unit = units.find(([, length]) => seconds >= length);
  // The clocks of browser and server may differ a little.
  if (!unit) return 'just now';
  const [name, length] = unit;
  return format.format(-Math.floor(seconds / length), name);
}
