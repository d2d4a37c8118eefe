import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogLevel } from '../../../server/env';
import { createLogger } from '../../../server/log';
import { requestLog } from '../../../server/transport/requestLog';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(level: LogLevel, trustedProxies = 0) {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger(level, { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const app = express();
  app.use(requestLog(log, trustedProxies));
  app.all('/broken', async (_request, response) => {
    await Promise.resolve();
    log.error('it broke');
    response.status(500).end();
  });
  app.use((_request, response) => {
    response.end('fine');
  });
  const server = app.listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, lines };
}

describe('the name of a request', () => {
  it('is answered, and stands in each line that the request causes', async () => {
    const { url, lines } = await serve('info');
    const response = await fetch(`${url}/broken?secret=1`, { method: 'POST' });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines).toMatchObject([
      { msg: 'it broke', requestId: id },
      { msg: 'request', requestId: id, method: 'POST', path: '/broken', status: 500 },
    ]);
  });

  it('is that of a trusted proxy, if it is a name', async () => {
    const named = { 'X-Request-Id': 'edge-1234.5678' };
    const nameOf = async (url: string, headers: HeadersInit) =>
      (await fetch(url, { headers })).headers.get('x-request-id');
    const behindProxy = await serve('info', 1);
    expect(await nameOf(behindProxy.url, named)).toBe('edge-1234.5678');
    expect(await nameOf(behindProxy.url, { 'X-Request-Id': 'x" y' })).not.toBe('x" y');
    const open = await serve('info');
    expect(await nameOf(open.url, named)).not.toBe('edge-1234.5678');
  });
});

describe('the log of requests', () => {
  it('tells of changes at the level info, and of reads at debug', async () => {
    const quiet = await serve('info');
    await fetch(`${quiet.url}/read`);
    await fetch(`${quiet.url}/write`, { method: 'PUT' });
    await expect.poll(() => quiet.lines).toMatchObject([{ method: 'PUT', path: '/write', status: 200 }]);
    const verbose = await serve('debug');
    await fetch(`${verbose.url}/read`);
    await expect.poll(() => verbose.lines).toMatchObject([{ method: 'GET', path: '/read', status: 200 }]);
  });
});
