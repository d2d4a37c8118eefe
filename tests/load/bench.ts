import { availableParallelism } from 'node:os';
import { PostgresCluster } from '../support/postgresCluster';
import { BenchServers, fetchRaw, median } from './benchServers';
import { type Contender, fire, seconds } from './contender';
import { measureNews } from './newsBench';
import { measurePage } from './pageBench';
import { measureProcess } from './processBench';
import { Report } from './report';
import { measureVolume } from './volumeBench';

/**
 * Measures the built server beside yardsticks that it makes itself, in turns, and prints medians. It uses the loopback
 * alone and a PostgreSQL of its own, and ends by itself after about ten minutes. With `--readme` it puts what it found
 * into README.md.
 */
const runs = 5;
const projectsQuery =
  '{ projects { id title shortDescription description imageUrl githubUrl liveUrl technologies category orderIndex isActive createdAt updatedAt } }';

interface Row {
  what: string;
  ours: Contender;
  yardstick: Contender & { name: string };
  target: number;
}

const report = new Report();
const servers = await BenchServers.make();
const cluster = await PostgresCluster.create();
try {
  await cluster.start();
  const { url } = await servers.startServer();
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
  await measurePage(servers, url, report);
  await servers.stopAll();
  await measureProcess(
    servers,
    cluster,
    (at) => rows.map(({ ours }) => ({ ...ours, url: ours.url.replace(url, at) })),
    report,
  );
  await measureNews(servers, report);
  await measureVolume(servers, cluster, report);
  if (process.argv.includes('--readme')) await report.writeTo('README.md');
} finally {
  await servers.end();
  await cluster.remove();
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
