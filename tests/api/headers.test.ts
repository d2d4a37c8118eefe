import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../support/contentTypes';
import { restDoor, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://example.org' });
});
afterAll(() => server?.remove());

const pages = ['/', '/admin', '/nothing'];
const apis = ['/api/projects', '/api/nothing', '/graphql?query={revision}'];

describe.each([...pages, ...apis])('%s', (path) => {
  test('tells browsers what they may do with it', async () => {
    const { headers } = await server.visitor.rest('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'/);
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    for (const directive of [
      "connect-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': pages.includes(path) ? 'same-origin' : 'cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('a site that is not reached by https tells no browser to insist on it', async () => {
  const plain = await TestServer.start();
  try {
    for (const path of ['/', '/api/projects']) {
      expect((await plain.visitor.rest('GET', path)).headers.get('strict-transport-security')).toBeNull();
    }
  } finally {
    await plain.remove();
  }
});

test('questions about frames are limited for each address', async () => {
  const fields = { ...project.sample, liveUrl: 'http://127.0.0.1:9/' };
  const { id } = unwrap(await restDoor.create(server.owner, project, fields));
  const ask = (address: string) => server.visitor.from(address).rest('GET', `/api/projects/${id}/frame`);
  for (let asked = 0; asked < 60; asked += 1) expect((await ask('192.0.2.7')).status).toBe(200);
  const { status, headers, body } = await ask('192.0.2.7');
  expect([status, body]).toEqual([429, { detail: expect.stringContaining('Too many questions') }]);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect((await ask('192.0.2.8')).status).toBe(200);
});
