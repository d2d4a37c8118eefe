import { expect, test } from 'vitest';
import { emojiPalette } from '../../../client/admin/kit/emojiPalette';
import { limits } from '../../../schema/limits';

const emoji = Object.values(emojiPalette).flat();

test('offers each emoji once, under a name of its own', () => {
  expect(new Set(emoji.map(([symbol]) => symbol)).size).toBe(emoji.length);
  expect(new Set(emoji.map(([, name]) => name)).size).toBe(emoji.length);
});

test('offers nothing that an emoji field could not store', () => {
  expect(emoji.filter(([symbol]) => symbol.length > limits.mark)).toEqual([]);
});

test.each(Object.entries(emojiPalette))('fills whole rows with the group %s', (_name, group) => {
  expect(group.length % 6).toBe(0);
});
