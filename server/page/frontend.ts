import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { StartError } from '../errors';

/** The browser's side as the server needs it. Production reads the build; development asks Vite. */
export interface Frontend {
  /** `index.html` with its placeholders. */
  template(): Promise<string> | string;
  /** Serves scripts, styles, fonts and pictures. */
  assets: RequestHandler;
}

/**
 * The built client, with its style sheets put into the page, so that the first paint waits for nothing.
 *
 * @param directory `dist/client`
 * @throws StartError when there is no build
 */
export function builtFrontend(directory: string): Frontend {
  const template = inlineStyles(readBuilt(directory, 'index.html'), (path) => readBuilt(directory, path));
  const assets = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    // The page itself is rendered; its template is no page.
    ignores: ['/index.html'],
    setHeaders: (response, path) => {
      const isNamedByContent = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return {
    template: () => template,
    assets: (request, response, next) => {
      const isTemplate = /^\/(index\.html?(\.br|\.gz)?|\.vite\/.*)?$/i.test(request.path);
      if (isTemplate) next();
      else assets(request, response, next);
    },
  };
}

function readBuilt(directory: string, path: string): string {
  try {
    return readFileSync(join(directory, path), 'utf8');
  } catch (error) {
    throw new StartError('The client has not been built. Run `npm run build` first.', { cause: error });
  }
}

/** Puts the content of each linked style sheet in the place of its link. */
function inlineStyles(html: string, read: (path: string) => string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    const css = read(href).trim();
    return `<style>${css.replaceAll('</style', '<\\/style')}</style>`;
  });
}
