import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../server/content';
import { project } from '../support/contentTypes';
import { restDoor, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  unwrap(await restDoor.create(server.owner, project, { ...project.sample, title: 'A compiler' }));
});
afterAll(() => server?.remove());

const lists = contentTypes.filter(({ name }) => name !== 'hero').map(({ restName }) => `/api/${restName}`);

/** What may differ between two answers of the same. */
const ownHeaders = ['connection', 'date', 'etag', 'keep-alive', 'vary', 'x-request-id'];

function common(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !ownHeaders.includes(name)));
}

test.each(lists)('%s is answered alike, however the path is written', async (path) => {
  const plain = await server.visitor.rest('GET', path);
  expect([plain.status, plain.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  for (const written of [`${path}/`, `${path}?x=1`, path.toUpperCase().replace('/API', '/api')]) {
    const other = await server.visitor.rest('GET', written);
    expect([other.status, other.text, common(other.headers)], written).toEqual([
      200,
      plain.text,
      common(plain.headers),
    ]);
  }
});

test('each answer has a name of its own, or the one that a trusted proxy gave', async () => {
  const nameOf = async (headers: Record<string, string> = {}) =>
    (await server.visitor.with(headers).rest('GET', '/api/projects')).headers.get('x-request-id');
  const names = [await nameOf(), await nameOf()];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[\w-]{36}$/);
  expect(await nameOf({ 'x-request-id': 'edge-1234.5678' })).toBe('edge-1234.5678');
});

test('who has the newest list is told so, until it is changed', async () => {
  const { text, headers } = await server.visitor.rest('GET', '/api/projects');
  const known = server.visitor.with({ 'if-none-match': headers.get('etag') ?? '' });
  const again = await known.rest('GET', '/api/projects');
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
  unwrap(await restDoor.create(server.owner, project, { ...project.sample, title: 'A nanosecond' }));
  const changed = await known.rest('GET', '/api/projects');
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('A nanosecond');
  expect(changed.text).not.toBe(text);
});

test('HEAD is answered with the headers alone', async () => {
  const get = await server.visitor.rest('GET', '/api/projects');
  const head = await server.visitor.rest('HEAD', '/api/projects');
  expect([head.status, head.text, common(head.headers)]).toEqual([200, '', common(get.headers)]);
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
});

test('other methods are not', async () => {
  const { status, headers } = await server.visitor.rest('PUT', '/api/projects', {});
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
