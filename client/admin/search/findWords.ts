import { simplify } from '../kit/search';

/** A part of a text, in UTF-16 code units; `end` is behind it. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Finds words in a text as people read it, although they are compared without letter case and accents.
 *
 * @param words as `simplify` makes them
 * @returns where they are, in order and without overlaps
 */
export function findWords(text: string, words: readonly string[]): Range[] {
  const { simple, sources } = simplifyByCharacter(text);
  const ranges = words.flatMap((word) => occurrences(simple, word)).sort((one, other) => one.start - other.start);
  const merged: Range[] = [];
  for (const { start, end } of ranges) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: sources[start]?.start ?? 0,
    end: sources[end - 1]?.end ?? text.length,
  }));
}

function occurrences(text: string, word: string): Range[] {
  const ranges: Range[] = [];
  if (word === '') return ranges;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    ranges.push({ start: at, end: at + word.length });
  }
  return ranges;
}

/** The simplified text, and for each of its characters the part of the original that it stands for. */
function simplifyByCharacter(text: string): { simple: string; sources: readonly Range[] } {
  const sources: Range[] = [];
  let simple = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const simplified = simplify(character);
    simple += simplified;
    for (let index = 0; index < simplified.length; index += 1) sources.push({ start, end });
    // An accent of its own belongs to the letter before it.
    const before = sources.at(-1);
    if (simplified === '' && before) before.end = end;
    start = end;
  }
  return { simple, sources };
}
