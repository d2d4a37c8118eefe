import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

export interface SecurityOptions {
  /** Digests of scripts within pages, as sources of the Content-Security-Policy. */
  inlineScripts: readonly string[];
  /** Whether visitors come by https, so that browsers may be told to come by nothing else. */
  isSecure: boolean;
  /** Who may embed an answer: other sites read the APIs, as far as CORS_ORIGINS lets them, but embed no page. */
  embeddedBy: 'cross-origin' | 'same-origin';
}

/** What no page of ours and no site in a frame needs. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers for everything that is answered. Content-Security-Policy allows no foreign origin, and no script within a page
 * but those that are named.
 */
export function securityHeaders({ inlineScripts, isSecure, embeddedBy }: SecurityOptions): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'frame-src': ['https:', 'http:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': null,
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: embeddedBy },
    // Of this host alone: what else is on its domain is not ours to decide about.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    protect(request, response, next);
  };
}

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
