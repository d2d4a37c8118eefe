import { type NextFunction, type Request, type Response, Router } from 'express';
import { type RestAnswer, type RestRoute, toSnakeCase } from '../content/core/restRoute';
import { Context, type Services } from '../context';
import {
  AppError,
  MethodNotAllowedError,
  NotFoundError,
  OverloadError,
  RateLimitError,
  ValidationError,
} from '../errors';
import type { Logger } from '../log';
import { bearerToken } from '../owner/token';
import type { BodyReader } from './bodies';
import { callerOf } from './clientAddress';

export interface RestOptions {
  routes: readonly RestRoute[];
  services: Services;
  bodies: BodyReader;
  trustedProxies: number;
}

/** The REST paths, to be mounted at `/api`. Who calls is looked at before the body is. */
export function createRestRouter({ routes, services, bodies, trustedProxies }: RestOptions): Router {
  const router = Router();
  for (const [path, methods] of groupByPath(routes)) {
    router.all(path, async (request, response) => {
      const route = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
      if (!route) throw new MethodNotAllowedError(allowedMethods(methods));
      const token = bearerToken(request.headers.authorization);
      const context = new Context(services, token, callerOf(request, trustedProxies));
      response.set('Cache-Control', route.access === 'owner' ? 'no-store' : 'no-cache');
      if (route.access === 'owner') await context.requireOwner();
      const body = route.body === 'none' ? undefined : await bodies.read(request, response, route.body);
      const params = toTexts(request.params);
      send(response, await route.handle({ context, params, query: queryOf(request.originalUrl), body }));
    });
  }
  router.use(() => {
    throw new NotFoundError('There is nothing at this path.');
  });
  return router;
}

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/** Paths with fixed parts come before those with named ones, so that `/about/order` is no id. */
function groupByPath(routes: readonly RestRoute[]): [string, Map<string, RestRoute>][] {
  const paths = new Map<string, Map<string, RestRoute>>();
  for (const route of routes) {
    const methods = paths.get(route.path) ?? new Map<string, RestRoute>();
    methods.set(route.method, route);
    paths.set(route.path, methods);
  }
  return [...paths].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
}

function allowedMethods(methods: ReadonlyMap<string, RestRoute>): string[] {
  return [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function toTexts(params: Request['params']): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

function send(response: Response, { status, value, json }: RestAnswer): void {
  response.status(status);
  if (json !== undefined) response.type('application/json').send(json);
  else if (value !== undefined) response.json(value);
  else response.end();
}

/** Translates errors into `{"detail"}` answers. What is unknown is logged and shown as nothing but a failure. */
export function restErrorHandler(bodies: BodyReader, log: Logger) {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = toAppError(error, bodies);
    if (!known || known.status >= 500) {
      log.error({ err: known?.cause ?? error, method: request.method, path: request.path }, 'a request failed');
    }
    if (!known) {
      response.status(500).json({ detail: 'Internal server error' });
      return;
    }
    response.set(headersFor(known));
    response.status(known.status).json(describe(known));
  };
}

/** What goes with an error at every door over HTTP. */
export function headersFor(error: AppError): Record<string, string> {
  if (error.status === 401) return { 'WWW-Authenticate': 'Bearer' };
  if (error instanceof MethodNotAllowedError) return { Allow: error.allowed.join(', ') };
  if (error instanceof RateLimitError || error instanceof OverloadError) {
    return { 'Retry-After': String(error.retryAfter) };
  }
  return {};
}

/** @returns undefined for a defect */
export function toAppError(error: unknown, bodies: BodyReader): AppError | undefined {
  if (error instanceof AppError) return error;
  // A path that cannot be decoded leads nowhere.
  if (error instanceof URIError) return new NotFoundError('There is nothing at this path.');
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? bodies.toError(error) : undefined;
}

function describe(error: AppError): Record<string, unknown> {
  if (!(error instanceof ValidationError)) return { detail: error.message };
  const errors = error.errors.map(({ field, message }) => ({ field: toSnakeCase(field), message }));
  return { detail: `${errors[0]?.field}: ${error.message}`, errors };
}
