import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type EditorCase, editors, openAdmin, save, storeToken } from '../support/adminPage';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import { ownerPassword } from '../support/builtServer';
import { eventually, openSite } from '../support/publicPage';

const site = openSite();

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });

/** Whoever holds this token is refused, as after an hour or after signing out everywhere. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('adminToken', 'ended'));
}

/** Lets what is saved by hand be taken back after the test. @returns what is stored now */
async function willSave(editor: EditorCase): Promise<{ text: unknown; other: unknown }> {
  const before = await editor.stored(site.owner);
  // A change that changes nothing, and is taken back with all that followed it.
  await editor.change(site.owner, { text: String(before.text) });
  return before;
}

async function typeAndLoseSession(editor: EditorCase, options?: Parameters<typeof openAdmin>[2]): Promise<Page> {
  const page = await openAdmin(site, editor.path, options);
  await editor.open(page);
  await editor.field(page).fill('Typed here');
  await endSession(page);
  await save(page, editor);
  await signInDialog(page).waitFor();
  return page;
}

describe.each(editors)('a session that ends over $name', (editor) => {
  it('asks for the password over the page, and goes on with the save', async () => {
    const before = await willSave(editor);
    const page = await typeAndLoseSession(editor);
    const dialog = signInDialog(page);
    await dialog.getByText('Authentication failed. Please log in again.').waitFor();
    expect(await dialog.getByLabel('Username').inputValue()).toBe('admin');
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();

    await dialog.getByLabel('Password').fill('a wrong password');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByText('Login failed.', { exact: true }).waitFor();
    expect(await editor.stored(site.owner)).not.toMatchObject({ text: 'Typed here' });

    await dialog.getByLabel('Password').fill(ownerPassword);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await eventually(() => editor.stored(site.owner)).toEqual({ ...before, text: 'Typed here' });
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(editor.path);
  });
});

describe('the sign-in over a page', () => {
  const [list, hero, titles] = editors as [EditorCase, EditorCase, EditorCase];

  it('keeps the form when the owner does not sign in, and says that it is not saved', async () => {
    const page = await typeAndLoseSession(hero);
    await signInDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await signInDialog(page).waitFor({ state: 'hidden' });
    expect(await hero.field(page).inputValue()).toBe('Typed here');
    await page.getByText('You are signed out. What you typed here is not saved.').waitFor();
    await page.getByText('Authentication failed. Please log in again.').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signInDialog(page).getByLabel('Password').fill(ownerPassword);
    await page.keyboard.press('Enter');
    await signInDialog(page).waitFor({ state: 'hidden' });
    expect(await hero.field(page).inputValue()).toBe('Typed here');
    await page.getByText('You are signed out.').waitFor({ state: 'hidden' });
  });

  it('goes on when the owner signs in in another tab', async () => {
    const before = await willSave(list);
    const page = await openAdmin(site, list.path);
    await list.open(page);
    await list.field(page).fill('Typed here');
    const other = await page.context().newPage();
    await other.goto(`${site.url}/admin/login`);
    await other.evaluate(() => localStorage.removeItem('adminToken'));
    await signInDialog(page).getByText('You have been signed out.').waitFor();
    await signInDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await save(page, list);
    await signInDialog(page).waitFor();
    await storeToken(other, site.url);
    await eventually(() => list.stored(site.owner)).toEqual({ ...before, text: 'Typed here' });
    await signInDialog(page).waitFor({ state: 'hidden' });
  });

  it('is used by keyboard on a phone in the dark', async () => {
    await willSave(list);
    const page = await typeAndLoseSession(list, { viewport: phone, colorScheme: 'dark' });
    const password = signInDialog(page).getByLabel('Password');
    await password.and(page.locator(':focus')).waitFor();
    expect(await complaints(page, '[role=dialog][aria-describedby]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await signInDialog(page).waitFor({ state: 'hidden' });
    expect(await complaints(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Control+s');
    await password.and(page.locator(':focus')).waitFor();
    await page.keyboard.type(ownerPassword);
    await page.keyboard.press('Enter');
    await eventually(() => list.stored(site.owner)).toMatchObject({ text: 'Typed here' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('comes with the words of the section titles when there is no token at all', async () => {
    const page = await openAdmin(site, titles.path);
    await titles.open(page);
    await titles.field(page).fill('Typed here');
    await page.evaluate(() => localStorage.removeItem('adminToken'));
    await save(page, titles);
    await signInDialog(page).getByText('Please log in to the admin panel first!').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('form').getByText('Please log in to the admin panel first!').waitFor();
  });

  it('is not needed where nothing was typed: the owner is sent to the login and back', async () => {
    const page = await openAdmin(site, list.path);
    await page.getByRole('article').first().waitFor();
    await endSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForURL(`${site.url}/admin/login`);
    await page.getByText('Authentication failed. Please log in again.').waitFor();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${site.url}${list.path}`);
    await page.getByRole('article').first().waitFor();
  });

  it('says of a refused list that the owner is not authorized', async () => {
    const { page } = await site.newVisitor();
    await page.addInitScript(() => localStorage.setItem('adminToken', 'ended'));
    for (const slug of ['experiences', 'projects', 'stats', 'testimonials', 'contact']) {
      await page.goto(`${site.url}/admin/${slug}`);
      await page.waitForURL(`${site.url}/admin/login`);
      await page.getByText('You are not authorized. Please log in.').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    }
  });
});
