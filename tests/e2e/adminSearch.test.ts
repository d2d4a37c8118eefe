import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AdminSite, overflow, refuse } from '../support/adminSite';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import { ownerPassword } from '../support/builtServer';
import { eventually, screens } from '../support/publicPage';

let site: AdminSite;
beforeAll(async () => {
  site = await AdminSite.open();
});
afterAll(() => site?.close());
afterEach(() => site.endTest());

function field(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
}

function options(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option');
}

/** The option that Enter opens, as the field names it to assistive technology. */
async function active(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${id}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  return option.innerText();
}

/** Opens the search and waits until all content can be found. */
async function openSearch(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await page.getByRole('dialog', { name: 'Search' }).getByRole('status').filter({ hasNotText: 'Loading' }).waitFor();
}

describe('the search', () => {
  it('opens by the button and by the keys of both kinds of keyboards, and gives the focus back', async () => {
    const page = await site.signIn('/admin');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await eventually(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    const link = page.getByRole('main').getByRole('link', { name: 'Awards', exact: true });
    for (const keys of ['Control+k', 'Meta+k']) {
      await link.focus();
      await page.keyboard.press(keys);
      await field(page).waitFor();
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'detached' });
      await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('opens an item of a list in its dialog, by keyboard alone, and leaves the focus on its card', async () => {
    const page = await site.signIn('/admin');
    await openSearch(page, 'mark');
    const count = await options(page).count();
    expect(count).toBeGreaterThan(2);
    const first = await active(page);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe(await options(page).last().innerText());
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).not.toBe(first);

    await field(page).fill('flow-matic');
    await eventually(() => active(page)).toMatch(/^FLOW-MATIC/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Project' });
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('FLOW-MATIC');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/projects');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() =>
      page.evaluate(() => document.activeElement?.querySelector('article')?.getAttribute('aria-label')),
    ).toBe('FLOW-MATIC');

    // On the page of the list itself as well.
    await openSearch(page, 'cobol');
    await eventually(() => active(page)).toMatch(/^COBOL/);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  });

  it('finds what stands in the texts, marks it, and tells hidden items', async () => {
    const owner = await site.ownerClient();
    const item = { name: 'Élise Martin', message: 'Nobody explains nanoseconds like her.', is_active: false };
    const { body } = await owner.rest('POST', '/api/testimonials', item);
    const page = await site.signIn('/admin');
    await openSearch(page, 'elise NANOSECONDS');
    const option = options(page).filter({ hasText: 'Élise Martin' });
    await option.waitFor();
    expect(await option.locator('mark').allInnerTexts()).toEqual(['Élise', 'nanoseconds']);
    await option.getByText('Inactive').waitFor();
    await option.getByText('Testimonials', { exact: true }).waitFor();
    await owner.rest('DELETE', `/api/testimonials/${(body as { id: number }).id}`);
  });

  it('opens pages, which it offers before anything is typed', async () => {
    const page = await site.signIn('/admin/projects');
    await openSearch(page, '');
    await options(page).filter({ hasText: 'Section Titles' }).waitFor();
    await field(page).fill('section titles');
    await eventually(() => active(page)).toMatch(/^Section Titles/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Section Configuration', level: 1 }).waitFor();
  });

  it('says that nothing was found', async () => {
    const page = await site.signIn('/admin');
    await openSearch(page, 'zzzz');
    await page.getByText('Nothing found for “zzzz”.').waitFor();
    expect(await options(page).count()).toBe(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await field(page).count()).toBe(1);
  });

  it('finds pages while the content cannot be loaded, and tries again', async () => {
    const page = await site.signIn('/admin');
    const allow = await refuse(page, 'AdminSearch');
    await openSearch(page, 'projects');
    await page.getByText('Only pages can be found').waitFor();
    await eventually(() => active(page)).toMatch(/^Projects/);
    await field(page).fill('flow-matic');
    await page.getByText('Nothing found for').waitFor();
    await allow();
    await page.getByRole('button', { name: 'Retry' }).click();
    await options(page).filter({ hasText: 'FLOW-MATIC' }).first().waitFor();
  });

  it('asks before it leaves a form with unsaved changes', async () => {
    const page = await site.signIn('/admin/hero');
    const subtitle = page.getByRole('textbox', { name: /^Subtitle/ });
    await subtitle.fill('Not saved');
    await openSearch(page, 'awards');
    await eventually(() => active(page)).toMatch(/^Awards/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Discard unsaved changes?' }).getByText('Keep editing').click();
    expect(new URL(page.url()).pathname).toBe('/admin/hero');
    expect(await subtitle.inputValue()).toBe('Not saved');
  });

  it('leaves a dialog that is open alone', async () => {
    const page = await site.signIn('/admin/awards');
    await page.getByRole('button', { name: '+ Add' }).click();
    await page.getByRole('dialog', { name: 'Add Award' }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await field(page).count()).toBe(0);
  });
});

describe('the address of an item', () => {
  it('leads there through the sign-in', async () => {
    const owner = await site.ownerClient();
    const { body } = await owner.rest('GET', '/api/admin/experiences');
    const [, second] = body as { id: number; company: string }[];
    const { page } = await site.newVisitor();
    await page.goto(`${site.url}/admin/experiences?item=${second?.id}`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel(/^Password/).fill(ownerPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Experience' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Company').inputValue()).toBe(second?.company);
  });

  it('says when the item is gone', async () => {
    const page = await site.signIn('/admin');
    await page.goto(`${site.url}/admin/projects?item=2000000000`);
    await page.getByText('This item is not in the list any more.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('on a phone', () => {
  it('opens by its icon, takes the whole screen, and opens what is touched', async () => {
    const page = await site.signIn('/admin/skills', { viewport: phone, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Search' }).tap();
    await field(page).fill('flow-matic');
    const option = options(page).filter({ hasText: 'FLOW-MATIC' }).first();
    await option.waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await option.tap();
    await page.getByRole('dialog', { name: 'Edit Project' }).waitFor();
  });
});

const looks = screens.flatMap(([screen, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => [colorScheme, screen, { viewport, colorScheme }] as const),
);

describe.each(looks)('in the %s on %s', (_scheme, _screen, look) => {
  it('axe finds nothing in the search', async () => {
    const page = await site.signIn('/admin', look);
    await openSearch(page, 'harvard');
    await options(page).first().waitFor();
    expect(await complaints(page)).toEqual([]);
    await field(page).fill('zzzz');
    await page.getByText('Nothing found for').waitFor();
    expect(await complaints(page)).toEqual([]);
  });
});
