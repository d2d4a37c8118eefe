import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, withRequestId } from '../log';

/** What a proxy may call a request. Anything else could be made to look like something in the log. */
const wellFormed = /^[\w.:-]{8,128}$/;

/**
 * Names each request, in its answer's `X-Request-Id` and in every line of the log that it causes. A proxy of ours may
 * have named it already. Changes and failures get a line of their own, reads only at the level `debug`; no line holds
 * a query string, a body or an address.
 *
 * @param trustedProxies how many proxies of ours stand before this server
 */
export function requestLog(log: Logger, trustedProxies: number): RequestHandler {
  const tellsAll = log.isLevelEnabled('debug');
  return (request, response, next) => {
    const given = trustedProxies > 0 ? request.get('x-request-id') : undefined;
    const id = given !== undefined && wellFormed.test(given) ? given : randomUUID();
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
