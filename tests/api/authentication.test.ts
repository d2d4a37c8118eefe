import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessageRoutes } from '../../server/contactMessage/contactMessage.routes';
import { allContentRoutes } from '../../server/content/routes';
import { ownerRoutes } from '../../server/owner/owner.routes';
import type { Client } from '../support/client';
import { contentCases, hero } from '../support/contentTypes';
import { graphqlDoor, type Row, restDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { findOperations, type Operation } from '../support/operations';
import { type EnvOverrides, owner, TestServer } from '../support/server';
import { refusedHeaders, refusedTokens } from '../support/tokens';

/** What visitors may call. Whatever else the schema has, now or later, is for the owner. */
const publicQueries = [
  ...contentCases.flatMap(({ name, plural }) => (name === 'hero' ? [name] : [name, plural])),
  'revision',
];
const publicMutations = ['login', 'sendContactMessage'];

const ownerRestRoutes = [...allContentRoutes, ...ownerRoutes, ...contactMessageRoutes].filter(
  ({ access }) => access === 'owner',
);

let server: TestServer;
let operations: Operation[];
let protectedOperations: Operation[];
let content: Row[][];
beforeAll(async () => {
  server = await TestServer.start({ SOCKET_MAX_MESSAGES_PER_SECOND: '10000' });
  for (const type of contentCases) unwrap(await graphqlDoor.create(server.owner, type, type.sample));
  content = await readAll();
  operations = await findOperations(server.visitor);
  protectedOperations = operations.filter(
    ({ name, kind }) => kind !== 'subscription' && ![...publicQueries, ...publicMutations].includes(name),
  );
});
afterAll(() => server?.remove());

async function readAll(): Promise<Row[][]> {
  const rows: Row[][] = [];
  for (const type of contentCases) rows.push(unwrap(await restDoor.listAll(server.owner, type)));
  return rows;
}

/** Callers that no door may take for the owner. */
function strangers(): [string, Client][] {
  const badTokens = Object.entries(refusedTokens(server.token)).map(([reason, token]): [string, Client] => [
    reason,
    server.visitor.withToken(token),
  ]);
  const badHeaders = refusedHeaders(server.token).map((authorization): [string, Client] => [
    `the header '${authorization.slice(0, 12)}…'`,
    server.visitor.with({ authorization }),
  ]);
  return [['no header', server.visitor], ...badTokens, ...badHeaders];
}

describe('what is public', () => {
  test('is what the schema lets visitors call, and nothing else is there for them', () => {
    const names = (kind: string) => operations.filter((operation) => operation.kind === kind).map(({ name }) => name);
    expect(
      names('query')
        .filter((name) => publicQueries.includes(name))
        .sort(),
    ).toEqual([...publicQueries].sort());
    expect(names('subscription').sort()).toEqual(['configUpdated', 'contentUpdated']);
    const mutations = contentCases.flatMap(({ name, plural }) => {
      const [Name, Plural] = [name, plural].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      return [`create${Name}`, `update${Name}`, `delete${Name}`, `reorder${Plural}`];
    });
    expect(protectedOperations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...mutations, 'renewToken', 'contactMessages', 'deleteContactMessage']),
    );
  });

  test('is what REST answers to visitors', () => {
    const open = allContentRoutes.filter(({ access }) => access === 'public');
    expect(open.every(({ method, path }) => method === 'GET' && !path.startsWith('/admin'))).toBe(true);
    const expected = contentCases.flatMap((type) => [
      `GET ${type.adminPath}`,
      `POST ${type.createPath}`,
      `PUT ${type.itemPath(':id')}`,
      ...(type.restDeletes ? [`DELETE ${type.itemPath(':id')}`] : []),
      ...(type.orderPath ? [`PUT ${type.orderPath}`] : []),
    ]);
    const inbox = ['GET /api/admin/contacts', 'DELETE /api/admin/contacts/:id'];
    const found = ownerRestRoutes.map(({ method, path }) => `${method} /api${path}`);
    expect(found.sort()).toEqual([...expected, ...inbox].sort());
  });
});

/** Thousands of calls, each with a look into the database; in milliseconds. */
const patience = 120_000;

