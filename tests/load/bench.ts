import autocannon from 'autocannon';
import { BenchServers, fetchRaw, median, print, residentMemory } from './benchServers';
import { measurePage } from './pageBench';

/**
 * Measures the built server beside yardsticks that it makes itself, in turns, and prints medians. It uses the loopback
 * alone, and ends by itself after about five minutes.
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
  print(`Requests a second, median of ${runs} runs of ${seconds} s in turns, ${connections} connections:\n`);
  print('| request | Vitrine | yardstick | ratio | target |');
  print('| --- | --- | --- | --- | --- |');
  for (const row of rows) print(await measure(row));
  print(`\n| process | measured | target |`);
  print('| --- | --- | --- |');
  print(`| resident memory after this load, embedded database | ${await residentMemory(pid)} MB | ≤ 300 MB |`);
  await measurePage(servers, url);
  await servers.stopAll();
  const { readyAfter } = await servers.startServer();
  print(`\n| start to ready | measured | target |`);
  print('| --- | --- | --- |');
  print(`| existing embedded database | ${(readyAfter / 1000).toFixed(2)} s | ≤ 1.5 s |`);
  print(`| new embedded database | ${(firstStart / 1000).toFixed(2)} s | |`);
} finally {
  await servers.end();
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
  const numbers = `${Math.round(mine)} | ${Math.round(other)} (${yardstick.name}) | ${(mine / other).toFixed(2)}`;
  return `| ${what} | ${numbers} | ≥ ${target} |`;
}

async function fire({ url, headers, body }: Contender, duration: number): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  const result = await autocannon({ url, headers, body, method, duration, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
