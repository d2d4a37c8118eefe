import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openAdmin } from '../support/adminPage';
import { card, cardTitles, listEditors, saveDialog, typeNew } from '../support/listEditors';
import { eventually, openSite } from '../support/publicPage';

const site = openSite(async (owner) => {
  for (const { name } of listEditors) await owner.removeAll(name);
});

// What these tests add by hand is not in the list of changes that are taken back.
afterEach(async () => {
  for (const { name } of listEditors) await site.owner.removeAll(name);
});

/** Lets one operation fail, as the server does when it cannot carry it out. @returns a function that mends it */
async function fail(page: Page, operation: string, code = 'INTERNAL_SERVER_ERROR'): Promise<() => Promise<void>> {
  const errors = [{ message: 'Internal server error', extensions: { code } }];
  const answer = async (route: Route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await route.fulfill({ json: { data: null, errors } });
    else await route.fallback();
  };
  await page.route('**/graphql', answer);
  return () => page.unroute('**/graphql', answer);
}

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

  it.runIf(texts.saysUnauthorized)('says that the owner is not authorized when the token is refused', async () => {
    const page = await openAdmin(site, '/admin');
    await fail(page, editor.list, 'UNAUTHENTICATED');
    await page.goto(`${site.url}${editor.path}`);
    await page.getByText('You are not authorized. Please log in.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });
});
