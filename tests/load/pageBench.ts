import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { type BenchServers, median, print } from './benchServers';
import { staticPage } from './staticPage';

const runs = 5;
/** A phone on a slow mobile network, as the targets name it. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  bitsPerSecond: 1_600_000,
  latency: 150,
};

interface Visit {
  /** Largest contentful paint, in milliseconds. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Bytes of script as they travelled, without the animation's player and scene. */
  script: number;
  requests: number;
}

/** Measures the first visit on a phone beside a static page of the same content, and runs Lighthouse on it. */
export async function measurePage(servers: BenchServers, url: string): Promise<void> {
  const html = Buffer.from(await staticPage(url)).toString('base64');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const yardstick = await servers.startYardstick({ kind: 'http', body: html, headers });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      theirs.push(await visit(browser, yardstick));
      ours.push(await visit(browser, `${url}/`));
    }
    const of = (visits: Visit[], field: keyof Visit) => median(visits.map((item) => item[field]));
    const row = (
      what: string,
      field: keyof Visit,
      target: string,
      show = (value: number) => String(Math.round(value)),
    ) => print(`| ${what} | ${show(of(ours, field))} | ${show(of(theirs, field))} | ${target} |`);
    print(`\nFirst visit on a phone (CPU ${phone.cpuSlowdown}× slower, 1.6 Mbit/s, 150 ms), median of ${runs}:\n`);
    print('| measure | Vitrine | static page, same content | target |');
    print('| --- | --- | --- | --- |');
    const ratio = (of(ours, 'paint') / of(theirs, 'paint')).toFixed(2);
    row('largest contentful paint, ms', 'paint', `≤ 1.3 × (here ${ratio} ×)`);
    row('layout shift', 'shift', '≤ 0.01', (value) => value.toFixed(3));
    row('blocking time, ms', 'blocking', '≤ 100');
    row('script, kB (Brotli, without the animation)', 'script', '≤ 130', (value) => (value / 1000).toFixed(1));
    row('requests', 'requests', '≤ 12');
    await runLighthouse(`${url}/`, port);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone.viewport, deviceScaleFactor: phone.deviceScaleFactor });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const traffic = watch(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  const timings = await readTimings(page);
  await context.close();
  return { ...timings, ...traffic };
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = phone.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
}

/** Counts what travels. The animation is no part of the script: it comes when the page is complete and idle. */
function watch(session: CDPSession): { script: number; requests: number } {
  const traffic = { script: 0, requests: 0 };
  const scripts = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1;
    if (type === 'Script') scripts.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url !== undefined && !/\/(Player|scene)[^/]*\.js$/.test(url)) traffic.script += encodedDataLength;
  });
  return traffic;
}

async function readTimings(page: Page): Promise<Pick<Visit, 'paint' | 'shift' | 'blocking'>> {
  const paints = await readEntries(page, 'largest-contentful-paint');
  const shifts = await readEntries(page, 'layout-shift');
  const tasks = await readEntries(page, 'longtask');
  return {
    paint: paints.at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

interface Timing {
  startTime: number;
  duration: number;
  /** Of a layout shift. */
  value?: number;
}

/** What the browser has noted so far; nothing within half a second means that there is nothing. */
function readEntries(page: Page, type: string): Promise<Timing[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<Timing[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
          type: wanted,
          buffered: true,
        });
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );
}

async function runLighthouse(url: string, port: number): Promise<void> {
  const scores = new Map<string, number[]>();
  for (let run = 0; run < 3; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      scores.set(name, [...(scores.get(name) ?? []), (score ?? 0) * 100]);
    }
  }
  print('\n| Lighthouse, phone preset, median of 3 | score | target |');
  print('| --- | --- | --- |');
  for (const [name, values] of scores) {
    print(`| ${name} | ${Math.round(median(values))} | ${name === 'performance' ? '≥ 98' : '100'} |`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
