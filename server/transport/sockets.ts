import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { OverloadError } from '../errors';
import type { MessageSocket } from '../live/messageSocket';
import { SocketGuard } from '../live/socketGuard';
import { callerOf } from './clientAddress';
import { type GraphQLSocketOptions, GraphQLSocketServer } from './graphqlSocket';

export interface SocketOptions extends Omit<GraphQLSocketOptions, 'guard'> {
  messageSocket: MessageSocket;
}

/** Close code for clients that shall come back (RFC 6455, section 7.4.1: going away). */
const goingAway = 1001;

/** Takes sockets at `/graphql` (graphql-ws) and `/ws` (plain messages). @returns ends all of them */
export function attachSockets(server: Server, options: SocketOptions): () => Promise<void> {
  const { messageSocket, quotas, overload, trustedProxies } = options;
  const guard = new SocketGuard(quotas);
  const graphqlSocket = new GraphQLSocketServer({ ...options, guard });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const door = doorAt(request.url ?? '');
    if (!door) {
      refuse(socket, '404 Not Found', 'There is nothing at this path.');
      return;
    }
    const { address } = callerOf(request, trustedProxies);
    const busy = overload.isOver && { status: '503 Service Unavailable', detail: new OverloadError().message };
    const refusal = guard.refuse(address) ?? (busy || undefined);
    if (refusal) refuse(socket, refusal.status, refusal.detail, ['Retry-After: 5']);
    else door.handleUpgrade(request, socket, head, (client) => guard.watch(client, address));
  });

  function doorAt(url: string): GraphQLSocketServer | MessageSocket | undefined {
    const path = url.split('?')[0]?.replace(/\/+$/, '').toLowerCase();
    if (path === '/graphql') return graphqlSocket;
    return path === '/ws' ? messageSocket : undefined;
  }

  return async () => {
    guard.close();
    await Promise.all([messageSocket.close(goingAway), graphqlSocket.close(goingAway)]);
  };
}

/** Answers in the place of an upgrade. The client's own end is not waited for: it may never come. */
function refuse(socket: Duplex, status: string, detail: string, headers: readonly string[] = []): void {
  const body = JSON.stringify({ detail });
  const lines = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
