import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { Context, type Services } from '../context';
import { LimitError, NotFoundError } from '../errors';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { AnonymousAnswers } from './anonymousAnswers';
import { apolloMiddleware } from './apolloMiddleware';
import type { BodyReader } from './bodies';
import { callerOf } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';
import type { Overload } from './overload';
import type { QueryLimits } from './queryLimits';
import { headersFor, toAppError } from './rest';
import { revisionsOf } from './revisionsOf';

export interface GraphQLOptions {
  schema: GraphQLSchema;
  services: Services;
  limits: QueryLimits;
  bodies: BodyReader;
  overload: Overload;
  trustedProxies: number;
  /** Called with whether the answer to an anonymous query was in memory. */
  onLookup: (isHit: boolean) => void;
  log: Logger;
}

/** GraphQL over HTTP, at `/graphql`. */
export async function createGraphQLRouter(options: GraphQLOptions): Promise<Router> {
  const { schema, services, limits, bodies, overload, trustedProxies, onLookup, log } = options;
  const answers = new AnonymousAnswers(services.content.published, onLookup);
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    // A door of its own to what is looked at below.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // The process drains its connections itself, the sockets among them.
    stopOnTerminationSignals: false,
    logger: { debug() {}, info() {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    formatError: (_formatted, error) => formatGraphQLError(error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      answers.plugin,
      revisionPlugin,
      refuseSubscriptions,
    ],
  });
  await server.start();
  const middleware = apolloMiddleware(
    server,
    async (request) =>
      new Context(services, bearerToken(request.headers.authorization), callerOf(request, trustedProxies)),
  );
  const router = Router();
  router.use((request, _response, next) => {
    if (request.path !== '/') throw new NotFoundError('There is nothing at this path.');
    next();
  });
  router.use(overload.middleware, bodies.json, answers.middleware, refuseHeavy(limits), middleware);
  router.use(answerRefusals(bodies, log));
  return router;
}

const revisionPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      if (body.kind === 'single') Object.assign(body.singleResult, revisionsOf(contextValue));
    },
  }),
};

/** HTTP has one answer and no end to wait for. */
const refuseSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
      throw new GraphQLError('Subscriptions need a WebSocket: graphql-ws, at the same path.', {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      });
    },
  }),
};

function queryIn(url: string): string | null {
  // A second question mark is a part of a value.
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('query');
}

/** Translates errors of the request itself into GraphQL's answers. */
function answerRefusals(bodies: BodyReader, log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const known = toAppError(error, bodies);
    if (!known || response.headersSent) {
      next(error);
      return;
    }
    const errors = [formatGraphQLError(new GraphQLError(known.message, { originalError: known }), log)];
    response.status(known.status).set(headersFor(known)).set('Cache-Control', 'no-store').json({ errors });
  };
}

/** Looks at the operation, if there is one, before Apollo Server does, which validates before it asks anybody. */
function refuseHeavy(limits: QueryLimits): RequestHandler {
  return (request, _response, next) => {
    const source = request.method === 'GET' ? queryIn(request.originalUrl) : request.body?.query;
    if (typeof source === 'string') {
      try {
        limits.read(source);
      } catch (error) {
        // Apollo Server tells what is wrong with a document that cannot be read.
        if (error instanceof LimitError) throw error;
      }
    }
    next();
  };
}
