import { type Response, Router } from 'express';
import type { PublishedContent, PublishedRevision } from '../content/core/publishedContent';
import type { Logger } from '../log';
import { iconPaths, toManifest, toRobots, toSitemap } from './discovery';
import type { Introduction } from './introduction';
import type { SiteAddress } from './siteAddress';

export interface DiscoveryOptions {
  published: PublishedContent;
  address: SiteAddress;
  /** Who the page is about, with the default texts where the owner has written none. */
  introduce: (revision: PublishedRevision) => Promise<Introduction & { description: string }>;
  log: Logger;
}

/** What search engines, link previews and home screens ask for beside the page. All of it is public. */
export function createDiscoveryRouter({ published, address, introduce, log }: DiscoveryOptions): Router {
  const router = Router();

  router.get('/robots.txt', (request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .send(toRobots(address.of(request)));
  });

  router.get('/sitemap.xml', (request, response, next) => {
    const origin = address.of(request);
    // A sitemap holds absolute addresses or none.
    if (origin === undefined) next();
    else response.set('Cache-Control', 'no-cache').type('application/xml').send(toSitemap(origin, published.current));
  });

  router.get('/manifest.webmanifest', async (_request, response) => {
    const { name, description } = await introduce(published.current);
    response.set('Cache-Control', 'no-cache').type('application/manifest+json');
    response.send(JSON.stringify(toManifest(name, description)));
  });

  router.get('/og-image.png', async (request, response, next) => {
    const { current } = published;
    const picture = await current.derive('og-image', (revision) =>
      attempt(log, 'social image', async () => {
        const { renderSocialImage } = await import('./socialImage');
        return renderSocialImage(await introduce(revision));
      }),
    );
    // Only the address that names this very picture may be kept for good.
    const isExact = request.query.v === String(current.number);
    if (picture) sendPicture(response, picture, isExact ? 'public, max-age=31536000, immutable' : 'no-cache');
    else next();
  });

  const icons = new Map<string, Promise<Buffer | undefined>>();
  router.get(['/favicon.ico', ...iconPaths.keys()], async ({ path }, response, next) => {
    const icon = icons.get(path) ?? attempt(log, 'icon', () => drawIcon(path));
    icons.set(path, icon);
    const picture = await icon;
    const type = path.endsWith('.ico') ? 'image/x-icon' : 'image/png';
    if (picture) sendPicture(response, picture, 'public, max-age=86400', type);
    else next();
  });

  return router;
}

/** The rasterizer is loaded with the first picture: a server that nobody asks for one does without its memory. */
async function drawIcon(path: string): Promise<Buffer> {
  const { renderFavicon, renderIcon } = await import('./siteIcon');
  const size = iconPaths.get(path);
  return size === undefined ? renderFavicon() : renderIcon(size);
}

/** A picture that cannot be made is logged, once, and missing; the page does without. */
async function attempt(log: Logger, what: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await draw();
  } catch (error) {
    log.error({ err: error }, `the ${what} could not be drawn`);
    return undefined;
  }
}

function sendPicture(response: Response, picture: Buffer, cacheControl: string, type = 'image/png'): void {
  response.set('Cache-Control', cacheControl).type(type).send(picture);
}
