import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FramePermissions, judge } from '../../../server/content/project/framePermission';

const servers: Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('whether a site can be framed', () => {
  it.each([
    [200, {}, true],
    [200, { 'x-frame-options': 'DENY' }, false],
    [200, { 'x-frame-options': 'SAMEORIGIN' }, false],
    [200, { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, false],
    [200, { 'content-security-policy': "frame-ancestors 'self'" }, false],
    [200, { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
    [200, { 'content-security-policy': "frame-ancestors 'self' https:" }, true],
    [200, { 'content-security-policy': 'frame-ancestors https://partner.example' }, null],
    [200, { 'content-security-policy': "default-src 'self'" }, true],
    [404, {}, false],
    [503, {}, false],
    [403, {}, null],
  ])('is told from status %i with %o: %s', (status, headers, expected) => {
    expect(judge({ status, headers: new Headers(headers as Record<string, string>) })).toBe(expected);
  });

  it('is asked once for visitors who come together', async () => {
    let requests = 0;
    const url = await site((_request, response) => {
      requests += 1;
      response.setHeader('x-frame-options', 'DENY').end('no');
    });
    const permissions = new FramePermissions();
    expect(
      await Promise.all([
        permissions.of(url, '192.0.2.1'),
        permissions.of(url, '192.0.2.1'),
        permissions.of(url, '192.0.2.1'),
      ]),
    ).toEqual([false, false, false]);
    expect(requests).toBe(1);
  });

  it('is no where nobody answers, and follows redirects to the answer', async () => {
    const closed = await site(() => undefined);
    for (const server of servers.splice(0)) {
      server.close();
      await once(server, 'close');
    }
    expect(await new FramePermissions().of(closed, '192.0.2.1')).toBe(false);
    const url = await site((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/there' }).end();
      else response.end('yes');
    });
    expect(await new FramePermissions().of(url, '192.0.2.1')).toBe(true);
  });

  it.each([
    ['ENOTFOUND', false],
    ['CERT_HAS_EXPIRED', false],
    ['EAI_AGAIN', null],
    ['ENETUNREACH', null],
  ])('after the failure %s it is %s', async (code, expected) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
    expect(await new FramePermissions().of('https://site.example/', '192.0.2.1')).toBe(expected);
  });

  it('is not known when a site sends the server to another one within its own network', async () => {
    const inner = await site((_request, response) => response.end('secret'));
    const url = await site((_request, response) =>
      response.writeHead(302, { location: inner.replace('127.0.0.1', 'localhost') }).end(),
    );
    expect(await new FramePermissions().of(url, '192.0.2.1')).toBeNull();
  });
});
