import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Request, type RequestHandler, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../context';
import { AuthenticationError } from '../errors';
import { bearerToken } from '../owner/token';

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** What answers come from memory as long as their revision is the newest. */
export type Cache = 'page' | 'lists' | 'graphql';

/** What the process counts, for Prometheus. Labels name patterns of paths, never what a visitor sent. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #durations: Histogram<'method' | 'route'>;
  readonly #renders: Counter;
  /** Answers from memory by method, path and status: plain numbers, as there are tens of thousands a second. */
  readonly #fromMemory = new Map<string, number>();
  /** Plain numbers for the same reason. */
  readonly #lookups: Readonly<Record<Cache, { hit: number; miss: number }>> = {
    page: { hit: 0, miss: 0 },
    lists: { hit: 0, miss: 0 },
    graphql: { hit: 0, miss: 0 },
  };
  #sockets = 0;

  constructor(
    private readonly token: string,
    { content, messages }: Services,
  ) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const fromMemory = this.#fromMemory;
    this.#requests = new Counter({
      name: 'vitrine_http_requests_total',
      help: 'Requests by method, pattern of the path and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
      collect() {
        for (const [answer, count] of fromMemory) {
          const [method, route, status] = answer.split(' ');
          this.inc({ method, route, status }, count);
        }
        fromMemory.clear();
      },
    });
    this.#durations = new Histogram({
      name: 'vitrine_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, without the page and lists, which are answered from memory.',
      labelNames: ['method', 'route'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    });
    this.#renders = new Counter({ name: 'vitrine_page_renders_total', help: 'Pages that were made.', registers });
    const lookups = Object.entries(this.#lookups);
    new Counter({
      name: 'vitrine_cache_lookups_total',
      help: 'Requests for the page, for public lists and by anonymous GraphQL, by whether their answer was in memory.',
      labelNames: ['cache', 'result'],
      registers,
      collect() {
        this.reset();
        for (const [cache, { hit, miss }] of lookups) {
          this.inc({ cache, result: 'hit' }, hit);
          this.inc({ cache, result: 'miss' }, miss);
        }
      },
    });
    const sockets = () => this.#sockets;
    new Gauge({
      name: 'vitrine_sockets',
      help: 'Open WebSocket connections.',
      registers,
      collect() {
        this.set(sockets());
      },
    });
    new Gauge({
      name: 'vitrine_revision',
      help: 'Number of the revision that visitors see.',
      registers,
      collect() {
        this.set(content.published.current.number);
      },
    });
    new Gauge({
      name: 'vitrine_contact_messages',
      help: 'Contact messages by how far they have come by mail. Absent while the database is away.',
      labelNames: ['delivery'],
      registers,
      async collect() {
        this.reset();
        const counts = await messages.countByDelivery().catch(() => []);
        for (const { delivery, count } of counts) this.set({ delivery }, count);
      },
    });
  }

  /** Measures what passes through Express. */
  readonly middleware: RequestHandler = (request, response, next) => {
    const began = performance.now();
    response.once('finish', () => {
      const method = methods.includes(request.method) ? request.method : 'other';
      const route = routeOf(request);
      this.#requests.inc({ method, route, status: response.statusCode });
      this.#durations.observe({ method, route }, (performance.now() - began) / 1000);
    });
    next();
  };

  /** Counts an answer that passes by Express. */
  countFromMemory({ method = 'GET' }: IncomingMessage, route: string, { statusCode }: ServerResponse): void {
    const answer = `${method} ${route} ${statusCode}`;
    this.#fromMemory.set(answer, (this.#fromMemory.get(answer) ?? 0) + 1);
  }

  /** @param isHit whether the answer was there already */
  countLookup(cache: Cache, isHit: boolean): void {
    this.#lookups[cache][isHit ? 'hit' : 'miss'] += 1;
  }

  countRender(): void {
    this.#renders.inc();
  }

  countSockets(server: Server): void {
    server.on('upgrade', (_request, socket) => {
      this.#sockets += 1;
      socket.once('close', () => {
        this.#sockets -= 1;
      });
    });
  }

  /** `GET /metrics`, for whoever has the token. */
  router(): Router {
    const router = Router();
    router.get('/metrics', async (request, response) => {
      if (!isSame(bearerToken(request.headers.authorization) ?? '', this.token)) throw new AuthenticationError();
      const text = await this.#registry.metrics();
      response.set('Cache-Control', 'no-store').type(this.#registry.contentType).send(text);
    });
    return router;
  }
}

/** The pattern of the path, with the place of its router, of which Express knows nothing any more after an error. */
function routeOf({ route, originalUrl }: Request): string {
  const mount = /^\/(api|graphql)(?=[/?]|$)/i.exec(originalUrl)?.[0].toLowerCase() ?? '';
  const patterns: unknown = route?.path;
  const pattern: unknown = Array.isArray(patterns) ? patterns[0] : patterns;
  if (typeof pattern !== 'string') return mount || 'other';
  return pattern === '/' ? mount : mount + pattern;
}

/** Takes as long for every guess. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
