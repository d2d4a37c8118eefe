import { afterEach, expect, test } from 'vitest';
import { contentCases } from '../support/contentTypes';
import { doors, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer | undefined;
afterEach(() => server?.remove());

test('a fresh start shows a page that is full, with something of each type', async () => {
  server = await TestServer.start({ DEMO_CONTENT: 'on' });
  const { status, text } = await server.visitor.rest('GET', '/');
  expect(status).toBe(200);
  for (const type of contentCases) {
    const [viaGraphQL, viaRest] = await Promise.all(doors.map((door) => door.list(server?.visitor ?? fail(), type)));
    expect(unwrap(viaRest ?? fail())).toEqual(unwrap(viaGraphQL ?? fail()));
    const [row] = unwrap(viaRest ?? fail());
    expect(row, type.name).toBeDefined();
    if (type.name === 'sectionTitle') continue;
    const field = type.required.find((name) => !(name in type.choices)) ?? '';
    const shown = String(row?.[field]).slice(0, 12).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    expect(text, type.name).toContain(shown);
  }
});

test('demo content that the owner deleted does not come back', async () => {
  server = await TestServer.start({ DEMO_CONTENT: 'on' });
  const { body } = await server.visitor.rest('GET', '/api/awards');
  for (const { id } of body as { id: number }[]) await server.owner.rest('DELETE', `/api/awards/${id}`);
  server = await server.restart();
  expect((await server.visitor.rest('GET', '/api/awards')).body).toEqual([]);
});

test('an empty site answers at all doors', async () => {
  server = await TestServer.start();
  expect((await server.visitor.rest('GET', '/')).status).toBe(200);
  for (const type of contentCases) {
    for (const door of doors) expect(unwrap(await door.list(server.visitor, type))).toEqual([]);
  }
});

test('a password is made at the first start and no other one later', async () => {
  server = await TestServer.start({ ADMIN_PASSWORD: '' });
  const { madePassword } = server;
  expect(madePassword).toMatch(/^\S{12,}$/);
  server = await server.restart();
  expect(server.madePassword).toBeUndefined();
  const credentials = { username: 'grace', password: madePassword };
  expect((await server.visitor.rest('POST', '/api/auth/login', credentials)).status).toBe(200);
});

test('the server says that it lives and that it is ready', async () => {
  server = await TestServer.start();
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers } = await server.visitor.rest('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
});

function fail(): never {
  throw new Error('There is no server.');
}
