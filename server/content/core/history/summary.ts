import { type ContentType, words } from '../contentType';
import type { Change } from '../revision.entity';

const verbs = { create: 'Added', update: 'Changed', delete: 'Deleted' } as const;

/**
 * Says in words what a write did: 'Changed the project "COBOL"'.
 *
 * @param type that was written; undefined when several were, or when the type does not exist any more
 * @param subject name of the item; null for changes that were stored without it
 */
export function summarize(change: Change, type: ContentType | undefined, subject: string | null): string {
  switch (change.action) {
    case 'seed':
      return 'First content';
    case 'sync':
      return 'Took over changes made in the database';
    case 'removeDemo':
      return 'Removed the demo content';
    case 'restore':
      return change.restored === undefined ? 'Restored a revision' : `Restored revision ${change.restored}`;
    case 'reorder':
      return `Reordered the ${type ? words(type.plural) : 'items'}`;
    default:
      return `${verbs[change.action]} the ${words(type?.name ?? change.type ?? 'item')}${subject === null ? '' : ` "${subject}"`}`;
  }
}
