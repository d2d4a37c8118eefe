/** A stretch of text, and whether the other text lacks it. */
export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Beyond as many comparisons, texts are not compared word by word: the browser would stand still. */
const mostComparisons = 4_000_000;

/**
 * Finds the words that two texts share, in their order, as many as possible, and marks the others in each of them.
 * Spaces and line breaks do not count.
 */
export function compareWords(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const [old, current] = [splitWords(before), splitWords(after)];
  const start = sharedStart(old, current);
  const end = sharedEnd(old.slice(start), current.slice(start));
  const oldMiddle = old.slice(start, old.length - end);
  const currentMiddle = current.slice(start, current.length - end);
  const isSmall = oldMiddle.length * currentMiddle.length <= mostComparisons;
  const shared = isSmall ? sharedPairs(oldMiddle, currentMiddle) : [];
  const mark = (words: readonly string[], kept: ReadonlySet<number>) =>
    join(words.map((text, index) => ({ text, isMarked: isMiddle(words, index) && !kept.has(index - start) })));
  const isMiddle = (words: readonly string[], index: number) => index >= start && index < words.length - end;
  return {
    before: mark(old, new Set(shared.map(([index]) => index))),
    after: mark(current, new Set(shared.map(([, index]) => index))),
  };
}

/** Each word with the space before it, so that together they are the text. */
function splitWords(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim() === other?.trim();
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => !isSame(word, other[index]));
  return end < 0 ? one.length : end;
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  return sharedStart(one.toReversed(), other.toReversed());
}

/** The longest common subsequence, as pairs of indices. */
function sharedPairs(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1;
  // lengths[i * width + j]: how many words the texts share from i and j on.
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(one[i], other[j])
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (isSame(one[i], other[j])) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function join(words: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text, isMarked } of words) {
    const last = stretches.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else stretches.push({ text, isMarked });
  }
  return stretches;
}
