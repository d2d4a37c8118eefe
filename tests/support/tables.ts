import type { DatabaseLocation } from '../../server/database/orm';
import { query, queryAll } from './databases';

/** All rows of all tables as the database writes them, but for the list of migrations. */
export async function allTables(location: DatabaseLocation): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    location,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'mikro_orm_migrations' order by 1`,
  );
  const contents = await queryAll(
    location,
    tables.map(({ name }) => `select row_to_json(t)::text as row from "${name}" t order by 1`),
  );
  return Object.fromEntries(
    tables.map(({ name }, index) => [name, (contents[index] as { row: string }[]).map(({ row }) => row)]),
  );
}
