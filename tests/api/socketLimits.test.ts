import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { project } from '../support/contentTypes';
import { restDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { PlainSocket } from '../support/plainSocket';
import { TestServer } from '../support/server';

const paths = ['/ws', '/graphql'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    SOCKETS_MAX: '5',
    SOCKETS_MAX_PER_ADDRESS: '3',
    SOCKET_MAX_MESSAGE_BYTES: '2000',
    SOCKET_MAX_MESSAGES_PER_SECOND: '20',
    SOCKET_MAX_SUBSCRIPTIONS: '2',
    SOCKET_INIT_SECONDS: '1',
    SOCKET_PING_SECONDS: '1',
  });
});
afterAll(() => server?.remove());

interface Ended {
  code: number;
  reason: string;
}

/** A socket at an address of its own, unless one is given. */
function dial(path: string, address?: string): { socket: WebSocket; ended: Promise<Ended> } {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  const socket = new WebSocket(server.socketUrl + path, 'graphql-transport-ws', { headers });
  socket.on('error', () => undefined);
  const ended = new Promise<Ended>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  return { socket, ended };
}

/** The answer to an upgrade that is refused. */
async function refusalAt(path: string, address: string): Promise<{ status: number; detail: string; retry: unknown }> {
  const { socket } = dial(path, address);
  const [, response] = await once(socket, 'unexpected-response');
  const body: Buffer[] = [];
  for await (const chunk of response) body.push(chunk);
  const { detail } = JSON.parse(String(Buffer.concat(body))) as { detail: string };
  return { status: response.statusCode, detail, retry: response.headers['retry-after'] };
}

test('sockets from one address are limited, at both doors together, and room is given back', async () => {
  const address = '198.51.100.1';
  const open = [dial('/ws', address), dial('/graphql', address), dial('/ws', address)];
  await Promise.all(open.map(({ socket }) => once(socket, 'open')));
  for (const path of paths) {
    expect(await refusalAt(path, address)).toEqual({
      status: 429,
      detail: 'At most 3 sockets from one address (SOCKETS_MAX_PER_ADDRESS).',
      retry: expect.stringMatching(/^\d+$/),
    });
  }
  const other = dial('/ws', '198.51.100.2');
  await once(other.socket, 'open');
  for (const { socket, ended } of [...open, other]) {
    socket.close();
    await ended;
  }
  const again = dial('/ws', address);
  await once(again.socket, 'open');
  again.socket.close();
  await again.ended;
});

test('sockets in all are limited', async () => {
  const open = Array.from({ length: 5 }, (_, index) => dial('/ws', `198.51.100.${10 + index}`));
  await Promise.all(open.map(({ socket }) => once(socket, 'open')));
  for (const path of paths) {
    expect(await refusalAt(path, '198.51.100.99')).toMatchObject({
      status: 503,
      detail: 'At most 5 sockets (SOCKETS_MAX).',
    });
  }
  for (const { socket, ended } of open) {
    socket.close();
    await ended;
  }
});

test.each(paths)('too many messages in a second end a connection to %s', async (path) => {
  const { socket, ended } = dial(path);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  for (let sent = 0; sent < 60; sent += 1) socket.send(JSON.stringify({ type: 'ping' }));
  expect(await ended).toEqual({
    code: 1008,
    reason: 'At most 20 messages a second (SOCKET_MAX_MESSAGES_PER_SECOND)',
  });
});

test('a message that is too large ends a connection to GraphQL', async () => {
  const { socket, ended } = dial('/graphql');
  await once(socket, 'open');
  socket.send('x'.repeat(3_000));
  expect((await ended).code).toBe(1009);
});

test('a client that never introduces itself is sent away', async () => {
  expect(await dial('/graphql').ended).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
});

test('operations of one socket at a time are limited, and those that were there go on', async () => {
  const socket = new GraphQLSocket(server.socketUrl);
  const document = 'subscription { contentUpdated { section } }';
  const first = await socket.follow(document);
  socket.subscribe(document);
  const third = socket.subscribe(document);
  expect((await third.next()).errors).toMatchObject([
    {
      message: 'A socket takes at most 2 operations at a time (SOCKET_MAX_SUBSCRIPTIONS).',
      extensions: { code: 'LIMIT_EXCEEDED', limit: 2 },
    },
  ]);
  unwrap(await restDoor.create(server.owner, project, project.sample));
  expect((await first.next()).data).toEqual({ contentUpdated: { section: 'projects' } });
  await socket.close();
});

describe('a client that does not answer pings', () => {
  /** Shakes hands, and then neither reads nor writes like a WebSocket. */
  async function connectSilently(path: string): Promise<Socket> {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.resume();
    return socket;
  }

  test.each(paths)('is cut off at %s, and one that answers is not', async (path) => {
    const living = await PlainSocket.open(server.socketUrl);
    const silent = await connectSilently(path);
    await once(silent, 'close');
    expect(living.socket.readyState).toBe(WebSocket.OPEN);
    await living.close();
  });
});

test('a client that does not read what it asks for is cut off', async () => {
  const own = await TestServer.start({
    SOCKETS_MAX: '1',
    SOCKET_MAX_UNREAD_BYTES: '10000',
    SOCKET_MAX_MESSAGES_PER_SECOND: '1000',
  });
  try {
    unwrap(await restDoor.create(own.owner, project, { ...project.sample, description: 'x'.repeat(10_000) }));
    const socket = new WebSocket(`${own.socketUrl}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.pause();
    const fields = Array.from({ length: 30 }, (_, index) => `a${index}: description`).join(' ');
    for (let id = 0; id < 200; id += 1) {
      const payload = { query: `{ projects { ${fields} } }` };
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload }));
    }
    // There is room for one: the next one gets it as soon as the slow one is gone.
    const next = await vi.waitFor(() => PlainSocket.open(own.socketUrl), { timeout: 20_000 });
    await next.close();
    socket.terminate();
  } finally {
    await own.remove();
  }
});
