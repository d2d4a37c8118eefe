import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminSite, overflow, refuse } from '../support/adminSite';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import type { Client } from '../support/client';
import { MailServer } from '../support/mailServer';
import { eventually, isReady } from '../support/publicPage';

/** Longer than the inbox needs to look for what is new. */
const news = { timeout: 30_000 };

let mail: MailServer;
let site: AdminSite;
let owner: Client;

beforeAll(async () => {
  mail = await MailServer.create();
  site = await AdminSite.open({ SMTP_URL: mail.url, CONTACT_TO: 'grace@example.net' });
  owner = await site.ownerClient();
});
afterAll(async () => {
  await site.close();
  await mail.stop();
});
beforeEach(async () => {
  await mail.start();
  const { body } = await owner.rest('GET', '/api/admin/contacts');
  for (const { id } of body as { id: number }[]) await owner.rest('DELETE', `/api/admin/contacts/${id}`);
});
afterEach(async () => {
  await mail.stop();
  mail.judge = () => undefined;
  await site.endTest();
});

let sent = 0;

async function send(input: object = {}): Promise<void> {
  sent += 1;
  const address = `203.0.113.${Math.floor(sent / 20)}`;
  const message = { name: 'Howard Aiken', email: 'howard@example.org', message: 'Where is the moth?', ...input };
  const { status, text } = await owner.from(address).rest('POST', '/api/contact', message);
  if (status !== 201) throw new Error(text);
}

async function sendMany(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await send({ name: `Visitor ${index}` });
}

const rows = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('link');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const message = (page: Page) => page.getByRole('region', { name: 'Message' });
const badge = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox/ });
const showOnly = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function names(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => /Visitor \d+/.exec(text)?.[0] ?? text);
}

function numbered(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `Visitor ${from - index}`);
}

describe('a message', () => {
  it('says who wrote, what, and how far it came by mail; reading it marks it as read', async () => {
    await send();
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Howard Aiken').getByText('Where is the moth?').waitFor();
    await row(page, 'Howard Aiken').getByText('Unread').waitFor();
    await row(page, 'Howard Aiken').getByText('Delivered by mail').waitFor(news);
    expect(await badge(page).innerText()).toMatch(/1/);
    await row(page, 'Howard Aiken').click();
    await message(page).getByRole('heading', { name: 'Howard Aiken' }).waitFor();
    await message(page).getByText('Where is the moth?').waitFor();
    await eventually(() => row(page, 'Howard Aiken').getByText('Unread').count()).toBe(0);
    expect(await badge(page).innerText()).not.toMatch(/1/);
    const { data } = await owner.graphql('{ contactMessages { unread } }');
    expect(data).toEqual({ contactMessages: { unread: 0 } });

    await button(page, 'Mark as unread').click();
    await row(page, 'Howard Aiken').getByText('Unread').waitFor();
    expect(await badge(page).innerText()).toMatch(/1/);
    await message(page).getByText('Choose a message').waitFor();
  });

  it('is answered in the mail program, with a subject', async () => {
    await send({ email: 'how&ard+?@example.org' });
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Howard').click();
    const address = new URL(
      (await message(page).getByRole('link', { name: 'Reply by mail' }).getAttribute('href')) ?? '',
    );
    expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual(['mailto:', 'how&ard+?@example.org']);
    expect(address.searchParams.get('subject')).toMatch(/^Re: Your message of .*\d{4}$/);
  });

  it('appears by itself, in the list and in the count', async () => {
    const page = await site.signIn('/admin/inbox');
    await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    const elsewhere = await site.signIn('/admin/hero');
    await send({ name: 'Just now' });
    await row(page, 'Just now').waitFor(news);
    await badge(elsewhere).getByText('1').waitFor(news);
  });

  it('is deleted, and brought back', async () => {
    await sendMany(3);
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Visitor 2').click();
    await button(page, 'Delete').click();
    await page.getByText('Message deleted').waitFor();
    await eventually(() => names(page)).toEqual(['Visitor 3', 'Visitor 1']);
    await eventually(() => row(page, 'Visitor 1').evaluate((one) => one === document.activeElement)).toBe(true);
    await button(page, 'Undo').click();
    await eventually(() => names(page)).toEqual(['Visitor 3', 'Visitor 2', 'Visitor 1']);
  });

  it('that is not there is said to be missing', async () => {
    const page = await site.signIn('/admin/inbox?message=999999');
    await message(page).getByText('There is no message with the id 999999.').waitFor();
    await button(page, 'Retry').waitFor();
  });
});

