import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../support/client';
import { contentCases } from '../support/contentTypes';
import { query } from '../support/databases';
import { capitalize, graphqlDoor, unwrap } from '../support/doors';
import { findRoutes } from '../support/expressRoutes';
import { GraphQLSocket, type SocketResult } from '../support/graphqlSocket';
import { MessageQueue } from '../support/messageQueue';
import { findOperations, type Operation } from '../support/operations';
import { PlainSocket } from '../support/plainSocket';
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
    /** Pages, and what browsers, search engines and those who run the site ask for. */
    pages: [
      // The frame of the admin is empty: what fills it comes by GraphQL.
      ...['/', '/admin', '/admin/*path', '/graphql', '/api/docs'],
      ...['/api/openapi.json', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/og-image.png'],
      ...['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
      ...['/healthz', '/readyz'],
    ],
    sockets: ['/graphql', '/ws'],
  },
  /** With a token of its own, which is no session. */
  monitoring: { pages: ['/metrics'] },
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

/** Hundreds of calls, each with a look into the database; in milliseconds. */
const patience = 120_000;

const monitoringToken = 'a-token-that-only-monitoring-has';

let server: TestServer;
let operations: Operation[];
let paths: string[];
let routes: string[];
let before: unknown;
let callers: [reason: string, token: string | undefined][];
beforeAll(async () => {
  const env = {
    METRICS_TOKEN: monitoringToken,
    PUBLIC_URL: 'https://example.org',
    SOCKET_MAX_MESSAGES_PER_SECOND: '10000',
  };
  const first = await TestServer.start(env);
  for (const type of contentCases) unwrap(await graphqlDoor.create(first.owner, type, type.sample));
  await first.visitor.rest('POST', '/api/contact', { name: 'Ann', email: 'ann@example.org', message: 'Hello.' });
  await first.stop();
  await query(first.database.location, 'delete from owner');
  // The account is made anew, with the same name, password and secret.
  const second = await TestServer.start(env, first.database);
  await second.owner.graphql('mutation { signOutEverywhere }');
  const third = await second.restart();
  // The account gets another name.
  const found = await findRoutes(() => third.restart({ ADMIN_USERNAME: 'hopper' }));
  server = found.started;
  routes = found.routes;
  operations = await findOperations(server.visitor);
  const { body } = await server.visitor.rest('GET', '/api/openapi.json');
  paths = Object.entries((body as { paths: Record<string, object> }).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.startsWith('/api') ? path : `/api${path}`}`),
  );
  const bad = refusedTokens(server.token);
  const named = ['no token at all', 'an expired token'];
  callers = [
    ['nobody', undefined],
    ['an owner who was deleted', first.token],
    ['somebody whose sessions were ended', second.token],
    ['an owner who was replaced', third.token],
    ...named.map((reason): [string, string | undefined] => [reason, bad[reason]]),
    ['monitoring', monitoringToken],
  ];
  before = await readEverything();
});
afterAll(() => server?.remove());

/** What the owner's queries answer: all that a call could change. */
async function readEverything(): Promise<unknown> {
  const answers: unknown[] = [];
  for (const { name, document, variables } of callable('query', policy.owner.query)) {
    const { text } = await server.owner.graphql(document, variables);
    expect(text).not.toContain('UNAUTHENTICATED');
    answers.push([name, text]);
  }
  return answers;
}

function callable(kind: Operation['kind'], names: readonly string[]): Operation[] {
  return operations.filter((operation) => operation.kind === kind && names.includes(operation.name));
}

const protectedOperations = () => [
  ...callable('query', policy.owner.query),
  ...callable('mutation', policy.owner.mutation),
];

function clientWith(token: string | undefined): Client {
  return token === undefined ? server.visitor : server.visitor.withToken(token);
}

/** A path that fits a pattern, asked for as a browser does. */
function visit(client: Client, pattern: string): Promise<Response> {
  return client.fetch(pattern.replace('*path', 'projects'), { headers: { accept: 'text/html' } });
}

describe('the table', () => {
  test.each(['query', 'mutation', 'subscription'] as const)('names every %s', (kind) => {
    const found = operations.filter((operation) => operation.kind === kind).map(({ name }) => name);
    expect([...policy.everybody[kind], ...policy.owner[kind]].sort()).toEqual(found.sort());
  });

  test('names every REST path with its methods', () => {
    expect([...policy.everybody.rest, ...policy.owner.rest].sort()).toEqual([...paths].sort());
  });

  test('names every path that is answered, with the methods of those that are not of the REST API', () => {
    const ofRest = [...policy.everybody.rest, ...policy.owner.rest].map((name) => name.replace(/^\w+ /, ''));
    const ofPages = [...policy.everybody.pages, ...policy.monitoring.pages].filter((path) => path !== '/');
    const readOnly = ['/api/docs', '/api/openapi.json'];
    // These look at the method themselves.
    const expected = [
      ...ofRest.map((path) => `* ${path}`),
      ...ofPages.map((path) => (readOnly.includes(path) ? `* ${path}` : `GET ${path}`)),
    ];
    const found = routes.map((route) => route.replace(/:(\w+)/g, '{$1}'));
    expect([...new Set(expected)].sort()).toEqual(found.sort());
  });
});

describe('what is for the owner', () => {
  test('is refused to others by GraphQL over HTTP', { timeout: patience }, async () => {
    for (const [reason, token] of callers) {
      const client = clientWith(token);
      for (const { name, document, variables } of protectedOperations()) {
        const { errors, text } = await client.graphql(document, variables);
        expect([reason, name, errors[0]?.extensions.code], text).toEqual([reason, name, 'UNAUTHENTICATED']);
      }
    }
    expect(await readEverything()).toEqual(before);
  });

  test('is refused to others by GraphQL in an address, where nobody can change anything', {
    timeout: patience,
  }, async () => {
    const preflight = { 'apollo-require-preflight': '1' };
    const ask = (client: Client, { document, variables }: Operation) => {
      const search = new URLSearchParams({ query: document, variables: JSON.stringify(variables) });
      return client.with(preflight).rest('GET', `/graphql?${search}`);
    };
    for (const [reason, token] of callers) {
      for (const operation of callable('query', policy.owner.query)) {
        const { text } = await ask(clientWith(token), operation);
        expect([reason, operation.name, text]).toEqual([
          reason,
          operation.name,
          expect.stringContaining('UNAUTHENTICATED'),
        ]);
      }
    }
    for (const operation of operations.filter(({ kind }) => kind === 'mutation')) {
      expect([operation.name, (await ask(server.owner, operation)).status]).toEqual([operation.name, 405]);
    }
    expect(await readEverything()).toEqual(before);
  });

  test('is refused to others by GraphQL over sockets', { timeout: patience }, async () => {
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

  test('is refused to others by REST', { timeout: patience }, async () => {
    for (const [reason, token] of callers) {
      const client = clientWith(token);
      for (const operation of policy.owner.rest) {
        const [method = '', path = ''] = operation.split(' ');
        const target = path.replace(/\{\w+\}/, '1');
        const { status, headers } = await client.rest(method, target, /^P/.test(method) ? {} : undefined);
        expect([reason, operation, status]).toEqual([reason, operation, 401]);
        expect(headers.get('www-authenticate')).toBe('Bearer');
      }
    }
    expect(await readEverything()).toEqual(before);
  });

  test('lets the owner through', async () => {
    for (const { name, document, variables } of callable('query', policy.owner.query)) {
      const { errors } = await server.owner.graphql(document, variables);
      expect([name, errors.map(({ extensions }) => extensions.code)]).not.toEqual([name, ['UNAUTHENTICATED']]);
    }
    for (const operation of policy.owner.rest.filter((name) => name.startsWith('GET'))) {
      expect([operation, (await server.owner.rest('GET', operation.replace('GET ', ''))).status]).toEqual([
        operation,
        200,
      ]);
    }
  });
});

describe('what is for monitoring', () => {
  test('is refused to everybody else, the owner among them', async () => {
    const others = [...callers.filter(([reason]) => reason !== 'monitoring'), ['the owner', server.token] as const];
    for (const path of policy.monitoring.pages) {
      for (const [reason, token] of others) {
        expect([reason, path, (await visit(clientWith(token), path)).status]).toEqual([reason, path, 401]);
      }
      expect((await visit(clientWith(monitoringToken), path)).status).toBe(200);
    }
  });
});

describe('what is for everybody', () => {
  test('asks nobody for a token', async () => {
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

  test('is the same page with any token, the owner’s too', async () => {
    const isSteady = (path: string) => path !== '/healthz' && path !== '/readyz';
    for (const path of policy.everybody.pages) {
      const expected = await visit(server.visitor, path);
      expect([path, expected.status]).toEqual([path, 200]);
      const bytes = Buffer.from(await expected.arrayBuffer());
      for (const [reason, token] of [...callers, ['the owner', server.token] as const]) {
        const answer = await visit(clientWith(token), path);
        expect([reason, path, answer.status]).toEqual([reason, path, 200]);
        if (isSteady(path))
          expect(bytes.equals(Buffer.from(await answer.arrayBuffer())), `${reason} ${path}`).toBe(true);
      }
    }
  });

  test('is told to every GraphQL socket that subscribes, and never over HTTP', async () => {
    const subscriptions = callable('subscription', policy.everybody.subscription);
    for (const [reason, token] of callers) {
      const socket = new GraphQLSocket(
        server.socketUrl,
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      );
      const queues: MessageQueue<SocketResult>[] = [];
      for (const { document } of subscriptions) queues.push(await socket.follow(document));
      expect([reason, queues.flatMap((queue) => queue.drain())]).toEqual([reason, []]);
      await socket.close();
    }
    for (const { name, document } of subscriptions) {
      expect([name, (await server.owner.graphql(document)).status]).toEqual([name, 400]);
    }
  });

  test('is told at /ws to every caller, and what a caller sends there is heard by nobody', async () => {
    const earlier = await readEverything();
    const mutations = callable('mutation', ['signOutEverywhere', 'deleteAward', 'changePassword']);
    const clients: { reason: string; socket: WebSocket; messages: MessageQueue<Record<string, unknown>> }[] = [];
    for (const [reason, token] of callers) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const socket = new WebSocket(`${server.socketUrl}/ws`, { headers });
      const messages = new MessageQueue<Record<string, unknown>>();
      socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Record<string, unknown>));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      for (const { document, variables } of mutations) {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: document, variables } }));
      }
      clients.push({ reason, socket, messages });
    }
    await server.visitor.rest('POST', '/api/test-websocket');
    for (const { reason, socket, messages } of clients) {
      const message = await messages.next();
      expect([reason, Object.keys(message), message.type]).toEqual([reason, ['type', 'message', 'timestamp'], 'test']);
      socket.close();
    }
    expect(await readEverything()).toEqual(earlier);
  });

  test('is at no other path for sockets', async () => {
    for (const path of ['/', '/api', '/api/ws', '/admin', '/metrics', '/graphql/ws', '/ws/test']) {
      await expect(PlainSocket.open(server.socketUrl, path), path).rejects.toThrow('404');
    }
    for (const path of policy.everybody.sockets) await (await PlainSocket.open(server.socketUrl, path)).close();
  });
});
