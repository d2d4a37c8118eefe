import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** How long an instance that did not answer is asked last, in milliseconds. */
const restTime = 1_000;

/** Of one connection only (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

interface Instance {
  url: URL;
  /** Requests that it answered. */
  answered: number;
  /** Sockets that are open to it. */
  sockets: Set<Socket>;
  /** When it may be asked in its turn again. */
  restsUntil: number;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * A small reverse proxy before several instances of one site. The instances take turns. What one does not answer is
 * asked of the next one, if it can be asked twice: a read, or whatever was never sent.
 */
export class ReverseProxy {
  readonly #instances: readonly Instance[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  #requests = 0;
  #upgrades = 0;
  /** How often a second instance was asked, because the first one did not answer. */
  askedTwice = 0;

  private constructor(urls: readonly string[]) {
    this.#instances = urls.map((url) => ({ url: new URL(url), answered: 0, sockets: new Set(), restsUntil: 0 }));
    this.#server = createServer((request, response) => {
      this.pass(request, response).catch(() => response.destroy());
    });
    this.#server.on('upgrade', (request, socket, head) => {
      this.passUpgrade(request, socket, head).catch(() => socket.destroy());
    });
  }

  /** @param urls of the instances */
  static async start(urls: readonly string[]): Promise<ReverseProxy> {
    const proxy = new ReverseProxy(urls);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** How many requests each instance has answered. */
  get answered(): number[] {
    return this.#instances.map(({ answered }) => answered);
  }

  /** How many sockets are open to each instance. */
  get sockets(): number[] {
    return this.#instances.map(({ sockets }) => sockets.size);
  }

  async close(): Promise<void> {
    for (const { sockets } of this.#instances) for (const socket of sockets) socket.destroy();
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    this.#requests += 1;
    for (const [attempt, instance] of this.inTurn(this.#requests).entries()) {
      if (attempt > 0) this.askedTwice += 1;
      try {
        // The whole answer, before any of it is passed on: an instance may end in the middle of it.
        const answer = await this.ask(instance, request, body);
        instance.answered += 1;
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      } catch (error) {
        instance.restsUntil = performance.now() + restTime;
        if (!isRead && !isNeverSent(error)) break;
      }
    }
    response.writeHead(502).end();
  }

  private async ask({ url }: Instance, request: IncomingMessage, body: Buffer): Promise<Answer> {
    const asking = httpRequest(new URL(request.url ?? '/', url), {
      method: request.method,
      agent: this.#agent,
      headers: { ...headersOf(request), 'content-length': body.length },
    });
    // With no body, nothing is said of its length, as the client did not either.
    if (body.length === 0 && request.headers['content-length'] === undefined) asking.removeHeader('content-length');
    // What goes wrong before the answer is thrown below, and later is an answer that ends too soon.
    asking.on('error', () => undefined);
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 502, headers: withoutHopByHop(answer.headers), body: await buffer(answer) };
  }

  private async passUpgrade(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => client.destroy());
    this.#upgrades += 1;
    for (const instance of this.inTurn(this.#upgrades)) {
      const socket = connect(Number(instance.url.port), instance.url.hostname);
      try {
        await once(socket, 'connect');
      } catch {
        instance.restsUntil = performance.now() + restTime;
        continue;
      }
      instance.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        instance.sockets.delete(socket);
        client.destroy();
      });
      client.once('close', () => socket.destroy());
      const headers = { ...headersOf(request), connection: 'upgrade', upgrade: request.headers.upgrade };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(head);
      socket.pipe(client).pipe(socket);
      return;
    }
    client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
  }

  /** All instances, beginning with the one whose turn it is; those that rest come last. */
  private inTurn(turn: number): Instance[] {
    const count = this.#instances.length;
    const now = performance.now();
    const turned = this.#instances.map((_, index) => this.#instances[(turn + index) % count] as Instance);
    return turned.sort((one, other) => Number(one.restsUntil > now) - Number(other.restsUntil > now));
  }
}

/** The client's headers, with its address after those that it claims to come from. */
function headersOf(request: IncomingMessage): OutgoingHttpHeaders {
  const { 'x-forwarded-for': claimed } = request.headers;
  const chain = [claimed, request.socket.remoteAddress].filter((address) => address !== undefined);
  return { ...withoutHopByHop(request.headers), 'x-forwarded-for': chain.join(', ') };
}

function withoutHopByHop(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

function isNeverSent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
