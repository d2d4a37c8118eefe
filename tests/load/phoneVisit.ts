import { type News, UnwatchedPage } from './devtools';

/** A phone on a slow mobile network, as the targets name it. */
export const phone = { width: 390, height: 844, scale: 2, cpuSlowdown: 4, bitsPerSecond: 1_600_000, latency: 150 };

/** A page is complete when nothing has travelled for so long, in milliseconds. */
const quiet = 700;

/** What a first visit costs. */
export interface Visit {
  /** Largest contentful paint, in milliseconds. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, in milliseconds: what the tasks took beyond 50. */
  blocking: number;
  /** Bytes of script as they travelled, without the animation's player and scene. */
  script: number;
  requests: number;
}

/** Visits a page for the first time, on a phone, until it is complete. */
export async function visitOnPhone(port: number, url: string): Promise<Visit> {
  const page = await UnwatchedPage.open(port);
  try {
    const traffic = await load(page, url);
    const [paints, shifts, tasks] = await page.evaluate<Timing[][]>(readTimings);
    return {
      ...traffic,
      paint: paints?.at(-1)?.startTime ?? Number.NaN,
      shift: sum(shifts, ({ value = 0 }) => value),
      blocking: sum(tasks, ({ duration }) => Math.max(0, duration - 50)),
    };
  } finally {
    await page.close();
  }
}

/** The animation is no part of the script: it comes when the page is complete and idle. */
async function load(page: UnwatchedPage, url: string): Promise<Pick<Visit, 'script' | 'requests'>> {
  const traffic = { script: 0, requests: 0 };
  const scripts = new Map<string, string>();
  const underway = new Set<string>();
  let isLoaded = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const complete = new Promise<void>((resolve) => {
    const watch = () => {
      clearTimeout(rest);
      if (isLoaded && underway.size === 0) rest = setTimeout(resolve, quiet);
    };
    const finish = ({ requestId, encodedDataLength = 0 }: News) => {
      const script = scripts.get(requestId);
      if (script !== undefined && !/\/(Player|scene)[^/]*\.js$/.test(script)) traffic.script += encodedDataLength;
      underway.delete(requestId);
      watch();
    };
    page.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      traffic.requests += 1;
      if (type === 'Script') scripts.set(requestId, request.url);
      underway.add(requestId);
      watch();
    });
    page.on('Network.loadingFinished', finish);
    page.on('Network.loadingFailed', finish);
    page.on('Page.loadEventFired', () => {
      isLoaded = true;
      watch();
    });
  });
  const bytesPerSecond = phone.bitsPerSecond / 8;
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  const { width, height, scale } = phone;
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  await page.send('Page.navigate', { url });
  await complete;
  return traffic;
}

interface Timing {
  startTime: number;
  duration: number;
  /** Of a layout shift. */
  value?: number;
}

/** What the browser has noted so far; nothing within half a second means that there is nothing. */
const readTimings = `Promise.all(
  ['largest-contentful-paint', 'layout-shift', 'longtask'].map(
    (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve([]), 500);
      }),
  ),
)`;

function sum(timings: readonly Timing[] = [], value: (timing: Timing) => number): number {
  return timings.reduce((total, timing) => total + value(timing), 0);
}
