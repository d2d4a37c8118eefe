import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { Database } from '../../server/database/database';
import type { DatabaseLocation } from '../../server/database/orm';
import { templateDatabase } from './provided';

/** A database of one test file, migrated and empty. */
export interface TestDatabase {
  location: DatabaseLocation;
  /** The variables that make a server use it. */
  env: Readonly<Record<string, string>>;
  /** Removes the data. Whoever uses it must have closed it. */
  remove(): Promise<void>;
}

/** A fresh database of the kind that the project runs on. */
export function createDatabase(): Promise<TestDatabase> {
  return inject('database') === 'embedded' ? copyDirectory() : copyTemplate(inject('postgresqlUrl'));
}

async function copyDirectory(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  await cp(inject('templateDirectory'), directory, { recursive: true });
  return {
    location: { directory },
    env: { DATA_DIR: directory },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

let made = 0;

async function copyTemplate(url: string): Promise<TestDatabase> {
  made += 1;
  const name = `vitrine_${process.pid}_${made}`;
  await administer(url, `create database ${name} template ${templateDatabase}`);
  return {
    location: { url: `${url}/${name}` },
    env: { DATABASE_URL: `${url}/${name}` },
    remove: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    // Copies of one template take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Runs SQL queries, one after the other, on a database that no server has open, or that may have several clients. */
export async function queryAll(location: DatabaseLocation, statements: readonly string[]): Promise<object[][]> {
  const database = await Database.open(location);
  try {
    return await database.read(async (em) => {
      const results: object[][] = [];
      for (const sql of statements) results.push(await em.execute<object[]>(sql));
      return results;
    });
  } finally {
    await database.close();
  }
}

/** Runs one SQL query, as {@link queryAll} does. */
export async function query<R extends object>(location: DatabaseLocation, sql: string): Promise<R[]> {
  const [rows = []] = await queryAll(location, [sql]);
  return rows as R[];
}
