import { describe, expect, test } from 'vitest';
import { collisions, differences, rebase } from '../../../client/admin/kit/rebase';

describe('rebase', () => {
  const from = { title: 'Old', about: { title: 'A', text: 'B' }, count: 1 };

  test('follows the newer base where nothing was edited', () => {
    const to = { title: 'New', about: { title: 'A', text: 'C' }, count: 2 };
    expect(rebase(from, from, to)).toEqual(to);
  });

  test('keeps what was edited, at any depth', () => {
    const typed = { title: 'Typed', about: { title: 'A', text: 'Typed too' }, count: 1 };
    const to = { title: 'New', about: { title: 'New A', text: 'New B' }, count: 2 };
    expect(rebase(typed, from, to)).toEqual({
      title: 'Typed',
      about: { title: 'New A', text: 'Typed too' },
      count: 2,
    });
  });

  test('keeps a field that was emptied', () => {
    expect(rebase({ title: '' }, { title: 'Old' }, { title: 'New' })).toEqual({ title: '' });
  });
});

describe('differences', () => {
  test('are named by their paths', () => {
    const one = { title: 'A', about: { title: 'B', text: 'C' }, isActive: true };
    expect(differences(one, { title: 'A', about: { title: 'B', text: 'D' }, isActive: false })).toEqual([
      'about.text',
      'isActive',
    ]);
    expect(differences(one, structuredClone(one))).toEqual([]);
  });

  test('of the place alone are none', () => {
    expect(differences({ title: 'A', orderIndex: 1 }, { title: 'A', orderIndex: 2 })).toEqual([]);
  });
});

describe('edits collide', () => {
  const from = { title: 'Old', text: 'Old' };

  test('where the same was changed to something else', () => {
    expect(collisions({ title: 'Mine', text: 'Old' }, from, { title: 'Theirs', text: 'Theirs' })).toEqual(['title']);
  });

  test('not where different things were changed, or the same to the same', () => {
    expect(collisions({ title: 'Mine', text: 'Old' }, from, { title: 'Old', text: 'Theirs' })).toEqual([]);
    expect(collisions({ title: 'Same', text: 'Old' }, from, { title: 'Same', text: 'Theirs' })).toEqual([]);
  });
});
