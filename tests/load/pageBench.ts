import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser';
import { type BenchServers, median } from './benchServers';
import { phone, type Visit, visitOnPhone } from './phoneVisit';
import type { Report } from './report';
import { staticPage } from './staticPage';

const runs = 9;
const lighthouseRuns = 3;

/** Measures the first visit on a phone beside a static page of the same content, and runs Lighthouse on it. */
export async function measurePage(servers: BenchServers, url: string, report: Report): Promise<void> {
  const html = Buffer.from(await staticPage(url)).toString('base64');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const yardstick = await servers.startYardstick({ kind: 'http', body: html, headers });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    // The first visit of a browser's life pays for the browser as well.
    await visitOnPhone(port, yardstick);
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      theirs.push(await visitOnPhone(port, yardstick));
      ours.push(await visitOnPhone(port, `${url}/`));
    }
    const row = (what: string, field: keyof Visit, target: string, show = round) => {
      const [mine, other] = [ours, theirs].map((visits) => median(visits.map((visit) => visit[field])));
      return [what, show(mine ?? Number.NaN), show(other ?? Number.NaN), target];
    };
    const paint = (visits: Visit[]) => median(visits.map((visit) => visit.paint));
    const ratio = (paint(ours) / paint(theirs)).toFixed(2);
    const scores = await runLighthouse(`${url}/`, port);
    report.table(
      [
        `first visit on a phone (CPU ${phone.cpuSlowdown}× slower, 1.6 Mbit/s, 150 ms)`,
        'Vitrine',
        'static page, same content',
        'target',
      ],
      [
        row('largest contentful paint, ms', 'paint', `≤ 1.3 × (${ratio})`),
        row('layout shift', 'shift', '≤ 0.01', (value) => value.toFixed(3)),
        row('blocking time, ms', 'blocking', '≤ 100'),
        row('script, kB (Brotli, without the animation)', 'script', '≤ 130', (value) => (value / 1000).toFixed(1)),
        row('requests', 'requests', '≤ 12'),
        ...scores.map(([name, score]) => [
          `Lighthouse: ${name}`,
          round(score),
          '',
          name === 'Performance' ? '≥ 98' : '100',
        ]),
      ],
    );
  } finally {
    await browser.close();
  }
}

function round(value: number): string {
  return String(Math.round(value));
}

/** @returns the median score of each category, of 100 */
async function runLighthouse(url: string, port: number): Promise<[name: string, score: number][]> {
  const scores = new Map<string, number[]>();
  for (let run = 0; run < lighthouseRuns; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    for (const { title, score } of Object.values(result?.lhr.categories ?? {})) {
      scores.set(title, [...(scores.get(title) ?? []), (score ?? 0) * 100]);
    }
  }
  return [...scores].map(([name, values]) => [name, median(values)]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
