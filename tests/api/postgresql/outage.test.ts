import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/client';
import { contentCases, project, stat } from '../../support/contentTypes';
import { type Fields, graphqlDoor, type Row, restDoor, unwrap } from '../../support/doors';
import { PlainSocket } from '../../support/plainSocket';
import { PostgresCluster } from '../../support/postgresCluster';
import { owner, TestServer } from '../../support/server';

/** A cluster of its own, because it is stopped. */
let cluster: PostgresCluster;
let server: TestServer;
let made = 0;
let row: Row;

const signInsPerAddress = 10;
const messagesPerAddress = 30;

async function signInByRest(client: Client, credentials: object): Promise<number> {
  return (await client.rest('POST', '/api/auth/login', credentials)).status;
}

/** @returns the status that REST would answer */
async function signInByGraphQL(client: Client, credentials: Fields): Promise<number> {
  const document =
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken } }';
  const { errors } = await client.graphql(document, credentials);
  const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429, UNAVAILABLE: 503 };
  return errors[0] ? (statuses[errors[0].extensions.code] ?? 0) : 200;
}

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

test('sign-ins are limited while the database is away, and those that failed for want of it do not keep the owner out', async () => {
  const visitor = server.visitor.from('203.0.113.1');
  await cluster.stop();
  const doors = [signInByRest, signInByGraphQL];
  for (let attempt = 0; attempt < signInsPerAddress; attempt += 1) {
    expect(await doors[attempt % 2]?.(visitor, owner)).toBe(503);
  }
  for (const signIn of doors) expect(await signIn(visitor, owner)).toBe(429);
  const { headers } = await visitor.rest('POST', '/api/auth/login', owner);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(await signInByRest(server.visitor.from('203.0.113.2'), owner)).toBe(503);
  await cluster.start();
  for (const signIn of doors) expect(await signIn(visitor, owner)).toBe(200);
});

test('whoever guessed too often before the database went away is refused while it is away and afterwards', async () => {
  const visitor = server.visitor.from('203.0.113.3');
  const guess = { ...owner, password: 'guessed' };
  for (let attempt = 0; attempt < signInsPerAddress; attempt += 1) {
    expect(await signInByRest(visitor, guess)).toBe(401);
  }
  await cluster.stop();
  expect(await signInByRest(visitor, guess)).toBe(429);
  await cluster.start();
  expect(await signInByRest(visitor, owner)).toBe(429);
});

test('guesses before and after the database was away count together', async () => {
  const visitor = server.visitor.from('203.0.113.4');
  const guess = { ...owner, password: 'guessed' };
  for (let attempt = 0; attempt < signInsPerAddress - 1; attempt += 1) await signInByRest(visitor, guess);
  await cluster.stop();
  expect(await signInByRest(visitor, guess)).toBe(503);
  await cluster.start();
  expect(await signInByRest(visitor, guess)).toBe(401);
  expect(await signInByRest(visitor, owner)).toBe(429);
});

test('messages are limited while the database is away, and come in when it is back', async () => {
  const message = { name: 'A', email: 'a@example.org', message: 'Hi' };
  const send = async () => (await server.visitor.rest('POST', '/api/contact', message)).status;
  await cluster.stop();
  for (let attempt = 0; attempt < messagesPerAddress; attempt += 1) expect(await send()).toBe(503);
  expect(await send()).toBe(429);
  await cluster.start();
  expect(await send()).toBe(201);
  expect((await server.owner.rest('GET', '/api/admin/contacts')).body).toHaveLength(1);
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
