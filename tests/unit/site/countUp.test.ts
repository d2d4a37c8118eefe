import { describe, expect, it } from 'vitest';
import { readCountable, valueAt } from '../../../client/content/stat/countUp';

describe('readCountable', () => {
  it.each(['12', '1,200', '3.5', '$4.25M', '98%', 'v2', '0.5', '12.'])(
    'ends the count of %s with just that',
    (value) => {
      const countable = readCountable(value);
      expect(countable && valueAt(countable, 1)).toBe(value);
    },
  );

  it.each(['24/7', '2016-2020', '∞', '', '0', '1,2', '99999999999999999999'])('does not count %s', (value) => {
    expect(readCountable(value)).toBeUndefined();
  });

  it('keeps decimals and groups on the way', () => {
    const grouped = readCountable('2,400');
    const decimal = readCountable('3.5M');
    expect(grouped && valueAt(grouped, 0.5)).toBe('1,200');
    expect(decimal && valueAt(decimal, 0)).toBe('0.0M');
  });
});
