import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openAdmin } from '../support/adminPage';
import {
  card,
  cardTitles,
  field,
  itemDialog,
  type ListEditorCase,
  listEditors,
  saveDialog,
  typeNew,
} from '../support/listEditors';
import { eventually, openSite, section } from '../support/publicPage';

const site = openSite(async (owner) => {
  for (const { name } of listEditors) await owner.removeAll(name);
});

// What these tests add by hand is not in the list of changes that are taken back.
afterEach(async () => {
  for (const { name } of listEditors) await site.owner.removeAll(name);
});

/** Waits until the section shows, or does not show, a text, also within what is closed. */
async function expectShown(visitor: Page, { anchor }: ListEditorCase, text: string, isShown = true): Promise<void> {
  await eventually(async () => (await section(visitor, anchor).textContent())?.includes(text)).toBe(isShown);
}

describe.each(listEditors)('the editor of $name', (editor) => {
  const [first, second] = editor.items;
  const { change, texts } = editor;

  it('adds, edits, hides, moves, deletes and brings back, each at once on a page that is open elsewhere', async () => {
    const visitor = await site.visitLive();
    const page = await openAdmin(site, editor.path);

    await saveDialog(await typeNew(page, editor, first.entries));
    await card(page, first.title).waitFor();
    await expectShown(visitor, editor, first.shown);
    await saveDialog(await typeNew(page, editor, second.entries));
    await eventually(() => cardTitles(page)).toEqual([first.title, second.title]);
    await expectShown(visitor, editor, second.shown);

    await card(page, first.title)
      .getByRole('button', { name: `Edit ${first.title}` })
      .click();
    const dialog = itemDialog(page, texts.editing);
    const [label, value] = change.entry;
    await field(dialog, label).fill(value);
    await saveDialog(dialog);
    await expectShown(visitor, editor, change.shown);
    await expectShown(visitor, editor, first.shown, false);

    await page.getByRole('switch', { name: `Visible: ${change.title}` }).uncheck();
    await card(page, change.title).getByText('Inactive').waitFor();
    await expectShown(visitor, editor, change.shown, false);
    await page.getByRole('switch', { name: `Visible: ${change.title}` }).check();
    await expectShown(visitor, editor, change.shown);

    await page.getByRole('button', { name: `Move ${change.title}` }).click();
    await page.getByRole('menuitem', { name: 'Move to the end' }).click();
    await eventually(() => cardTitles(page)).toEqual([second.title, change.title]);
    await eventually(async () => {
      const text = (await section(visitor, editor.anchor).textContent()) ?? '';
      return text.indexOf(second.shown) < text.indexOf(change.shown);
    }).toBe(true);

    await page.getByRole('button', { name: `Delete ${second.title}` }).click();
    const question = page.getByRole('dialog', { name: texts.deleteQuestion });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectShown(visitor, editor, second.shown, false);
    await eventually(() => cardTitles(page)).toEqual([change.title]);
    // The notice of what was saved before may still be there, with an undo of its own.
    const notice = page.getByRole('status').filter({ hasText: /deleted\./ });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => cardTitles(page)).toEqual([second.title, change.title]);
    await expectShown(visitor, editor, second.shown);
  });

  it('asks for what is missing, names the field, and sends nothing', async () => {
    const page = await openAdmin(site, editor.path);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    const dialog = itemDialog(page, texts.adding);
    for (const [label] of editor.required) await field(dialog, label).fill(' ');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    for (const [label] of editor.required) {
      await eventually(() => field(dialog, label).getAttribute('aria-invalid')).toBe('true');
      await dialog.getByText(`${label} is required.`, { exact: true }).waitFor();
    }
    expect(await site.owner.list(editor.name)).toEqual([]);
    const [[label = ''] = []] = editor.required;
    await field(dialog, label).fill('Something');
    await eventually(() => field(dialog, label).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('offers what was typed after a reload in the middle', async () => {
    const page = await openAdmin(site, editor.path);
    await typeNew(page, editor, first.entries);
    page.once('dialog', (leaving) => leaving.accept());
    await page.reload();
    await page.getByText('What you wrote into a new item was not saved.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = itemDialog(page, texts.adding);
    await dialog.getByRole('button', { name: 'Restore unsaved changes' }).click();
    for (const [label, value] of first.entries) expect(await field(dialog, label).inputValue(), label).toBe(value);
    await saveDialog(dialog);
    await card(page, first.title).waitFor();
    expect(await site.owner.list(editor.name)).toHaveLength(1);
  });

  it('can be used by the keyboard alone', async () => {
    const page = await openAdmin(site, editor.path);
    const add = page.getByRole('button', { name: texts.add, exact: true, disabled: false });
    await add.focus();
    await page.keyboard.press('Enter');
    const dialog = itemDialog(page, texts.adding);
    await dialog.waitFor();
    for (const [label, value] of first.entries) {
      await tabTo(page, field(dialog, label));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('ControlOrMeta+S');
    await dialog.waitFor({ state: 'hidden' });
    await card(page, first.title).waitFor();
    await tabTo(page, page.getByRole('switch', { name: `Visible: ${first.title}` }));
    await page.keyboard.press('Space');
    await card(page, first.title).getByText('Inactive').waitFor();
    await tabTo(page, page.getByRole('button', { name: `Delete ${first.title}` }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: texts.deleteQuestion });
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await eventually(() => cardTitles(page)).toEqual([]);
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached by Tab.');
}

describe('the order of a list', () => {
  it('can be changed by dragging with the mouse and from the keyboard, which is announced', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await site.owner.create('awards', { title, organization: 'Board', year: '2020' });
    }
    const page = await openAdmin(site, '/admin/awards');
    await eventually(() => cardTitles(page)).toEqual(['One', 'Two', 'Three']);

    const from = await page.getByRole('button', { name: 'Move One' }).boundingBox();
    const to = await card(page, 'Three').boundingBox();
    if (!from || !to) throw new Error('The cards are not there.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.getByText('One is over place 3 of 3.').waitFor({ state: 'attached' });
    await page.mouse.up();
    await eventually(() => cardTitles(page)).toEqual(['Two', 'Three', 'One']);

    await page.getByRole('button', { name: 'Move Two' }).focus();
    await page.keyboard.press('Space');
    // That it lies over its own place follows at once.
    await page.getByText(/^Two (was picked up. It is at|is over) place 1 of 3\.$/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Two is over place 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(() => cardTitles(page)).toEqual(['Three', 'Two', 'One']);
    await eventually(async () => (await site.owner.list('awards')).map(({ title }) => title)).toEqual([
      'Three',
      'Two',
      'One',
    ]);
  });
});

describe('particular fields', () => {
  it('offer the companies that are there already and take a new one', async () => {
    await site.owner.create('experiences', {
      position: 'Clerk',
      company: 'Harbour Board',
      duration: '1',
      description: 'x',
    });
    const page = await openAdmin(site, '/admin/experiences');
    await page.getByRole('button', { name: '+ Add', exact: true }).click();
    const dialog = itemDialog(page, 'Add Experience');
    await field(dialog, 'Company').focus();
    await page.getByRole('option', { name: 'Harbour Board' }).click();
    expect(await field(dialog, 'Company').inputValue()).toBe('Harbour Board');
    await field(dialog, 'Company').fill('Free Company');
    expect(await field(dialog, 'Company').inputValue()).toBe('Free Company');
  });

  it('store achievements line by line with a bar between them', async () => {
    const page = await openAdmin(site, '/admin/experiences');
    const dialog = await typeNew(page, experiences(), [
      ...experiences().items[0].entries,
      ['Achievements', 'Lit the lamp\nKept the log\n'],
    ]);
    await saveDialog(dialog);
    const [row] = await site.owner.list('experiences');
    expect(row?.achievements).toBe('Lit the lamp | Kept the log');
  });

  it('take an emoji from the picker and from the keyboard', async () => {
    const page = await openAdmin(site, '/admin/awards');
    await page.getByRole('button', { name: '+ Add', exact: true }).click();
    const dialog = itemDialog(page, 'Add Award');
    await dialog.getByRole('button', { name: 'Pick an emoji for Icon' }).click();
    const picker = page.getByRole('dialog', { name: 'Emoji', exact: true });
    await picker.getByRole('button').nth(3).click();
    const picked = await field(dialog, 'Icon').inputValue();
    expect(picked).toMatch(/\p{Extended_Pictographic}/u);
    await field(dialog, 'Icon').fill('🦊');
    expect(await field(dialog, 'Icon').inputValue()).toBe('🦊');
  });

  it('disable adding a fourth about card', async () => {
    for (const title of ['One', 'Two', 'Three']) await site.owner.create('about', { title, description: 'x' });
    const page = await openAdmin(site, '/admin/about');
    await card(page, 'Three').waitFor();
    expect(await page.getByRole('button', { name: 'Add New Card' }).isDisabled()).toBe(true);
  });

  it('group the statistics by their type, each with its count', async () => {
    await site.owner.create('stats', { value: '1', label: 'A', icon: 'a', type: 'main' });
    await site.owner.create('stats', { value: '2', label: 'B', icon: 'b', type: 'main' });
    await site.owner.create('stats', { value: '3', label: 'C', icon: 'c', type: 'skill' });
    const page = await openAdmin(site, '/admin/stats');
    await page.getByRole('region', { name: 'Main Stats' }).getByText('2 items').waitFor();
    await page.getByRole('region', { name: 'Skill Category' }).getByText('1 item').waitFor();
  });
});

function experiences(): ListEditorCase {
  const found = listEditors.find(({ name }) => name === 'experiences');
  if (!found) throw new Error('There is no editor of experiences.');
  return found;
}
