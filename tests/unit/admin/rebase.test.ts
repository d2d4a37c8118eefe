import { describe, expect, test } from 'vitest';
import { rebase } from '../../../client/admin/kit/rebase';

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
