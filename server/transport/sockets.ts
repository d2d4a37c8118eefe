import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer as serveGraphQL } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Context, type Services } from '../context';
import type { MessageSocket } from '../live/messageSocket';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { clientAddress } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';

export interface SocketOptions {
  schema: GraphQLSchema;
  services: Services;
  messageSocket: MessageSocket;
  trustedProxies: number;
  log: Logger;
}

/** Close code for clients that shall come back (RFC 6455, section 7.4.1: going away). */
export const goingAway = 1001;

/** The largest GraphQL message that a client may send, in bytes. */
const maxPayload = 100_000;
const keepAlive = 15_000;

/** Takes sockets at `/graphql` (graphql-ws) and `/ws` (plain messages). @returns ends all of them */
export function attachSockets(server: Server, options: SocketOptions): () => Promise<void> {
  const { schema, services, messageSocket, trustedProxies, log } = options;
  const graphqlServer = new WebSocketServer({ noServer: true, maxPayload });
  const graphqlEnd = serveGraphQL<Record<string, unknown>, { request: IncomingMessage }>(
    {
      schema,
      context: ({ connectionParams, extra }) => {
        const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
        return new Context(services, bearerToken(authorization), clientAddress(extra.request, trustedProxies));
      },
      onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphQLError(error, log)),
      onNext: (_context, _id, _payload, _args, result) => {
        if (!result.errors) return undefined;
        const errors = result.errors.map((error) => formatGraphQLError(error, log));
        return { ...result, errors: errors.map((error) => new GraphQLError(error.message, error)) };
      },
    },
    graphqlServer,
    keepAlive,
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0]?.replace(/\/+$/, '').toLowerCase();
    if (path === '/graphql') {
      graphqlServer.handleUpgrade(request, socket, head, (client) => {
        client.on('error', () => client.terminate());
        graphqlServer.emit('connection', client, request);
      });
    } else if (path === '/ws') {
      messageSocket.handleUpgrade(request, socket, head);
    } else {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
  });
  return async () => {
    for (const client of graphqlServer.clients as Set<WebSocket>) client.close(goingAway, 'Going away');
    await messageSocket.close(goingAway);
    await graphqlEnd.dispose();
  };
}
