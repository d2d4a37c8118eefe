import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { arrive, desktop, launchBrowser, phone, type Visitor } from '../support/browser';
import { type BuiltServer, ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import type { ContentName, Row } from '../support/siteOwner';

let browser: Browser;
let server: BuiltServer;
let token: string;
/** The owner in another tab. */
let elsewhere: Client;
const visitors: Visitor[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  server = await startBuiltServer({}, inject('dataDirTemplate'));
  const body = new URLSearchParams({ username: 'admin', password: ownerPassword });
  const answer = await fetch(`${server.url}/api/auth/login`, { method: 'POST', body });
  token = ((await answer.json()) as { access_token: string }).access_token;
  elsewhere = new Client(server.url).withToken(token);
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

async function enter(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await arrive(browser, { reducedMotion: 'reduce', ...options });
  visitors.push(visitor);
  visitor.page.setDefaultTimeout(15_000);
  await visitor.context.addInitScript((value) => {
    // The empty pages in which axe works have no storage.
    if (location.protocol === 'http:') localStorage.setItem('adminToken', value);
  }, token);
  await visitor.page.goto(server.url + path);
  return visitor;
}

async function list(name: ContentName): Promise<Row[]> {
  return (await elsewhere.rest('GET', `/api/admin/${name}`)).body as Row[];
}

async function first(name: ContentName): Promise<Row> {
  const [row] = await list(name);
  if (!row) throw new Error(`There is nothing in ${name}.`);
  return row;
}

async function save(name: ContentName, fields: object): Promise<void> {
  const { status } = await elsewhere.rest('PUT', `/api/${name}/${(await first(name)).id}`, fields);
  expect(status).toBe(200);
}

/** Everything that the owner can read, as JSON. */
async function everything(): Promise<string> {
  const names = ['hero', 'about', 'experiences', 'projects', 'awards', 'section-titles'] as const;
  return JSON.stringify(await Promise.all(names.map(list)));
}

async function newest(): Promise<number> {
  const { data } = await elsewhere.graphql('{ revisions(limit: 1) { revisions { number } } }');
  const page = data?.revisions as { revisions: { number: number }[] } | undefined;
  return page?.revisions[0]?.number ?? 0;
}

const revisionsOf = (page: Page) => page.getByRole('list', { name: 'Revisions' });
const notice = (page: Page, text: string | RegExp) =>
  page
    .locator('.notistack-SnackbarContainer [role=status], .notistack-SnackbarContainer [role=alert]')
    .filter({ hasText: text });

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('the list of revisions', () => {
  it('says what was saved and which revision is the current one, and follows what another tab saves', async () => {
    await save('awards', { title: 'A medal' });
    const { page } = await enter('/admin/history');
    const top = revisionsOf(page).getByRole('listitem').first();
    await top.getByText('Changed the award "A medal"').waitFor();
    await top.getByText('Current').waitFor();
    expect(await revisionsOf(page).getByText('Current').count()).toBe(1);
    await save('awards', { title: 'Another medal' });
    await top.getByText('Changed the award "Another medal"').waitFor();
    await top.getByText('Current').waitFor();
    expect(await revisionsOf(page).getByText('Current').count()).toBe(1);
  });

  it('shows more on demand', async () => {
    for (let year = 1980; year < 2005; year += 1) await save('awards', { year: String(year) });
    const { page } = await enter('/admin/history');
    const rows = revisionsOf(page).getByRole('listitem');
    await page.getByText(/^20 of \d+ revisions$/).waitFor();
    expect(await rows.count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows.nth(20).waitFor();
    expect(await rows.count()).toBeGreaterThan(20);
    const numbers = (await rows.allTextContents()).map((text) => Number(/Revision (\d+)/.exec(text)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index));
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { page, expectProblem } = await enter('/admin/login');
    expectProblem(/500|Failed to load/);
    let isBroken = true;
    await page.route('**/graphql', async (route) => {
      const isRead = route.request().postData()?.includes('query Revisions(');
      if (isBroken && isRead) await route.fulfill({ json: { errors: [{ message: 'Internal server error' }] } });
      else await route.continue();
    });
    await page.goto(`${server.url}/admin/history`);
    await page.getByText('Failed to load the history').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await revisionsOf(page).waitFor();
  });
});

describe('the difference between two revisions', () => {
  it('marks the words that differ, in an address that can be shared', async () => {
    await save('projects', { title: 'A machine', description: 'It adds and subtracts numbers' });
    const from = await newest();
    await save('projects', { title: 'A machine', description: 'It adds and multiplies numbers', is_active: false });
    await save('awards', { title: 'A medal for the machine' });
    const to = await newest();
    const { page } = await enter(`/admin/history?from=${from}&to=${to}`);
    const machine = page.getByRole('article', { name: 'A machine' });
    await machine.getByText('Changed', { exact: true }).waitFor();
    expect(await machine.locator('del').allTextContents()).toEqual([
      'removed: subtracts',
      'removed: Shown to visitors',
    ]);
    expect(await machine.locator('ins').allTextContents()).toEqual(['added: multiplies', 'added: Hidden']);
    await page.getByRole('region', { name: 'Awards' }).getByText('A medal for the machine').first().waitFor();

    await page.getByLabel('Compare', { exact: true }).selectOption(String(to - 1));
    await page.waitForURL(`**/admin/history?to=${to}`);
    await machine.waitFor({ state: 'detached' });
    await page.getByLabel('with', { exact: true }).selectOption(String(to - 1));
    await page.getByText('The content of these two revisions is the same.').waitFor();
  });

  it('is that of a revision and the one before it, and is reached by keyboard', async () => {
    await save('awards', { title: 'A medal by keyboard' });
    const number = await newest();
    const { page } = await enter('/admin/history');
    const row = revisionsOf(page).getByRole('link', { name: /A medal by keyboard/ });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/history?to=${number}`);
    await page.getByRole('article', { name: 'A medal by keyboard' }).waitFor();
    expect(await row.getAttribute('aria-current')).toBe('true');
  });

  it('says so when a revision is not there', async () => {
    const { page } = await enter('/admin/history?from=1&to=99999');
    await page.getByText('Failed to compare these revisions').waitFor();
    await page.getByText('There is no revision 99999. It may be too old to be kept.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
  });

  it('takes the place of the list on a phone', async () => {
    await save('awards', { title: 'A medal on a phone' });
    const { page } = await enter('/admin/history', { viewport: phone });
    await revisionsOf(page)
      .getByRole('link', { name: /A medal on a phone/ })
      .click();
    const heading = page.getByRole('heading', { level: 2, name: /A medal on a phone/ });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await revisionsOf(page).count()).toBe(0);
    await page.getByRole('link', { name: 'All revisions' }).click();
    await revisionsOf(page).waitFor();
  });
});

describe('the preview of a revision', () => {
  it('shows what visitors saw then, without what was hidden, and leads nowhere', async () => {
    await save('projects', { title: 'Hidden then', is_active: false });
    await save('hero', { title: 'The title of then' });
    const number = await newest();
    await save('hero', { title: 'The title of today' });
    await save('projects', { title: 'Shown today', is_active: true });
    const { page } = await enter(`/admin/history?to=${number}`);
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByRole('heading', { level: 1, name: 'The title of then' }).waitFor();
    expect(await page.getByText('Hidden then').count()).toBe(0);
    expect(await page.getByText('Shown today').count()).toBe(0);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    const form = page.locator('#contact form');
    await form.getByLabel('Name').fill('Nobody');
    await form.getByLabel('Email').fill('nobody@example.org');
    await form.getByLabel('Message').fill('Nothing');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await notice(page, 'In a preview, links and forms do nothing.').waitFor();
    await form.getByLabel('Name').press('Enter');
    const leaving = page.locator('#root a[target=_blank], #projects [data-address]').filter({ visible: true });
    expect(await leaving.count()).toBeGreaterThan(0);
    for (const link of await leaving.all()) await link.click();
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Get in touch' }).click();
    expect(new URL(page.url()).pathname).toBe(`/admin/history/${number}/preview`);
    expect(sent.filter((text) => text.includes('SendContactMessage'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to History' }).click();
    await page.waitForURL(`**/admin/history?to=${number}`);

    // Nothing of the old content is taken for today's.
    await page.getByRole('link', { name: 'Hero Section' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('The title of today');
  });

  it('says so when there is no such revision', async () => {
    const { page } = await enter('/admin/history/99999/preview');
    await page.getByText('Failed to load the preview').waitFor();
    await page.getByRole('link', { name: 'Back to History' }).waitFor();
  });
});

describe('a restore', () => {
  it('asks first, brings all content back as a new revision, and is undone from its notice', async () => {
    const number = await newest();
    const then = await everything();
    await save('awards', { title: 'Too much' });
    await save('hero', { title: 'Too loud' });
    const today = await everything();
    const { page } = await enter(`/admin/history?to=${number}`);

    await page.getByRole('button', { name: 'Restore' }).click();
    const dialog = page.getByRole('dialog', { name: `Restore revision ${number}?` });
    await dialog.getByText('The 2 saves since then stay in the history.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await everything()).toBe(today);

    await page.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await notice(page, `Revision ${number} is restored.`).waitFor();
    const top = revisionsOf(page).getByRole('listitem').first();
    await top.getByText(`Restored revision ${number}`).waitFor();
    expect(await everything()).toBe(then);

    await notice(page, 'is restored').getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'Undone.').waitFor();
    await top.getByText(`Restored revision ${number + 2}`).waitFor();
    expect(await everything()).toBe(today);
  });

  it('says so when it fails, and when somebody else saved meanwhile', async () => {
    await save('awards', { title: 'Once more' });
    const number = (await newest()) - 1;
    const { page } = await enter(`/admin/history?to=${number}`);
    const restore = async () => {
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    };
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation RestoreRevision(')) return route.continue();
      return route.fulfill({ json: { errors: [{ message: 'Internal server error' }] } });
    });
    const before = await everything();
    await restore();
    await notice(page, `Revision ${number} could not be restored. Internal server error`).waitFor();
    expect(await everything()).toBe(before);
    await page.unroute('**/graphql');

    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('mutation RestoreRevision(')) {
        await elsewhere.rest('PUT', `/api/awards/${(await first('awards')).id}`, { title: 'Meanwhile' });
      }
      await route.continue();
    });
    await restore();
    await notice(page, 'Something else was saved in the meantime. Nothing was restored.').waitFor();
    expect((await first('awards')).title).toBe('Meanwhile');
  });
});

describe('an undo after a save', () => {
  async function renameAward(page: Page, title: string) {
    const { title: old } = await first('awards');
    await page
      .getByRole('button', { name: `Edit ${old}` })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Title').fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  it('brings back what a list held, and shows it', async () => {
    const before = await everything();
    const { title } = await first('awards');
    const { page } = await enter('/admin/awards');
    await page.getByText(String(title)).first().waitFor();
    await renameAward(page, 'By mistake');
    await page.getByRole('main').getByText('By mistake').first().waitFor();
    await notice(page, 'Saved the award “By mistake”.').getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'Undone.').waitFor();
    await page.getByRole('main').getByText(String(title)).first().waitFor();
    await page.getByRole('main').getByText('By mistake').waitFor({ state: 'detached' });
    expect(await everything()).toBe(before);

    await notice(page, 'Undone.').getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('main').getByText('By mistake').first().waitFor();
    expect((await first('awards')).title).toBe('By mistake');
  });

  it('brings back what was visible, and forms follow', async () => {
    const before = await everything();
    const { title } = await first('hero');
    const { page } = await enter('/admin/hero');
    const field = page.getByRole('textbox', { name: /^Title/ });
    await field.fill('Not this title');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await notice(page, 'Hero section updated successfully!').getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'Undone.').waitFor();
    await expect.poll(() => field.inputValue()).toBe(title);
    expect(await everything()).toBe(before);
  });

  it('takes back all headings that were saved together', async () => {
    const before = await everything();
    const { page } = await enter('/admin/config');
    const titles = page.getByRole('group', { name: 'Projects' }).getByLabel('Main title');
    await titles.fill('Nonsense');
    await page.getByRole('group', { name: 'About' }).getByLabel('Main title').fill('More nonsense');
    await page.getByRole('button', { name: 'Save All Changes' }).click();
    await notice(page, '2 section titles are saved.').getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'Undone.').waitFor();
    await expect.poll(() => titles.inputValue()).not.toBe('Nonsense');
    expect(await everything()).toBe(before);
  });

  it("wipes nobody else's change: it refuses, and leads to the history", async () => {
    const { page } = await enter('/admin/awards');
    await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().waitFor();
    await renameAward(page, 'Mine');
    await notice(page, 'Saved the award “Mine”.').waitFor();
    await save('hero', { title: 'Theirs' });
    const before = await everything();
    await notice(page, 'Saved the award “Mine”.').getByRole('button', { name: 'Undo' }).click();
    const refusal = notice(page, 'Something else was saved since, so this was not undone');
    await refusal.waitFor();
    expect(await everything()).toBe(before);
    await refusal.getByRole('button', { name: 'History' }).click();
    await page.waitForURL('**/admin/history');
    await revisionsOf(page).getByText('Changed the award "Mine"').waitFor();
  });

  it('says so when it fails', async () => {
    const { page } = await enter('/admin/awards');
    await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().waitFor();
    await renameAward(page, 'For good');
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Internal server error' }] } }),
    );
    await notice(page, 'For good').getByRole('button', { name: 'Undo' }).click();
    await notice(page, 'This could not be undone. Internal server error').waitFor();
    expect((await first('awards')).title).toBe('For good');
  });
});

const looks = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => [colorScheme, viewport.width, { viewport, colorScheme }] as const),
);

describe.each(looks)('in the %s at %i pixels', (_scheme, _width, options) => {
  it('axe finds nothing in the list and in a difference, and nothing is too wide', async () => {
    const number = await newest();
    const { page } = await enter('/admin/history', options);
    await revisionsOf(page).waitFor();
    expect(await complaints(page), 'list').toEqual([]);
    expect(await isTooWide(page), 'list').toBe(false);

    await page.goto(`${server.url}/admin/history?from=1&to=${number - 1}`);
    await page.getByRole('article').first().waitFor();
    expect(await complaints(page), 'difference').toEqual([]);
    expect(await isTooWide(page), 'difference').toBe(false);
  });

  it('axe finds nothing in the question and in the preview, and nothing is too wide', async () => {
    const number = await newest();
    const { page } = await enter(`/admin/history?to=${number - 1}`, options);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).waitFor();
    expect(await complaints(page), 'question').toEqual([]);

    await page.goto(`${server.url}/admin/history/${number}/preview`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await complaints(page), 'preview').toEqual([]);
    expect(await isTooWide(page), 'preview').toBe(false);
  });
});
