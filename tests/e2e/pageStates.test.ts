import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, openSite, screens, section, shownText } from '../support/publicPage';

const site = openSite();

/** Serves the page without content and without data, as if the server could not render it. */
async function serveEmptyPage(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  const shell = await readFile('dist/client/index.html', 'utf8');
  await page.route(`${site.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.route('**/graphql', answer);
  // Nobody answers at the live connection.
  await page.routeWebSocket('**/graphql', () => undefined);
}

const loading = [
  'Loading hero section...',
  'Loading about section...',
  'Loading amazing experiences...',
  'Loading amazing projects...',
  'Loading achievements...',
  'Loading amazing testimonials...',
  'Loading...',
];

const failures = [
  'Failed to load hero section data',
  'Failed to load about data',
  'Failed to load experience data',
  'Failed to load projects data',
  'Failed to load testimonials',
];

function failWithError(route: Route): Promise<void> {
  return route.fulfill({ json: { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } });
}

describe.each(screens)('a page that came without content on %s', (_name, viewport) => {
  it('says in each section that it is loading, then shows the content', async () => {
    const { page } = await site.newVisitor({ viewport });
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
    await serveEmptyPage(page, async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.goto(site.url);
    for (const text of loading) await page.getByText(text, { exact: true }).waitFor();
    allow();
    await page.getByRole('heading', { level: 1, name: 'Rear Admiral Grace Hopper' }).waitFor();
    for (const text of loading) expect(await page.getByText(text, { exact: true }).count(), text).toBe(0);
    await page.getByRole('heading', { level: 3, name: 'FLOW-MATIC' }).waitFor();
  });

  it('says which sections could not be loaded, and keeps its headers, its panels and its form', async () => {
    const { page } = await site.newVisitor({ viewport });
    await serveEmptyPage(page, failWithError);
    await page.goto(site.url);
    for (const text of failures) await page.getByText(text, { exact: true }).waitFor();
    for (const text of loading) expect(await page.getByText(text, { exact: true }).count(), text).toBe(0);
    for (const name of ['Professional Experience', 'Featured Projects', 'Achievements & Skills', 'Testimonials']) {
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    }
    for (const anchor of ['stats-section', 'contact'] as const) {
      expect(await section(page, anchor).getByText(/fail/i).count(), anchor).toBe(0);
    }
    await section(page, 'contact').getByRole('textbox', { name: /^Name/ }).waitFor();
  });
});

describe('a page that came without content', () => {
  it('asks three times, after 2 and after 4 seconds, before it says that loading has failed', async () => {
    const { page, expectProblem } = await site.newVisitor();
    expectProblem(/503/);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    let asked = 0;
    await serveEmptyPage(page, async (route) => {
      asked += 1;
      await route.fulfill({ status: 503, json: { detail: 'Away' } });
    });
    await page.goto(site.url);
    const step = 50;
    for (const [attempt, delay] of [
      [1, 2_000],
      [2, 4_000],
    ] as const) {
      await eventually(async () => asked).toBe(attempt);
      await page.getByText('Loading hero section...').waitFor();
      let waited = 0;
      while (asked === attempt && waited < 2 * delay) {
        await page.clock.runFor(step);
        waited += step;
      }
      expect(waited).toBeGreaterThanOrEqual(delay - step);
      expect(asked).toBe(attempt + 1);
    }
    await page.clock.resume();
    await page.getByText('Failed to load hero section data').waitFor();
    await page.clock.fastForward(60_000);
    expect(asked).toBe(3);
  });

  it('takes a 4xx for an answer and does not ask again', async () => {
    const { page, expectProblem } = await site.newVisitor();
    expectProblem(/403/);
    let asked = 0;
    await serveEmptyPage(page, async (route) => {
      asked += 1;
      await route.fulfill({ status: 403, json: { detail: 'No' } });
    });
    await page.goto(site.url);
    await page.getByText('Failed to load hero section data').waitFor();
    expect(asked).toBe(1);
  });
});

describe.each(screens)('an address that leads nowhere on %s', (_name, viewport) => {
  it('is answered by a page with status 404 that leads home', async () => {
    const { page, expectProblem } = await site.newVisitor({ viewport });
    expectProblem(/404/);
    const response = await page.goto(`${site.url}/nowhere/at/all`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: /home/i }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole('heading', { level: 1, name: 'Rear Admiral Grace Hopper' }).waitFor();
  });
});

describe('hidden content', () => {
  it('is nowhere in the page, neither shown nor in its source', async () => {
    const hidden = { is_active: false };
    await site.owner.create('projects', { title: 'Secret-project', description: 'd', category: 'hush', ...hidden });
    await site.owner.create('stats', { value: 'Secret-stat', label: 'l', icon: '🤫', ...hidden });
    await site.owner.create('awards', { title: 'Secret-award', organization: 'o', year: '1', ...hidden });
    await site.owner.create('skills', { category: 'Secret-skill', skills: 's', ...hidden });
    await site.owner.create('testimonials', { name: 'Secret-friend', message: 'm', ...hidden });
    const page = await site.visit();
    expect(await page.content()).not.toContain('Secret-');
    expect(await (await fetch(site.url)).text()).not.toContain('Secret-');
    expect(await section(page, 'projects').getByRole('button', { name: /hush/i }).count()).toBe(0);
  });
});

describe('a page whose content has markup in it', () => {
  it('shows it as the text that it is', async () => {
    const text = '</script><script>document.title = "taken"</script><img src=x onerror="document.title = 1"> & co';
    await site.owner.changeFirst('hero', { title: text, subtitle: '<!--<b>', description: ']]> $1 $& $` {{x}}' });
    const page = await site.visit();
    expect(await shownText(page.getByRole('heading', { level: 1 }))).toBe(text);
    await page.getByText('<!--<b>', { exact: true }).waitFor();
    await page.getByText(']]> $1 $& $` {{x}}', { exact: true }).waitFor();
    expect(await page.title()).toContain('</script>');
    expect(await page.title()).not.toBe('taken');
  });
});
