import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, isOnScreen, openSite, screens, section, shownText } from '../support/publicPage';

const site = openSite((owner) =>
  owner.showOnly('contact-info', [
    { type: 'email', value: 'grace@example.org', label: 'Write to me' },
    { type: 'phone', value: '+1 (202) 555-0109', label: 'Phone' },
    { type: 'linkedin', value: 'linkedin.example.org/in/grace', label: 'Linkedin' },
    { type: 'github', value: 'https://github.example.org/grace', label: 'Github' },
    { type: 'website', value: 'https://grace.example.org/', label: 'Website' },
    { type: 'other', value: 'https://talks.example.org/', label: 'Talks' },
    { type: 'email', value: 'hidden@example.org', label: 'Hidden', is_active: false },
  ]),
);

const message = { name: 'Howard', email: 'howard@example.org', message: 'Where is the moth?\nAiken' };

function fields(page: Page) {
  const contact = section(page, 'contact');
  return {
    name: contact.getByRole('textbox', { name: /^Name/ }),
    email: contact.getByRole('textbox', { name: /^Email/ }),
    message: contact.getByRole('textbox', { name: /^Message/ }),
    send: contact.getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ }),
  };
}

async function fill(page: Page): Promise<void> {
  const form = fields(page);
  await form.name.fill(message.name);
  await form.email.fill(message.email);
  await form.message.fill(message.message);
}

/** What the form holds. */
async function values(page: Page): Promise<string[]> {
  const form = fields(page);
  return Promise.all([form.name, form.email, form.message].map((field) => field.inputValue()));
}

/** Holds the sending of a message until it is let go. */
async function holdSending(page: Page): Promise<(end: 'continue' | 'fail') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'fail'>();
  await onSending(page, async (route) => {
    if ((await promise) === 'continue') await route.continue();
    else await route.fulfill({ status: 400, json: { detail: 'Not today' } });
  });
  return resolve;
}

async function onSending(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/(graphql|api\/contact)$/, (route) =>
    /contact/i.test(route.request().postData() ?? '') || route.request().url().endsWith('/api/contact')
      ? handle(route)
      : route.continue(),
  );
}

/** Whether it can be seen, below the bar that stays on top. */
function isBelowHeader(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return bar !== undefined && top >= bar.bottom && bottom <= window.innerHeight;
  });
}

