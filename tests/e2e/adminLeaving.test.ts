import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type EditorCase, editors, openAdmin, save } from '../support/adminPage';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import { eventually, openSite } from '../support/publicPage';

const site = openSite();

/** What a browser without a connection complains about. */
const disconnected = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard unsaved changes?' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' }).click();

/** Comes from the dashboard, so that there is a way back, and types something. */
async function typeSomething(editor: EditorCase, options?: BrowserContextOptions, expected?: RegExp): Promise<Page> {
  const page = await openAdmin(site, '/admin', options, expected);
  await page.locator(`main a[href="${editor.path}"]`).click();
  await editor.open(page);
  await editor.field(page).fill('Typed here');
  return page;
}

/** Whether the browser would ask. Answering it from outside ends the page in some of its versions. */
function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

describe.each(editors)('leaving $name with something unsaved', (editor) => {
  it("asks on the browser's Back, again and again, until it may go", async () => {
    const page = await typeSomething(editor);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await page.evaluate(() => history.back());
      await question(page).waitFor();
      await keep(page);
      await question(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(editor.path);
      expect(await editor.field(page).inputValue()).toBe('Typed here');
    }
    await page.evaluate(() => history.back());
    await discard(page);
    await page.waitForURL(`${site.url}/admin`);
    await page.getByRole('heading', { name: 'Control Panel' }).waitFor();
    await page.evaluate(() => history.forward());
    await editor.open(page);
    expect(await editor.field(page).inputValue()).not.toBe('Typed here');
    expect(await page.getByRole('button', { name: 'Restore unsaved changes' }).count()).toBe(0);
  });

  it('asks when the tab is closed', async () => {
    const page = await typeSomething(editor);
    await page.getByText('Unsaved changes').waitFor();
    expect(await asksBeforeUnload(page)).toBe(true);
    expect(await editor.field(page).inputValue()).toBe('Typed here');
  });

  it('keeps everything while the network is away, and saves when it is back', async () => {
    const before = await editor.stored(site.owner);
    // Changes nothing, but is taken back at the end, and so is what is saved by hand.
    await editor.change(site.owner, { text: String(before.text) });
    const page = await typeSomething(editor, {}, disconnected);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await save(page, editor);
    await page.getByText('The server cannot be reached. Please check your connection.').waitFor();
    await page.getByText('What you typed is kept here.').waitFor();
    expect(await editor.field(page).inputValue()).toBe('Typed here');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });
    await save(page, editor);
    await eventually(() => editor.stored(site.owner)).toEqual({ ...before, text: 'Typed here' });
  });
});

describe('leaving a form with something unsaved', () => {
  const [list, hero] = editors as [EditorCase, EditorCase];

  it("asks on the browser's Forward", async () => {
    const page = await openAdmin(site, hero.path);
    await hero.open(page);
    await page.getByRole('link', { name: 'Awards' }).click();
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => history.back());
    await hero.open(page);
    await hero.field(page).fill('Typed here');
    await page.evaluate(() => history.forward());
    await keep(page);
    expect(await hero.field(page).inputValue()).toBe('Typed here');
    await page.evaluate(() => history.forward());
    await discard(page);
    await page.waitForURL(`${site.url}${list.path}`);
  });

  it('asks once on a link and on Logout', async () => {
    const page = await typeSomething(hero);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await keep(page);
    await question(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await keep(page);
    await question(page).waitFor({ state: 'hidden' });
    expect(await hero.field(page).inputValue()).toBe('Typed here');
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
    await page.getByRole('button', { name: 'Logout' }).click();
    await discard(page);
    await page.waitForURL(`${site.url}/admin/login`);
    expect(await question(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });

  it('asks nothing when all is saved', async () => {
    const page = await typeSomething(hero);
    const { text } = await hero.stored(site.owner);
    await hero.field(page).fill(String(text));
    await page.getByText('All changes saved').waitFor();
    await page.evaluate(() => history.back());
    expect(await asksBeforeUnload(page)).toBe(false);
    await page.waitForURL(`${site.url}/admin`);
    expect(await question(page).count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('asks on a phone in the %s, to be answered by keyboard', async (colorScheme) => {
    const page = await typeSomething(list, { viewport: phone, colorScheme }, disconnected);
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Keep editing' }).and(page.locator(':focus')).waitFor();
    expect(await complaints(page, '[role=dialog][aria-labelledby=confirm-title]')).toEqual([]);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'hidden' });
    expect(await list.field(page).inputValue()).toBe('Typed here');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    expect(await complaints(page, '[role=dialog]')).toEqual([]);
    await page.context().setOffline(false);
  });
});
