import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../support/contentTypes';
import { restDoor, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await TestServer.start();
  id = unwrap(await restDoor.create(server.owner, project, project.sample)).id;
});
afterAll(() => server?.remove());

const json = { 'content-type': 'application/json' };

describe('GraphQL over HTTP', () => {
  test('answers requests that it cannot read with a status from 400 to 499', async () => {
    const requests: RequestInit[] = [
      { body: '{', headers: json },
      { body: 'null', headers: json },
      { body: '[]', headers: json },
      { body: '"text"', headers: json },
      { body: '{}', headers: json },
      { body: '{"query": 5}', headers: json },
      { body: '{"query": "{"}', headers: json },
      { body: '{"query": "{ nothing }"}', headers: json },
      { body: '{"query": "{ hero { id } }", "variables": "x"}', headers: json },
      { body: '{"query": "{ hero { id } }", "operationName": "Nothing"}', headers: json },
      { body: JSON.stringify({ query: `{ hero ${'{ id '.repeat(3000)}` }), headers: json },
      { body: 'query=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { body: '{}', headers: { 'content-type': 'text/plain' } },
      { body: JSON.stringify({ query: 'x'.repeat(1_100_000) }), headers: json },
    ];
    for (const init of requests) {
      const { status, text } = await server.visitor.rest('POST', '/graphql', undefined, init);
      expect(status, `${String(init.body).slice(0, 60)} ${text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${String(init.body).slice(0, 60)} ${text.slice(0, 200)}`).toBeLessThan(500);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'GET']) {
      const { status } = await server.visitor.rest(method, '/graphql');
      expect([method, status >= 400 && status < 500]).toEqual([method, true]);
    }
  });

  test('runs no mutation by GET', async () => {
    const query = encodeURIComponent(`mutation { deleteProject(id: ${id}) }`);
    const { status } = await server.owner
      .with({ 'apollo-require-preflight': '1' })
      .rest('GET', `/graphql?query=${query}`);
    expect(status).toBe(405);
    expect((await server.visitor.rest('GET', project.itemPath(id))).status).toBe(200);
  });

  test('answers a query by GET', async () => {
    const client = server.visitor.with({ 'apollo-require-preflight': '1' });
    const { status, body } = await client.rest('GET', `/graphql?query=${encodeURIComponent('{ projects { id } }')}`);
    expect([status, body]).toEqual([200, { data: { projects: [{ id }] } }]);
  });

  test('has nothing below its path', async () => {
    for (const path of ['/graphql/x', '/graphql/.well-known']) {
      expect((await server.visitor.rest('POST', path, { query: '{ hero { id } }' })).status).toBe(404);
    }
    for (const path of ['/GraphQL', '/graphql/']) {
      expect((await server.visitor.rest('POST', path, { query: '{ projects { id } }' })).status).toBe(200);
    }
  });
});

test('refuses subscriptions, which need a socket', async () => {
  for (const client of [server.visitor, server.owner]) {
    const { status, errors } = await client.graphql('subscription { contentUpdated { revision } }');
    expect([status, errors]).toEqual([
      400,
      [
        expect.objectContaining({
          message: expect.stringContaining('WebSocket'),
          extensions: { code: 'BAD_USER_INPUT' },
        }),
      ],
    ]);
  }
});
