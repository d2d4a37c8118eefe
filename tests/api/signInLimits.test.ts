import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { owner, TestServer } from '../support/server';

const perAddress = 10;
const perAccount = 30;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

let made = 0;

/** Credentials of an account that no other test has tried. */
function wrongCredentials(): { username: string; password: string } {
  made += 1;
  return { username: `somebody${made}`, password: 'wrong' };
}

/** An address that no other test has used. */
function newVisitor(): Client {
  made += 1;
  return server.visitor.from(`203.0.113.${made}`);
}

async function signInByRest(client: Client, credentials: object, path = '/api/auth/login'): Promise<number> {
  return (await client.rest('POST', path, credentials)).status;
}

/** @returns the status that REST would answer */
async function signInByGraphQL(
  client: Client,
  { username, password }: { username: string; password: string },
): Promise<number> {
  const document =
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken } }';
  const { errors } = await client.graphql(document, { username, password });
  const [error] = errors;
  if (!error) return 200;
  const statuses: Record<string, number> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429 };
  return statuses[error.extensions.code] ?? 0;
}

test('wrong sign-ins from one address are limited, both doors together', async () => {
  const client = newVisitor();
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    const signIn = attempt % 2 ? signInByRest : signInByGraphQL;
    expect(await signIn(client, wrongCredentials())).toBe(401);
  }
  const { status, headers, body } = await client.rest('POST', '/api/auth/login', wrongCredentials());
  expect([status, body]).toEqual([429, { detail: expect.stringContaining('Too many') }]);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  const { errors } = await client.graphql('mutation { login(username: "a", password: "b") { accessToken } }');
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
});

test('a limited address is refused even with the right password, and others are not', async () => {
  const client = newVisitor();
  for (let attempt = 0; attempt < perAddress; attempt += 1) await signInByRest(client, wrongCredentials());
  expect(await signInByRest(client, owner)).toBe(429);
  expect(await signInByGraphQL(client, owner)).toBe(429);
  expect(await signInByRest(newVisitor(), owner)).toBe(200);
});

test('attempts at the same moment do not slip through together', async () => {
  const client = newVisitor();
  const attempts = Array.from({ length: 40 }, (_, index) =>
    (index % 2 ? signInByRest : signInByGraphQL)(client, wrongCredentials()),
  );
  const statuses = await Promise.all(attempts);
  expect(statuses.filter((status) => status === 401)).toHaveLength(perAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - perAddress);
});

test('success gives its attempt back', async () => {
  const client = newVisitor();
  for (let attempt = 0; attempt < perAddress - 1; attempt += 1) await signInByRest(client, wrongCredentials());
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await signInByRest(client, owner)).toBe(200);
    expect(await signInByGraphQL(client, owner)).toBe(200);
  }
  expect(await signInByRest(client, wrongCredentials())).toBe(401);
  expect(await signInByRest(client, wrongCredentials())).toBe(429);
});

test('one name is limited over all addresses, whatever its letter case', async () => {
  const names = ['target', 'TARGET', 'Target'];
  for (let attempt = 0; attempt < perAccount; attempt += 1) {
    const username = names[attempt % names.length] ?? '';
    const signIn = attempt % 2 ? signInByRest : signInByGraphQL;
    expect(await signIn(newVisitor(), { password: 'wrong', username })).toBe(401);
  }
  for (const username of names) expect(await signInByRest(newVisitor(), { password: 'wrong', username })).toBe(429);
  expect(await signInByRest(newVisitor(), { password: 'wrong', username: 'another' })).toBe(401);
});

test('trailing slashes, letter case and kinds of bodies share one limit', async () => {
  const client = newVisitor();
  const paths = ['/api/auth/login', '/api/auth/login/', '/API/Auth/LOGIN', '/api/auth/login?x=1'];
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    const path = paths[attempt % paths.length] ?? '';
    const body = attempt % 2 ? new URLSearchParams(wrongCredentials()) : undefined;
    const { status } = body
      ? await client.rest('POST', path, undefined, { body })
      : await client.rest('POST', path, wrongCredentials());
    expect(status).toBe(401);
  }
  for (const path of paths) expect(await signInByRest(client, wrongCredentials(), path)).toBe(429);
});

test('attempts that share one GraphQL request do not share one count', async () => {
  const client = newVisitor();
  const fields = Array.from(
    { length: 20 },
    (_, index) => `a${index}: login(username: "b${index}", password: "x") { accessToken }`,
  );
  for (let request = 0; request < perAddress; request += 1) await client.graphql(`mutation { ${fields.join(' ')} }`);
  expect(await signInByRest(client, owner)).toBe(429);
});

test('addresses before those of the trusted proxies are the client’s own invention', async () => {
  made += 1;
  const last = `203.0.113.${made}`;
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    const client = server.visitor.from(`198.51.100.${attempt}, ${last}`);
    expect(await signInByRest(client, wrongCredentials())).toBe(401);
  }
  expect(await signInByRest(server.visitor.from(`198.51.100.99, ${last}`), wrongCredentials())).toBe(429);
  expect(await signInByRest(server.visitor.from(last), wrongCredentials())).toBe(429);
  expect(await signInByRest(server.visitor.from(`::ffff:${last}`), wrongCredentials())).toBe(429);
});

test('the port that some proxies add to an address does not make another client', async () => {
  made += 1;
  const last = `203.0.113.${made}`;
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    const client = server.visitor.from(`${last}:${50_000 + attempt}`);
    expect(await signInByRest(client, wrongCredentials())).toBe(401);
  }
  expect(await signInByRest(server.visitor.from(last), wrongCredentials())).toBe(429);
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    await signInByRest(server.visitor.from(`[2001:db8:9:9::1]:${50_000 + attempt}`), wrongCredentials());
  }
  expect(await signInByRest(server.visitor.from('2001:db8:9:9::2'), wrongCredentials())).toBe(429);
});

test('the addresses of one IPv6 network are one client', async () => {
  for (let attempt = 0; attempt < perAddress; attempt += 1) {
    const client = server.visitor.from(`2001:db8:1:2::${attempt + 1}`);
    expect(await signInByRest(client, wrongCredentials())).toBe(401);
  }
  expect(await signInByRest(server.visitor.from('2001:db8:1:2:ffff::1'), wrongCredentials())).toBe(429);
  expect(await signInByRest(server.visitor.from('2001:db8:1:3::1'), wrongCredentials())).toBe(401);
});

test('without a trusted proxy no header changes the address', async () => {
  const direct = await TestServer.start({ TRUST_PROXY: '' });
  try {
    for (let attempt = 0; attempt < perAddress; attempt += 1) {
      const client = direct.visitor.from(`192.0.2.${attempt}`);
      expect(await signInByRest(client, wrongCredentials())).toBe(401);
    }
    expect(await signInByRest(direct.visitor.from('192.0.2.200'), wrongCredentials())).toBe(429);
  } finally {
    await direct.remove();
  }
});

test('requests without a name or a password are refused and not counted', async () => {
  const client = newVisitor();
  for (let attempt = 0; attempt < perAddress * 2; attempt += 1) {
    expect(await signInByRest(client, { username: 'x' })).toBe(422);
  }
  expect(await signInByRest(client, owner)).toBe(200);
});
