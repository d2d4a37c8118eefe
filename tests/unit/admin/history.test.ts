import { describe, expect, test } from 'vitest';
import { before, comparisonSearch, readComparison } from '../../../client/admin/history/comparison';
import { mergeRevisions } from '../../../client/admin/history/mergeRevisions';
import { fieldLabel, sectionLabel, valueText } from '../../../client/admin/history/wording';

const revision = (number: number, isCurrent = false) => ({
  number,
  createdAt: '2026-01-01T12:00:00.000Z',
  action: 'UPDATE' as const,
  summary: `Change ${number}`,
  isCurrent,
});
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => revision(from - index, index === 0));

describe('pages of the history', () => {
  const shown = (...args: Parameters<typeof mergeRevisions>) => mergeRevisions(...args).map(({ number }) => number);

  test('join to one list, newest first, whatever they share', () => {
    expect(shown(numbers(9, 7), numbers(8, 5), 9)).toEqual([9, 8, 7, 6, 5]);
    expect(shown(numbers(9, 7), numbers(10, 8), 10)).toEqual([10, 9, 8, 7]);
  });

  test('have one current revision', () => {
    const current = mergeRevisions(numbers(9, 7), numbers(10, 8), 10).filter(({ isCurrent }) => isCurrent);
    expect(current).toEqual([revision(10, true)]);
  });

  test('leave out what lies behind a gap, and what is not kept any more', () => {
    expect(shown(numbers(9, 7), numbers(40, 38), 40)).toEqual([40, 39, 38]);
    expect(shown(numbers(9, 5), [], 3)).toEqual([9, 8, 7]);
  });
});

describe('the address of a comparison', () => {
  const read = (search: string, oldest = 1) => readComparison(new URLSearchParams(search), oldest);

  test('names both revisions, or one that is compared with the one before it', () => {
    expect(read('?from=3&to=12')).toEqual({ from: 3, to: 12 });
    expect(read('?to=12')).toEqual({ from: 11, to: 12 });
    expect(read('?to=5', 5)).toEqual({ from: undefined, to: 5 });
  });

  test('counts as empty when it makes no sense', () => {
    for (const search of ['', '?from=3', '?to=x', '?to=-1', '?to=', '?to=99999999999']) {
      expect(read(search), search).toBeUndefined();
    }
    expect(read('?from=x&to=12')).toEqual({ from: 11, to: 12 });
  });

  test('is written as short as it can be read', () => {
    for (const comparison of [
      { from: 3, to: 12 },
      { from: 12, to: 3 },
      { from: 11, to: 12 },
    ]) {
      expect(read(comparisonSearch(comparison))).toEqual(comparison);
    }
    expect(comparisonSearch({ from: 11, to: 12 })).toBe('?to=12');
    expect(before(1, 1)).toBeUndefined();
  });
});

describe('the words of a difference', () => {
  test('are those of the forms', () => {
    expect(fieldLabel('shortDescription')).toBe('Short description');
    expect(fieldLabel('ctaText')).toBe('CTA text');
    expect(sectionLabel('contact-info')).toBe('Contact Info');
    expect(sectionLabel('section-titles')).toBe('Section Titles');
    expect(sectionLabel('later')).toBe('later');
  });

  test('say what values mean', () => {
    expect(valueText('isActive', 'true')).toBe('Shown to visitors');
    expect(valueText('isActive', 'false')).toBe('Hidden');
    expect(valueText('orderIndex', '0')).toBe('1');
    expect(valueText('title', 'COBOL')).toBe('COBOL');
    expect(valueText('liveUrl', null)).toBeUndefined();
    expect(valueText('subtitle', ' ')).toBeUndefined();
  });
});
