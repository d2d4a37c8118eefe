import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BuiltServer, freePort, ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';
import { GraphQLSocket } from '../support/graphqlSocket';
import { PlainSocket } from '../support/plainSocket';

/** Secrets of the configuration. */
const configured = {
  JWT_SECRET: 'a-secret-that-signs-tokens',
  METRICS_TOKEN: 'a-token-that-reads-metrics',
  CONTACT_TO: 'owner@private.example',
};
const mailPassword = 'mail-password-71d';

let server: BuiltServer;

beforeAll(async () => {
  // Nobody takes mail there.
  const SMTP_URL = `smtp://mailer:${mailPassword}@127.0.0.1:${await freePort()}`;
  const env = { ...configured, SMTP_URL, LOG_LEVEL: 'trace', TRUST_PROXY: '1' };
  server = await startBuiltServer(env, inject('dataDirTemplate'));
});

afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const visitor = { 'X-Forwarded-For': '203.0.113.77', 'Content-Type': 'application/json' };

function send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { ...visitor, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('the log of a day', () => {
  it('holds no password, token, text of a message or address of a visitor', async () => {
    const guess = 'guessed-password-9f2';
    await send('POST', '/api/auth/login', { username: 'admin', password: guess });
    const login = await send('POST', '/api/auth/login', { username: 'admin', password: ownerPassword });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const owner = { Authorization: `Bearer ${token}` };
    const message = {
      name: 'Confidential Sender',
      email: 'sender@private.example',
      message: 'A very private sentence.',
    };
    expect((await send('POST', '/api/contact', message)).status).toBeLessThan(300);
    await send('POST', '/api/contact', { ...message, email: 'not an address' });
    await send('POST', '/graphql', {
      query: 'mutation Login($p: String!) { login(username: "admin", password: $p) { accessToken } }',
      variables: { p: guess },
    });
    await send('POST', '/graphql', { query: '{ contactMessages { messages { message email } } }' }, owner);
    await send('POST', '/graphql', { query: `{ nothing(text: "${message.message}") }` });
    await send('PUT', '/api/projects/1', { title: '' }, owner);
    await send('PUT', '/api/projects/1', { title: 'Renamed' }, owner);
    await send('PUT', '/api/projects/1', { title: 'Refused' }, { Authorization: `Bearer ${token}x` });
    await send('POST', `/api/nowhere?token=${token}`, { broken: true });
    await fetch(`${server.url}/api/contact`, { method: 'POST', headers: visitor, body: '{"message": "cut off priv' });
    await fetch(`${server.url}/?email=${message.email}`, { headers: visitor });
    await send('GET', '/metrics', undefined, { Authorization: `Bearer ${configured.METRICS_TOKEN}` });

    const socketUrl = server.url.replace('http', 'ws');
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}x`]) {
      const socket = new GraphQLSocket(socketUrl, { authorization });
      await socket.run('{ contactMessages { messages { message email } } }');
      await socket.run(`{ nothing(text: "${message.message}") }`);
      await socket.run('mutation ($p: String!) { login(username: "admin", password: $p) { accessToken } }', {
        p: guess,
      });
      await socket.close();
    }
    const plain = await PlainSocket.open(socketUrl, `/ws?token=${token}`);
    plain.socket.send(message.message);
    await plain.close();
    const newPassword = 'new-password-83b';
    const change = (currentPassword: string) =>
      send(
        'POST',
        '/graphql',
        {
          query:
            'mutation ($c: String!, $n: String!) { changePassword(currentPassword: $c, newPassword: $n) { accessToken } }',
          variables: { c: currentPassword, n: newPassword },
        },
        owner,
      );
    await change(guess);
    const { data } = (await (await change(ownerPassword)).json()) as {
      data: { changePassword: { accessToken: string } };
    };

    await expect.poll(() => server.output()).toContain('could not be delivered');
    await expect.poll(() => server.output()).toContain('/api/nowhere');
    const log = server.output();
    expect(log).toContain('"path":"/api/contact"');
    const secrets = [
      guess,
      ownerPassword,
      newPassword,
      token,
      data.changePassword.accessToken,
      mailPassword,
      ...Object.values(configured),
      ...Object.values(message),
      'cut off priv',
      '203.0.113.77',
      '127.0.0.1:',
    ];
    for (const secret of secrets) expect(log.replaceAll(server.url, '')).not.toContain(secret);
  });
});
