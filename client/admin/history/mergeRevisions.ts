import type { History_RevisionFragment as Revision } from '../../../schema/generated/admin';

/**
 * Adds a page of the history to what is known of it, newest first. Revisions are numbered without gaps, so one that
 * appears means that what is known lies too far back: then the newer part alone is kept. What lies beyond `total` is
 * not kept by the server any more.
 */
export function mergeRevisions(
  known: readonly Revision[],
  page: readonly Revision[],
  total: number,
): readonly Revision[] {
  const byNumber = new Map([...known, ...page].map((revision) => [revision.number, revision]));
  const all = [...byNumber.values()].sort((one, other) => other.number - one.number);
  const newest = all[0]?.number ?? 0;
  return all
    .filter(({ number }, index) => number === newest - index && index < total)
    .map((revision) => ({ ...revision, isCurrent: revision.number === newest }));
}