describe.each(screens)('the contact form on %s', (_name, viewport) => {
  it('sends a message, thanks for it, and returns empty for another', async () => {
    const page = await site.visit({ viewport });
    const letGo = await holdSending(page);
    await fill(page);
    await fields(page).send.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await fields(page).send.click();
    const busy = section(page, 'contact').getByRole('button', { name: 'Sending...', disabled: true });
    await busy.waitFor();
    await section(page, 'contact').getByText('Loading...', { exact: true }).waitFor();
    letGo('continue');
    const contact = section(page, 'contact');
    await contact.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    await contact.getByText("Thank you for reaching out. I'll get back to you soon!", { exact: true }).waitFor();
    await eventually(() => isBelowHeader(contact.getByRole('heading', { name: 'Message Sent!' }))).toBe(true);
    expect(await contact.getByRole('status').evaluate((thanks) => thanks === document.activeElement)).toBe(true);
    expect(await contact.getByText('Loading...').count()).toBe(0);
    expect(await fields(page).name.filter({ visible: true }).count()).toBe(0);
    await contact.getByRole('button', { name: 'Send Another Message' }).click();
    await fields(page).send.waitFor();
    expect(await values(page)).toEqual(['', '', '']);
    const [newest] = await site.owner.list('contacts');
    expect(newest).toMatchObject(message);
  });

  it('stays as it was when sending fails, and says nothing', async () => {
    const { page, expectProblem } = await site.newVisitor({ viewport });
    expectProblem(/400/);
    await site.load(page);
    const letGo = await holdSending(page);
    await fill(page);
    const words = (await shownText(section(page, 'contact'))).trim();
    await fields(page).send.click();
    await section(page, 'contact').getByRole('button', { name: 'Sending...' }).waitFor();
    letGo('fail');
    await section(page, 'contact').getByRole('button', { name: 'Send Message', disabled: false }).waitFor();
    expect(await values(page)).toEqual(Object.values(message));
    expect((await shownText(section(page, 'contact'))).trim()).toBe(words);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('sends once, however often it is clicked', async () => {
    const page = await site.visit({ viewport });
    const before = (await site.owner.list('contacts')).length;
    await fill(page);
    await fields(page).send.dblclick();
    await section(page, 'contact').getByRole('heading', { name: 'Message Sent!' }).waitFor();
    expect(await site.owner.list('contacts')).toHaveLength(before + 1);
  });
});

describe('the contact form', () => {
  it('asks for a name, an address and a message of five rows', async () => {
    const page = await site.visit();
    const form = fields(page);
    for (const field of [form.name, form.email, form.message])
      expect(await field.getAttribute('required')).not.toBeNull();
    expect(await form.name.getAttribute('type')).toBe('text');
    expect(await form.email.getAttribute('type')).toBe('email');
    expect(await form.message.getAttribute('rows')).toBe('5');
    expect(await form.message.evaluate((element) => element.tagName)).toBe('TEXTAREA');
  });

  it.each([
    ['a name', 'name', ''],
    ['an address', 'email', ''],
    ['a message', 'message', ''],
    ['an address that is one', 'email', 'howard at example'],
  ] as const)('is not sent without %s', async (_what, field, value) => {
    const page = await site.visit();
    let isSent = false;
    await onSending(page, async (route) => {
      isSent = true;
      await route.abort();
    });
    await fill(page);
    await fields(page)[field].fill(value);
    await fields(page).send.click();
    const isFocused = () => fields(page)[field].evaluate((element) => element === document.activeElement);
    await eventually(isFocused).toBe(true);
    expect(await fields(page)[field].evaluate((element) => element.matches(':invalid'))).toBe(true);
    expect(isSent).toBe(false);
    await section(page, 'contact').getByRole('button', { name: 'Send Message' }).waitFor();
  });

  it('is sent by the keyboard alone', async () => {
    const page = await site.visit();
    await fields(page).name.focus();
    await page.keyboard.type(message.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(message.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Without a mouse');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await section(page, 'contact').getByRole('heading', { name: 'Message Sent!' }).waitFor();
  });
});

describe.each(screens)('the ways to get in touch on %s', (_name, viewport) => {
  it('are links by their type, each with a label and an icon', async () => {
    const page = await site.visit({ viewport });
    const contact = section(page, 'contact');
    for (const [label, address] of [
      ['Write to me', 'mailto:grace@example.org'],
      ['Phone', 'tel:+12025550109'],
      ['Linkedin', 'https://linkedin.example.org/in/grace'],
      ['Github', 'https://github.example.org/grace'],
      ['Website', 'https://grace.example.org/'],
      ['Talks', 'https://talks.example.org/'],
    ] as const) {
      const method = contact.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
      const link = method.getByRole('link');
      expect((await link.getAttribute('href'))?.replace(/\/$/, ''), label).toBe(address.replace(/\/$/, ''));
      expect(await method.locator('svg').count(), label).toBeGreaterThan(0);
    }
    const icons = await contact
      .getByRole('listitem')
      .locator('svg')
      .evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(new Set(icons).size).toBe(6);
    expect(await contact.getByText('hidden@example.org').count()).toBe(0);
  });

  it('promise a quick response', async () => {
    const page = await site.visit({ viewport });
    const contact = section(page, 'contact');
    await contact.getByText('Quick Response', { exact: true }).waitFor();
    await contact.getByText(/24 hours/).waitFor();
  });

  it('are reached from the last words of the page', async () => {
    const page = await site.visit({ viewport });
    await page.getByRole('heading', { level: 2, name: 'Thanks for Visiting!' }).waitFor();
    const link = page.getByRole('link', { name: "Let's Connect!" });
    expect(await link.getAttribute('href')).toBe('#contact');
    await link.click();
    await eventually(() => isOnScreen(section(page, 'contact').getByRole('heading', { level: 2 }))).toBe(true);
  });
});

describe('the contact section without content', () => {
  it('keeps its header and its form, and the thanks follow', async () => {
    await site.owner.hideAll('contact-info');
    await site.owner.hideAll('section-titles');
    const page = await site.visit();
    const contact = section(page, 'contact');
    await contact.getByText('Get In Touch', { exact: true }).waitFor();
    await contact.getByRole('heading', { level: 2, name: "Let's Connect" }).waitFor();
    await contact.getByText("Ready to collaborate? Let's discuss how we can work together", { exact: true }).waitFor();
    await fields(page).send.waitFor();
    const thanks = page.getByRole('region', { name: 'Thanks for Visiting!' });
    await thanks.getByText('Thank You').waitFor();
    await thanks.getByRole('heading', { level: 2, name: 'Thanks for Visiting!' }).waitFor();
    expect((await thanks.getByRole('paragraph').allInnerTexts()).join('').length).toBeGreaterThan('Thank You'.length);
  });
});
