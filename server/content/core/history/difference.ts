import type { Row } from '../base.entity';
import { type Content, type ContentType, rowFields, rowsOf } from '../contentType';
import { DifferenceKind, type FieldDifference, type ItemDifference } from './historyTypes';
import { itemName } from './itemName';

/** Fields that say nothing about the content itself. */
const recordFields = ['id', 'createdAt', 'updatedAt'];

/** What became of each item between two contents, type by type, in the order of the second. */
export function compareContent(types: readonly ContentType[], before: Content, after: Content): ItemDifference[] {
  return types.flatMap((type) => compareRows(type, rowsOf(before, type), rowsOf(after, type)));
}

function compareRows(type: ContentType, before: readonly Row[], after: readonly Row[]): ItemDifference[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  const present = after.flatMap((row) => compareItem(type, old.get(row.id), row) ?? []);
  return [...present, ...removed.flatMap((row) => compareItem(type, row, undefined) ?? [])];
}

/** @returns undefined when the item is the same in both */
function compareItem(type: ContentType, before: Row | undefined, after: Row | undefined): ItemDifference | undefined {
  const item = after ?? before;
  const fields = compareFields(type, before, after);
  if (!item || (before && after && fields.length === 0)) return undefined;
  return { section: type.restName, id: item.id, name: itemName(item), kind: kindOf(before, after, fields), fields };
}

function kindOf(before: Row | undefined, after: Row | undefined, fields: readonly FieldDifference[]): DifferenceKind {
  if (!before) return DifferenceKind.ADDED;
  if (!after) return DifferenceKind.REMOVED;
  return fields.every(({ field }) => field === 'orderIndex') ? DifferenceKind.MOVED : DifferenceKind.CHANGED;
}

function compareFields(type: ContentType, before: Row | undefined, after: Row | undefined): FieldDifference[] {
  const [old, current] = [before, after].map((row) => new Map<string, unknown>(Object.entries(row ?? {})));
  return rowFields(type)
    .filter((field) => !recordFields.includes(field))
    .map((field) => ({ field, before: toText(old?.get(field)), after: toText(current?.get(field)) }))
    .filter((difference) => difference.before !== difference.after);
}

function toText(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value);
}
