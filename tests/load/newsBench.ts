import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '../support/client';
import { type BenchServers, median, ownerPassword } from './benchServers';
import type { HeardAt, Order } from './liveVisitors';
import type { Report } from './report';

const visitors = 1_000;
const runs = 5;
const saves = 20;

/**
 * Measures how long news of a save takes to the pages that are open: from sending the save, until each visitor's socket
 * has the news. Each page has one connection with the two subscriptions of the real one.
 */
export async function measureNews(servers: BenchServers, report: Report): Promise<void> {
  const { url, child } = await servers.startServer({ SOCKETS_MAX_PER_ADDRESS: String(visitors) });
  const client = fork('tests/load/liveVisitors.ts', { execArgv: [] });
  try {
    const lost = once(client, 'exit').then(() => Promise.reject(new Error('The visitors lost their connections.')));
    const ask = async (order: Order): Promise<HeardAt> => {
      const answer = once(client, 'message');
      client.send(order);
      return (await Promise.race([answer, lost]))[0];
    };
    const owner = await signIn(url);
    await ask({ do: 'open', url: url.replace('http', 'ws'), count: visitors });
    const save = async (index: number) => {
      const heard = ask({ do: 'hear' });
      const began = Date.now();
      const award = { title: `Award ${index}`, organization: 'Fleet', year: '1969' };
      const { status, text, body } = await owner.rest('POST', '/api/awards', award);
      if (status !== 201) throw new Error(`A save was answered with ${status}: ${text}`);
      const latencies = (await heard).map((at) => at - began);
      // So that the content stays as large as it was.
      const taken = ask({ do: 'hear' });
      await owner.rest('DELETE', `/api/awards/${(body as { id: number }).id}`);
      await taken;
      return latencies;
    };
    for (let index = 0; index < 3; index += 1) await save(index);
    const found: { p50: number; p99: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const latencies: number[] = [];
      for (let index = 0; index < saves; index += 1) latencies.push(...(await save(index)));
      found.push({ p50: percentile(latencies, 50), p99: percentile(latencies, 99) });
    }
    report.table(
      [`from save to an open page, ${visitors.toLocaleString('en')} live connections`, 'measured', 'target'],
      [
        ['half of the pages', `${median(found.map(({ p50 }) => p50))} ms`, ''],
        ['99 of 100 pages (p99)', `${median(found.map(({ p99 }) => p99))} ms`, '≤ 250 ms'],
      ],
    );
  } finally {
    client.kill();
    await servers.stop(child);
  }
}

async function signIn(url: string): Promise<Client> {
  const visitor = new Client(url);
  const { body } = await visitor.rest('POST', '/api/auth/login', { username: 'admin', password: ownerPassword });
  return visitor.withToken((body as { access_token: string }).access_token);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