describe('GraphQL over HTTP', () => {
  test('refuses every operation of the owner to everybody else, and changes nothing', {
    timeout: patience,
  }, async () => {
    for (const [reason, client] of strangers()) {
      for (const { name, document, variables } of protectedOperations) {
        const { status, data, errors } = await client.graphql(document, variables);
        const [error] = errors;
        expect([reason, name, status, error?.extensions.code]).toEqual([reason, name, 200, 'UNAUTHENTICATED']);
        expect([null, undefined, { [name]: null }]).toContainEqual(data);
      }
    }
    expect(await readAll()).toEqual(content);
  });

  test('refuses operations of the owner that hide behind public ones', async () => {
    const document = `query Both { heroNow: hero { id } ...Hidden } fragment Hidden on Query { allHeroes { id } }`;
    const { data, errors } = await server.visitor.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('GraphQL over a socket', () => {
  test('refuses every operation of the owner to everybody else, and changes nothing', {
    timeout: patience,
  }, async () => {
    const tokens = [undefined, ...Object.values(refusedTokens(server.token))];
    for (const token of tokens) {
      const socket = new GraphQLSocket(
        server.socketUrl,
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      );
      for (const { name, document, variables } of protectedOperations) {
        const { data, errors } = await socket.run(document, variables as Record<string, unknown>);
        expect([name, errors?.[0]?.extensions?.code]).toEqual([name, 'UNAUTHENTICATED']);
        expect([null, undefined, { [name]: null }]).toContainEqual(data);
      }
      await socket.close();
    }
    expect(await readAll()).toEqual(content);
  });

  test('takes the token of the connection', async () => {
    const socket = new GraphQLSocket(server.socketUrl, { authorization: `Bearer ${server.token}` });
    expect((await socket.run('{ allHeroes { id } }')).data).toEqual({ allHeroes: [{ id: expect.any(Number) }] });
    await socket.close();
  });

  test('takes connection parameters of any kind without failing', async () => {
    for (const authorization of [5, null, [], {}, [`Bearer ${server.token}`], { toString: 'x' }]) {
      const socket = new GraphQLSocket(server.socketUrl, { authorization });
      const { errors } = await socket.run('{ allHeroes { id } }');
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      await socket.close();
    }
  });
});

describe('REST', () => {
  test('refuses every path of the owner to everybody else with 401, and changes nothing', {
    timeout: patience,
  }, async () => {
    for (const [reason, client] of strangers()) {
      for (const { method, path } of ownerRestRoutes) {
        const target = `/api${path.replace(':id', '1')}`;
        const result = await client.rest(method, target, method === 'POST' || method === 'PUT' ? {} : undefined);
        expect([reason, method, path, result.status]).toEqual([reason, method, path, 401]);
        expect(result.headers.get('www-authenticate')).toMatch(/^Bearer/);
        expect(result.body).toEqual({ detail: 'Authentication failed. Please log in again.' });
      }
    }
    expect(await readAll()).toEqual(content);
  });

  test('takes a good token, whatever the case of its scheme', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const client = server.visitor.with({ authorization: `${scheme} ${server.token}` });
      expect((await client.rest('GET', '/api/admin/hero')).status).toBe(200);
    }
  });
});

describe('signing in', () => {
  const credentials = { ...owner };

  test('works with multipart, URL-encoded and JSON bodies', async () => {
    const form = new FormData();
    form.set('username', owner.username);
    form.set('password', owner.password);
    const bodies: RequestInit[] = [
      { body: form },
      { body: new URLSearchParams(credentials) },
      { body: JSON.stringify(credentials), headers: { 'content-type': 'application/json' } },
    ];
    for (const init of bodies) {
      const { status, body } = await server.visitor.rest('POST', '/api/auth/login', undefined, init);
      expect([status, body]).toEqual([200, { access_token: expect.any(String), token_type: 'bearer' }]);
      const { access_token: token } = body as { access_token: string };
      expect((await server.visitor.withToken(token).rest('GET', '/api/admin/hero')).status).toBe(200);
    }
  });

  test('works over GraphQL, with a token that both doors take', async () => {
    const document =
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken expiresIn } }';
    const { data } = await server.visitor.graphql(document, credentials);
    expect(data).toEqual({ login: { accessToken: expect.any(String), expiresIn: 3600 } });
    const { accessToken } = (data as { login: { accessToken: string } }).login;
    expect(unwrap(await restDoor.listAll(server.visitor.withToken(accessToken), hero))).toHaveLength(1);
  });

  test('refuses a wrong name and a wrong password with the same words', async () => {
    const wrong = [
      { ...credentials, password: 'wrong' },
      { ...credentials, username: 'wrong' },
      { ...credentials, username: 'GRACE' },
      { ...credentials, password: ` ${owner.password}` },
    ];
    for (const [index, attempt] of wrong.entries()) {
      const client = server.visitor.from(`192.0.2.${index}`);
      const { status, headers, body } = await client.rest('POST', '/api/auth/login', attempt);
      expect([status, body]).toEqual([401, { detail: 'Wrong username or password.' }]);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  test('names the fields that are missing or of the wrong type', async () => {
    const refused: [unknown, string[]][] = [
      [{}, ['username', 'password']],
      [{ username: owner.username }, ['password']],
      [{ username: '', password: 'x' }, ['username']],
      [{ username: null, password: ['x'] }, ['username', 'password']],
      [{ username: { $ne: '' }, password: { $ne: '' } }, ['username', 'password']],
      [{ username: 'x'.repeat(300), password: 'x'.repeat(300) }, ['username', 'password']],
      [[], ['username', 'password']],
      ['text', ['username', 'password']],
    ];
    for (const [body, fields] of refused) {
      const answer = await server.visitor.rest('POST', '/api/auth/login', body);
      expect(answer.status).toBe(422);
      const { detail, errors } = answer.body as { detail: string; errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(fields);
      expect(detail).toContain(fields[0]);
    }
  });

  test('never fails on names and passwords of unusual characters', async () => {
    for (const [index, text] of ['\0', '\ud800', '💥', ' ', '"; drop table owner; --'].entries()) {
      const client = server.visitor.from(`198.51.100.${index}`);
      const { status } = await client.rest('POST', '/api/auth/login', { username: text, password: text });
      expect([JSON.stringify(text), status >= 400 && status < 500]).toEqual([JSON.stringify(text), true]);
    }
  });
});

describe('a token', () => {
  test('is renewed while it is good', async () => {
    const { data } = await server.owner.graphql('mutation { renewToken { accessToken expiresIn } }');
    const { accessToken } = (data as { renewToken: { accessToken: string } }).renewToken;
    expect((await server.visitor.withToken(accessToken).rest('GET', '/api/admin/hero')).status).toBe(200);
  });

  test('ends at both doors when the password or the name of the account is changed, and not by a restart', async () => {
    const first = await TestServer.start();
    const same = await first.restart();
    let current = same;
    try {
      expect((await same.visitor.withToken(first.token).rest('GET', '/api/admin/hero')).status).toBe(200);
      const changes: EnvOverrides[] = [{ ADMIN_PASSWORD: 'another password' }, { ADMIN_USERNAME: 'hopper' }];
      for (const change of changes) {
        const old = current.token;
        current = await current.restart(change);
        const stale = current.visitor.withToken(old);
        expect((await stale.rest('GET', '/api/admin/hero')).status).toBe(401);
        expect((await stale.graphql('mutation { renewToken { accessToken } }')).errors).toMatchObject([
          { extensions: { code: 'UNAUTHENTICATED' } },
        ]);
        expect((await current.owner.rest('GET', '/api/admin/hero')).status).toBe(200);
      }
    } finally {
      await current.remove();
    }
  });

  test('outlives a restart when the server made the secret itself', async () => {
    const first = await TestServer.start({ JWT_SECRET: '' });
    const second = await first.restart();
    try {
      expect((await second.visitor.withToken(first.token).rest('GET', '/api/admin/hero')).status).toBe(200);
      const foreign = server.visitor.withToken(first.token);
      expect((await foreign.rest('GET', '/api/admin/hero')).status).toBe(401);
    } finally {
      await second.remove();
    }
  });
});
