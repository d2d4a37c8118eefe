import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestResult } from '../support/client';
import { contentCases, project } from '../support/contentTypes';
import { restDoor, toRest, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await TestServer.start();
  id = unwrap(await restDoor.create(server.owner, project, project.sample)).id;
});
afterAll(() => server?.remove());

const json = { 'content-type': 'application/json' };

/** Every refusal is JSON with a sentence. */
function expectRefusal({ status, headers, body }: RestResult, expected: number): void {
  expect([status, body]).toEqual([expected, expect.objectContaining({ detail: expect.stringMatching(/\S/) })]);
  expect(headers.get('content-type')).toContain('application/json');
}

test('refuses malformed JSON with 400', async () => {
  for (const body of ['{', '{"title": }', "{'title': 'x'}", 'title=x', '\ufeff{', '[1,]', '"\\ud800', 'NaN']) {
    for (const [method, path] of [
      ['POST', '/api/projects'],
      ['PUT', `/api/projects/${id}`],
      ['PUT', '/api/about/order'],
      ['POST', '/api/contact'],
      ['POST', '/api/auth/login'],
    ] as const) {
      expectRefusal(await server.owner.rest(method, path, undefined, { body, headers: json }), 400);
    }
  }
});

test('refuses malformed form data with 400', async () => {
  const types = ['multipart/form-data', 'multipart/form-data; boundary=x'];
  for (const type of types) {
    const init = {
      body: '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\ngra',
      headers: { 'content-type': type },
    };
    expectRefusal(await server.visitor.rest('POST', '/api/auth/login', undefined, init), 400);
  }
});

test('answers unknown paths below /api with 404 as JSON, whatever the method', async () => {
  const paths = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/about/1/2',
    '/api/admin',
    '/api/admin/nothing',
    '/api/%ff',
    '/api/%',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      expectRefusal(await server.owner.rest(method, path), 404);
    }
  }
});

test('answers ids that are unknown or no numbers with 404', async () => {
  const ids = [
    '999999',
    '0',
    '-1',
    '1.5',
    '1e1',
    'abc',
    '99999999999',
    '9'.repeat(400),
    '0x1',
    '%20',
    '1%00',
    '١',
    '%ff',
  ];
  for (const type of contentCases) {
    for (const unknown of ids) {
      // A text is looked for among the names of sections.
      expectRefusal(await server.owner.rest('PUT', type.itemPath(unknown), toRest(type.sample)), 404);
      if (type.restDeletes) expectRefusal(await server.owner.rest('DELETE', type.itemPath(unknown)), 404);
    }
  }
  for (const unknown of ids) {
    expectRefusal(await server.visitor.rest('GET', project.itemPath(unknown)), 404);
    expectRefusal(await server.owner.rest('DELETE', `/api/admin/contacts/${unknown}`), 404);
  }
});

test('answers methods that a path does not have with 405 and says which it has', async () => {
  const expected: [string, string, string][] = [
    ['PATCH', '/api/projects', 'GET, HEAD, POST'],
    ['DELETE', '/api/projects', 'GET, HEAD, POST'],
    ['POST', `/api/projects/${id}`, 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/awards/1', 'DELETE, PUT'],
    ['POST', '/api/admin/projects', 'GET, HEAD'],
    ['POST', '/api/contact-info', 'GET, HEAD'],
    ['GET', '/api/contact', 'POST'],
    ['HEAD', '/api/contact', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['GET', '/api/about/order', 'PUT'],
    ['DELETE', '/api/about/order', 'PUT'],
    ['DELETE', '/api/hero/1', 'PUT'],
    ['GET', '/api/test-websocket', 'POST'],
    ['PATCH', '/api/section-titles/about', 'DELETE, GET, HEAD, PUT'],
  ];
  for (const [method, path, allowed] of expected) {
    const result = await server.owner.rest(method, path);
    if (method !== 'HEAD') expectRefusal(result, 405);
    const allow = (result.headers.get('allow') ?? '').split(', ').sort().join(', ');
    expect([method, path, result.status, allow]).toEqual([method, path, 405, allowed]);
  }
});

test('refuses bodies that are too large with 413', async () => {
  const large = 'x'.repeat(1_100_000);
  expectRefusal(await server.owner.rest('POST', '/api/projects', { ...project.sample, title: large }), 413);
  expectRefusal(await server.visitor.rest('POST', '/api/contact', { message: large }), 413);
  const form = new FormData();
  form.set('username', large);
  expectRefusal(await server.visitor.rest('POST', '/api/auth/login', undefined, { body: form }), 413);
  const encoded = new URLSearchParams({ username: large });
  expectRefusal(await server.visitor.rest('POST', '/api/auth/login', undefined, { body: encoded }), 413);
});

test('refuses bodies of another type or encoding with 415', async () => {
  const body = JSON.stringify(toRest(project.sample));
  const refused: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'nonsense' },
    { 'content-type': 'application/json; charset=klingon' },
    { 'content-type': 'application/json', 'content-encoding': 'nonsense' },
  ];
  for (const headers of refused) {
    expectRefusal(await server.owner.rest('POST', '/api/projects', undefined, { body, headers }), 415);
    expectRefusal(await server.visitor.rest('POST', '/api/contact', undefined, { body, headers }), 415);
  }
  const xml = { body, headers: { 'content-type': 'application/xml' } };
  expectRefusal(await server.visitor.rest('POST', '/api/auth/login', undefined, xml), 415);
});

