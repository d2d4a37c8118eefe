import type { PublishedRevision } from '../content/core/publishedContent';
import { escapeHtml } from './escape';
import { shortenDescription } from './head';
import { lastChange } from './jsonLd';
import { palette } from './palette';

/** Paths of the pictures that stand for the site, by their size in pixels. */
export const iconPaths: ReadonlyMap<string, number> = new Map([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
]);

/** Everything may be found but the admin and the APIs. */
export function toRobots(origin: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /graphql'];
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** The one page, and when its content was last changed. */
export function toSitemap(origin: string, revision: PublishedRevision): string {
  const changed = lastChange(revision);
  const lastmod = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${escapeHtml(origin)}/</loc>${lastmod}</url>`,
    '</urlset>',
    '',
  ].join('\n');
}

/** How devices show the site when somebody keeps it on a home screen. Its links follow the address of the manifest. */
export function toManifest(name: string, description: string): object {
  const icons = [...iconPaths].filter(([, size]) => size !== 180);
  return {
    name,
    short_name: shortName(name),
    description: shortenDescription(description),
    id: './',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(([path, size]) => ({
        src: `.${path}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
}

/** Below an icon there is room for about twelve characters: as many of the last words as fit. */
function shortName(name: string): string {
  const words = name.split(/\s+/);
  let short = words.at(-1) ?? name;
  for (const word of words.slice(0, -1).reverse()) {
    if (`${word} ${short}`.length > 12) break;
    short = `${word} ${short}`;
  }
  return short;
}
