import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Context, type Services } from '../context';
import { AppError, LimitError, OverloadError } from '../errors';
import type { SocketGuard } from '../live/socketGuard';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { type Quotas, quotaTable } from '../quotas';
import { callerOf } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';
import type { Overload } from './overload';
import type { QueryLimits } from './queryLimits';
import { revisionsOf } from './revisionsOf';

export interface GraphQLSocketOptions {
  schema: GraphQLSchema;
  services: Services;
  limits: QueryLimits;
  quotas: Quotas;
  overload: Overload;
  guard: SocketGuard;
  trustedProxies: number;
  log: Logger;
}

interface Connection {
  request: IncomingMessage;
  client: WebSocket;
}

/** How long clients have to answer that they close, in milliseconds. */
const closingTime = 1_000;

/** GraphQL over sockets, by the protocol of graphql-ws. */
export class GraphQLSocketServer {
  readonly #sockets: WebSocketServer;
  readonly #protocol: ReturnType<typeof createProtocol>;

  constructor(private readonly options: GraphQLSocketOptions) {
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.quotas.socketMessageBytes,
      handleProtocols,
    });
    this.#protocol = createProtocol(options);
  }

  /** @param onOpen called before anything else happens to the client */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, onOpen: (client: WebSocket) => void): void {
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      onOpen(client);
      this.accept(client, request);
    });
  }

  /** @param code that clients are told, so that they know whether to come back */
  async close(code: number): Promise<void> {
    for (const client of this.#sockets.clients) client.close(code, 'Going away');
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        for (const client of this.#sockets.clients) client.terminate();
      }, closingTime);
      this.#sockets.close(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private accept(client: WebSocket, request: IncomingMessage): void {
    const onClosed = this.#protocol.opened(
      {
        protocol: client.protocol,
        // A connection that cannot be written to is closed, which is heard of below.
        send: (data) => new Promise((resolve) => client.send(data, () => resolve())),
        close: (code, reason) => client.close(code, reason),
        onMessage: (handle) => {
          client.on('message', (data) => {
            handle(String(data)).catch((error: unknown) => {
              this.options.log.error({ err: error }, 'a message of a socket was not understood');
              client.close(CloseCode.InternalServerError, 'Internal server error');
            });
          });
        },
      },
      { request, client },
    );
    client.once('close', (code, reason) => void onClosed(code, String(reason)));
  }
}

function createProtocol({
  schema,
  services,
  limits,
  quotas,
  overload,
  guard,
  trustedProxies,
  log,
}: GraphQLSocketOptions) {
  return makeServer<Record<string, unknown>, Connection>({
    schema,
    connectionInitWaitTimeout: quotas.socketInitSeconds * 1_000,
    context: ({ connectionParams, extra }) => {
      const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
      return new Context(services, bearerToken(authorization), callerOf(extra.request, trustedProxies));
    },
    parse: (source) => limits.read(String(source)),
    onSubscribe: ({ subscriptions, extra }, _id, { query }) => {
      guard.endIfSlow(extra.client);
      if (overload.isOver) return [toGraphQLError(new OverloadError())];
      // Running queries count as well.
      const isFull = Object.keys(subscriptions).length > quotas.socketSubscriptions;
      return isFull ? [toGraphQLError(tooManyOperations(quotas))] : refusalsOf(query, limits);
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphQLError(error, log)),
    onNext: (_context, _id, _payload, { contextValue }, result) => {
      const answer = contextValue instanceof Context ? { ...result, ...revisionsOf(contextValue) } : result;
      if (!result.errors) return answer;
      const errors = result.errors.map((error) => formatGraphQLError(error, log));
      return { ...answer, errors: errors.map((error) => new GraphQLError(error.message, error)) };
    },
  });
}

function tooManyOperations({ socketSubscriptions: limit }: Quotas): LimitError {
  const { variable } = quotaTable.socketSubscriptions;
  return new LimitError(`A socket takes at most ${limit} operations at a time (${variable}).`, limit);
}

function toGraphQLError(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error });
}

/** A document that cannot be read is answered like one that is not valid; left alone, it would end the connection. */
function refusalsOf(query: string, limits: QueryLimits): GraphQLError[] | undefined {
  try {
    limits.read(query);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof AppError) return [toGraphQLError(error)];
    throw error;
  }
}
