import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import express from 'express';
import { contactMessageRoutes } from './contactMessage/contactMessage.routes';
import type { PublishedRevision } from './content/core/publishedContent';
import { allContentRoutes } from './content/routes';
import type { Services } from './context';
import { announceChanges, PubSub } from './live/events';
import { liveRoutes } from './live/live.routes';
import { MessageSocket } from './live/messageSocket';
import type { Logger } from './log';
import { ownerRoutes } from './owner/owner.routes';
import { createDiscoveryRouter } from './page/discoveryRoutes';
import type { Frontend } from './page/frontend';
import { PageService } from './page/pageService';
import type { PreparedAnswer } from './page/preparedAnswer';
import { SiteAddress } from './page/siteAddress';
import type { Quotas } from './quotas';
import { createPlaygroundRouter } from './reference/playground';
import { createReferenceRouter } from './reference/reference';
import type { ExampleOf } from './reference/schemas';
import { BodyReader } from './transport/bodies';
import { createGraphQLRouter } from './transport/graphql';
import { createHealthRouter } from './transport/health';
import { Metrics } from './transport/metrics';
import { Overload } from './transport/overload';
import { PublicLists } from './transport/publicLists';
import { QueryLimits } from './transport/queryLimits';
import { requestLog } from './transport/requestLog';
import { createRestRouter, restErrorHandler } from './transport/rest';
import { createSchema } from './transport/schema';
import { corsFor, headersOf, securityHeaders } from './transport/security';
import { attachSockets } from './transport/sockets';

export interface AppOptions {
  services: Services;
  frontend: Frontend;
  /** What items of content may look like, for those who read about the API. */
  exampleOf: ExampleOf;
  corsOrigins: '*' | string[];
  trustedProxies: number;
  publicUrl: string | undefined;
  isReady: () => boolean;
  quotas: Quotas;
  /** Whoever has it may read `/metrics`. Undefined: there is no such path. */
  metricsToken: string | undefined;
  log: Logger;
}

export interface App {
  handle: RequestListener;
  /** Takes the server's sockets. @returns ends them */
  attach(server: Server): () => Promise<void>;
}

/** Puts the doors together: pages, GraphQL, REST and sockets, all on the same services. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, frontend, trustedProxies, publicUrl, isReady, quotas, log } = options;
  const pubSub = new PubSub();
  const stopAnnouncing = announceChanges(services.content.published, pubSub);
  const schema = createSchema(pubSub);
  const messageSocket = new MessageSocket(pubSub, quotas.socketUnreadBytes);
  const limits = new QueryLimits(schema, quotas);
  const bodies = new BodyReader(quotas.bodyBytes);
  const overload = new Overload(quotas.overloadDelay);
  const protection = { inlineScripts: frontend.inlineScripts, isSecure: publicUrl?.startsWith('https:') === true };
  const security = securityHeaders({ ...protection, embeddedBy: 'cross-origin' });
  const headers = headersOf(securityHeaders({ ...protection, embeddedBy: 'same-origin' }));
  const metrics = options.metricsToken === undefined ? undefined : new Metrics(options.metricsToken, services);
  const pages = new PageService({ schema, services, frontend, headers, log, onRender: () => metrics?.countRender() });
  const address = new SiteAddress(publicUrl, trustedProxies);

  const app = express();
  app.disable('x-powered-by');
  if (metrics) app.use(metrics.middleware);
  app.use(createHealthRouter(isReady));
  app.use(requestLog(log, trustedProxies));
  app.use(security);
  if (metrics) app.use(metrics.router());
  const cors = corsFor(options.corsOrigins);
  app.use(
    '/graphql',
    cors,
    createPlaygroundRouter(frontend, headers),
    await createGraphQLRouter({
      schema,
      services,
      limits,
      bodies,
      overload,
      trustedProxies,
      onLookup: (isHit) => metrics?.countLookup('graphql', isHit),
      log,
    }),
  );
  const routes = [...allContentRoutes, ...ownerRoutes, ...contactMessageRoutes, ...liveRoutes(messageSocket)];
  const { exampleOf } = options;
  const { bodyBytes } = quotas;
  const reference = createReferenceRouter({ routes, schema, exampleOf, bodyBytes, frontend, headers });
  app.use('/api', cors, reference, overload.middleware, createRestRouter({ routes, services, bodies, trustedProxies }));
  const { published } = services.content;
  app.use(createDiscoveryRouter({ published, address, introduce: (revision) => pages.introduce(revision), log }));
  app.use(frontend.assets);
  app.get(['/admin', '/admin/*path'], async (request, response) => {
    (await pages.adminShell()).send(request, response);
  });
  app.use(async (request, response) => {
    (await pages.notFound()).send(request, response);
  });
  app.use(restErrorHandler(bodies, log));

  const lists = new PublicLists({
    routes,
    published,
    overload,
    headers: [...headersOf(security), ...headersOf(cors)],
    trustedProxies,
    onAnswer: (request, path, response, isHit) => {
      metrics?.countFromMemory(request, path, response);
      metrics?.countLookup('lists', isHit);
    },
  });
  // Where some sites alone may read, an answer depends on who asks; and where all is logged, Express's middleware does it.
  const hasLists = options.corsOrigins === '*' && !log.isLevelEnabled('debug');

  /** What the last visitor got, which is what most visitors get. */
  let newest: { revision: PublishedRevision; origin: string | undefined; page: PreparedAnswer } | undefined;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    // What is in memory is sent at once: Express would only stand in the way.
    if (hasLists && lists.answer(request, response)) return;
    if (!isHome(request)) {
      app(request, response);
      return;
    }
    const origin = address.of(request);
    const revision = services.content.published.current;
    if (newest?.revision === revision && newest.origin === origin) {
      // So would waiting for what is there already.
      newest.page.send(request, response);
      metrics?.countFromMemory(request, '/', response);
      metrics?.countLookup('page', true);
      return;
    }
    let isHit = true;
    const onMake = () => {
      isHit = false;
    };
    pages.home(origin, onMake).then(
      (page) => {
        newest = { revision, origin, page };
        page.send(request, response);
        metrics?.countFromMemory(request, '/', response);
        metrics?.countLookup('page', isHit);
      },
      (error: unknown) => {
        log.error({ err: error }, 'the page could not be sent');
        response.writeHead(500).end();
      },
    );
  }

  return {
    handle,
    attach: (server) => {
      const doors = { schema, services, messageSocket, limits, quotas, overload, trustedProxies, log };
      metrics?.countSockets(server);
      const endSockets = attachSockets(server, doors);
      return async () => {
        stopAnnouncing();
        overload.close();
        await endSockets();
      };
    },
  };
}

function isHome({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (url === '/' || url.startsWith('/?'));
}
