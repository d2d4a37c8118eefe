import { afterEach, beforeEach, expect, test } from 'vitest';
import { stat } from '../../support/contentTypes';
import { DatabaseRelay } from '../../support/databaseRelay';
import { createDatabase, query, type TestDatabase } from '../../support/databases';
import { graphqlDoor, restDoor, unwrap } from '../../support/doors';
import { PlainSocket } from '../../support/plainSocket';
import { TestServer } from '../../support/server';

let database: TestDatabase;
let relay: DatabaseRelay;
let server: TestServer;

beforeEach(async () => {
  database = await createDatabase();
  relay = await DatabaseRelay.open(database.env.DATABASE_URL ?? '');
  const env = { DATABASE_URL: relay.url };
  server = await TestServer.start({}, { location: { url: relay.url }, env, remove: async () => undefined });
});
afterEach(async () => {
  await server?.stop();
  await relay?.close();
  await database?.remove();
});

function storedStats(): Promise<object[]> {
  return query(database.location, 'select label from stat');
}

test.each([restDoor, graphqlDoor])(
  'a write that was stored is answered as such when the answer of the database is lost, over $name',
  async (door) => {
    const plain = await PlainSocket.open(server.socketUrl);
    relay.loseNext('commit', 'answer');
    const row = unwrap(await door.create(server.owner, stat, stat.sample));
    expect(await plain.messages.next()).toMatchObject({ section: 'stats' });
    expect(unwrap(await door.list(server.visitor, stat))).toEqual([row]);
    expect(await storedStats()).toHaveLength(1);
    await plain.close();
  },
);

test.each([restDoor, graphqlDoor])(
  'a write that was not stored is refused as such when the connection is lost before, over $name',
  async (door) => {
    relay.loseNext('commit', 'request');
    expect(await door.create(server.owner, stat, stat.sample)).toMatchObject({
      refusal: 'unavailable',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(await storedStats()).toEqual([]);
  },
);

test('nothing is claimed of a write when the database cannot be asked what became of it', async () => {
  relay.loseNext('commit', 'answer', true);
  const outcome = await restDoor.create(server.owner, stat, stat.sample);
  expect(outcome).toMatchObject({ refusal: 'unavailable', message: expect.stringContaining('not known') });
  expect(outcome).not.toMatchObject({ message: expect.stringContaining('Nothing was changed') });
  expect(await storedStats()).toHaveLength(1);
});
