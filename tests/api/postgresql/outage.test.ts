import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentCases, project, stat } from '../../support/contentTypes';
import { graphqlDoor, type Row, restDoor, unwrap } from '../../support/doors';
import { PlainSocket } from '../../support/plainSocket';
import { PostgresCluster } from '../../support/postgresCluster';
import { owner, TestServer } from '../../support/server';

/** A cluster of its own, because it is stopped. */
let cluster: PostgresCluster;
let server: TestServer;
let made = 0;
let row: Row;

beforeAll(async () => {
  cluster = await PostgresCluster.create();
});
afterAll(() => cluster?.remove());

beforeEach(async () => {
  await cluster.start();
  made += 1;
  await cluster.query(`create database outage_${made}`);
  const url = `${cluster.url}/outage_${made}`;
  server = await TestServer.start({}, { location: { url }, env: { DATABASE_URL: url }, remove: async () => undefined });
  row = unwrap(await restDoor.create(server.owner, project, { ...project.sample, title: 'Tsteady8' }));
});
afterEach(async () => {
  await server.stop();
  await cluster.stop();
});

test('visitors see everything while the database is away', async () => {
  const plain = await PlainSocket.open(server.socketUrl);
  await cluster.stop();
  const page = await server.visitor.rest('GET', '/');
  expect([page.status, page.text.includes('Tsteady8')]).toEqual([200, true]);
  expect(unwrap(await restDoor.list(server.visitor, project))).toEqual([row]);
  expect(unwrap(await graphqlDoor.list(server.visitor, project))).toEqual([row]);
  for (const { publicPath, name } of contentCases) {
    const { status } = await server.visitor.rest('GET', publicPath);
    expect([name, status]).toEqual([name, name === 'hero' ? 404 : 200]);
  }
  expect((await server.visitor.rest('GET', '/healthz')).status).toBe(200);
  expect((await server.visitor.rest('POST', '/api/test-websocket')).status).toBe(200);
  expect(await plain.messages.next()).toMatchObject({ type: 'test' });
  await plain.close();
});

test('whatever needs the database is refused as unavailable while it is away, and not as something else', async () => {
  await cluster.stop();
  const message = { name: 'A', email: 'a@example.org', message: 'Hi' };
  const refused: [string, string, unknown][] = [
    ['POST', '/api/projects', { title: 'x', description: 'x' }],
    ['PUT', project.itemPath(row.id), { title: 'x' }],
    ['DELETE', project.itemPath(row.id), undefined],
    ['PUT', '/api/about/order', []],
    ['GET', '/api/admin/projects', undefined],
    ['GET', '/api/admin/contacts', undefined],
    ['POST', '/api/contact', message],
    ['POST', '/api/auth/login', owner],
  ];
  for (const [method, path, body] of refused) {
    const answer = await server.owner.rest(method, path, body);
    expect([method, path, answer.status]).toEqual([method, path, 503]);
    expect(answer.body).toEqual({ detail: expect.stringContaining('Nothing was changed') });
  }
  for (const outcome of [
    await graphqlDoor.create(server.owner, stat, stat.sample),
    await graphqlDoor.listAll(server.owner, stat),
  ]) {
    expect(outcome).toMatchObject({ refusal: 'unavailable', message: expect.stringContaining('Nothing was changed') });
  }
  const visitor = await server.visitor.rest('POST', '/api/projects', {});
  expect(visitor.status).toBe(401);
});

test('writes work again as soon as the database is back, and nothing of the refused ones is there', async () => {
  await cluster.stop();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await restDoor.update(server.owner, project, row.id, { title: 'lost' })).toMatchObject({
      refusal: 'unavailable',
    });
  }
  await cluster.start();
  expect(unwrap(await restDoor.listAll(server.owner, project))).toEqual([row]);
  unwrap(await restDoor.update(server.owner, project, row.id, { title: 'kept' }));
  expect(unwrap(await restDoor.list(server.visitor, project))).toMatchObject([{ title: 'kept' }]);
});

test('many requests while the database is away and coming back leave the server whole', async () => {
  await cluster.stop();
  const during = Array.from({ length: 40 }, () => restDoor.create(server.owner, stat, stat.sample));
  await cluster.start();
  const outcomes = await Promise.all(during);
  for (const { value, refusal } of outcomes) expect(value ? 'stored' : refusal).toMatch(/^(stored|unavailable)$/);
  const stored = outcomes.filter(({ value }) => value).length;
  unwrap(await restDoor.create(server.owner, stat, stat.sample));
  expect(unwrap(await restDoor.list(server.visitor, stat))).toHaveLength(stored + 1);
});

test('sign-ins that failed for want of the database do not keep the owner out', async () => {
  await cluster.stop();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await server.visitor.rest('POST', '/api/auth/login', owner)).status).toBe(503);
  }
  await cluster.start();
  expect((await server.visitor.rest('POST', '/api/auth/login', owner)).status).toBe(200);
});

test('another instance hears of writes again after the database was away', async () => {
  const other = await TestServer.start({}, server.database);
  const plain = await PlainSocket.open(other.socketUrl);
  await cluster.stop();
  await cluster.start();
  unwrap(await restDoor.create(server.owner, stat, stat.sample));
  expect(await plain.messages.find(({ section }) => section === 'stats')).toBeDefined();
  expect(unwrap(await restDoor.list(other.visitor, stat))).toHaveLength(1);
  await plain.close();
  await other.stop();
});

test('a server that is stopped while the database is away ends', async () => {
  const other = await TestServer.start({}, server.database);
  await cluster.stop();
  await other.stop();
  await expect(fetch(other.url)).rejects.toThrow();
});

test('a start without the database is refused with its address and without its password', async () => {
  await cluster.stop();
  const url = `${cluster.url.replace('postgres@', 'postgres:Ssecret6@')}/nothing`;
  const start = TestServer.start({}, { location: { url }, env: { DATABASE_URL: url }, remove: async () => undefined });
  await expect(start).rejects.toThrow(/^The PostgreSQL database at 127\.0\.0\.1:\d+\/nothing cannot be reached/);
  await expect(start).rejects.not.toThrow('Ssecret6');
});
