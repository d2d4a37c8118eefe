import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../server/content';
import { PublishedContent } from '../../../server/content/core/publishedContent';
import { createLogger } from '../../../server/log';
import { createDiscoveryRouter } from '../../../server/page/discoveryRoutes';
import { introduce } from '../../../server/page/introduction';
import { SiteAddress } from '../../../server/page/siteAddress';
import { hero, revisionOf } from './exampleRevision';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const published = new PublishedContent(contentTypes);
let server: Server;

beforeAll(async () => {
  published.publish(7, revisionOf({ heroes: [hero] }).content);
  const app = express();
  app.use(
    createDiscoveryRouter({
      published,
      address: new SiteAddress(undefined, 0),
      introduce: async (revision) => ({ ...introduce(revision, ''), description: hero.description }),
      log: createLogger('silent'),
    }),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: { Host: 'example.org', ...headers } });
  request.end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const files = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/og-image.png', 'image/png'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
] as const;

describe('what is found beside the page', () => {
  it.each(files)('%s is %s, answers HEAD, and is not sent again to those who have it', async (path, type) => {
    const first = await ask(path);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe(type);
    expect(first.body.length).toBeGreaterThan(0);

    const head = await ask(path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(first.body.length));
    expect(head.body).toHaveLength(0);

    const again = await ask(path, { 'If-None-Match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('keeps robots away from the admin and the APIs, and shows them the sitemap', async () => {
    const lines = (await ask('/robots.txt')).body.toString().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /graphql']),
    );
    expect(lines).toContain('Sitemap: http://example.org/sitemap.xml');
  });

  it('has no absolute address for a host that is none', async () => {
    const host = { Host: 'evil"<x>' };
    expect((await ask('/robots.txt', host)).body.toString()).not.toContain('Sitemap');
    expect((await ask('/sitemap.xml', host)).status).toBe(404);
  });

  it('lists the page in the sitemap with its last change', async () => {
    const text = (await ask('/sitemap.xml')).body.toString();
    expect(text).toContain('<url><loc>http://example.org/</loc><lastmod>2026-01-01T08:00:00.000Z</lastmod></url>');
  });

  it('names the site after its owner in the manifest, with icons that exist', async () => {
    const manifest = JSON.parse((await ask('/manifest.webmanifest')).body.toString());
    expect(manifest).toMatchObject({ name: 'Grace Hopper', short_name: 'Grace Hopper', start_url: './' });
    const pictures = manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png');
    expect(pictures).toHaveLength(2);
    for (const { src } of pictures) expect((await ask(src.slice(1))).status).toBe(200);
  });

  it('lets only the picture of the newest revision be kept for good', async () => {
    expect((await ask('/og-image.png?v=7')).headers['cache-control']).toContain('immutable');
    expect((await ask('/og-image.png?v=8')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/og-image.png')).headers['cache-control']).toBe('no-cache');
  });

  it('draws the picture anew when the content changes', async () => {
    const before = await ask('/og-image.png');
    published.publish(8, revisionOf({ heroes: [{ ...hero, title: 'Ada Lovelace' }] }).content);
    const after = await ask('/og-image.png');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await ask('/og-image.png?v=8')).headers['cache-control']).toContain('immutable');
  });

  it('answers without the picture when it cannot be drawn', async () => {
    const app = express();
    const failing = async () => Promise.reject(new Error('no name'));
    const log = createLogger('silent');
    const address = new SiteAddress(undefined, 0);
    const fresh = new PublishedContent(contentTypes);
    app.use(createDiscoveryRouter({ published: fresh, address, introduce: failing, log }));
    const other = createServer(app).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const at = other.address();
    const response = await fetch(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/og-image.png`);
    expect(response.status).toBe(404);
    other.close();
  });
});
