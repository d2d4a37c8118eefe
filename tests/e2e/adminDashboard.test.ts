import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AdminSite, overflow, refuse } from '../support/adminSite';
import { complaints } from '../support/axe';
import { arrive, launchBrowser, phone } from '../support/browser';
import { ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import { contentCases } from '../support/contentTypes';
import { eventually, screens } from '../support/publicPage';

const question = 'Your page shows an example';
const checklist = 'Make it your own';

const cards = {
  'Hero Section': '/admin/hero',
  'About Section': '/admin/about',
  Experiences: '/admin/experiences',
  Projects: '/admin/projects',
  Statistics: '/admin/stats',
  Testimonials: '/admin/testimonials',
  'Contact Info': '/admin/contact',
  Awards: '/admin/awards',
  Education: '/admin/education',
  Certifications: '/admin/certifications',
  Skills: '/admin/skills',
  'Section Titles': '/admin/config',
};

const emptyTexts = [
  'No about data available',
  'No experience data available',
  'No projects available',
  'No testimonials available',
];

function card(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** All content as the owner and as visitors read it, as JSON. */
async function readLists(owner: Client): Promise<string> {
  const visitor = new Client(owner.url);
  const lists = await Promise.all(
    contentCases.flatMap(({ adminPath, publicPath }) => [
      owner.rest('GET', adminPath),
      visitor.rest('GET', publicPath),
    ]),
  );
  return JSON.stringify(lists.map(({ status, text }) => [status, text]));
}

/** How long a test may take that starts a server of its own, in milliseconds. */
const withStart = 120_000;

/** A site of which a test may answer the questions, which are asked once. */
async function withSite(env: Record<string, string>, work: (site: AdminSite) => Promise<void>): Promise<void> {
  const site = await AdminSite.open(env);
  try {
    await work(site);
    await site.endTest();
  } finally {
    await site.close();
  }
}

let site: AdminSite;
beforeAll(async () => {
  site = await AdminSite.open();
});
afterAll(() => site?.close());
afterEach(() => site.endTest());

describe('the dashboard', () => {
  it('has a card for every section, for the site and for leaving', async () => {
    const page = await site.signIn('/admin');
    await page.getByRole('heading', { name: 'Control Panel', level: 1 }).waitFor();
    await page.getByText('Select a section below to manage its content.', { exact: true }).waitFor();
    for (const [name, path] of Object.entries(cards)) {
      expect(await card(page, name).getAttribute('href'), name).toBe(path);
    }
    const opened = page.context().waitForEvent('page');
    await card(page, 'View Site').click();
    expect(new URL((await opened).url()).pathname).toBe('/');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/admin\/login/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });

  it('says of each section how many items it has, how many are hidden, and when it was edited', async () => {
    const owner = await site.ownerClient();
    const { body } = await owner.rest('GET', '/api/admin/awards');
    const [first, ...others] = body as { id: number; is_active: boolean }[];
    if (!first) throw new Error('There is no award.');
    await owner.rest('PUT', `/api/awards/${first.id}`, { is_active: false });
    const page = await site.signIn('/admin');
    await card(page, 'Awards')
      .getByText(`${others.length + 1} items, 1 hidden · edited just now`)
      .waitFor();
    await card(page, 'Hero Section').getByText('1 item · edited').waitFor();
    expect(await card(page, 'Section Titles').innerText()).toMatch(/7 items · edited/);

    await owner.rest('PUT', `/api/awards/${first.id}`, { is_active: true });
    await card(page, 'Projects').click();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await eventually(() => card(page, 'Awards').innerText()).not.toMatch(/hidden/);
  });

  it('shows outlines while the figures are loading, over cards that can be used', async () => {
    const page = await site.signIn('/admin/projects');
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName === 'Overview') await isAllowed;
      await route.fallback();
    });
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await eventually(() => page.locator('main .MuiSkeleton-root').count()).toBe(Object.keys(cards).length);
    expect(await card(page, 'Awards').getAttribute('href')).toBe('/admin/awards');
    allow();
    await card(page, 'Awards')
      .getByText(/items · edited/)
      .waitFor();
    expect(await page.locator('main .MuiSkeleton-root').count()).toBe(0);
  });

  it('says that the figures could not be loaded, leaves the cards usable, and tries again', async () => {
    const page = await site.signIn('/admin/projects');
    const allow = await refuse(page, 'Overview');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The figures of the sections could not be loaded.' });
    await alert.waitFor();
    expect(await page.locator('main .MuiSkeleton-root').count()).toBe(0);
    await card(page, 'Awards').click();
    await page.getByRole('heading', { name: 'Awards', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await alert.waitFor();
    await allow();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await card(page, 'Awards')
      .getByText(/items · edited/)
      .waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('tells of unread messages', async () => {
    const owner = await site.ownerClient();
    const message = { name: 'A visitor', email: 'visitor@example.org', message: 'Good morning.' };
    await owner.rest('POST', '/api/contact', message);
    const page = await site.signIn('/admin');
    await card(page, 'Inbox').getByText('1 unread').waitFor();
  });
});

describe('the question about the demo content', () => {
  it('empties the page on request, for all its visitors at once, and brings back everything on Undo', {
    timeout: withStart,
  }, async () => {
    await withSite({}, async (own) => {
      const owner = await own.ownerClient();
      const before = await readLists(owner);
      const { page: visited } = await own.newVisitor();
      const connected = visited.waitForRequest('**/api/test-websocket');
      await visited.goto(own.url);
      await connected;

      const page = await own.signIn('/admin');
      await page.getByRole('button', { name: 'Start empty' }).click();
      const dialog = page.getByRole('dialog', { name: 'Start with an empty page?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await readLists(owner)).toBe(before);

      await page.getByRole('button', { name: 'Start empty' }).click();
      await dialog.getByRole('button', { name: 'Start empty' }).click();
      await page.getByText('The demo content is removed.').waitFor();
      for (const text of emptyTexts) await visited.getByText(text, { exact: true }).waitFor();
      await visited.getByRole('heading', { name: 'Rear Admiral Grace Hopper' }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone.').waitFor();
      expect(await readLists(owner)).toBe(before);
      await visited.getByRole('heading', { level: 1, name: 'Rear Admiral Grace Hopper' }).waitFor();
      const { data } = await owner.graphql('{ revisions { revisions { summary } } }');
      expect(data).toEqual({
        revisions: {
          revisions: [
            { summary: 'Restored revision 1' },
            { summary: 'Removed the demo content' },
            { summary: 'First content' },
          ],
        },
      });

      const elsewhere = await own.signIn('/admin');
      await part(elsewhere, checklist).waitFor();
      expect(await part(elsewhere, question).count()).toBe(0);
    });
  });

  it('stays away in every browser once the content is kept, which changes nothing', {
    timeout: withStart,
  }, async () => {
    await withSite({}, async (own) => {
      const owner = await own.ownerClient();
      const before = await readLists(owner);
      const page = await own.signIn('/admin');
      await part(page, question).waitFor();
      // By keyboard alone.
      await page.getByRole('button', { name: 'Keep as an example' }).focus();
      await page.keyboard.press('Enter');
      await part(page, checklist).waitFor();
      expect(await part(page, question).count()).toBe(0);
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      expect(await readLists(owner)).toBe(before);

      const elsewhere = await own.signIn('/admin');
      await part(elsewhere, checklist).waitFor();
      expect(await part(elsewhere, question).count()).toBe(0);
      await elsewhere.getByRole('button', { name: 'Hide this list' }).click();
      await part(elsewhere, checklist).waitFor({ state: 'detached' });
      await page.reload();
      await card(page, 'Awards')
        .getByText(/items · edited/)
        .waitFor();
      expect(await part(page, checklist).count()).toBe(0);
    });
  });

  it('stays when the answer could not be saved, and nothing is changed', async () => {
    const owner = await site.ownerClient();
    const before = await readLists(owner);
    const page = await site.signIn('/admin');
    await refuse(page, 'RemoveDemoContent', 'Not today.');
    await refuse(page, 'KeepDemoContent', 'Not now.');
    await page.getByRole('button', { name: 'Start empty' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start empty' }).click();
    await page.getByRole('alert').getByText('The demo content could not be removed. Not today.').waitFor();
    await page.getByRole('button', { name: 'Keep as an example' }).click();
    await page.getByRole('alert').getByText('Your answer could not be saved. Not now.').waitFor();
    expect(await part(page, question).count()).toBe(1);
    expect(await readLists(owner)).toBe(before);
  });

  it('is not asked on a site that started empty', { timeout: withStart }, async () => {
    const [browser, server] = await Promise.all([launchBrowser(), startBuiltServer({ DEMO_CONTENT: 'off' })]);
    try {
      const { page, problems } = await arrive(browser);
      await page.goto(`${server.url}/admin`);
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel(/^Password/).fill(ownerPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await part(page, checklist).waitFor();
      expect(await part(page, question).count()).toBe(0);
      await card(page, 'Projects').getByText('Empty').waitFor();
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
      await removeDataDir(server.dataDir);
    }
  });
});

describe('the checklist', () => {
  it('ticks what is done, says what to do about the rest, and goes when all is done', {
    timeout: withStart,
  }, async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'owner@example.org', PUBLIC_URL: 'https://example.org' };
    await withSite(env, async (own) => {
      const owner = await own.ownerClient();
      await owner.graphql('mutation { keepDemoContent { isDemoAnswered } }');
      const page = await own.signIn('/admin');
      const list = part(page, checklist);
      await list.getByText('3 of 5 done').waitFor();
      for (const title of ['Messages by e-mail', 'Your password', 'The site’s address']) {
        await list.getByText(`${title}: done`).waitFor();
      }
      await list.getByText('Your name: to do').waitFor();
      await list.getByRole('link', { name: 'Edit the hero' }).click();
      await page.getByRole('heading', { name: 'Hero Section', level: 1 }).waitFor();

      const { body: heroes } = await owner.rest('GET', '/api/admin/hero');
      const [hero] = heroes as { id: number }[];
      await owner.rest('PUT', `/api/hero/${hero?.id}`, { title: 'Ada Lovelace' });
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await list.getByText('4 of 5 done').waitFor();

      const { body: details } = await owner.rest('GET', '/api/admin/contact-info');
      for (const { id } of details as { id: number }[]) {
        await owner.rest('PUT', `/api/admin/contact-info/${id}`, { value: `ada-${id}@example.net` });
      }
      await page.reload();
      await card(page, 'Awards')
        .getByText(/items · edited/)
        .waitFor();
      expect(await list.count()).toBe(0);
    });
  });
});

const looks = screens.flatMap(([screen, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => [colorScheme, screen, { viewport, colorScheme }] as const),
);

describe.each(looks)('in the %s on %s', (_scheme, _screen, options) => {
  it('axe finds nothing on the dashboard, and nothing is wider than the window', async () => {
    const page = await site.signIn('/admin', options);
    await part(page, question).waitFor();
    await card(page, 'Awards')
      .getByText(/edited/)
      .waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

it('axe finds nothing in the checklist on a phone', { timeout: withStart }, async () => {
  await withSite({}, async (own) => {
    await (await own.ownerClient()).graphql('mutation { keepDemoContent { isDemoAnswered } }');
    const page = await own.signIn('/admin', { viewport: phone });
    await part(page, checklist).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
