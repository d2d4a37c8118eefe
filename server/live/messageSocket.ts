import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ContentEvent, PubSub } from './events';

/** Between two pings, in milliseconds. A peer that has not answered the last one is dead. */
const pingInterval = 25_000;
/** A client that has not taken this many bytes is cut off. */
const maxBuffered = 1_000_000;
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
  readonly #alive = new WeakSet<WebSocket>();
  readonly #pings = setInterval(() => this.ping(), pingInterval).unref();
  readonly #subscriptions: AsyncIterator<ContentEvent>[] = [];
  #test: NodeJS.Timeout | undefined;

  constructor(pubSub: PubSub) {
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

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => this.accept(client));
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
    clearInterval(this.#pings);
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
    this.#alive.add(client);
    client.on('pong', () => this.#alive.add(client));
    client.on('error', () => client.terminate());
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
      if (client.bufferedAmount > maxBuffered) client.terminate();
      else if (client.readyState === client.OPEN) client.send(text);
    }
  }

  private ping(): void {
    for (const client of this.#server.clients) {
      if (!this.#alive.delete(client)) client.terminate();
      else client.ping();
    }
  }
}
