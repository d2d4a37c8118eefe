import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBrowser } from '../../server/owner/browserName';
import type { Client } from '../support/client';
import { query } from '../support/databases';
import { owner, TestServer } from '../support/server';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const changeDocument =
  'mutation ($current: String!, $new: String!) { changePassword(currentPassword: $current, newPassword: $new) { accessToken expiresIn } }';
const signInsDocument = 'query ($limit: Int!) { signIns(limit: $limit) { signedInAt browser } }';

interface SignIn {
  signedInAt: string;
  browser: string;
}

let made = 0;

/** The caller at an address that no other test has used. */
function elsewhere(client: Client): Client {
  made += 1;
  return client.from(`203.0.113.${made}`);
}

async function signIn(client: Client, password: string): Promise<Client> {
  const { status, body, text } = await client.rest('POST', '/api/auth/login', { username: owner.username, password });
  if (status !== 200) throw new Error(text);
  return client.withToken((body as { access_token: string }).access_token);
}

async function isSignedIn(client: Client): Promise<boolean> {
  const [rest, graphql] = [await client.rest('GET', '/api/admin/hero'), await client.graphql('{ me { username } }')];
  expect(rest.status === 200).toBe(graphql.errors.length === 0);
  return rest.status === 200;
}

async function signIns(client: Client, limit = 50): Promise<SignIn[]> {
  const { data, text } = await client.graphql(signInsDocument, { limit });
  if (!data) throw new Error(text);
  return (data as { signIns: SignIn[] }).signIns;
}

describe('the account', () => {
  test('says its name to the owner, and is closed to visitors', async () => {
    const server = await TestServer.start();
    try {
      expect((await server.owner.graphql('{ me { username } }')).data).toEqual({ me: { username: owner.username } });
      for (const document of [
        '{ me { username } }',
        '{ signIns { browser } }',
        `mutation { changePassword(currentPassword: "${owner.password}", newPassword: "long enough") { accessToken } }`,
        'mutation { signOutEverywhere }',
      ]) {
        const { data, errors } = await server.visitor.graphql(document);
        expect(data ?? null).toBeNull();
        expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      }
      expect(await isSignedIn(server.owner)).toBe(true);
    } finally {
      await server.remove();
    }
  });
});

describe('changing the password', () => {
  const password = 'another nanosecond';

  test('ends all other sessions, and answers a token to go on with', async () => {
    const server = await TestServer.start();
    try {
      const other = await signIn(server.visitor, owner.password);
      const { data } = await server.owner.graphql(changeDocument, { current: owner.password, new: password });
      expect(data).toEqual({ changePassword: { accessToken: expect.any(String), expiresIn: 3600 } });
      const { accessToken } = (data as { changePassword: { accessToken: string } }).changePassword;
      expect(await isSignedIn(server.visitor.withToken(accessToken))).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(server.owner)).toBe(false);
      await expect(signIn(elsewhere(server.visitor), owner.password)).rejects.toThrow('Wrong username or password.');
      expect(await isSignedIn(await signIn(server.visitor, password))).toBe(true);
    } finally {
      await server.remove();
    }
  });

  test('is refused with the field that is wrong, and changes nothing', async () => {
    const server = await TestServer.start();
    try {
      const refused: [string, string, string, string][] = [
        ['currentPassword', 'wrong', password, 'The current password is wrong.'],
        ['currentPassword', '', password, 'The current password is wrong.'],
        ['currentPassword', 'x'.repeat(100_00), password, 'The current password is wrong.'],
        ['newPassword', owner.password, 'short', 'New password must be at least 8 characters long.'],
        ['newPassword', owner.password, 'x'.repeat(201), 'New password must be at most 200 characters long.'],
      ];
      for (const [field, current, next, message] of refused) {
        const { errors } = await elsewhere(server.owner).graphql(changeDocument, { current, new: next });
        expect(errors).toMatchObject([
          { message, extensions: { code: 'VALIDATION_FAILED', errors: [{ field, message }] } },
        ]);
      }
      expect(await isSignedIn(server.owner)).toBe(true);
      expect(await isSignedIn(await signIn(server.visitor, owner.password))).toBe(true);
    } finally {
      await server.remove();
    }
  });

  test('counts wrong guesses with the sign-ins of the address', async () => {
    const server = await TestServer.start();
    try {
      const guessing = elsewhere(server.owner);
      for (let guess = 0; guess < 10; guess += 1) {
        const { errors } = await guessing.graphql(changeDocument, { current: `guess ${guess}`, new: password });
        expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
      }
      const { errors } = await guessing.graphql(changeDocument, { current: owner.password, new: password });
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
      expect((await guessing.rest('POST', '/api/auth/login', owner)).status).toBe(429);
      expect(await isSignedIn(await signIn(elsewhere(server.visitor), owner.password))).toBe(true);
    } finally {
      await server.remove();
    }
  });

  test('lets one of two sessions win that change it at the same moment', async () => {
    const server = await TestServer.start();
    try {
      const results = await Promise.all(
        ['first password', 'second password'].map((next) =>
          server.owner.graphql(changeDocument, { current: owner.password, new: next }),
        ),
      );
      expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    } finally {
      await server.remove();
    }
  });

  test('outlives a restart with the password of the environment, until that becomes another', async () => {
    const first = await TestServer.start();
    await first.owner.graphql(changeDocument, { current: owner.password, new: password });
    await first.stop();
    // The support signs in with the password of the environment, which is the wrong one now.
    const second = await TestServer.start({}, first.database);
    try {
      expect((await second.visitor.rest('POST', '/api/auth/login', owner)).status).toBe(401);
      expect(await isSignedIn(await signIn(elsewhere(second.visitor), password))).toBe(true);
    } finally {
      await second.stop();
    }
    const third = await TestServer.start({ ADMIN_PASSWORD: 'set by the operator' }, first.database);
    try {
      expect(await isSignedIn(third.owner)).toBe(true);
      await expect(signIn(elsewhere(third.visitor), password)).rejects.toThrow('Wrong username or password.');
    } finally {
      await third.remove();
    }
  });
});

