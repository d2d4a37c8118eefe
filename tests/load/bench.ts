import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { BenchServers, fetchRaw, median, residentMemory } from './benchServers';
import { measurePage } from './pageBench';
import { Report } from './report';

/**
 * Measures the built server beside yardsticks that it makes itself, in turns, and prints medians. It uses the loopback
 * alone, and ends by itself after about five minutes. With `--readme` it puts what it found into README.md.
 */
const runs = 5;
const seconds = 4;
const connections = 40;
const projectsQuery =
  '{ projects { id title shortDescription description imageUrl githubUrl liveUrl technologies category orderIndex isActive createdAt updatedAt } }';

interface Contender {
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Row {
  what: string;
  ours: Contender;
  yardstick: Contender & { name: string };
  target: number;
}

const report = new Report();
const servers = await BenchServers.make();
try {
  const { url, pid, readyAfter: firstStart } = await servers.startServer();
  const page = await fetchRaw(`${url}/`, 'br');
  const projects: unknown = await (await fetch(`${url}/api/projects`)).json();
  const bare = await servers.startYardstick({
    kind: 'http',
    body: page.body.toString('base64'),
    headers: page.headers,
  });
  const route = await servers.startYardstick({ kind: 'express', value: projects });
  const headers = { 'accept-encoding': 'br' };
  const express = { name: 'bare Express 5 route, same JSON', url: route };
  const rows: Row[] = [
    {
      what: `\`GET /\` (${page.body.length} bytes, Brotli)`,
      ours: { url: `${url}/`, headers },
      yardstick: { name: 'bare `node:http`, same bytes', url: bare, headers },
      target: 0.8,
    },
    { what: '`GET /api/projects`', ours: { url: `${url}/api/projects` }, yardstick: express, target: 0.8 },
    {
      what: 'the same projects by GraphQL',
      ours: {
        url: `${url}/graphql`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: projectsQuery }),
      },
      yardstick: express,
      target: 0.4,
    },
  ];
  report.text(
    `By \`npm run bench\` on ${availableParallelism()} cores that the server, its yardsticks and the load share; medians of runs in turns.`,
  );
  const measured: string[][] = [];
  for (const row of rows) measured.push(await measure(row));
  report.table(['requests a second', 'Vitrine', 'yardstick', 'ratio', 'target'], measured);
  const memory = await residentMemory(pid);
  await measurePage(servers, url, report);
  await servers.stopAll();
  const { readyAfter } = await servers.startServer();
  report.table(
    ['process, embedded database', 'measured', 'target'],
    [
      ['start to ready, existing database', `${(readyAfter / 1000).toFixed(2)} s`, '≤ 1.5 s'],
      ['start to ready, new database', `${(firstStart / 1000).toFixed(2)} s`, ''],
      ['resident memory after the requests above', `${memory} MB`, '≤ 300 MB'],
    ],
  );
  if (process.argv.includes('--readme')) await report.writeTo('README.md');
} finally {
  await servers.end();
}

async function measure({ what, ours, yardstick, target }: Row): Promise<string[]> {
  const rates: { ours: number[]; yardstick: number[] } = { ours: [], yardstick: [] };
  await fire(ours, 1);
  await fire(yardstick, 1);
  for (let run = 0; run < runs; run += 1) {
    rates.yardstick.push(await fire(yardstick, seconds));
    rates.ours.push(await fire(ours, seconds));
  }
  const [mine, other] = [median(rates.ours), median(rates.yardstick)];
  const ratio = (mine / other).toFixed(2);
  return [what, `${Math.round(mine)}`, `${Math.round(other)} (${yardstick.name})`, ratio, `≥ ${target}`];
}

async function fire({ url, headers, body }: Contender, duration: number): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  const result = await autocannon({ url, headers, body, method, duration, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
