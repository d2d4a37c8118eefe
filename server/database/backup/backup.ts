import { DriverException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { StartError } from '../../errors';
import type { Database } from '../database';
import { passingEntities } from '../entities';
import { type Backup, type BackupHeader, type BackupRow, readBackupFile, writeBackupFile } from './backupFile';

/** The ORM's list of the migrations that the database has seen. A backup names them in its header. */
const migrationTable = 'mikro_orm_migrations';

/** How many rows are read and written at once. */
const batchSize = 100;

/**
 * Writes all that the database holds into one file, as of one moment; others may go on writing. Only the counts of what
 * is limited stay out: they are over within an hour, and a restore of them would refuse people for what is long past.
 */
export async function writeBackup(database: Database, path: string): Promise<void> {
  await database.snapshot(async (em) => {
    await writeBackupFile(path, await readHeader(em), readRows(em));
  });
}

async function readHeader(em: SqlEntityManager): Promise<BackupHeader> {
  const migrations = await em.execute<{ name: string }[]>(`select name from ${migrationTable} order by id`);
  const tables: { name: string; lastNumber: number | null }[] = [];
  for (const name of await tableNames(em)) {
    const [row] = await em.execute<{ last: string | number | null }[]>(
      `select pg_sequence_last_value(pg_get_serial_sequence(?, column_name)::regclass) as last
       from information_schema.columns
       where table_schema = current_schema() and table_name = ? and column_name = 'id'`,
      [quote(name), name],
    );
    tables.push({ name, lastNumber: row?.last == null ? null : Number(row.last) });
  }
  return { createdAt: new Date().toISOString(), migrations: migrations.map(({ name }) => name), tables };
}

/** Rows as the database itself writes them, so that nothing is lost on a way through other types. */
async function* readRows(em: SqlEntityManager): AsyncIterable<BackupRow> {
  for (const table of await tableNames(em)) {
    if (isPassing(em, table)) continue;
    for (let offset = 0; ; offset += batchSize) {
      const rows = await em.execute<{ json: string }[]>(
        `select row_to_json(t)::text as json from ${quote(table)} t order by t.ctid limit ${batchSize} offset ${offset}`,
      );
      for (const { json } of rows) yield { table, json };
      if (rows.length < batchSize) break;
    }
  }
}

/**
 * Makes the database hold what the backup holds, and nothing else, in one transaction. A backup of an older version is
 * restored as it was and then brought up to date.
 *
 * @throws StartError when the file cannot be used, or a server has the database open
 */
export async function restoreBackup(database: Database, path: string): Promise<Backup> {
  const backup = await readBackupFile(path);
  const { migrator } = database.orm;
  const known = new Set([...(await migrator.getExecuted()), ...(await migrator.getPending())].map(({ name }) => name));
  if (backup.migrations.some((name) => !known.has(name))) {
    throw new StartError(`${path} was made by a newer version of Vitrine. Update this one first.`);
  }
  await database.write(async (em) => {
    await refuseOpenDatabase(em);
    for (const table of await tableNames(em)) await em.execute(`drop table ${quote(table)} cascade`);
    await em.execute(`delete from ${migrationTable}`);
    const transaction = em.getTransactionContext();
    await migrator.up({ transaction, migrations: [...backup.migrations] });
    await insertRows(em, backup).catch((error: unknown) => {
      if (!(error instanceof DriverException)) throw error;
      const [reason] = error.message.split('\n');
      throw new StartError(`${path} holds what the tables do not take: ${reason}`, { cause: error });
    });
    await migrator.up({ transaction });
  });
  return backup;
}

/** Whether there is anything that a restore would replace. */
export function holdsContent(database: Database): Promise<boolean> {
  return database.read(async (em) => {
    if (!(await tableNames(em)).includes('revision')) return false;
    return (await em.execute('select 1 from revision limit 1')).length > 0;
  });
}

async function insertRows(em: SqlEntityManager, backup: Backup): Promise<void> {
  const tables = new Set(await tableNames(em));
  const insert = async (table: string, rows: readonly string[]) => {
    // Older versions wrote passing counts too.
    if (rows.length === 0 || isPassing(em, table)) return;
    if (!tables.has(table)) throw new StartError(`The backup has a table that is not known: ${table}.`);
    await em.execute(
      `insert into ${quote(table)} select * from json_populate_recordset(null::${quote(table)}, ?::json)`,
      [`[${rows.join(',')}]`],
    );
  };
  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  for (const { table, json } of backup.rows()) {
    if (table !== batch.table || batch.rows.length === batchSize) {
      await insert(batch.table, batch.rows);
      batch = { table, rows: [] };
    }
    batch.rows.push(json);
  }
  await insert(batch.table, batch.rows);
  for (const { name, lastNumber } of backup.tables) {
    if (lastNumber === null || !tables.has(name)) continue;
    await em.execute('select setval(pg_get_serial_sequence(?, ?), ?)', [quote(name), 'id', lastNumber]);
  }
}

function isPassing(em: SqlEntityManager, table: string): boolean {
  return passingEntities.some((entity) => em.getMetadata(entity).tableName === table);
}

/** A server would go on showing and writing what it holds in memory. The embedded database has its lock for that. */
async function refuseOpenDatabase(em: SqlEntityManager): Promise<void> {
  const servers = await em.execute(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'vitrine listener'`,
  );
  if (servers.length > 0) throw new StartError('A server is using the database. Stop it first.');
}

async function tableNames(em: SqlEntityManager): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> ? order by table_name`,
    [migrationTable],
  );
  return rows.map(({ name }) => name);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
