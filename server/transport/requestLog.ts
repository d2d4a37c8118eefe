import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type Logger, withRequestId } from '../log';

/** What a proxy may call a request. Anything else could be made to look like something in the log. */
const wellFormed = /^[\w.:-]{8,128}$/;

/**
 * What a request is called in its answer's `X-Request-Id` and in the log. A proxy of ours may have named it already.
 *
 * @param trustedProxies how many proxies of ours stand before this server
 */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Names each request, in its answer's `X-Request-Id` and in every line of the log that it causes. Changes and failures
 * get a line of their own, reads only at the level `debug`; no line holds a query string, a body or an address.
 */
export function requestLog(log: Logger, trustedProxies: number): RequestHandler {
  const tellsAll = log.isLevelEnabled('debug');
  return (request, response, next) => {
    const id = requestIdOf(request, trustedProxies);
    response.setHeader('X-Request-Id', id);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Most requests are reads that nobody wants to hear of.
    if (tellsAll || !isRead) {
      const start = performance.now();
      response.once('close', () => {
        const status = response.statusCode;
        const level = status >= 500 ? 'warn' : isRead ? 'debug' : 'info';
        const line = {
          requestId: id,
          method: request.method,
          path: request.originalUrl.split('?', 1)[0]?.slice(0, 200),
          status,
          milliseconds: Math.round(performance.now() - start),
        };
        log[level](line, response.writableFinished ? 'request' : 'request without an answer');
      });
    }
    withRequestId(id, next);
  };
}
