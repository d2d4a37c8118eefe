import { simplify } from '../kit/search';
import { findWords, type Range } from './findWords';
import type { SearchEntry } from './searchEntries';

/** How much of a text is shown around what was found in it, in characters. */
const excerptLength = 90;

export interface MarkedText {
  text: string;
  /** The parts that were searched for. */
  marks: readonly Range[];
}

export interface Found {
  entry: SearchEntry;
  title: MarkedText;
  /** The text that has what the title has not. */
  excerpt: MarkedText | undefined;
}

/**
 * @returns the entries that contain every word of the query, whatever the letter case and the accents: those whose
 * title begins with it first, then those whose title has it all, then the others
 */
export function findEntries(entries: readonly SearchEntry[], query: string): Found[] {
  const words = wordsOf(query);
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => toFound(entry, words));
}

function wordsOf(query: string): string[] {
  return simplify(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function rankOf({ title, texts }: SearchEntry, words: readonly string[]): number | undefined {
  const name = simplify(title);
  const all = `${name}\n${simplify(texts.join('\n'))}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(words.join(' '))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

function toFound(entry: SearchEntry, words: readonly string[]): Found {
  const name = simplify(entry.title);
  const missing = words.filter((word) => !name.includes(word));
  const text = missing.length > 0 ? entry.texts.find((candidate) => hasAny(candidate, missing)) : undefined;
  return {
    entry,
    title: { text: entry.title, marks: findWords(entry.title, words) },
    excerpt: text === undefined ? undefined : excerptOf(text, words, missing),
  };
}

function hasAny(text: string, words: readonly string[]): boolean {
  const simple = simplify(text);
  return words.some((word) => simple.includes(word));
}

/** The part of a text around the first of the words, in one line and in whole words. */
function excerptOf(text: string, words: readonly string[], missing: readonly string[]): MarkedText {
  const line = text.replace(/\s+/g, ' ');
  const [first = { start: 0, end: 0 }] = findWords(line, missing);
  const start = first.start < excerptLength / 2 ? 0 : line.lastIndexOf(' ', first.start - excerptLength / 3) + 1;
  const wanted = Math.max(start + excerptLength, first.end);
  const end = wanted >= line.length ? line.length : Math.max(line.lastIndexOf(' ', wanted), first.end);
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
  return { text: shown, marks: findWords(shown, words) };
}
