import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { arrive, isFollowed, launchBrowser, type Visitor } from '../support/browser';
import { type BuiltServer, freePort, makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import { PostgresCluster } from '../support/postgresCluster';
import { Readers, type Readings } from './readers';
import { ReverseProxy } from './reverseProxy';
import { signIn } from './site';
import { until } from './waiting';

export interface FleetOptions {
  /** How often content is saved, on each instance in turn. */
  saves: number;
  /** How often the connections are cut off on which the instances hear of each other, before a save. */
  silences: number;
  /** How many visitors read all the time. */
  readers: number;
  say?: (line: string) => void;
}

/** What became of attempts that a limit ends, and which instance answered how many. */
export interface LimitReport {
  taken: number;
  refused: number;
  answered: number[];
}

export interface FleetReport {
  /** How many saves were on both open pages. */
  shown: number;
  /** How long each took until then, in milliseconds. */
  delays: number[];
  /** How many saves were on both pages of those that only one instance could hear of at first. */
  shownInSilence: number;
  whileSaving: Readings;
  whileKilled: Readings;
  whileStopped: Readings;
  /** How many reads the proxy asked of the other instance. */
  askedTwice: number;
  /** Whether both pages came back to the instance that was left, and showed what was saved then. */
  cameBack: { afterKill: boolean; afterStop: boolean };
  exitCode: number | null;
  signIns: LimitReport;
  messages: LimitReport;
  /** What the pages' consoles said. */
  problems: string[];
}

/** More attempts than the limits take: 10 failed sign-ins in 15 minutes, 30 messages in an hour. */
const attempts = { signIns: 16, messages: 36 };

/** How long a save may take to be on the open pages before it counts as not shown, in milliseconds. */
const patience = 20_000;

/**
 * Runs two instances on one PostgreSQL behind a proxy, with an open page on each, and visitors who read: saves on each
 * instance, kills one, replaces one after the other, and asks for more than one address may.
 */
export async function tryFleet(options: FleetOptions): Promise<FleetReport> {
  const { saves, silences, readers: count, say = () => undefined } = options;
  const cluster = await PostgresCluster.create();
  await cluster.start();
  await cluster.query('create database fleet');
  const dataDir = await makeDataDir();
  const env = { DATA_DIR: dataDir, DATABASE_URL: `${cluster.url}/fleet`, TRUST_PROXY: '1', OVERLOAD_DELAY_MS: '60000' };
  const startOne = (port: string) => startBuiltServer({ ...env, PORT: port });
  const ports = [String(await freePort()), String(await freePort())] as const;
  let [one, other] = await Promise.all([startOne(ports[0]), startOne(ports[1])]);
  const proxy = await ReverseProxy.start([one.url, other.url]);
  const browser = await launchBrowser();
  try {
    const readers = new Readers(proxy.url, count);
    const pages = [await openPage(browser, proxy.url), await openPage(browser, proxy.url)];
    if (String(proxy.sockets) !== '1,1') throw new Error(`The sockets are not one on each: ${proxy.sockets}`);
    const owners = [await signIn(one.url), await signIn(other.url)];
    const delays: number[] = [];
    const saveAndSee = async (instance: number) => {
      const began = performance.now();
      const title = `Saved at ${Math.round(began)}`;
      await saveHero(owners[instance], title);
      if ((await Promise.all(pages.map(({ page }) => isShown(page, title)))).includes(false)) return false;
      delays.push(performance.now() - began);
      return true;
    };
    let shown = 0;
    const whileSaving = await readers.during(async () => {
      for (let save = 0; save < saves; save += 1) if (await saveAndSee(save % 2)) shown += 1;
    });
    const measured = delays.slice();

    say('The connections that listen are cut off');
    let shownInSilence = 0;
    for (let silence = 0; silence < silences; silence += 1) {
      await cluster.cutOff('vitrine listener', 2);
      if (await saveAndSee(silence % 2)) shownInSilence += 1;
    }

    say('One instance is killed');
    let afterKill = false;
    const whileKilled = await readers.during(async () => {
      await after(500);
      await other.kill();
      afterKill = (await until(() => String(proxy.sockets) === '2,0')) && (await saveAndSee(0));
    });

    say('It is started again, and the other one is stopped');
    other = await startOne(ports[1]);
    let afterStop = false;
    let exitCode: number | null = null;
    const whileStopped = await readers.during(async () => {
      await after(500);
      exitCode = await one.stop();
      afterStop = (await until(() => String(proxy.sockets) === '0,2')) && (await saveAndSee(1));
    });
    one = await startOne(ports[0]);
    const askedTwice = proxy.askedTwice;

    say('One address asks for more than it may');
    const wrong = { username: 'admin', password: 'wrong' };
    const message = { name: 'A', email: 'a@example.org', message: 'Hi' };
    return {
      shown,
      delays: measured,
      shownInSilence,
      whileSaving,
      whileKilled,
      whileStopped,
      askedTwice,
      cameBack: { afterKill, afterStop },
      exitCode,
      signIns: await exhaust(proxy, attempts.signIns, '/api/auth/login', wrong),
      messages: await exhaust(proxy, attempts.messages, '/api/contact', message),
      problems: pages.flatMap(({ problems }) => problems),
    };
  } finally {
    await browser.close();
    await proxy.close();
    await endAll([one, other]);
    await cluster.remove();
    await removeDataDir(dataDir);
  }
}

/** A visitor's page that hears of what is saved. */
async function openPage(browser: Browser, url: string): Promise<Visitor> {
  const visitor = await arrive(browser, { reducedMotion: 'reduce' });
  // Of the instance that ends.
  visitor.expectProblem(/WebSocket connection/);
  const followed = isFollowed(visitor.page);
  await visitor.page.goto(url);
  await followed;
  return visitor;
}

async function saveHero(owner: Client | undefined, title: string): Promise<void> {
  if (!owner) throw new Error('There is no such instance.');
  const [hero] = (await owner.rest('GET', '/api/admin/hero')).body as { id: number }[];
  const { status, text } = await owner.rest('PUT', `/api/hero/${hero?.id}`, { title });
  if (status !== 200) throw new Error(`A save was answered with ${status}: ${text}`);
}

async function isShown(page: Page, title: string): Promise<boolean> {
  const seen = page.waitForFunction((text) => document.querySelector('h1')?.textContent?.includes(text), title, {
    timeout: patience,
    polling: 10,
  });
  return seen.then(
    () => true,
    () => false,
  );
}

/** Sends the same again and again, each time with another claim of where it comes from. */
async function exhaust(proxy: ReverseProxy, times: number, path: string, body: object): Promise<LimitReport> {
  const before = proxy.answered;
  let refused = 0;
  for (let number = 1; number <= times; number += 1) {
    const { status } = await new Client(proxy.url).from(`203.0.113.${number}`).rest('POST', path, body);
    if (status === 429) refused += 1;
    else if (status >= 500) throw new Error(`POST ${path} was answered with ${status}.`);
  }
  const answered = proxy.answered.map((count, index) => count - (before[index] ?? 0));
  return { taken: times - refused, refused, answered };
}

async function endAll(servers: readonly BuiltServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}
