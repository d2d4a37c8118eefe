import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, inject, it } from 'vitest';
import {
  type BuiltServer,
  freePort,
  makeDataDir,
  ownerPassword,
  removeDataDir,
  runToEnd,
  startBuiltServer,
} from '../support/builtServer';

const servers: BuiltServer[] = [];
const dataDirs: string[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(dataDirs.splice(0).map(removeDataDir));
});

/** With the demo content, unless the environment says where to begin. */
async function start(env: Record<string, string> = {}): Promise<BuiltServer> {
  const isCopy = env.DATA_DIR === undefined && env.DEMO_CONTENT === undefined && env.ADMIN_PASSWORD === undefined;
  const server = await startBuiltServer(env, isCopy ? inject('dataDirTemplate') : undefined);
  servers.push(server);
  if (!dataDirs.includes(server.dataDir)) dataDirs.push(server.dataDir);
  return server;
}

async function signIn(url: string, password = ownerPassword): Promise<Response> {
  return fetch(`${url}/api/auth/login`, { method: 'POST', body: new URLSearchParams({ username: 'admin', password }) });
}

async function tokenOf(url: string): Promise<string> {
  const { access_token: token } = (await (await signIn(url)).json()) as { access_token: string };
  return token;
}

async function addStat(url: string, token: string, value: string): Promise<number> {
  const response = await fetch(`${url}/api/stats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value, label: 'Writes', icon: '✍️' }),
  });
  return response.status;
}

async function statValues(url: string): Promise<string[]> {
  const rows = (await (await fetch(`${url}/api/stats`)).json()) as { value: string }[];
  return rows.map((row) => row.value);
}

describe('starting', () => {
  it('prints the addresses and, the first time, a password that signs the owner in', async () => {
    const first = await start({ ADMIN_PASSWORD: '' });
    const password = /with the password (\S+)/.exec(first.output())?.[1];
    expect(password).toBeDefined();
    expect(first.output()).toContain(`${new URL(first.url).port}/admin`);
    expect((await signIn(first.url, password)).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await start({ ADMIN_PASSWORD: '', DATA_DIR: first.dataDir });
    expect(second.output()).not.toContain('password');
    expect((await signIn(second.url, password)).status).toBe(200);
  });

  it('refuses a second process on one embedded database in one line, and the first goes on', async () => {
    const first = await start();
    const second = await runToEnd({ DATA_DIR: first.dataDir, PORT: String(await freePort()) });
    expect(second.code).not.toBe(0);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toContain('Another process is using the data directory');
    expect(await addStat(first.url, await tokenOf(first.url), 'still writing')).toBe(201);
  });

  it('refuses a port in use in one line', async () => {
    const other: Server = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const dataDir = await makeDataDir();
    dataDirs.push(dataDir);
    const ending = await runToEnd({ DATA_DIR: dataDir, PORT: port });
    other.close();
    expect(ending.code).not.toBe(0);
    expect(ending.stderr.trim().split('\n')).toHaveLength(1);
    expect(ending.stderr).toContain(`PORT ${port} is in use`);
  });

  it('refuses a PostgreSQL that is not there in one line, without its password', async () => {
    const port = await freePort();
    const ending = await runToEnd({ DATABASE_URL: `postgres://someone:topsecret@127.0.0.1:${port}/site` });
    expect(ending.code).not.toBe(0);
    expect(ending.stderr.trim().split('\n')).toHaveLength(1);
    expect(ending.stderr).toContain(`127.0.0.1:${port}/site cannot be reached`);
    expect(ending.stderr).not.toContain('topsecret');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['HOST', '203.0.113.7'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['JWT_SECRET', 'short'],
    ['PUBLIC_URL', 'example.org'],
    ['CORS_ORIGINS', 'https://example.org/path'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_CONTENT', 'perhaps'],
    ['REVISIONS_KEPT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['DATA_DIR', '/dev/null/place'],
  ])('refuses %s=%s in one line that names it', async (name, value) => {
    const dataDir = await makeDataDir();
    dataDirs.push(dataDir);
    const ending = await runToEnd({ DATA_DIR: dataDir, PORT: String(await freePort()), [name]: value });
    expect(ending.code).not.toBe(0);
    expect(ending.stderr.trim().split('\n')).toHaveLength(1);
    expect(ending.stderr).toContain(name);
  });

  it('starts empty when the demo content is off', async () => {
    const server = await start({ DEMO_CONTENT: 'off' });
    expect(await statValues(server.url)).toEqual([]);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
  });
});

describe('ending', () => {
  it('keeps every acknowledged write when it is killed in the middle of writing', async () => {
    const first = await start();
    const token = await tokenOf(first.url);
    const acknowledged: string[] = [];
    const enough = 25;
    await new Promise<void>((resolve) => {
      const write = async (writer: number) => {
        for (let number = 0; ; number += 1) {
          const value = `${writer}-${number}`;
          const status = await addStat(first.url, token, value).catch(() => 0);
          if (status !== 201) return;
          acknowledged.push(value);
          if (acknowledged.length === enough) resolve(first.kill());
        }
      };
      for (const writer of [1, 2, 3]) void write(writer);
    });
    const second = await start({ DATA_DIR: first.dataDir });
    expect(await statValues(second.url)).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  });

  it('stops on SIGTERM with exit code 0', async () => {
    const server = await start();
    expect(await server.stop()).toBe(0);
  });
});
