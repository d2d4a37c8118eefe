import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { json, type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { Context, type Services } from '../context';
import { NotFoundError } from '../errors';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import { bodyLimit } from './bodies';
import { clientAddress } from './clientAddress';
import { formatGraphQLError } from './graphqlErrors';

export interface GraphQLOptions {
  schema: GraphQLSchema;
  services: Services;
  trustedProxies: number;
  log: Logger;
}

/** GraphQL over HTTP, at `/graphql`. */
export async function createGraphQLRouter({ schema, services, trustedProxies, log }: GraphQLOptions): Promise<Router> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // The process drains its connections itself, the sockets among them.
    stopOnTerminationSignals: false,
    logger: { debug() {}, info() {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    formatError: (_formatted, error) => formatGraphQLError(error, log),
    plugins: [ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();
  const middleware: RequestHandler = expressMiddleware(server, {
    context: async ({ req }) =>
      new Context(services, bearerToken(req.headers.authorization), clientAddress(req, trustedProxies)),
  });
  const router = Router();
  router.use((request, _response, next) => {
    if (request.path !== '/') throw new NotFoundError('There is nothing at this path.');
    next();
  });
  router.use(json({ limit: bodyLimit }), middleware);
  return router;
}
