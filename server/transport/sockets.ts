import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { useServer as serveGraphQL } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Context, type Services } from '../context';
import type { MessageSocket } from '../live/messageSocket';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { callerOf } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';
import { revisionsOf } from './revisionsOf';

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

/** How long clients have to answer that they close, in milliseconds. */
const closingTime = 1_000;

/** Takes sockets at `/graphql` (graphql-ws) and `/ws` (plain messages). @returns ends all of them */
export function attachSockets(server: Server, options: SocketOptions): () => Promise<void> {
  const { schema, services, messageSocket, trustedProxies, log } = options;
  const graphqlServer = new WebSocketServer({ noServer: true, maxPayload });
  const graphqlEnd = serveGraphQL<Record<string, unknown>, { request: IncomingMessage }>(
    {
      schema,
      context: ({ connectionParams, extra }) => {
        const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
        return new Context(services, bearerToken(authorization), callerOf(extra.request, trustedProxies));
      },
      onSubscribe: (_context, _id, { query }) => syntaxErrors(query),
      onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphQLError(error, log)),
      onNext: (_context, _id, _payload, { contextValue }, result) => {
        const answer = contextValue instanceof Context ? { ...result, ...revisionsOf(contextValue) } : result;
        if (!result.errors) return answer;
        const errors = result.errors.map((error) => formatGraphQLError(error, log));
        return { ...answer, errors: errors.map((error) => new GraphQLError(error.message, error)) };
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
      // The client's own end is not waited for: it may never come.
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
    }
  });
  return async () => {
    const timer = setTimeout(() => terminateAll(graphqlServer.clients), closingTime);
    for (const client of graphqlServer.clients as Set<WebSocket>) client.close(goingAway, 'Going away');
    await Promise.all([messageSocket.close(goingAway), graphqlEnd.dispose()]);
    clearTimeout(timer);
  };
}

/** A document that cannot be read is answered like one that is not valid; left alone, it would end the connection. */
function syntaxErrors(query: string): GraphQLError[] | undefined {
  try {
    parse(query);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function terminateAll(clients: Set<WebSocket>): void {
  for (const client of clients) client.terminate();
}
