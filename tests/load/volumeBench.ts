import type { PostgresCluster } from '../support/postgresCluster';
import { type BenchServers, median, workOf } from './benchServers';
import { type Contender, load } from './contender';
import type { Report } from './report';

const runs = 9;
const seconds = 1.5;
const items = { few: 100, many: 10_000 } as const;

/**
 * Measures the same reads while the site holds 100 items of content, and while it holds 10,000. The reads answer the
 * same bytes on both: the demo content's projects, one of them, and the headings of a section. All else are awards. The
 * time is what the server's process works for a read, since the client has the larger part of what passes.
 */
export async function measureVolume(servers: BenchServers, cluster: PostgresCluster, report: Report): Promise<void> {
  const few = await startWith(servers, cluster, items.few);
  const many = await startWith(servers, cluster, items.many);
  const query = '{ projects { id title description technologies category } }';
  const reads: [what: string, contender: (url: string) => Contender][] = [
    ['`GET /api/projects`', (url) => ({ url: `${url}/api/projects` })],
    ['`GET /api/projects/1`', (url) => ({ url: `${url}/api/projects/1` })],
    ['`GET /api/section-titles/about`', (url) => ({ url: `${url}/api/section-titles/about` })],
    [
      'the projects by GraphQL',
      (url) => ({
        url: `${url}/graphql`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    ],
  ];
  const rows: string[][] = [];
  for (const [what, contender] of reads) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (const { url } of [few, many]) await load(contender(url), 3);
    for (let run = 0; run < runs; run += 1) {
      // Each goes first as often as the other: a machine that slows down shall not favour one.
      for (const size of run % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const { pid, url } = size === 'few' ? few : many;
        times[size].push(await workForOne(pid, contender(url)));
      }
    }
    const [less, more] = [median(times.few), median(times.many)];
    rows.push([what, `${less.toFixed(0)} µs`, `${more.toFixed(0)} µs`, (more / less).toFixed(2), '≤ 1.1']);
  }
  const [small, large] = [items.few, items.many].map((count) => `${count.toLocaleString('en')} items of content`);
  report.table(['time of a read from memory, the same answer', small ?? '', large ?? '', 'ratio', 'target'], rows);
  await servers.stop(few.child);
  await servers.stop(many.child);
}

/** In microseconds. */
async function workForOne(pid: number, contender: Contender): Promise<number> {
  const before = await workOf(pid);
  const { total } = await load(contender, seconds);
  return ((await workOf(pid)) - before) / total;
}

/** A server on a database of its own with the demo content, and awards until there are so many items in all. */
async function startWith(servers: BenchServers, cluster: PostgresCluster, count: number) {
  const database = `items_${count}`;
  await cluster.query(`create database ${database}`);
  const env = { DATABASE_URL: `${cluster.url}/${database}` };
  const first = await servers.startServer(env);
  await servers.stop(first.child);
  const tables = ['about_card', 'award', 'certification', 'contact_info', 'education', 'experience', 'hero', 'project'];
  const all = [...tables, 'section_title', 'skill_category', 'stat', 'testimonial'];
  const counts = all.map((table) => `(select count(*) from ${table})`).join(' + ');
  await cluster.query(
    `insert into award (title, organization, year, icon, order_index)
     select 'Award ' || n, 'Organization ' || n, '1969', '🏆', n from generate_series(1, ${count} - (${counts})) n`,
    database,
  );
  // At its start, a server publishes what the tables hold.
  return servers.startServer(env);
}
