import type { PlacementInput } from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import type { ContentItem } from './contentItem';

/** @returns the place behind all items */
export function placeAfter(items: readonly ContentItem[]): number {
  const last = Math.max(-1, ...items.map(({ orderIndex }) => orderIndex));
  return Math.min(last + 1, limits.integer);
}

/** Puts the named items into a new order. They share out the places that they had; all others stay where they are. */
export function arrange<Item extends Pick<ContentItem, 'id'>>(
  items: readonly Item[],
  order: readonly number[],
): Item[] {
  const named = order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const places = new Set(named.map(({ id }) => id));
  return items.map((item) => (places.has(item.id) ? (named.shift() ?? item) : item));
}

/** @returns what has to be told to the server so that the items come in the order in which they are given */
export function placementsOf(items: readonly ContentItem[]): PlacementInput[] {
  return items
    .map(({ id, orderIndex }, index) => ({ id, orderIndex: index, isPlaced: orderIndex === index }))
    .filter(({ isPlaced }) => !isPlaced)
    .map(({ id, orderIndex }) => ({ id, orderIndex }));
}

/** @returns the items with one of them moved to an index; the same order when it is there already */
export function moveTo<Item extends Pick<ContentItem, 'id'>>(items: readonly Item[], id: number, index: number) {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  return items.filter((item) => item !== moved).toSpliced(index, 0, moved);
}
