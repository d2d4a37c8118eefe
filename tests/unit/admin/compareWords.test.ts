import { describe, expect, test } from 'vitest';
import { compareWords, type Stretch } from '../../../client/admin/history/compareWords';

/** Marked stretches in brackets. */
function show(stretches: readonly Stretch[]): string {
  return stretches.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
}

function compare(before: string, after: string): [string, string] {
  const result = compareWords(before, after);
  return [show(result.before), show(result.after)];
}

describe('the words that differ', () => {
  test('are marked on their own side', () => {
    expect(compare('A compiler for business', 'A fast compiler for science')).toEqual([
      'A compiler for[ business]',
      'A[ fast] compiler for[ science]',
    ]);
  });

  test('are found between equal starts and ends', () => {
    expect(compare('one two three four five', 'one three two four five')).toEqual([
      'one[ two] three four five',
      'one three[ two] four five',
    ]);
  });

  test('are all of them, where nothing is shared or one text is empty', () => {
    expect(compare('43', '44')).toEqual(['[43]', '[44]']);
    expect(compare('', 'new text')).toEqual(['', '[new text]']);
    expect(compare('old text', '')).toEqual(['[old text]', '']);
  });

  test('are none where only spaces and line breaks differ', () => {
    expect(compare('one two ', ' one\ntwo')).toEqual(['one two[ ]', ' one\ntwo']);
    expect(compare('same', 'same')).toEqual(['same', 'same']);
  });

  test('leave both texts whole, however long they are', () => {
    const before = Array.from({ length: 5_000 }, (_, index) => `w${(index * 7919) % 613}`).join(' ');
    const after = Array.from({ length: 5_000 }, (_, index) => `w${(index * 104_729) % 619}`).join(' ');
    const result = compareWords(before, after);
    expect(result.before.map(({ text }) => text).join('')).toBe(before);
    expect(result.after.map(({ text }) => text).join('')).toBe(after);
  });
});
