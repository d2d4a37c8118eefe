import type { Nouns } from './ItemList';

/** What a save did to a list. */
export type ListSave<Item> =
  | { kind: 'added' | 'saved' | 'shown' | 'hidden'; item: Item }
  | { kind: 'reordered'; item?: undefined };

/** Longer titles are cut, so that a notice stays a line or two. */
const longestTitle = 60;

/** Says in a sentence what was saved. */
export function describeSave<Item>(save: ListSave<Item>, nouns: Nouns, titleOf: (item: Item) => string): string {
  if (save.kind === 'reordered') return `The new order of the ${nouns.many} is saved.`;
  const title = titleOf(save.item).trim();
  const named = `${nouns.one} “${title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title}”`;
  const sentences = {
    added: `Added the ${named}.`,
    saved: `Saved the ${named}.`,
    shown: `Visitors see the ${named} again.`,
    hidden: `The ${named} is hidden from visitors.`,
  };
  return sentences[save.kind];
}
