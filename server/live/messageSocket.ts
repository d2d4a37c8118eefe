import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ContentEvent, PubSub } from './events';

/** What a client may send, although nobody reads it, before its connection is ended. */
const maxSent = { bytes: 16_384, messages: 100 };
/** Calls for a test message that come within this time, in milliseconds, share one. */
const testWindow = 250;

/** How long clients have to answer that the connection ends, in milliseconds. */
const closingTime = 1_000;

/** RFC 6455, section 7.4.1. */
const policyViolation = 1008;

/** The plain JSON messages of `/ws`, from the server to its clients. */
export class MessageSocket {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: maxSent.bytes, clientTracking: true });
  readonly #subscriptions: AsyncIterator<ContentEvent>[] = [];
  #test: NodeJS.Timeout | undefined;

  /** @param maxUnread bytes that a client may leave unread before it is cut off */
  constructor(
    pubSub: PubSub,
    private readonly maxUnread: number,
  ) {
    this.follow(pubSub.subscribe('configUpdated'), ({ timestamp }) => ({
      type: 'section_config_updated',
      message: 'Section configuration has been updated',
      timestamp: timestamp.toISOString(),
    }));
    this.follow(pubSub.subscribe('contentUpdated'), ({ section, timestamp }) => ({
      type: 'content_updated',
      section,
      timestamp: timestamp.toISOString(),
    }));
  }

  /** @param onOpen called before anything else happens to the client */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, onOpen: (client: WebSocket) => void): void {
    this.#server.handleUpgrade(request, socket, head, (client) => {
      onOpen(client);
      this.accept(client);
    });
  }

  /** Sends a test message to all clients soon; calls that come close together share one. */
  sendTest(): void {
    this.#test ??= setTimeout(() => {
      this.#test = undefined;
      this.broadcast({ type: 'test', message: 'The live connection works', timestamp: new Date().toISOString() });
    }, testWindow);
  }

  /** @param code that clients are told, so that they know whether to come back */
  async close(code: number): Promise<void> {
    clearTimeout(this.#test);
    await Promise.all(this.#subscriptions.map((subscription) => subscription.return?.()));
    for (const client of this.#server.clients) client.close(code);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        for (const client of this.#server.clients) client.terminate();
      }, closingTime);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private accept(client: WebSocket): void {
    let bytes = 0;
    let messages = 0;
    client.on('message', (data: Buffer) => {
      bytes += data.length;
      messages += 1;
      if (bytes > maxSent.bytes || messages > maxSent.messages) client.close(policyViolation, 'Too many messages');
    });
  }

  private follow(events: AsyncIterable<ContentEvent>, toMessage: (event: ContentEvent) => object): void {
    const iterator = events[Symbol.asyncIterator]();
    this.#subscriptions.push(iterator);
    const next = async (): Promise<void> => {
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
        this.broadcast(toMessage(step.value));
      }
    };
    void next();
  }

  private broadcast(message: object): void {
    const text = JSON.stringify(message);
    for (const client of this.#server.clients) {
      if (client.bufferedAmount > this.maxUnread) client.terminate();
      else if (client.readyState === client.OPEN) client.send(text);
    }
  }
}
