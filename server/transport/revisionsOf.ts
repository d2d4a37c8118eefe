import type { Context } from '../context';

/** What an answer says beside its data: the revisions that it stored, so that whoever wrote can tell them from others'. */
export function revisionsOf({ revisions }: Context): { extensions?: { revisions: readonly number[] } } {
  return revisions.length === 0 ? {} : { extensions: { revisions } };
}
