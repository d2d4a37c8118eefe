import { describe, expect, test } from 'vitest';
import { arrange, moveTo, placeAfter, placementsOf } from '../../../client/admin/kit/placement';
import { limits } from '../../../schema/limits';

function itemsAt(...places: number[]) {
  return places.map((orderIndex, index) => ({ id: index + 1, orderIndex, isActive: true, updatedAt: '' }));
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map(({ id }) => id);
}

describe('the place of a new item', () => {
  test('is the first in an empty list', () => {
    expect(placeAfter([])).toBe(0);
  });

  test('is behind the last, whatever gaps there are', () => {
    expect(placeAfter(itemsAt(0, 0, 7))).toBe(8);
  });

  test('stays within what the database can hold', () => {
    expect(placeAfter(itemsAt(limits.integer))).toBe(limits.integer);
  });
});

describe('arranging', () => {
  test('puts all items into the given order', () => {
    expect(idsOf(arrange(itemsAt(0, 1, 2), [3, 1, 2]))).toEqual([3, 1, 2]);
  });

  test('moves the items of a group among their own places', () => {
    expect(idsOf(arrange(itemsAt(0, 1, 2, 3), [4, 1]))).toEqual([4, 2, 3, 1]);
  });

  test('leaves out items that are gone', () => {
    expect(idsOf(arrange(itemsAt(0, 1), [9, 2, 1]))).toEqual([2, 1]);
  });
});

describe('moving one item', () => {
  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 9, [2, 3, 1]],
  ])('puts item %i at index %i', (id, index, expected) => {
    expect(idsOf(moveTo(itemsAt(0, 1, 2), id, index))).toEqual(expected);
  });

  test('changes nothing for an item that is not there', () => {
    expect(idsOf(moveTo(itemsAt(0, 1), 9, 0))).toEqual([1, 2]);
  });
});

describe('the placements that are sent', () => {
  test('name the items whose place changes, and no others', () => {
    const [first, second, third] = itemsAt(0, 1, 2);
    expect(placementsOf([first, third, second].flatMap((item) => item ?? []))).toEqual([
      { id: 3, orderIndex: 1 },
      { id: 2, orderIndex: 2 },
    ]);
  });

  test('are none where all is in place', () => {
    expect(placementsOf(itemsAt(0, 1, 2))).toEqual([]);
  });

  test('tell apart items that shared a place', () => {
    expect(placementsOf(itemsAt(0, 0, 0))).toEqual([
      { id: 2, orderIndex: 1 },
      { id: 3, orderIndex: 2 },
    ]);
  });
});
