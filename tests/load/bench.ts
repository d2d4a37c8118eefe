import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

/**
 * Measures the built server beside yardsticks that it makes itself, in turns, and prints medians. It runs on the
 * loopback for about two minutes.
 */
const runs = 5;
const seconds = 4;
const connections = 40;
const projectsQuery =
  '{ projects { id title shortDescription description imageUrl githubUrl liveUrl technologies category orderIndex isActive createdAt updatedAt } }';

interface Contender {
  name: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Row {
  what: string;
  ours: Contender;
  yardstick: Contender;
  target: number;
}

const children: ChildProcess[] = [];
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
try {
  const { url, firstStart } = await startServer();
  const page = await fetchRaw(`${url}/`, 'br');
  const projects: unknown = await (await fetch(`${url}/api/projects`)).json();
  const bare = await startYardstick({ kind: 'http', body: page.body.toString('base64'), headers: page.headers });
  const route = await startYardstick({ kind: 'express', value: projects });
  const encodings = { 'accept-encoding': 'br' };
  const rows: Row[] = [
    {
      what: 'GET /',
      ours: { name: 'Vitrine', url: `${url}/`, headers: encodings },
      yardstick: { name: 'bare node:http, same bytes', url: bare, headers: encodings },
      target: 0.8,
    },
    {
      what: 'GET /api/projects',
      ours: { name: 'Vitrine', url: `${url}/api/projects` },
      yardstick: { name: 'bare Express 5 route, same JSON', url: route },
      target: 0.8,
    },
    {
      what: 'the same projects by GraphQL',
      ours: {
        name: 'Vitrine',
        url: `${url}/graphql`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: projectsQuery }),
      },
      yardstick: { name: 'bare Express 5 route, same JSON', url: route },
      target: 0.4,
    },
  ];
  print(
    `${page.body.length} bytes of page (Brotli), ${runs} runs of ${seconds} s in turns, ${connections} connections`,
  );
  print('| request | Vitrine, req/s | yardstick, req/s | ratio | target |');
  print('| --- | --- | --- | --- | --- |');
  for (const row of rows) print(await measure(row));
  print(`| resident memory after load, MB | ${await memory()} | | | ≤ 300 |`);
  await stopAll();
  const { firstStart: laterStart } = await startServer();
  print(`| first start, new embedded database, s | ${(firstStart / 1000).toFixed(2)} | | | |`);
  print(`| start to ready, existing embedded database, s | ${(laterStart / 1000).toFixed(2)} | | | ≤ 1.5 |`);
} finally {
  await stopAll();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure({ what, ours, yardstick, target }: Row): Promise<string> {
  const rates: { ours: number[]; yardstick: number[] } = { ours: [], yardstick: [] };
  await fire(ours, 1);
  await fire(yardstick, 1);
  for (let run = 0; run < runs; run += 1) {
    rates.yardstick.push(await fire(yardstick, seconds));
    rates.ours.push(await fire(ours, seconds));
  }
  const [mine, other] = [median(rates.ours), median(rates.yardstick)];
  return `| ${what} | ${Math.round(mine)} | ${Math.round(other)} (${yardstick.name}) | ${(mine / other).toFixed(2)} | ≥ ${target} |`;
}

async function fire({ url, headers, body }: Contender, duration: number): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  const result = await autocannon({ url, headers, body, method, duration, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function startServer(): Promise<{ url: string; firstStart: number }> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: 'a password for the bench' };
  const child = fork('dist/server/main.js', {
    env: { ...env, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return { url, firstStart: performance.now() - began };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The server did not start.');
}

async function startYardstick(settings: object): Promise<string> {
  const child = fork('tests/load/yardstick.ts', {
    env: { ...process.env, YARDSTICK: JSON.stringify(settings) },
    execArgv: [],
  });
  children.push(child);
  const [port] = await once(child, 'message');
  return `http://127.0.0.1:${port}/`;
}

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${children[0]?.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function stopAll(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
}

/** The bytes as they travel, and the headers that describe them. */
async function fetchRaw(url: string, encoding: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const names = ['content-type', 'content-encoding'];
        const headers = Object.fromEntries(names.map((name) => [name, String(response.headers[name] ?? '')]));
        resolve({ body, headers: { ...headers, 'content-length': String(body.length) } });
      });
    })
      .on('error', reject)
      .end();
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
