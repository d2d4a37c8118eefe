import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentCases, project, stat } from '../../support/contentTypes';
import { graphqlDoor, type Row, restDoor, unwrap } from '../../support/doors';
import { owner, TestServer } from '../../support/server';
import { TableLock } from '../../support/tableLock';

let server: TestServer;
let row: Row;
let lock: TableLock;

beforeEach(async () => {
  server = await TestServer.start();
  row = unwrap(await restDoor.create(server.owner, project, { ...project.sample, title: 'Tpatient9' }));
  lock = await TableLock.take(server.database.env.DATABASE_URL ?? '', 'project');
});
afterEach(() => server?.remove());

test('visitors see everything while the database does not answer, and a write is answered when it does', async () => {
  const write = restDoor.update(server.owner, project, row.id, { title: 'Later' });
  await lock.awaitWaiting();
  expect((await server.visitor.rest('GET', '/')).text).toContain('Tpatient9');
  expect(unwrap(await restDoor.list(server.visitor, project))).toEqual([row]);
  expect(unwrap(await graphqlDoor.list(server.visitor, project))).toEqual([row]);
  for (const { publicPath, name } of contentCases) {
    const { status } = await server.visitor.rest('GET', publicPath);
    expect([name, status]).toEqual([name, name === 'hero' ? 404 : 200]);
  }
  expect((await server.visitor.rest('GET', '/healthz')).status).toBe(200);
  await lock.release();
  unwrap(await write);
  expect(unwrap(await restDoor.list(server.visitor, project))).toMatchObject([{ title: 'Later' }]);
});

test('a write that takes the database too long is refused as unavailable, and has changed nothing', async () => {
  const writes = [
    restDoor.update(server.owner, project, row.id, { title: 'lost' }),
    graphqlDoor.create(server.owner, stat, stat.sample),
  ];
  await lock.awaitWaiting(writes.length);
  // The second one, which waits for the first, may be let in by its end, and then waits itself.
  let isOver = false;
  const outcomes = Promise.all(writes).finally(() => {
    isOver = true;
  });
  while (!isOver) await lock.cancelWaiting();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ refusal: 'unavailable', message: expect.stringContaining('Nothing was changed') });
  }
  await lock.release();
  expect(unwrap(await restDoor.listAll(server.owner, project))).toEqual([row]);
  expect(unwrap(await restDoor.listAll(server.owner, stat))).toEqual([]);
  unwrap(await restDoor.update(server.owner, project, row.id, { title: 'kept' }));
});

test('more callers than the database has connections for are answered, and leave the server whole', async () => {
  const writes = Array.from({ length: 40 }, () => restDoor.create(server.owner, stat, stat.sample));
  await lock.awaitWaiting(5);
  expect((await server.visitor.rest('GET', '/')).status).toBe(200);
  await lock.release();
  const outcomes = await Promise.all(writes);
  for (const { value, refusal } of outcomes) expect(value ? 'stored' : refusal).toMatch(/^(stored|unavailable)$/);
  const stored = outcomes.filter(({ value }) => value).length;
  expect(unwrap(await restDoor.listAll(server.owner, stat))).toHaveLength(stored);
  expect((await server.visitor.rest('POST', '/api/auth/login', owner)).status).toBe(200);
});
