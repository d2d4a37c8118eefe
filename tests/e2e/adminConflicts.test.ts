import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type EditorCase, editors, openAdmin, save } from '../support/adminPage';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import { eventually, openSite } from '../support/publicPage';

const site = openSite();

const conflictDialog = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' });
const deletedDialog = (page: Page) => page.getByRole('dialog', { name: 'Deleted in the meantime' });

function version(dialog: Locator, name: 'Yours' | 'Saved meanwhile'): Locator {
  return dialog.getByRole('group', { name });
}

/** Types while another tab saves the same, and tries to save. */
async function collide(editor: EditorCase, options?: Parameters<typeof openAdmin>[2]): Promise<Page> {
  const page = await openAdmin(site, editor.path, options);
  await editor.open(page);
  await editor.field(page).fill('Typed here');
  await editor.change(site.owner, { text: 'Saved elsewhere', other: '1951' });
  await save(page, editor);
  await conflictDialog(page).waitFor();
  return page;
}

describe.each(editors)('two tabs over $name', (editor) => {
  it('shows both versions, and leaves everything as it is until the owner has chosen', async () => {
    const page = await collide(editor);
    const dialog = conflictDialog(page);
    expect(await dialog.getByRole('term').allTextContents()).toEqual([editor.caption]);
    expect(await version(dialog, 'Yours').textContent()).toContain('Typed here');
    expect(await version(dialog, 'Saved meanwhile').textContent()).toContain('Saved elsewhere');

    await dialog.getByRole('button', { name: 'Go on editing' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await editor.field(page).inputValue()).toBe('Typed here');
    await page.getByText('Not saved.').waitFor();
    expect(await editor.stored(site.owner)).toEqual({ text: 'Saved elsewhere', other: '1951' });
  });

  it('saves over it when told to, and only what was typed', async () => {
    const page = await collide(editor);
    await conflictDialog(page).getByRole('button', { name: 'Keep mine' }).click();
    await eventually(() => editor.stored(site.owner)).toEqual({ text: 'Typed here', other: '1951' });
    await conflictDialog(page).waitFor({ state: 'hidden' });
  });

  it('takes the other version when told to', async () => {
    const page = await collide(editor);
    await conflictDialog(page).getByRole('button', { name: 'Take theirs' }).click();
    await conflictDialog(page).waitFor({ state: 'hidden' });
    expect(await editor.field(page).inputValue()).toBe('Saved elsewhere');
    expect(await editor.otherField(page).inputValue()).toBe('1951');
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
    await editor.field(page).fill('Typed on');
    await save(page, editor);
    await eventually(() => editor.stored(site.owner)).toEqual({ text: 'Typed on', other: '1951' });
  });

  it('asks again when there is a third version', async () => {
    const page = await collide(editor);
    await editor.change(site.owner, { text: 'Saved again' });
    await conflictDialog(page).getByRole('button', { name: 'Keep mine' }).click();
    await version(conflictDialog(page), 'Saved meanwhile').getByText('Saved again').waitFor();
    await conflictDialog(page).getByRole('button', { name: 'Keep mine' }).click();
    await eventually(() => editor.stored(site.owner)).toEqual({ text: 'Typed here', other: '1951' });
  });

  it('offers a draft that was typed before the other version, and asks about it', async () => {
    const page = await openAdmin(site, editor.path);
    await editor.open(page);
    await editor.field(page).fill('Typed here');
    page.on('dialog', (dialog) => void dialog.accept());
    await editor.change(site.owner, { text: 'Saved elsewhere', other: '1951' });
    await page.reload();
    await editor.open(page);
    await page.getByRole('button', { name: 'Restore unsaved changes' }).click();
    expect(await editor.field(page).inputValue()).toBe('Typed here');
    await save(page, editor);
    await conflictDialog(page).getByRole('button', { name: 'Keep mine' }).click();
    await eventually(() => editor.stored(site.owner)).toEqual({ text: 'Typed here', other: '1951' });
  });

  it.each(['light', 'dark'] as const)('can be settled by keyboard on a phone in the %s', async (colorScheme) => {
    const page = await collide(editor, { viewport: phone, colorScheme });
    await page.getByRole('button', { name: 'Go on editing' }).and(page.locator(':focus')).waitFor();
    expect(await complaints(page, '[role=dialog][aria-describedby]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await conflictDialog(page).waitFor({ state: 'hidden' });
    expect(await editor.field(page).inputValue()).toBe('Typed here');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Go on editing' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => editor.stored(site.owner)).toEqual({ text: 'Typed here', other: '1951' });
  });
});

describe('a list that another tab changes', () => {
  const [list] = editors as [EditorCase];

  it('offers to add again what was deleted there', async () => {
    await site.owner.showOnly('awards', [{ title: 'Gone', organization: 'Nobody', year: '1950' }]);
    const page = await openAdmin(site, list.path);
    await page.getByRole('button', { name: 'Edit Gone' }).click();
    await list.field(page).fill('Typed here');
    const [row] = (await site.owner.list('awards')).filter(({ title }) => title === 'Gone');
    if (row) await site.owner.remove('awards', row);
    await save(page, list);
    await deletedDialog(page).waitFor();
    expect(await complaints(page, '[role=dialog][aria-describedby]')).toEqual([]);
    await deletedDialog(page).getByRole('button', { name: 'Go on editing' }).click();
    await deletedDialog(page).waitFor({ state: 'hidden' });
    expect(await list.field(page).inputValue()).toBe('Typed here');
    await save(page, list);
    await deletedDialog(page).getByRole('button', { name: 'Add it again' }).click();
    const added = async () => (await site.owner.list('awards')).find(({ title }) => title === 'Gone');
    await eventually(added).toMatchObject({ organization: 'Typed here', year: '1950' });
    const again = await added();
    if (again) await site.owner.remove('awards', again);
  });

  it('lets go of what was deleted there', async () => {
    const row = await site.owner.create('awards', { title: 'Gone', organization: 'Nobody', year: '1950' });
    const page = await openAdmin(site, list.path);
    await page.getByRole('button', { name: 'Edit Gone' }).click();
    await list.field(page).fill('Typed here');
    await site.owner.remove('awards', row);
    await save(page, list);
    await deletedDialog(page).getByRole('button', { name: 'Let it go' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('article', { name: 'Gone' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByText('was not saved').count()).toBe(0);
  });

  it('offers what was typed into it after a reload, and to add it again', async () => {
    const row = await site.owner.create('awards', { title: 'Gone', organization: 'Nobody', year: '1950' });
    const page = await openAdmin(site, list.path);
    await page.getByRole('button', { name: 'Edit Gone' }).click();
    await list.field(page).fill('Typed here');
    await site.owner.remove('awards', row);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('What you changed in Gone was not saved, and it has been deleted since.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Restore unsaved changes' }).click();
    await save(page, list);
    await deletedDialog(page).getByRole('button', { name: 'Add it again' }).click();
    const added = async () => (await site.owner.list('awards')).find(({ title }) => title === 'Gone');
    await eventually(added).toMatchObject({ organization: 'Typed here' });
    const again = await added();
    if (again) await site.owner.remove('awards', again);
  });

  it('keeps what was saved there when an item is hidden and moved here', async () => {
    await site.owner.showOnly('awards', [
      { title: 'Alpha', organization: 'A', year: '1950' },
      { title: 'Beta', organization: 'B', year: '1951' },
    ]);
    const page = await openAdmin(site, list.path);
    const stored = async (title: string) => (await site.owner.list('awards')).find((row) => row.title === title);
    const first = await stored('Alpha');
    await page.getByRole('article', { name: 'Alpha' }).waitFor();
    if (first) await site.owner.change('awards', first, { organization: 'Saved elsewhere' });
    await page.getByRole('switch', { name: 'Visible: Alpha' }).click();
    await eventually(() => stored('Alpha')).toMatchObject({ organization: 'Saved elsewhere', is_active: false });
    await page.getByText('Saved elsewhere').waitFor();

    const second = await stored('Beta');
    if (second) await site.owner.change('awards', second, { organization: 'Saved elsewhere, too' });
    await page.getByRole('button', { name: 'Move Alpha' }).click();
    await page.getByRole('menuitem', { name: 'Move to the end' }).click();
    await page.getByText('Saved elsewhere, too').waitFor();
    expect(await stored('Beta')).toMatchObject({ organization: 'Saved elsewhere, too' });
  });

  it('saves without asking when nothing but the place was changed there', async () => {
    const page = await openAdmin(site, list.path);
    await list.open(page);
    await list.field(page).fill('Typed here');
    const [first] = await site.owner.list('awards');
    if (first) await site.owner.change('awards', first, { order_index: 0 });
    await save(page, list);
    await eventually(() => list.stored(site.owner)).toMatchObject({ text: 'Typed here' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});