test('refuses compressed bodies that are damaged with 400', async () => {
  const init = { body: 'not gzip', headers: { ...json, 'content-encoding': 'gzip' } };
  expectRefusal(await server.owner.rest('POST', '/api/projects', undefined, init), 400);
});

test('looks at who calls before it looks at the body', async () => {
  expectRefusal(await server.visitor.rest('POST', '/api/projects', undefined, { body: '{', headers: json }), 401);
  expectRefusal(await server.visitor.rest('POST', '/api/projects', { title: 'x'.repeat(1_100_000) }), 401);
});

describe('trailing slashes and letter case', () => {
  test('lead to the same lists', async () => {
    const { body } = await server.visitor.rest('GET', '/api/projects');
    for (const path of ['/api/projects/', '/API/projects', '/api/Projects', '/aPi/PROJECTS/', '/api/projects?x=1']) {
      const answer = await server.visitor.rest('GET', path);
      expect([path, answer.status, answer.body]).toEqual([path, 200, body]);
    }
  });

  test('open no way round the sign-in', async () => {
    for (const path of [
      '/api/Admin/projects',
      '/API/ADMIN/PROJECTS/',
      '/api/admin/contacts/',
      '/api/admin//projects',
    ]) {
      const { status } = await server.visitor.rest('GET', path);
      expect([401, 404]).toContain(status);
    }
    for (const path of [`/API/PROJECTS/${id}/`, `/api/projects/${id}/`]) {
      expectRefusal(await server.visitor.rest('DELETE', path), 401);
    }
  });
});

test('answers HEAD as GET without a body', async () => {
  for (const path of ['/api/projects', '/api/about', `/api/projects/${id}`, '/api/section-titles', '/']) {
    const get = await server.visitor.rest('GET', path);
    const head = await server.visitor.rest('HEAD', path);
    expect([path, head.status, head.text]).toEqual([path, 200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  }
  const refused = await server.visitor.rest('HEAD', '/api/admin/projects');
  expect([refused.status, refused.text]).toEqual([401, '']);
});

test('sends no message that names the inside of the server', async () => {
  const answers = [
    await server.visitor.rest('GET', '/api/nothing'),
    await server.owner.rest('POST', '/api/projects', undefined, { body: '{', headers: json }),
    await server.owner.rest('POST', '/api/projects', { title: 5 }),
    await server.visitor.rest('POST', '/graphql', { query: '{ nothing }' }),
    await server.visitor.rest('POST', '/graphql', undefined, { body: '{', headers: json }),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/node_modules|\.ts:|\bat \w+ \(|SyntaxError|stack/);
});

describe('calls from other origins', () => {
  const origin = 'https://elsewhere.example';

  test('are answered in a preflight with methods and headers', async () => {
    for (const path of ['/api/projects', '/graphql', `/api/projects/${id}`]) {
      const response = await server.visitor.fetch(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization, content-type',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('may read answers and refusals alike', async () => {
    for (const path of ['/api/projects', '/api/nothing', '/api/admin/projects']) {
      const response = await server.visitor.fetch(path, { headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('are let through from the configured origins only', async () => {
    const strict = await TestServer.start({ CORS_ORIGINS: 'https://a.example, https://b.example' });
    try {
      const allowedFor = async (from: string) => {
        const response = await strict.visitor.fetch('/api/projects', { headers: { origin: from } });
        return response.headers.get('access-control-allow-origin');
      };
      expect(await allowedFor('https://a.example')).toBe('https://a.example');
      expect(await allowedFor('https://b.example')).toBe('https://b.example');
      expect(await allowedFor(origin)).toBeNull();
      expect(await allowedFor('https://a.example.evil.example')).toBeNull();
    } finally {
      await strict.remove();
    }
  });
});
