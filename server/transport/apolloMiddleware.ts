import { type ApolloServer, type BaseContext, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';

/** Lets Apollo Server answer requests whose JSON body has been read. Our queries are answered whole, never in parts. */
export function apolloMiddleware<C extends BaseContext>(
  server: ApolloServer<C>,
  contextOf: (request: Request) => Promise<C>,
): RequestHandler {
  return async (request, response) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const { originalUrl } = request;
    const query = originalUrl.indexOf('?');
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method.toUpperCase(),
        headers,
        search: query === -1 ? '' : originalUrl.slice(query),
        body: request.body,
      },
      context: () => contextOf(request),
    });
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.status(answer.status ?? 200);
    if (answer.body.kind === 'complete') {
      response.send(answer.body.string);
      return;
    }
    for await (const chunk of answer.body.asyncIterator) response.write(chunk);
    response.end();
  };
}
