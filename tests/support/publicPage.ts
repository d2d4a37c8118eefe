import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { arrive, desktop, isFollowed, launchBrowser, phone, type Visitor } from './browser';
import { type BuiltServer, removeDataDir, startBuiltServer } from './builtServer';
import { SiteOwner } from './siteOwner';

/** The widths at which the page is looked at. */
export const screens = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

/** The anchors of the page's sections, in its order. */
export const anchors = ['about', 'experience', 'projects', 'stats-section', 'testimonials', 'contact'] as const;

/** A site with the demo content that the tests of one file share; each begins with the content as it was. */
export class Site {
  #server: BuiltServer | undefined;
  #browser: Browser | undefined;
  #owner: SiteOwner | undefined;
  readonly #visitors: Visitor[] = [];

  get url(): string {
    return there(this.#server).url;
  }

  get owner(): SiteOwner {
    return there(this.#owner);
  }

  /** @param prepare changes of the content that all tests of the file begin with */
  async open(prepare?: (owner: SiteOwner) => Promise<void>): Promise<void> {
    [this.#browser, this.#server] = await Promise.all([
      launchBrowser(),
      startBuiltServer({ LOG_LEVEL: 'info' }, inject('dataDirTemplate')),
    ]);
    this.#owner = await SiteOwner.signIn(this.#server.url);
    await prepare?.(this.#owner);
    this.#owner.keepAll();
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.stop();
    if (this.#server) await removeDataDir(this.#server.dataDir);
  }

  /** Somebody with an empty page, who goes nowhere yet. Nothing moves unless motion is asked for. */
  async newVisitor(options?: BrowserContextOptions): Promise<Visitor> {
    const visitor = await arrive(there(this.#browser), { reducedMotion: 'reduce', ...options });
    visitor.page.setDefaultTimeout(10_000);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** The public page in a new browser, ready to be used. */
  async visit(options?: BrowserContextOptions): Promise<Page> {
    const { page } = await this.newVisitor(options);
    await this.load(page);
    return page;
  }

  /** Loads the public page and waits until its scripts have taken over, and until all of it is laid out. */
  async load(page: Page): Promise<void> {
    await page.goto(this.url);
    await isReady(page);
    await layOut(page);
  }

  /** The public page, told of every change. */
  async visitLive(options?: BrowserContextOptions): Promise<Page> {
    const { page } = await this.newVisitor(options);
    const connected = isFollowed(page);
    await this.load(page);
    await connected;
    return page;
  }

  /** @returns what went wrong in the pages of this test */
  async endTest(): Promise<string[]> {
    const problems = this.#visitors.flatMap((visitor) => visitor.problems);
    await Promise.all(this.#visitors.splice(0).map(({ context }) => context.close()));
    await this.owner.undoAll();
    return problems;
  }
}

/**
 * Opens a site for the tests of this file. A console error that a test does not expect fails it.
 *
 * @param prepare changes of the content that all tests of the file begin with
 */
export function openSite(prepare?: (owner: SiteOwner) => Promise<void>): Site {
  const site = new Site();
  beforeAll(() => site.open(prepare));
  afterAll(() => site.close());
  afterEach(async () => {
    expect(await site.endTest()).toEqual([]);
  });
  return site;
}

/** The form can be sent as soon as the scripts have taken over the page. */
export async function isReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message', disabled: false }).waitFor();
}

/** Does now what the page does when the browser is idle: what is not laid out has no text for those who look at it. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.firstScreen);
}

/** A section of the page by its anchor. */
export function section(page: Page, anchor: (typeof anchors)[number]): Locator {
  return page.locator(`#${anchor}`);
}

/** The entry of a list that has this heading. */
export function entry(list: Locator, heading: string): Locator {
  const page = list.page();
  return list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .first();
}

/** The text as a visitor sees it who goes there, without what is hidden. */
export async function shownText(locator: Locator): Promise<string> {
  // A first visit leaves what lies further down for later; it is laid out when somebody comes near.
  await layOut(locator.page());
  return locator.innerText();
}

/** A computed style of the first element. */
export function style(locator: Locator, property: string): Promise<string> {
  return locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Whether an element lies in the visible part of the page, at least partly. */
export function isOnScreen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

/** Waits until a condition of the page holds. */
export function eventually<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 10_000, interval: 25 });
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The site is not open.');
  return value;
}
