import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { complaints } from '../support/axe';
import { desktop, phone } from '../support/browser';
import { ownerPassword } from '../support/builtServer';
import { openSite } from '../support/publicPage';

const site = openSite();
const foreign: string[] = [];

afterEach(() => {
  expect(foreign.splice(0)).toEqual([]);
});

/** A document whose requests to other hosts are noted. */
async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await site.newVisitor(options);
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(site.url + path);
  return page;
}

const editor = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const answer = (page: Page) => editor(page, 'Answer');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, example: string): Promise<void> {
  await page.getByLabel('Example').selectOption(example);
}

async function contains(page: Page, text: string): Promise<void> {
  await answer(page).filter({ hasText: text }).waitFor();
}

describe('the playground', () => {
  it('runs its first example', async () => {
    const page = await open('/graphql');
    expect(await page.title()).toBe('GraphQL playground · Vitrine');
    await press(page, 'Run');
    await contains(page, '"title": "Rear Admiral Grace Hopper"');
  });

  it('signs in, takes the token over, and writes with it', async () => {
    const page = await open('/graphql');
    await choose(page, 'Create an award (owner)');
    await press(page, 'Run');
    await contains(page, '"code": "UNAUTHENTICATED"');

    await choose(page, 'Sign in');
    await editor(page, /^Variables/).fill(JSON.stringify({ username: 'admin', password: ownerPassword }));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ownerPassword);
    await press(page, 'Copy link');
    await page.getByText('a link must not hold a password').waitFor();
    await press(page, 'Run');
    await press(page, 'Use this token');
    await page.getByRole('tab', { name: 'Headers' }).click();
    await editor(page, /^Headers/)
      .filter({ hasText: 'Bearer ' })
      .waitFor();

    await choose(page, 'Create an award (owner)');
    await press(page, 'Run');
    await contains(page, '"title": "Presidential Medal of Freedom"');
    const created = (await site.owner.list('awards')).filter(({ title }) => title === 'Presidential Medal of Freedom');
    expect(created).toMatchObject([{ organization: 'United States', is_active: false }]);
    await page.reload();
    await editor(page, 'Query').filter({ hasText: 'createAward' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('Bearer');
    expect(kept).not.toContain(ownerPassword);
  });

  it('hears of a save, and of none after it was stopped', async () => {
    const page = await open('/graphql');
    await choose(page, 'Listen to changes');
    const socket = page.waitForEvent('websocket');
    await press(page, 'Run');
    await (await socket).waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"'));
    // The server may still be taking the subscription up when the first save is made.
    await expect
      .poll(async () => {
        await site.owner.create('stats', { value: '11', label: 'Cards', icon: '🃏' });
        return answer(page).innerText();
      })
      .toContain('"section": "stats"');
    await press(page, 'Stop');
    expect(await page.getByText('Stopped').isVisible()).toBe(true);
  });

  it('is run and left by the keyboard', async () => {
    const page = await open('/graphql?query={hero{title}}');
    await editor(page, 'Query').focus();
    await page.keyboard.press('Control+Enter');
    await contains(page, 'Rear Admiral Grace Hopper');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Variables');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Headers, as JSON');
  });

  it('says what cannot be read', async () => {
    const page = await open('/graphql?query={hero{title}}');
    await editor(page, /^Variables/).fill('[1]');
    await press(page, 'Run');
    await page.getByText('The variables must be an object').waitFor();
    await editor(page, 'Query').fill('{ hero {');
    await press(page, 'Run');
    await page.getByText('Syntax Error').first().waitFor();
  });

  it('completes with the names of the schema and finds them', async () => {
    const page = await open('/graphql');
    await page.getByRole('button', { name: 'Mutation' }).waitFor();
    await editor(page, 'Query').fill('{ hero { bad } }');
    await page.keyboard.press('Control+End');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /badgeEmoji/ }).waitFor();

    await page.getByLabel('Search the schema').fill('liveUrl');
    await page.getByRole('button', { name: 'Project.liveUrl' }).click();
    await page.getByRole('heading', { name: 'Project', exact: true }).waitFor();
    await page.getByText('Address of the running project, for the preview.').waitFor();
  });
});

describe.each(
  [phone, desktop].flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
  ),
)('axe finds nothing at $width px in the $colorScheme', ({ viewport, colorScheme }) => {
  it('in the playground', async () => {
    const page = await open('/graphql', { viewport, colorScheme });
    await press(page, 'Run');
    await contains(page, 'Rear Admiral Grace Hopper');
    await page.getByText('Help', { exact: true }).click();
    await page.getByRole('button', { name: 'Mutation' }).click();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('in the reference with everything open', async () => {
    const page = await open('/api/docs', { viewport, colorScheme });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Operations look alike: two of each section say as much as all of them, and sooner.
    await page.evaluate(() => {
      for (const article of document.querySelectorAll('article:nth-of-type(n + 3)')) article.remove();
    });
    expect(await complaints(page)).toEqual([]);
  });
});

describe('the reference', () => {
  it('gives its examples away with the address of the site', async () => {
    const page = await open('/api/docs', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#start').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`SITE=${site.url}`);
  });

  it('is whole without script', async () => {
    const page = await open('/api/docs', { javaScriptEnabled: false });
    await page.locator('#createProject summary').first().click();
    expect(await page.locator('#createProject').getByText('Name of the project.').first().isVisible()).toBe(true);
  });
});
