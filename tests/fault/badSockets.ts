import { once } from 'node:events';
import type { Socket } from 'node:net';
import WebSocket from 'ws';
import type { Operation } from '../support/operations';
import { badOperation, type Caller } from './badRequests';
import { anyValue, brokenJson } from './badValues';
import type { Random } from './random';

/** Codes with which a server says that it failed itself. */
const failures = new Set([1011, 4500]);

/**
 * Opens a socket, breaks its protocol for a few messages, and leaves in one of the ways there are.
 *
 * @returns what was wrong with how the server took it
 */
export async function abuseSocket(
  url: string,
  random: Random,
  operations: readonly Operation[],
  headers: Record<string, string>,
): Promise<string | undefined> {
  const path = random.pick(['/ws', '/graphql'] as const);
  const protocol = path === '/ws' ? [] : random.chance(0.9) ? ['graphql-transport-ws'] : ['graphql-ws'];
  const socket = new WebSocket(url.replace('http', 'ws') + path, protocol, { headers });
  let failure: string | undefined;
  let code = 0;
  let connection: Socket | undefined;
  socket.on('upgrade', (response) => {
    connection = response.socket;
  });
  socket.on('error', () => undefined);
  socket.on('unexpected-response', (_request, response) => {
    if ((response.statusCode ?? 0) >= 500) failure = `upgrade answered ${response.statusCode}`;
    socket.terminate();
  });
  socket.on('message', (data) => {
    if (/INTERNAL_SERVER_ERROR|Internal server error/.test(String(data))) failure = String(data).slice(0, 300);
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', (given) => {
      code = given;
      resolve();
    });
  });
  await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
  if (random.chance(0.7) && path === '/graphql') send(socket, JSON.stringify({ type: 'connection_init', payload: {} }));
  const count = 1 + random.below(6);
  for (let sent = 0; sent < count; sent += 1) sendBadMessage(socket, connection, random, operations, headers);
  leave(socket, random);
  await closed;
  return failure ?? (failures.has(code) ? `closed with ${code}` : undefined);
}

function sendBadMessage(
  socket: WebSocket,
  connection: Socket | undefined,
  random: Random,
  operations: readonly Operation[],
  headers: Record<string, string>,
): void {
  const caller: Caller = headers.authorization?.includes('impostor') ? 'impostor' : 'nobody';
  const way = random.below(8);
  if (way === 0) send(socket, brokenJson(random));
  if (way === 1) send(socket, JSON.stringify(anyValue(random)));
  if (way === 2) send(socket, Buffer.from([0, 255, random.below(256)]));
  if (way === 3) send(socket, 'x'.repeat(random.below(200_000)));
  if (way === 4) sendRaw(connection, random);
  if (way === 5) {
    const types = ['connection_init', 'connection_ack', 'ping', 'next', 'complete', 'nonsense', '', '__proto__'];
    send(socket, JSON.stringify({ type: random.pick(types), id: anyValue(random), payload: anyValue(random) }));
  }
  if (way < 6) return;
  const id = random.pick(['1', '1', '2', '__proto__', ''] as const);
  send(socket, JSON.stringify({ type: 'subscribe', id, payload: badOperation(random, operations, caller) }));
}

function send(socket: WebSocket, data: string | Buffer): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(data, () => undefined);
}

/** Bytes that are no frame: reserved bits, reserved opcodes, no mask, a length that never comes. */
function sendRaw(connection: Socket | undefined, random: Random): void {
  const frames = [
    [0xf1, 0x80],
    [0x83, 0x80, 0, 0, 0, 0],
    [0x81, 0x05, 104, 105],
    [0x81, 0xff, 0xff, 0xff],
    [0x09, 0x80],
  ];
  connection?.write(Uint8Array.from(random.pick(frames) ?? []));
}

function leave(socket: WebSocket, random: Random): void {
  if (random.chance(0.3)) {
    socket.terminate();
    return;
  }
  // Whoever does not take the goodbye is left after a while.
  setTimeout(() => socket.terminate(), 1_000).unref();
  if (socket.readyState === WebSocket.OPEN) socket.close(random.pick([1000, 1001, 3000, 4999] as const));
}
