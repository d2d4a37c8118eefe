import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * Headers for everything that is answered. Content-Security-Policy allows no foreign origin, and no script within a page
 * but those that are named.
 *
 * @param inlineScripts digests of scripts within pages, as sources of the policy
 */
export const securityHeaders = (inlineScripts: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'frame-src': ['https:', 'http:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': null,
      },
    },
    crossOriginEmbedderPolicy: false,
    // APIs are read from other origins, as far as CORS_ORIGINS lets them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

export function corsFor(origins: '*' | string[]): RequestHandler {
  return cors({
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After', 'WWW-Authenticate', 'Allow'],
    maxAge: 86_400,
  });
}

/** What a middleware would set on each answer, for answers that do not pass through Express. */
export function headersOf(middleware: RequestHandler): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request as Request, response as Response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
