import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentCases } from '../support/contentTypes';
import { capitalize, graphqlDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { findOperations, type Operation } from '../support/operations';
import { owner, TestServer } from '../support/server';
import { refusedTokens } from '../support/tokens';

/**
 * Who may call what: every operation of every door stands here, by name. One that the program has and this table does
 * not have, or the other way round, fails the first tests.
 */
const policy = {
  everybody: {
    query: [...contentCases.flatMap(({ name, plural }) => (name === 'hero' ? [name] : [name, plural])), 'revision'],
    mutation: ['login', 'sendContactMessage'],
    subscription: ['configUpdated', 'contentUpdated'],
    rest: [
      ...contentCases.map(({ publicPath }) => `GET ${publicPath}`),
      'GET /api/projects/{id}',
      'GET /api/projects/{id}/frame',
      'GET /api/section-titles/{id}',
      'POST /api/auth/login',
      'POST /api/contact',
      'POST /api/test-websocket',
    ],
  },
  owner: {
    query: [
      ...contentCases.map(({ plural }) => `all${capitalize(plural)}`),
      ...['contactMessage', 'contactMessages', 'exportContactMessages', 'mailDelivery'],
      ...['me', 'signIns', 'overview', 'revisions', 'revisionContent', 'revisionDifference'],
    ],
    mutation: [
      ...contentCases.flatMap(({ name, plural }) => [
        ...['create', 'update', 'delete'].map((verb) => verb + capitalize(name)),
        `reorder${capitalize(plural)}`,
      ]),
      ...['changePassword', 'renewToken', 'signOutEverywhere'],
      ...['deleteContactMessage', 'restoreContactMessage', 'markContactMessageRead', 'markContactMessagesRead'],
      ...['retryDelivery', 'sendTestMessage'],
      ...['restoreRevision', 'dismissChecklist', 'keepDemoContent', 'removeDemoContent'],
    ],
    subscription: [],
    rest: [
      ...contentCases.flatMap((type) => [
        `GET ${type.adminPath}`,
        `POST ${type.createPath}`,
        `PUT ${type.itemPath('{id}')}`,
        ...(type.restDeletes ? [`DELETE ${type.itemPath('{id}')}`] : []),
        ...(type.orderPath ? [`PUT ${type.orderPath}`] : []),
      ]),
      'GET /api/admin/contacts',
      'DELETE /api/admin/contacts/{id}',
    ],
  },
} as const;

let server: TestServer;
let operations: Operation[];
let paths: string[];
let before: unknown;
let callers: [reason: string, token: string | undefined][];
beforeAll(async () => {
  const first = await TestServer.start({ SOCKET_MAX_MESSAGES_PER_SECOND: '10000' });
  for (const type of contentCases) unwrap(await graphqlDoor.create(first.owner, type, type.sample));
  await first.visitor.rest('POST', '/api/contact', { name: 'Ann', email: 'ann@example.org', message: 'Hello.' });
  await first.owner.graphql('mutation { signOutEverywhere }');
  // The second account replaces the first one.
  server = await first.restart({ ADMIN_USERNAME: 'hopper' });
  operations = await findOperations(server.visitor);
  const { body } = await server.visitor.rest('GET', '/api/openapi.json');
  paths = Object.entries((body as { paths: Record<string, object> }).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.startsWith('/api') ? path : `/api${path}`}`),
  );
  const bad = refusedTokens(server.token);
  const named = ['no token at all', 'an expired token', 'a token with another secret', 'an unsigned token'];
  callers = [
    ['nobody', undefined],
    ['somebody whose sessions were ended, of an account that was replaced', first.token],
    ...named.map((reason): [string, string | undefined] => [reason, bad[reason]]),
  ];
  before = await readEverything();
});
afterAll(() => server?.remove());

/** All that a call could change. */
async function readEverything(): Promise<unknown> {
  const rows: unknown[] = [];
  for (const type of contentCases) rows.push(unwrap(await graphqlDoor.listAll(server.owner, type)));
  const { data, errors } = await server.owner.graphql(
    `{ revision contactMessages { total unread messages { id message isRead } } me { username } signIns { signedInAt } }`,
  );
  expect(errors).toEqual([]);
  return { rows, data };
}

function callable(kind: Operation['kind'], names: readonly string[]): Operation[] {
  return operations.filter((operation) => operation.kind === kind && names.includes(operation.name));
}

const protectedOperations = () => [
  ...callable('query', policy.owner.query),
  ...callable('mutation', policy.owner.mutation),
];

describe('the table', () => {
  test.each(['query', 'mutation', 'subscription'] as const)('names every %s', (kind) => {
    const found = operations.filter((operation) => operation.kind === kind).map(({ name }) => name);
    expect([...policy.everybody[kind], ...policy.owner[kind]].sort()).toEqual(found.sort());
  });

  test('names every REST path with its methods', () => {
    expect([...policy.everybody.rest, ...policy.owner.rest].sort()).toEqual([...paths].sort());
  });
});

describe('what is for the owner', () => {
  test('is refused to others by GraphQL over HTTP', async () => {
    for (const [reason, token] of callers) {
      const client = token === undefined ? server.visitor : server.visitor.withToken(token);
      for (const { name, document, variables } of protectedOperations()) {
        const { errors, text } = await client.graphql(document, variables);
        expect([reason, name, errors[0]?.extensions.code], text).toEqual([reason, name, 'UNAUTHENTICATED']);
      }
    }
    expect(await readEverything()).toEqual(before);
  });

  test('is refused to others by GraphQL over sockets', async () => {
    for (const [reason, token] of callers) {
      const socket = new GraphQLSocket(
        server.socketUrl,
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      );
      for (const { name, document, variables } of protectedOperations()) {
        const { errors } = await socket.run(document, { ...variables });
        expect([reason, name, errors?.[0]?.extensions?.code]).toEqual([reason, name, 'UNAUTHENTICATED']);
      }
      await socket.close();
    }
    expect(await readEverything()).toEqual(before);
  });

  test('is refused to others by REST', async () => {
    for (const [reason, token] of callers) {
      const client = token === undefined ? server.visitor : server.visitor.withToken(token);
      for (const operation of policy.owner.rest) {
        const [method = '', path = ''] = operation.split(' ');
        const target = path.replace(/\{\w+\}/, '1');
        const { status } = await client.rest(method, target, /^P/.test(method) ? {} : undefined);
        expect([reason, operation, status]).toEqual([reason, operation, 401]);
      }
    }
    expect(await readEverything()).toEqual(before);
  });

  test('lets the owner through', async () => {
    for (const { name, document, variables } of callable('query', policy.owner.query)) {
      const { errors } = await server.owner.graphql(document, variables);
      expect([name, errors.map(({ extensions }) => extensions.code)]).not.toEqual([name, ['UNAUTHENTICATED']]);
    }
  });
});

test('what is for everybody asks nobody for a token', async () => {
  for (const { name, document, variables } of callable('query', policy.everybody.query)) {
    const { errors } = await server.visitor.graphql(document, variables);
    expect([name, errors.filter(({ extensions }) => extensions.code === 'UNAUTHENTICATED')]).toEqual([name, []]);
  }
  for (const operation of policy.everybody.rest.filter((name) => name.startsWith('GET'))) {
    const path = operation.replace('GET ', '').replace(/\{\w+\}/, '1');
    expect([operation, (await server.visitor.rest('GET', path)).status]).not.toEqual([operation, 401]);
  }
  const { status } = await server.visitor.rest('POST', '/api/auth/login', { ...owner, username: 'hopper' });
  expect(status).toBe(200);
});
