/** @returns the numbers of the revisions that a write stored, which its answer names beside the data */
export function savedRevisions({ extensions }: { extensions?: Record<string, unknown> }): readonly number[] {
  const revisions: unknown = extensions?.revisions;
  return Array.isArray(revisions) ? revisions.filter((number) => typeof number === 'number') : [];
}

/** How a save is taken back: by restoring `number`, as long as `expectedCurrent` is the newest revision. */
export interface UndoStep {
  number: number;
  expectedCurrent: number;
}

/**
 * @param revisions that a save stored, in their order
 * @returns undefined when somebody else saved between two of them, because going back would take that along
 */
export function undoStep(revisions: readonly number[]): UndoStep | undefined {
  const [first, last] = [revisions.at(0), revisions.at(-1)];
  if (first === undefined || last === undefined || last - first !== revisions.length - 1) return undefined;
  return { number: first - 1, expectedCurrent: last };
}
