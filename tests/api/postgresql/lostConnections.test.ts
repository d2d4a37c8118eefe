import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../../../server/database/database';
import { DatabaseUnavailableError } from '../../../server/errors';
import { DatabaseRelay } from '../../support/databaseRelay';
import { createDatabase, query, type TestDatabase } from '../../support/databases';

/** More than the pool has connections. */
const times = 12;

let place: TestDatabase;
let relay: DatabaseRelay;
let database: Database;

beforeEach(async () => {
  place = await createDatabase();
  relay = await DatabaseRelay.open(place.env.DATABASE_URL ?? '');
  database = await Database.open({ url: relay.url });
});
afterEach(async () => {
  // A connection that was never given back would keep it from closing.
  await database?.close();
  await relay?.close();
  await place?.remove();
});

const write = () => database.write((em) => em.execute<object[]>('select 1 as one'));

test('connections that are lost in the middle of a transaction make room for others', async () => {
  for (let time = 0; time < times; time += 1) {
    const lost = database.write(async (em) => {
      const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      await query(place.location, `select pg_terminate_backend(${row?.pid})`);
      await em.execute('select 1');
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailableError);
  }
  expect(await write()).toEqual([{ one: 1 }]);
});

test.each(['begin', 'commit'] as const)('connections that are lost at a %s make room for others', async (statement) => {
  for (let time = 0; time < times; time += 1) {
    relay.loseNext(statement, 'request');
    await expect(write()).rejects.toThrow(DatabaseUnavailableError);
  }
  expect(await write()).toEqual([{ one: 1 }]);
});