describe('the list', () => {
  it('comes in pages of 10, or of as many as the owner wants', async () => {
    await sendMany(25);
    const page = await site.signIn('/admin/inbox');
    await page.getByText('1–10 of 25').waitFor();
    expect(await names(page)).toEqual(numbered(25, 16));
    await button(page, 'Older messages').click();
    await page.getByText('11–20 of 25').waitFor();
    await eventually(() => names(page)).toEqual(numbered(15, 6));
    await button(page, 'Older messages').click();
    await eventually(() => names(page)).toEqual(numbered(5, 1));
    expect(await button(page, 'Older messages').isDisabled()).toBe(true);
    await page.reload();
    await eventually(() => names(page)).toEqual(numbered(5, 1));
    await page.goBack();
    await eventually(() => names(page)).toEqual(numbered(15, 6));
    await page.getByRole('combobox', { name: 'Messages on a page' }).click();
    await page.getByRole('option', { name: '25 a page' }).click();
    await eventually(() => names(page)).toEqual(numbered(25, 1));
    expect(await page.getByRole('combobox').locator('option').count()).toBe(0);
  });

  it('goes back to the last page that there is', async () => {
    await sendMany(11);
    const page = await site.signIn('/admin/inbox?page=2');
    await eventually(() => names(page)).toEqual(['Visitor 1']);
    await row(page, 'Visitor 1').click();
    await button(page, 'Delete').click();
    await eventually(() => names(page)).toEqual(numbered(11, 2));
  });

  it('shows unread or suspicious messages alone', async () => {
    await send({ name: 'Ordinary' });
    await send({ name: 'Program', website: 'https://example.org' });
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Program').getByText('Suspicious').waitFor();
    await row(page, 'Program').getByText('In the inbox only').waitFor();
    await showOnly(page, /^Suspicious$/);
    await eventually(() => rows(page).count()).toBe(1);
    await row(page, 'Program').click();
    await message(page).getByText('Suspicious: a program seems').waitFor();
    await showOnly(page, /^Unread/);
    await eventually(() => rows(page).count()).toBe(1);
    await row(page, 'Ordinary').click();
    await page.getByRole('heading', { name: 'Everything is read' }).waitFor(news);
    await message(page).getByRole('heading', { name: 'Ordinary' }).waitFor();
    await button(page, 'Show all messages').click();
    await eventually(() => rows(page).count()).toBe(2);
  });

  it('is marked as read as a whole, without what the owner has not seen', async () => {
    await sendMany(12);
    const page = await site.signIn('/admin/inbox');
    await button(page, 'Unread (12)').waitFor();
    const { data } = await owner.graphql('{ contactMessages { newest } }');
    const { newest } = (data as { contactMessages: { newest: number } }).contactMessages;
    const request = page.waitForRequest((one) => one.postDataJSON()?.operationName === 'MarkMessagesRead');
    await button(page, 'Mark all read').click();
    expect((await request).postDataJSON().variables).toEqual({ upTo: newest });
    await eventually(() => rows(page).getByText('Unread').count()).toBe(0);
    expect(await button(page, 'Mark all read').isDisabled()).toBe(true);
  });

  it('is saved as CSV', async () => {
    await send({ name: 'Quotes "and", commas', message: '=1+1' });
    await send({ name: 'Grüße', message: 'Two\nlines' });
    const page = await site.signIn('/admin/inbox');
    const downloading = page.waitForEvent('download');
    await button(page, 'Export').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('\ufeffid,received,name,email,message,read,suspicious\r\n');
    expect(text).toContain(',"Quotes ""and"", commas",howard@example.org,\'=1+1,no,no\r\n');
    expect(text).toContain(',Grüße,howard@example.org,"Two\nlines",no,no\r\n');
  });

  it('is used by the keyboard alone', async () => {
    await sendMany(3);
    const page = await site.signIn('/admin/inbox');
    await rows(page).first().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    const heading = message(page).getByRole('heading', { name: 'Visitor 2' });
    await eventually(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => row(page, 'Visitor 2').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    expect(await row(page, 'Visitor 3').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    expect(await row(page, 'Visitor 1').evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('delivery by mail', () => {
  it('waits while the mail server is away, and is seen to be done when it is back', async () => {
    await mail.stop();
    await send();
    const page = await site.signIn('/admin/inbox');
    const elsewhere = await site.signIn('/admin/inbox');
    for (const window of [page, elsewhere])
      await row(window, 'Howard')
        .getByText(/^Waits, tried again/)
        .waitFor(news);
    await row(page, 'Howard').click();
    await message(page)
      .getByText(/The mail server said: .*ECONNREFUSED/)
      .waitFor();
    await mail.start();
    await button(page, 'Try now').click();
    expect((await mail.arrivals.next()).body).toContain('Where is the moth?');
    await message(page).getByText('Delivered by mail').waitFor(news);
    await row(elsewhere, 'Howard').getByText('Delivered by mail').waitFor(news);
    expect(await message(page).getByText('The mail server said').count()).toBe(0);
  });

  it('is done for a suspicious message when the owner wants it', async () => {
    await send({ website: 'x', message: 'Not a program' });
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Howard').click();
    await button(page, 'Send by mail').click();
    await mail.arrivals.find(({ body }) => body.includes('Not a program'));
    await message(page).getByText('Delivered by mail').waitFor(news);
  });
});

describe('a call that fails', () => {
  it('is told of, with a way to try again, when it loads the list', async () => {
    await send();
    const { page } = await site.newVisitor();
    const allow = await refuse(page, 'Inbox');
    await page.goto(`${site.url}/admin/inbox`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel(/^Password/).fill(site.password);
    await button(page, 'Sign In').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load the messages.' });
    await alert.getByText('Not today').waitFor();
    await allow();
    await button(page, 'Retry').click();
    await row(page, 'Howard').waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  it.each([
    ['MarkMessageRead', 'Mark as unread', 'The message could not be marked as unread. Not today'],
    ['DeleteMessage', 'Delete', 'The message could not be deleted. Not today'],
    ['RetryDelivery', 'Send by mail', 'The message could not be handed to the mail server. Not today'],
    ['MarkMessagesRead', 'Mark all read', 'The messages could not be marked as read. Not today'],
    ['ExportInbox', 'Export', 'The messages could not be exported. Not today'],
  ])('%s is told of, and changes nothing', async (operation, name, text) => {
    await send({ website: 'x' });
    await send({ name: 'Edmund Berkeley' });
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Howard').click();
    await eventually(() => row(page, 'Howard').getByText('Unread').count()).toBe(0);
    await refuse(page, operation);
    await button(page, name).click();
    await page.getByText(text).waitFor();
    expect(await rows(page).count()).toBe(2);
    await eventually(() => rows(page).getByText('Unread').count()).toBe(1);
  });

  it('RestoreMessage is told of', async () => {
    await send();
    const page = await site.signIn('/admin/inbox');
    await row(page, 'Howard').click();
    await button(page, 'Delete').click();
    await refuse(page, 'RestoreMessage');
    await button(page, 'Undo').click();
    await page.getByText('The message could not be brought back. Not today').waitFor();
  });
});

describe('on a phone', () => {
  it('the list gives way to the message, and comes back', async () => {
    await send({ name: 'W'.repeat(200), message: 'x'.repeat(2_000) });
    await send({ name: 'שרה לוי', message: 'שלום, מה שלומך?' });
    const page = await site.signIn('/admin/inbox', { viewport: phone });
    await row(page, 'שרה').waitFor();
    expect(await overflow(page)).toBe(0);
    await row(page, 'WWW').click();
    await message(page).getByText('xxx').waitFor();
    expect(await rows(page).first().isVisible()).toBe(false);
    expect(await overflow(page)).toBe(0);
    await page.goBack();
    await row(page, 'שרה').click();
    const text = message(page).getByText('שלום, מה שלומך?');
    expect(await text.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    await button(page, 'Back').click();
    await row(page, 'WWW').waitFor();
    await eventually(() => row(page, 'שרה').evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s', (colorScheme) => {
  it('in an empty inbox, in a list and in a message', async () => {
    const page = await site.signIn('/admin/inbox', { colorScheme });
    await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    expect(await complaints(page), 'empty').toEqual([]);
    await sendMany(11);
    await send({ name: 'Program', website: 'x' });
    await page.reload();
    await row(page, 'Program').click();
    await message(page).getByRole('heading', { name: 'Program' }).waitFor();
    await button(page, 'Send by mail').waitFor();
    expect(await complaints(page), 'message').toEqual([]);
    await button(page, 'Delete').click();
    await button(page, 'Undo').waitFor();
    expect(await complaints(page), 'undo').toEqual([]);
  });
});

describe('the public contact form', () => {
  async function write(page: Page, name: string): Promise<void> {
    await page.goto(site.url);
    await isReady(page);
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('textbox', { name: /^Email/ }).fill('visitor@example.org');
    await page.getByRole('textbox', { name: /^Message/ }).fill('Hello');
  }

  async function sendIt(page: Page): Promise<void> {
    await button(page, 'Send Message').click();
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
  }

  const isNoLongerTooFast = (page: Page) => page.waitForFunction(() => performance.now() > 2_000);

  it('lets a program give itself away, and takes a person for one', async () => {
    const { page } = await site.newVisitor();
    await write(page, 'A program');
    await page.locator('input').evaluateAll((inputs) => {
      for (const input of inputs)
        if (input instanceof HTMLInputElement && input.value === '') input.value = 'https://x';
    });
    await isNoLongerTooFast(page);
    await sendIt(page);
    await write(page, 'A person');
    await isNoLongerTooFast(page);
    await sendIt(page);
    const inbox = await site.signIn('/admin/inbox');
    await row(inbox, 'A program').getByText('Suspicious').waitFor();
    await row(inbox, 'A person').waitFor();
    expect(await row(inbox, 'A person').getByText('Suspicious').count()).toBe(0);
  });

  it('tells how long it was open', async () => {
    const { page } = await site.newVisitor();
    await page.clock.install();
    await write(page, 'Fast');
    const request = page.waitForRequest((one) => one.postDataJSON()?.operationName === 'SendContactMessage');
    await sendIt(page);
    const { input } = (await request).postDataJSON().variables;
    expect(input).toMatchObject({ website: '', filledInMs: expect.any(Number) });
    expect(input.filledInMs).toBeGreaterThan(0);
  });

  it.each([true, false])('hides its trap from people, with script: %s', async (javaScriptEnabled) => {
    const { page } = await site.newVisitor({ javaScriptEnabled });
    await page.goto(site.url);
    const trap = page.locator('input[name=website]');
    expect(await page.getByRole('textbox', { name: /website/i }).count()).toBe(0);
    expect([await trap.getAttribute('tabindex'), await trap.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
    const box = await page.locator('label').filter({ has: trap }).boundingBox();
    expect(box).toMatchObject({ width: 1, height: 1 });
  });
});
