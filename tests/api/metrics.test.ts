import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from '../support/server';

const token = 'a-token-that-only-these-tests-have';
let server: TestServer | undefined;
afterEach(() => server?.remove());

/** The values of the metrics by their names with labels, as `read` gets them. */
async function read({ visitor }: TestServer): Promise<Map<string, number>> {
  const { status, text, headers } = await visitor.withToken(token).rest('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('without a token configured there are no metrics', async () => {
  server = await TestServer.start();
  const answers = await Promise.all([server.visitor, server.owner].map((client) => client.rest('GET', '/metrics')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('nobody reads the metrics without their token, not even the owner', async () => {
  server = await TestServer.start({ METRICS_TOKEN: token });
  const clients = [server.visitor, server.owner, server.visitor.withToken(`${token}x`)];
  const answers = await Promise.all(clients.map((client) => client.rest('GET', '/metrics')));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('the metrics tell of requests by pattern, of pages, sockets, the revision and messages', async () => {
  server = await TestServer.start({ METRICS_TOKEN: token });
  const before = await read(server);
  await server.visitor.rest('GET', '/');
  await server.visitor.rest('GET', '/');
  await server.visitor.rest('GET', '/api/projects/123');
  await server.visitor.rest('GET', '/api/projects');
  await server.visitor.rest('HEAD', '/api/projects');
  await server.visitor.rest('GET', '/api/a-secret-that-somebody-tried');
  await server.visitor.graphql('{ projects { id } }');
  await server.owner.rest('POST', '/api/awards', { title: 'A', organization: 'B', year: '1999' });
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
  await server.visitor.rest('POST', '/api/contact', message);
  const socket = new WebSocket(`${server.socketUrl}/ws`);
  await once(socket, 'open');

  const after = await read(server);
  const requests = (method: string, route: string, status: number) =>
    after.get(`vitrine_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
  expect(requests('GET', '/', 200)).toBe(2);
  expect(requests('GET', '/api/projects/:id', 404)).toBe(1);
  expect(requests('GET', '/api/projects', 200)).toBe(1);
  expect(requests('HEAD', '/api/projects', 200)).toBe(1);
  expect(requests('POST', '/api/awards', 201)).toBe(1);
  expect(requests('POST', '/graphql', 200)).toBe(1);
  expect(after.get('vitrine_page_renders_total')).toBe(1);
  expect(after.get('vitrine_sockets')).toBe(1);
  expect(after.get('vitrine_revision')).toBe((before.get('vitrine_revision') ?? 0) + 1);
  expect(after.get('vitrine_contact_messages{delivery="none"}')).toBe(1);
  expect(after.get('nodejs_eventloop_lag_seconds')).toBeDefined();
  expect([...after.keys()].join('\n')).not.toMatch(/a-secret|ada@|Ada/);
  const closed = once(socket, 'close');
  socket.close();
  await closed;
});

test('the metrics tell how often an answer was in memory, and a save makes it be made anew', async () => {
  server = await TestServer.start({ METRICS_TOKEN: token });
  const { visitor, owner } = server;
  const visit = async () => {
    await visitor.rest('GET', '/');
    // The same page with other links.
    await visitor.with({ 'x-forwarded-proto': 'https' }).rest('GET', '/');
    await visitor.rest('GET', '/api/projects');
    await visitor.graphql('{ projects { id } }');
    // Never kept.
    await owner.graphql('{ projects { title } }');
  };
  const lookups = async (site: TestServer) => {
    const values = await read(site);
    const count = (cache: string, result: string) =>
      values.get(`vitrine_cache_lookups_total{cache="${cache}",result="${result}"}`);
    return ['page', 'lists', 'graphql'].map((cache) => [cache, count(cache, 'hit'), count(cache, 'miss')]);
  };
  expect(await lookups(server)).toEqual([
    ['page', 0, 0],
    ['lists', 0, 0],
    ['graphql', 0, 0],
  ]);
  await visit();
  expect(await lookups(server)).toEqual([
    ['page', 0, 2],
    ['lists', 0, 1],
    ['graphql', 0, 1],
  ]);
  await visit();
  await visit();
  expect(await lookups(server)).toEqual([
    ['page', 4, 2],
    ['lists', 2, 1],
    ['graphql', 2, 1],
  ]);
  await owner.rest('POST', '/api/awards', { title: 'A', organization: 'B', year: '1999' });
  await visit();
  expect(await lookups(server)).toEqual([
    ['page', 4, 4],
    ['lists', 2, 2],
    ['graphql', 2, 2],
  ]);
});
