import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { MessageQueue } from './messageQueue';

/** A result as graphql-ws delivers it. */
export interface SocketResult {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** A graphql-ws connection whose results queue up until a test asks for them. */
export class GraphQLSocket {
  readonly #client: Client;
  /** Code with which the server ended the connection. */
  readonly closed: Promise<number>;
  readonly #connected: Promise<void>;

  constructor(socketUrl: string, connectionParams: Record<string, unknown> = {}) {
    let onClosed: (code: number) => void = () => undefined;
    let onConnected: () => void = () => undefined;
    this.closed = new Promise((resolve) => {
      onClosed = resolve;
    });
    this.#connected = new Promise((resolve) => {
      onConnected = resolve;
    });
    this.#client = createClient({
      url: `${socketUrl}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: {
        connected: () => onConnected(),
        closed: (event) => onClosed((event as CloseEvent).code),
      },
    });
  }

  /** Runs a query or a mutation. Errors of the request itself arrive like those of its fields. */
  run(query: string, variables: Record<string, unknown> = {}): Promise<SocketResult> {
    return this.subscribe(query, variables).next();
  }

  /** @returns the queue of results */
  subscribe(query: string, variables: Record<string, unknown> = {}): MessageQueue<SocketResult> {
    const queue = new MessageQueue<SocketResult>();
    this.#client.subscribe<Record<string, unknown>>(
      { query, variables },
      {
        next: (result) => queue.push(result as SocketResult),
        error: (error) => queue.push({ errors: Array.isArray(error) ? error : [{ message: String(error) }] }),
        complete: () => undefined,
      },
    );
    return queue;
  }

  /** Subscribes, and waits until the server has taken the subscription: it answers in order. */
  async follow(query: string): Promise<MessageQueue<SocketResult>> {
    await this.#connected;
    const queue = this.subscribe(query);
    await this.run('{ __typename }');
    return queue;
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
