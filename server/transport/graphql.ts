import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { json, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { Context, type Services } from '../context';
import { NotFoundError } from '../errors';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { AnonymousAnswers } from './anonymousAnswers';
import { apolloMiddleware } from './apolloMiddleware';
import { bodyLimit } from './bodies';
import { callerOf } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';
import { revisionsOf } from './revisionsOf';

export interface GraphQLOptions {
  schema: GraphQLSchema;
  services: Services;
  trustedProxies: number;
  log: Logger;
}

/** GraphQL over HTTP, at `/graphql`. */
export async function createGraphQLRouter({ schema, services, trustedProxies, log }: GraphQLOptions): Promise<Router> {
  const answers = new AnonymousAnswers(services.content.published);
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // The process drains its connections itself, the sockets among them.
    stopOnTerminationSignals: false,
    logger: { debug() {}, info() {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    formatError: (_formatted, error) => formatGraphQLError(error, log),
    plugins: [ApolloServerPluginLandingPageDisabled(), answers.plugin, revisionPlugin],
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
  router.use(json({ limit: bodyLimit }), answers.middleware, middleware);
  return router;
}

const revisionPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      if (body.kind === 'single') Object.assign(body.singleResult, revisionsOf(contextValue));
    },
  }),
};
