import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { arrive, launchBrowser, type Visitor } from './browser';
import { type BuiltServer, ownerPassword, removeDataDir, startBuiltServer } from './builtServer';
import { Client } from './client';

/** A running site whose owner is at the admin, in one browser or several. */
export class AdminSite {
  readonly #visitors: Visitor[] = [];
  /** The password of the owner, which a test may change. */
  password: string = ownerPassword;

  private constructor(
    private readonly browser: Browser,
    private readonly server: BuiltServer,
  ) {}

  /** @param env on top of what the built server gets in tests */
  static async open(env: Record<string, string> = {}): Promise<AdminSite> {
    const [browser, server] = await Promise.all([
      launchBrowser(),
      startBuiltServer({ LOG_LEVEL: 'info', TRUST_PROXY: '1', ...env }, inject('dataDirTemplate')),
    ]);
    return new AdminSite(browser, server);
  }

  get url(): string {
    return this.server.url;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    await removeDataDir(this.server.dataDir);
  }

  /** Somebody with an empty page. Nothing moves. */
  async newVisitor(options?: BrowserContextOptions): Promise<Visitor> {
    const visitor = await arrive(this.browser, { reducedMotion: 'reduce', ...options });
    visitor.page.setDefaultTimeout(20_000);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** The owner in a new browser, signed in, on a page of the admin. */
  async signIn(path: string, options?: BrowserContextOptions): Promise<Page> {
    const { page } = await this.newVisitor(options);
    await page.goto(`${this.url}${path}`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel(/^Password/).fill(this.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${this.url}${path}`);
    return page;
  }

  /** The owner at the API, in a session of its own. */
  async ownerClient(): Promise<Client> {
    const visitor = new Client(this.url);
    const { body } = await visitor.rest('POST', '/api/auth/login', { username: 'admin', password: this.password });
    return visitor.withToken((body as { access_token: string }).access_token);
  }

  /** Ends all visits. A problem in a page that its test did not expect fails it. */
  async endTest(): Promise<void> {
    const problems = this.#visitors.flatMap((visitor) => visitor.problems);
    await Promise.all(this.#visitors.splice(0).map(({ context }) => context.close()));
    expect(problems).toEqual([]);
  }
}

/** Answers every call of an operation with an error. @returns lets the calls through again */
export async function refuse(page: Page, operationName: string, message = 'Not today'): Promise<() => Promise<void>> {
  const handler: Parameters<Page['route']>[1] = async (route) => {
    const isMeant = route.request().postDataJSON()?.operationName === operationName;
    if (isMeant) await route.fulfill({ json: { errors: [{ message, extensions: { code: 'CONFLICT' } }] } });
    else await route.fallback();
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** How far a page is wider than its window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