describe('signing out everywhere', () => {
  test('ends all sessions, the one that asks included', async () => {
    const server = await TestServer.start();
    try {
      const other = await signIn(server.visitor, owner.password);
      const { data } = await server.owner.graphql('mutation { signOutEverywhere }');
      expect(data).toEqual({ signOutEverywhere: true });
      expect([await isSignedIn(other), await isSignedIn(server.owner)]).toEqual([false, false]);
      expect(await isSignedIn(await signIn(server.visitor, owner.password))).toBe(true);
    } finally {
      await server.remove();
    }
  });
});

/** Ends the server. @returns its database */
async function stopped(server: TestServer): Promise<TestServer['database']> {
  await server.stop();
  return server.database;
}

describe('the list of sign-ins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.remove());

  test('says when and with what, by either door, newest first', async () => {
    const before = (await signIns(server.owner)).length;
    const document = `mutation { login(username: "${owner.username}", password: "${owner.password}") { accessToken } }`;
    await server.visitor.with({ 'user-agent': firefox }).graphql(document);
    await signIn(server.visitor.with({ 'user-agent': 'curl/8.5.0' }), owner.password);
    await server.visitor.rest('POST', '/api/auth/login', undefined, {
      body: new URLSearchParams(owner),
      headers: { 'user-agent': firefox.replace('Windows NT 10.0', 'X11; Linux') },
    });
    const form = new FormData();
    form.set('username', owner.username);
    form.set('password', owner.password);
    await server.visitor
      .with({ 'user-agent': 'something new' })
      .rest('POST', '/api/auth/login', undefined, { body: form });
    const list = await signIns(server.owner);
    expect(list.length).toBe(before + 4);
    expect(list.slice(0, 4).map(({ browser }) => browser)).toEqual([
      'Unknown browser',
      'Firefox on Linux',
      'curl',
      'Firefox on Windows',
    ]);
    for (const { signedInAt } of list) expect(Date.now() - Date.parse(signedInAt)).toBeLessThan(60_000);
    expect(await signIns(server.owner, 2)).toEqual(list.slice(0, 2));
  });

  test('marks the session that asks, also after its token was renewed and the password changed', async () => {
    const current = async (client: Client) => (await client.graphql('{ signIns(limit: 50) { isCurrent } }')).data;
    const first = await signIn(server.visitor, owner.password);
    const second = await signIn(server.visitor, owner.password);
    const marks = ((await current(first)) as { signIns: { isCurrent: boolean }[] }).signIns;
    expect(marks.slice(0, 3)).toEqual([{ isCurrent: false }, { isCurrent: true }, { isCurrent: false }]);
    expect(marks.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(await current(second)).toMatchObject({ signIns: expect.arrayContaining([{ isCurrent: true }]) });
    const renewed = (await first.graphql('mutation { renewToken { accessToken } }')).data as {
      renewToken: { accessToken: string };
    };
    expect(await current(first.withToken(renewed.renewToken.accessToken))).toEqual({ signIns: marks });
    const changed = (await first.graphql(changeDocument, { current: owner.password, new: owner.password })).data as {
      changePassword: { accessToken: string };
    };
    const going = first.withToken(changed.changePassword.accessToken);
    expect(await current(going)).toEqual({ signIns: marks });
    server = await TestServer.start({}, await stopped(server));
  });

  test('has no entry for what was refused', async () => {
    const before = await signIns(server.owner);
    await elsewhere(server.visitor).rest('POST', '/api/auth/login', { ...owner, password: 'wrong' });
    await server.owner.graphql('mutation { renewToken { accessToken } }');
    expect(await signIns(server.owner)).toEqual(before);
  });

  test('keeps the newest 50, also of many at the same moment, and neither header nor address', async () => {
    for (let round = 0; round < 9; round += 1) {
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          signIn(server.visitor.with({ 'user-agent': `${firefox} Secret${round}${index}` }), owner.password),
        ),
      );
    }
    expect(await signIns(server.owner, 1_000)).toHaveLength(50);
    expect((await signIns(server.owner)).every(({ browser }) => browser === 'Firefox on Windows')).toBe(true);
    const { location } = server.database;
    await server.stop();
    const [account] = await query<{ sign_ins: SignIn[] }>(location, 'select * from owner');
    server = await TestServer.start({}, server.database);
    expect(account?.sign_ins).toHaveLength(50);
    expect(JSON.stringify(account)).not.toMatch(/Secret|Mozilla|203\.0\.113|127\.0\.0\.1/);
  });

  test('refuses a number that makes no sense', async () => {
    for (const limit of [0, -1]) {
      const { errors } = await server.owner.graphql(signInsDocument, { limit });
      expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'limit' }] } }]);
    }
  });
});

describe('the kind of a browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const agents: [string, string | undefined][] = [
    ['Firefox on Windows', firefox],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0'],
    ['Chrome on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
    ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    ['curl', 'curl/8.5.0'],
    ['Unknown browser', 'node'],
    ['Unknown browser', ''],
    ['Unknown browser', undefined],
    ['Unknown browser', `${firefox}${' '.repeat(10_000)}`],
  ];

  test.each(agents)('is %s for %s', (words, agent) => {
    expect(describeBrowser(agent)).toBe(words);
  });
});
