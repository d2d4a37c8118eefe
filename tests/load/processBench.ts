import type { PostgresCluster } from '../support/postgresCluster';
import { type BenchServers, median, residentMemory } from './benchServers';
import { type Contender, fire, seconds } from './contender';
import type { Report } from './report';

const starts = 5;
const loads = 3;

/** Measures how long the process takes to start, and how much memory it holds after load, on either database. */
export async function measureProcess(
  servers: BenchServers,
  cluster: PostgresCluster,
  contenders: (url: string) => readonly Contender[],
  report: Report,
): Promise<void> {
  await cluster.query('create database process');
  const postgresql = { DATABASE_URL: `${cluster.url}/process` };
  const rows: string[][] = [];
  for (const [name, env, startTarget, memoryTarget] of [
    ['PostgreSQL', postgresql, '≤ 0.8 s', '≤ 150 MB'],
    ['embedded database', {}, '≤ 1.5 s', '≤ 300 MB'],
  ] as const) {
    // Makes the tables and their content.
    const { child } = await servers.startServer(env);
    await servers.stop(child);
    const times: number[] = [];
    const memory: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const server = await servers.startServer(env);
      times.push(server.readyAfter);
      if (start < loads) {
        for (const contender of contenders(server.url)) await fire(contender, seconds);
        memory.push(await residentMemory(server.pid));
      }
      await servers.stop(server.child);
    }
    rows.push([`start to ready, ${name}`, `${(median(times) / 1000).toFixed(2)} s`, startTarget]);
    rows.push([`resident memory after the requests above, ${name}`, `${median(memory)} MB`, memoryTarget]);
  }
  report.table(['process', 'measured', 'target'], rows);
}
