import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AdminSite, overflow, refuse } from '../support/adminSite';
import { complaints } from '../support/axe';
import { phone } from '../support/browser';
import { MailServer } from '../support/mailServer';
import { eventually } from '../support/publicPage';

/** Longer than an open page needs to notice that its session has ended. */
const news = { timeout: 30_000 };

let mail: MailServer;
let site: AdminSite;

beforeAll(async () => {
  mail = await MailServer.create();
  site = await AdminSite.open({ SMTP_URL: mail.url, CONTACT_TO: 'grace@example.net' });
});
afterAll(async () => {
  await site.close();
});
afterEach(async () => {
  await mail.stop();
  await site.endTest();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const currentPassword = (page: Page) => page.getByLabel(/^Current password/);
const newPassword = (page: Page) => page.getByLabel(/^New password/);
const repeated = (page: Page) => page.getByLabel(/^Repeat the new password/);
const signIns = (page: Page) => page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem');

async function changePassword(page: Page, current: string, next: string, again = next): Promise<void> {
  await currentPassword(page).fill(current);
  await newPassword(page).fill(next);
  await repeated(page).fill(again);
  await button(page, 'Change password').click();
}

/** What a field says is wrong with it. */
async function complaintOf(page: Page, field: ReturnType<typeof currentPassword>): Promise<string> {
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const id = await field.getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).innerText();
}

describe('the password', () => {
  it('is not changed while something is wrong, which is said at its field', async () => {
    const page = await site.signIn('/admin/account');
    await page.getByText('From 8 to 200 characters.').waitFor();
    await button(page, 'Change password').click();
    expect(await complaintOf(page, currentPassword(page))).toBe('Current password is required.');
    expect(await currentPassword(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await changePassword(page, site.password, 'short', 'other');
    expect(await complaintOf(page, newPassword(page))).toBe('New password must be at least 8 characters long.');
    expect(await complaintOf(page, repeated(page))).toBe('The two new passwords differ.');
    await changePassword(page, site.password, 'x'.repeat(201));
    expect(await complaintOf(page, newPassword(page))).toBe('New password must be at most 200 characters long.');
    await changePassword(page, 'not the password', 'long enough');
    await page.getByText('The current password is wrong.').waitFor();
    expect(await complaintOf(page, currentPassword(page))).toBe('The current password is wrong.');
    expect(await newPassword(page).inputValue()).toBe('long enough');
    expect(await site.ownerClient()).toBeDefined();
  });

  it('is changed, which ends the session of another browser, and not this one', async () => {
    const page = await site.signIn('/admin/account');
    const other = await site.signIn('/admin/hero');
    const before = await page.evaluate(() => localStorage.getItem('adminToken'));
    await changePassword(page, site.password, 'another nanosecond');
    site.password = 'another nanosecond';
    await page.getByText('Password changed. All other sessions have ended.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBe(before);
    expect(await currentPassword(page).inputValue()).toBe('');

    await other.waitForURL(/\/admin\/login/, news);
    await other.getByText('Authentication failed. Please log in again.').waitFor();
    await page.reload();
    await signIns(page).first().waitFor();
    expect(await signIns(page).filter({ hasText: 'This session' }).count()).toBe(1);
    await site.signIn('/admin/account');
  });
});

describe('the sign-ins', () => {
  it('say when and with what, and which is this one', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
    await site.signIn('/admin/account', { userAgent });
    const page = await site.signIn('/admin/account');
    await signIns(page).nth(1).waitFor();
    expect(await signIns(page).nth(0).innerText()).toMatch(/Chrome.*on Linux[\s\S]*This session/);
    expect(await signIns(page).nth(1).innerText()).toContain('Firefox on Windows');
    expect(await signIns(page).nth(1).innerText()).not.toContain('This session');
    const time = await signIns(page).nth(0).getByRole('time').getAttribute('datetime');
    expect(new Date(time ?? '').toISOString()).toBe(time);
  });

  it('are ten, and all when the owner wants them', async () => {
    for (let time = 0; time < 11; time += 1) await site.ownerClient();
    const page = await site.signIn('/admin/account');
    await eventually(() => signIns(page).count()).toBe(10);
    await page.getByRole('button', { name: /^Show all \d+$/ }).click();
    await eventually(() => signIns(page).count()).toBeGreaterThan(10);
  });
});

describe('signing out everywhere', () => {
  it('asks first, and then ends all sessions', async () => {
    const page = await site.signIn('/admin/account');
    const other = await site.signIn('/admin/hero');
    await button(page, 'Sign out everywhere').click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Sign out everywhere').click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(/\/admin\/login/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await other.waitForURL(/\/admin\/login/, news);
  });
});

describe('mail delivery', () => {
  it('says where messages go, and tells what comes of a test message', async () => {
    const page = await site.signIn('/admin/account');
    const part = page.getByRole('region', { name: 'Mail delivery' });
    await part.getByText(new URL(mail.url).host).waitFor();
    expect(await part.getByText('grace@example.net', { exact: true }).count()).toBe(2);
    await button(page, 'Send a test message').click();
    await part
      .getByRole('alert')
      .getByText(/ECONNREFUSED/)
      .waitFor();
    await part.getByText('The test message was not sent.').waitFor();

    await mail.start();
    await button(page, 'Send a test message').click();
    await part.getByText('The mail server took a test message for grace@example.net.').waitFor();
    expect((await mail.arrivals.next()).to).toEqual(['grace@example.net']);
    expect(await part.getByText('The test message was not sent.').count()).toBe(0);

    mail.judge = () => ({ code: 550, message: 'Mailbox is full' });
    await button(page, 'Send a test message').click();
    await part.getByText(/Mailbox is full/).waitFor();
    mail.judge = () => undefined;
  });

  it('says how to set it up where it is not', async () => {
    const bare = await AdminSite.open();
    try {
      const page = await bare.signIn('/admin/account', { viewport: phone });
      await page.getByText('No mail server is configured').waitFor();
      await page.getByText(/SMTP_URL=.*\s+CONTACT_TO=/).waitFor();
      expect(await button(page, 'Send a test message').count()).toBe(0);
      expect(await overflow(page)).toBe(0);
      expect(await complaints(page)).toEqual([]);
      await bare.endTest();
    } finally {
      await bare.close();
    }
  });
});

describe('a call that fails', () => {
  it.each([
    ['SignIns', 'Failed to load the sign-ins.'],
    ['MailDelivery', 'Failed to load the mail settings.'],
  ])('%s is told of, with a way to try again', async (operation, text) => {
    const page = await site.signIn('/admin/hero');
    const allow = await refuse(page, operation);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Account' }).click();
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.getByText('Not today').waitFor();
    await allow();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await signIns(page).first().waitFor();
    await button(page, 'Send a test message').waitFor();
  });

  it('ChangePassword, SignOutEverywhere and SendTestMessage are told of', async () => {
    const page = await site.signIn('/admin/account');
    for (const operation of ['ChangePassword', 'SignOutEverywhere', 'SendTestMessage']) await refuse(page, operation);
    await changePassword(page, site.password, 'long enough');
    await page.getByText('The password could not be changed. Not today').waitFor();
    await button(page, 'Send a test message').click();
    await page.getByRole('region', { name: 'Mail delivery' }).getByText('Not today').waitFor();
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('The sessions could not be ended. Not today').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/account');
  });
});

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  it('axe finds nothing, and nothing is wider than a phone', async () => {
    const page = await site.signIn('/admin/account', { colorScheme, viewport: phone });
    await signIns(page).first().waitFor();
    await button(page, 'Change password').click();
    await button(page, 'Send a test message').click();
    await page.getByText('The test message was not sent.').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await complaints(page), 'page').toEqual([]);
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').waitFor();
    expect(await complaints(page), 'dialog').toEqual([]);
  });
});
