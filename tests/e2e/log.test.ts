import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BuiltServer, ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' }, inject('dataDirTemplate'));
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

    await expect.poll(() => server.output()).toContain('/api/nowhere');
    const log = server.output();
    expect(log).toContain('"path":"/api/contact"');
    const secrets = [
      guess,
      ownerPassword,
      token,
      ...Object.values(message),
      'cut off priv',
      '203.0.113.77',
      '127.0.0.1:',
    ];
    for (const secret of secrets) expect(log.replaceAll(server.url, '')).not.toContain(secret);
  });
});
