import { afterEach, describe, expect, it } from 'vitest';
import { editors, openAdmin, save } from '../support/adminPage';
import { fail } from '../support/failingCalls';
import { card, cardTitles, listEditors, saveDialog, typeNew } from '../support/listEditors';
import { eventually, openSite } from '../support/publicPage';

const site = openSite(async (owner) => {
  for (const { name } of listEditors) await owner.removeAll(name);
});

// What these tests add by hand is not in the list of changes that are taken back.
afterEach(async () => {
  for (const { name } of listEditors) await site.owner.removeAll(name);
});

describe.each(listEditors)('the editor of $name, when a call fails', (editor) => {
  const { texts, type } = editor;
  const [first, second] = editor.items;

  it('says that the list cannot be loaded, and loads it on Retry', async () => {
    const page = await openAdmin(site, '/admin');
    const mend = await fail(page, editor.list);
    await page.goto(`${site.url}${editor.path}`);
    await page.getByText(texts.loadFailed, { exact: true }).waitFor();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => page.getByRole('button', { name: texts.add, exact: true }).isEnabled()).toBe(true);
    expect(await page.getByText(texts.loadFailed, { exact: true }).count()).toBe(0);
  });

  it('says that saving failed, keeps what was typed, and saves it afterwards', async () => {
    const page = await openAdmin(site, editor.path);
    const mend = await fail(page, `Create${type}`);
    const dialog = await typeNew(page, editor, first.entries);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText(texts.saveFailed, { exact: true }).waitFor();
    expect(await site.owner.list(editor.name)).toEqual([]);
    await mend();
    await saveDialog(dialog);
    await card(page, first.title).waitFor();
    expect(await site.owner.list(editor.name)).toHaveLength(1);
  });

  it('puts back what could not be moved, hidden or deleted', async () => {
    const page = await openAdmin(site, editor.path);
    await saveDialog(await typeNew(page, editor, first.entries));
    await saveDialog(await typeNew(page, editor, second.entries));
    const order = [first.title, second.title];
    await eventually(() => cardTitles(page)).toEqual(order);

    const mendMoves = await fail(page, editor.reorder);
    await page.getByRole('button', { name: `Move ${first.title}` }).click();
    await page.getByRole('menuitem', { name: 'Move to the end' }).click();
    await page.getByText(/^The new order could not be saved\./).waitFor();
    await eventually(() => cardTitles(page)).toEqual(order);
    await mendMoves();

    const mendUpdates = await fail(page, `Update${type}`);
    const visible = page.getByRole('switch', { name: `Visible: ${first.title}` });
    // The switch goes back by itself, so that Playwright must not wait for it to be off.
    await visible.click();
    await page.getByText(`${texts.saveFailed} Internal server error`).waitFor();
    await eventually(() => visible.isChecked()).toBe(true);
    await mendUpdates();

    await fail(page, `Delete${type}`);
    await page.getByRole('button', { name: `Delete ${first.title}` }).click();
    const reload = page.waitForResponse((response) => response.request().postData()?.includes(editor.list) ?? false);
    await page.getByRole('dialog', { name: texts.deleteQuestion }).getByRole('button', { name: 'Delete' }).click();
    if (texts.deleteFailed) await page.getByText(texts.deleteFailed, { exact: true }).waitFor();
    await reload;
    await eventually(() => cardTitles(page)).toEqual(order);
    if (!texts.deleteFailed) expect(await page.getByText(/deleted|failed to delete/i).count()).toBe(0);
    expect(await site.owner.list(editor.name)).toHaveLength(2);
  });
});

const refusing = listEditors.filter(({ texts }) => texts.saysUnauthorized);

describe.each(refusing)('the editor of $name, when the token is refused', (editor) => {
  it('says that the owner is not authorized, and forgets the token', async () => {
    const page = await openAdmin(site, '/admin');
    await fail(page, editor.list, 'UNAUTHENTICATED');
    await page.goto(`${site.url}${editor.path}`);
    await page.getByText('You are not authorized. Please log in.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });
});

describe('the forms of one page, when a call fails', () => {
  const [hero, titles] = editors.filter(({ path }) => path === '/admin/hero' || path === '/admin/config');
  if (!hero || !titles) throw new Error('There are no such editors.');

  it.each([
    ['the hero', hero, 'HeroEditor', 'Failed to load hero data'],
    ['the section titles', titles, 'SectionTitlesEditor', 'Failed to load section configuration'],
  ])('say that %s cannot be loaded, and load on Retry', async (_name, editor, operation, text) => {
    const page = await openAdmin(site, '/admin');
    const mend = await fail(page, operation);
    await page.goto(`${site.url}${editor.path}`);
    await page.getByText(text, { exact: true }).waitFor();
    // The titles fall back to their defaults, which stand in the empty fields.
    if (editor === titles) expect(await editor.field(page).getAttribute('placeholder')).toBe('Featured Projects');
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(text, { exact: true }).waitFor({ state: 'hidden' });
    await editor.open(page);
  });

  it.each([
    ['the hero', hero, 'UpdateHero', 'Failed to update hero section'],
    ['the section titles', titles, 'UpdateSectionTitle', 'Failed to save: Internal server error'],
  ])('say that %s cannot be saved, and keep what was typed', async (_name, editor, operation, text) => {
    const before = await editor.stored(site.owner);
    const page = await openAdmin(site, editor.path);
    await editor.open(page);
    await fail(page, operation);
    await editor.field(page).fill('Typed here');
    await save(page, editor);
    await page.getByText(text, { exact: true }).waitFor();
    expect(await editor.field(page).inputValue()).toBe('Typed here');
    expect(await editor.stored(site.owner)).toEqual(before);
  });

  it("call it the server's error after three attempts", async () => {
    const page = await openAdmin(site, hero.path, {}, /503/);
    await hero.open(page);
    let attempts = 0;
    await page.clock.install();
    await page.route('**/graphql', async (route) => {
      attempts += 1;
      await route.fulfill({ status: 503, body: 'away' });
    });
    await hero.field(page).fill('Typed here');
    await save(page, hero);
    await eventually(async () => {
      await page.clock.fastForward(10_000);
      return page.getByText('Server error: 503').count();
    }).toBe(1);
    expect(attempts).toBe(3);
  });
});
