import type { EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Row } from '../base.entity';
import { type Content, type ContentType, rowFields, rowsOf } from '../contentType';

/**
 * Content as it was stored, made to fit the types as they are now: fields that are gone are left out, and fields that
 * did not exist yet get their default. A type that did not exist yet is left out.
 */
export function fitContent(em: SqlEntityManager, types: readonly ContentType[], content: Content): Content {
  const known = types.filter((type) => type.plural in content);
  return Object.fromEntries(
    known.map((type) => {
      const { properties } = em.getMetadata(type.entity);
      const defaults = new Map<string, unknown>(
        Object.values<EntityProperty>(properties).map((property) => [property.name, defaultOf(property)]),
      );
      return [type.plural, rowsOf(content, type).map((row) => fitRow(row, rowFields(type), defaults))];
    }),
  );
}

function fitRow(row: Row, fields: readonly string[], defaults: ReadonlyMap<string, unknown>): Row {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(fields.map((field) => [field, values.get(field) ?? defaults.get(field)])) as unknown as Row;
}

/** What a column holds that nothing was said about: null where it may, then its default, then an empty value. */
function defaultOf({ nullable, default: value, runtimeType }: EntityProperty): unknown {
  if (nullable) return null;
  if (value !== undefined && value !== null) return value;
  if (runtimeType === 'boolean') return false;
  if (runtimeType === 'number') return 0;
  return runtimeType === 'Date' ? new Date(0).toISOString() : '';
}

/**
 * Makes the tables hold exactly the given content. Rules of the types are not asked, because the content has been there
 * before. Must run in the transaction of the write.
 */
export async function replaceContent(
  em: SqlEntityManager,
  types: readonly ContentType[],
  content: Content,
): Promise<void> {
  const fitting = fitContent(em, types, content);
  for (const type of types.filter(({ plural }) => plural in fitting)) {
    const rows = rowsOf(fitting, type).map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      updatedAt: new Date(row.updatedAt),
    }));
    await em.nativeDelete(type.entity, {});
    if (rows.length === 0) continue;
    await em.insertMany(type.entity, rows);
    await raiseSequence(em, em.getMetadata(type.entity).tableName);
  }
}

/** Numbers given from now on come after those in the table. A sequence never goes back: old numbers stay unique. */
async function raiseSequence(em: SqlEntityManager, table: string): Promise<void> {
  await em.execute(
    `select setval(sequence.name::regclass, highest.id)
     from (select pg_get_serial_sequence('"${table}"', 'id') as name) as sequence,
          (select max(id) as id from "${table}") as highest
     where highest.id > coalesce(pg_sequence_last_value(sequence.name::regclass), 0)`,
  );
}

/** The name under which a type stands in the public page: one item of a singleton, the list of all others. */
export function contentField(type: ContentType): string {
  return type.isSingleton ? type.name : type.plural;
}
