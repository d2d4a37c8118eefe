import pg from 'pg';
import type { ContentType } from '../content/core/contentType';
import { appendRevision, awaitTurn, findNewest, readContent } from '../content/core/revisions';
import type { Database } from './database';
import { migrate } from './migrate';
import { seedDemoContent } from './seed';

export interface PrepareOptions {
  types: readonly ContentType[];
  /** Whether an empty database gets the demo content. */
  hasDemo: boolean;
  revisionsKept: number;
  /** Where the backup goes that is made before the tables change. */
  backupDirectory: string;
  /** Makes or updates the account. @returns the password that was made */
  prepareOwner: () => Promise<string | undefined>;
}

/** Arbitrary number that all instances share: whoever holds this lock brings the database up to date. */
const startLock = 7_241_002;

/**
 * Brings the database up to date: migrations, the first content, the account. Instances that start together take
 * turns.
 *
 * @returns the owner's password, if one was made
 */
export async function prepareDatabase(database: Database, options: PrepareOptions): Promise<string | undefined> {
  return withStartLock(database, async () => {
    await migrate(database, options.backupDirectory);
    await synchronize(database, options);
    return options.prepareOwner();
  });
}

/** Makes the newest revision say what the tables hold: at the first start, and when a migration changed them. */
async function synchronize(database: Database, { types, hasDemo, revisionsKept }: PrepareOptions): Promise<void> {
  await database.write(async (em) => {
    await awaitTurn(em);
    const newest = await findNewest(em);
    if (!newest) {
      if (hasDemo) await seedDemoContent(em);
      await appendRevision(em, types, { action: 'seed', type: null, id: null }, revisionsKept);
      return;
    }
    const content = await readContent(em, types);
    if (canonical(content) === canonical(newest.content)) return;
    await appendRevision(em, types, { action: 'sync', type: null, id: null }, revisionsKept);
  });
}

/** JSON with sorted keys, because the database's JSON keeps no order of them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** The lock lives on a connection of its own, because it outlasts several transactions. */
async function withStartLock<R>({ location }: Database, work: () => Promise<R>): Promise<R> {
  if (!('url' in location)) return work();
  const client = new pg.Client({ connectionString: location.url, application_name: 'vitrine start' });
  // Losing this connection shows in the work as well; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
