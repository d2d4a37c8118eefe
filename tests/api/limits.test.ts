import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stat } from '../support/contentTypes';
import { restDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { TestServer } from '../support/server';

/** Documents that ask for too much, with the limit that they break. */
const heavy: [variable: string, limit: number, document: string][] = [
  ['GRAPHQL_MAX_DEPTH', 4, '{ __type(name: "Hero") { ofType { ofType { ofType { name } } } } }'],
  ['GRAPHQL_MAX_ALIASES', 2, '{ a: revision b: revision c: revision }'],
  ['GRAPHQL_MAX_DIRECTIVES', 1, '{ revision @include(if: true) @skip(if: false) }'],
  ['GRAPHQL_MAX_TOKENS', 150, `{ ${'revision '.repeat(200)} }`],
  [
    'GRAPHQL_MAX_COST',
    100,
    '{ projects { id title category } stats { id label value } experiences { id title company position } }',
  ],
];

let server: TestServer;
beforeAll(async () => {
  const overrides = Object.fromEntries(heavy.map(([variable, limit]) => [variable, String(limit)]));
  server = await TestServer.start({ ...overrides, MAX_BODY_BYTES: '20000' });
});
afterAll(() => server?.remove());

describe.each(heavy)('%s', (variable, limit, document) => {
  const refusal = {
    message: expect.stringContaining(`${limit}`),
    extensions: { code: 'LIMIT_EXCEEDED', limit },
  };

  test('is a limit of GraphQL over HTTP, by POST and by GET', async () => {
    const byPost = await server.visitor.graphql(document);
    expect([byPost.status, byPost.data, byPost.errors]).toEqual([400, undefined, [refusal]]);
    expect(byPost.errors[0]?.message).toContain(`(${variable})`);
    const client = server.visitor.with({ 'apollo-require-preflight': '1' });
    const byGet = await client.rest('GET', `/graphql?x=?&query=${encodeURIComponent(document)}`);
    expect([byGet.status, byGet.body]).toEqual([400, { errors: [refusal] }]);
  });

  test('is a limit of GraphQL over sockets', async () => {
    const socket = new GraphQLSocket(server.socketUrl);
    expect((await socket.run(document)).errors).toMatchObject([refusal]);
    // The connection goes on.
    expect((await socket.run('{ revision }')).data).toEqual({ revision: expect.any(Number) });
    await socket.close();
  });
});

test('several operations in one request are refused', async () => {
  const { status, body } = await server.visitor.rest('POST', '/graphql', [{ query: '{ revision }' }]);
  expect([status, body]).toEqual([400, { errors: [expect.objectContaining({ message: expect.any(String) })] }]);
});

test('a body that is too large is refused at each door, with the limit', async () => {
  const query = `{ revision } # ${'x'.repeat(21_000)}`;
  const { status, body } = await server.visitor.rest('POST', '/graphql', { query });
  expect([status, body]).toEqual([
    413,
    {
      errors: [{ message: expect.stringMatching(/20000 bytes \(MAX_BODY_BYTES\)/), extensions: { code: 'TOO_LARGE' } }],
    },
  ]);
  const answer = await server.owner.rest('POST', '/api/stats', { ...stat.sample, label: 'x'.repeat(21_000) });
  expect([answer.status, answer.body]).toEqual([413, { detail: expect.stringContaining('20000 bytes') }]);
  const form = new FormData();
  form.set('username', 'x'.repeat(21_000));
  expect((await server.visitor.rest('POST', '/api/auth/login', undefined, { body: form })).status).toBe(413);
});

test('a limit that is no number stops the start and is named', async () => {
  await expect(TestServer.start({ GRAPHQL_MAX_COST: 'much' })).rejects.toThrow('GRAPHQL_MAX_COST');
});

test('answers to anonymous queries do not pile up, and the ones that are asked for stay right', async () => {
  const own = await TestServer.start();
  try {
    const long = { ...stat.sample, type: 'main', label: 'x'.repeat(200) };
    for (let item = 0; item < 5; item += 1) unwrap(await restDoor.create(own.owner, stat, long));
    const expected = await own.visitor.graphql('{ stats { id label } }');
    for (let index = 0; index < 500; index += 1) {
      const { data } = await own.visitor.graphql(`{ stats { id label } } # ${index}`);
      expect(data).toEqual(expected.data);
    }
    expect((await own.visitor.graphql('{ stats { id label } }')).data).toEqual(expected.data);
  } finally {
    await own.remove();
  }
});

describe('a server that has too much to do', () => {
  test('refuses what needs work with 503, and answers what is in memory', async () => {
    const busy = await TestServer.start({ OVERLOAD_DELAY_MS: '10' });
    let isBusy = true;
    const work = () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
      if (isBusy) setImmediate(work);
    };
    try {
      work();
      const refused = await vi.waitFor(
        async () => {
          const answer = await busy.visitor.rest('GET', '/api/projects');
          expect(answer.status).toBe(503);
          return answer;
        },
        { timeout: 20_000 },
      );
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(refused.body).toEqual({ detail: expect.stringContaining('too busy') });
      const { status, headers, errors } = await busy.visitor.graphql('{ revision }');
      expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)]);
      expect(errors).toEqual([
        { message: expect.any(String), extensions: { code: 'OVERLOADED', retryAfter: expect.any(Number) } },
      ]);
      expect((await busy.visitor.rest('GET', '/healthz')).status).toBe(200);
      expect((await busy.visitor.rest('GET', '/')).status).toBe(200);
      isBusy = false;
      await vi.waitFor(async () => expect((await busy.visitor.rest('GET', '/api/projects')).status).toBe(200), {
        timeout: 20_000,
      });
    } finally {
      isBusy = false;
      await busy.remove();
    }
  });
});
