import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { arrive, launchBrowser, phone, type Visitor } from '../support/browser';
import { type BuiltServer, ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';

let browser: Browser;
let server: BuiltServer;
const visitors: Visitor[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  server = await startBuiltServer({}, inject('dataDirTemplate'));
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

afterEach(async () => {
  const problems = visitors.flatMap((visitor) => visitor.problems);
  await Promise.all(visitors.splice(0).map((visitor) => visitor.context.close()));
  expect(problems).toEqual([]);
});

async function newVisitor(options?: Parameters<typeof arrive>[1]): Promise<Visitor> {
  const visitor = await arrive(browser, options);
  visitors.push(visitor);
  return visitor;
}

async function signIn({ page }: Visitor, path = '/admin'): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel(/^Password/).fill(ownerPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${server.url}${path}`);
}

describe("the owner's first day", () => {
  it('shows a changed section title and a changed hero on a page that is open elsewhere, without a reload', async () => {
    const visitor = await newVisitor({ viewport: phone });
    // The page makes this call a while after its live connection stands.
    const connected = visitor.page.waitForRequest('**/api/test-websocket');
    await visitor.page.goto(server.url);
    await visitor.page.evaluate(() => document.body.setAttribute('data-not-reloaded', 'yes'));
    await connected;

    const owner = await newVisitor();
    await signIn(owner);
    await owner.page.getByRole('main').getByRole('link', { name: 'Section Titles' }).click();
    await owner.page.getByRole('heading', { name: 'Section Configuration' }).waitFor();
    const projects = owner.page.getByRole('group', { name: /projects/i });
    await projects.getByLabel('Main title').fill('Things I Made');
    await owner.page.getByRole('button', { name: 'Save All Changes' }).click();
    await owner.page.getByRole('button', { name: 'Saved!' }).waitFor();
    await visitor.page.getByRole('heading', { name: 'Things I Made' }).waitFor();

    await owner.page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await owner.page.getByRole('main').getByRole('link', { name: 'Hero Section' }).click();
    const title = owner.page.getByRole('textbox', { name: /^Title/ });
    await title.waitFor();
    await title.fill('Grace Brewster Murray Hopper');
    await owner.page.getByRole('button', { name: 'Save Changes' }).click();
    await owner.page.getByText('Hero section updated successfully!').waitFor();
    await visitor.page.getByRole('heading', { level: 1, name: 'Grace Brewster Murray Hopper' }).waitFor();
    expect(await visitor.page.evaluate(() => document.body.getAttribute('data-not-reloaded'))).toBe('yes');
  });

  it('keeps everybody without a token at the sign-in, and signs out on Logout', async () => {
    const stranger = await newVisitor();
    await stranger.page.goto(`${server.url}/admin/hero`);
    await stranger.page.waitForURL(/\/admin\/login/);
    expect(await stranger.page.getByText('Save Changes').count()).toBe(0);

    await stranger.page.getByLabel('Username').fill('admin');
    await stranger.page.getByLabel(/^Password/).fill('a wrong password');
    await stranger.page.getByRole('button', { name: 'Sign In' }).click();
    await stranger.page.getByText('Login failed.').waitFor();

    const owner = await newVisitor();
    await signIn(owner);
    await owner.page.getByRole('heading', { name: 'Control Panel' }).waitFor();
    await owner.page.getByRole('button', { name: 'Logout' }).first().click();
    await owner.page.waitForURL(/\/admin\/login/);
    expect(await owner.page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });
});

describe('a visitor without script', () => {
  it('reads all content, titles and links', async () => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(server.url);
    const hero = (await (await fetch(`${server.url}/api/hero`)).json()) as { title: string };
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    for (const anchor of ['about', 'experience', 'projects', 'stats-section', 'testimonials', 'contact']) {
      expect(await page.locator(`#${anchor}`).count(), anchor).toBe(1);
    }
    const titles = (await (await fetch(`${server.url}/api/section-titles`)).json()) as { main_title: string }[];
    expect(titles).toHaveLength(7);
    for (const { main_title: name } of titles) await page.getByRole('heading', { name }).first().waitFor();
    for (const path of [
      'about',
      'experiences',
      'projects',
      'stats',
      'awards',
      'education',
      'certifications',
      'skills',
    ]) {
      const rows = (await (await fetch(`${server.url}/api/${path}`)).json()) as Record<string, string>[];
      const text = (await page.locator('body').textContent()) ?? '';
      for (const row of rows) {
        const name = row.title ?? row.company ?? row.label ?? row.degree ?? row.name ?? row.category;
        expect(text, `${path} ${row.id}`).toContain(name);
      }
    }
    const summary = page.locator('#experience details > summary').first();
    await summary.click();
    await page.getByText('Key Achievements').first().waitFor();
  });
});
