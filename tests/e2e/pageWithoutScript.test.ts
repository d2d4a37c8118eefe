import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  anchors,
  entry,
  eventually,
  isOnScreen,
  isReady,
  openSite,
  screens,
  section,
  shownText,
} from '../support/publicPage';
import type { ContentName } from '../support/siteOwner';

const site = openSite();

/** What the recommended rules of html-validate say beyond the validity of a document. */
const beyondValidity = {
  // How to write what may be written in several ways.
  'doctype-style': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attr-case': 'off',
  'tel-non-breaking': 'off',
  // Names are allowed on lists, as the rule itself says.
  'aria-label-misuse': 'off',
  // The length of a title is the owner's choice.
  'long-title': 'off',
  // The wide and the narrow navigation are never shown together; axe looks at what is shown.
  'unique-landmark': 'off',
} as const;

/** What stands on the page of each kind of content, by its fields in REST. */
const shown: Partial<Record<ContentName, readonly string[]>> = {
  hero: ['title', 'subtitle', 'description', 'badge', 'badge_emoji', 'cta_text'],
  about: ['title', 'subtitle', 'description'],
  experiences: ['position', 'company', 'duration', 'location', 'description'],
  projects: ['title', 'short_description', 'image_url', 'live_url'],
  stats: ['value', 'label', 'icon', 'suffix'],
  testimonials: ['name', 'position', 'company', 'message'],
  'contact-info': ['label', 'value'],
  awards: ['title', 'organization', 'year', 'icon'],
  education: ['degree', 'institution', 'year', 'icon'],
  certifications: ['name', 'issuer', 'year', 'icon', 'certificate_link', 'certificate_id'],
  skills: ['category'],
  'section-titles': ['title', 'main_title', 'description', 'emoji'],
};
const lists: Partial<Record<ContentName, readonly [field: string, separator: string][]>> = {
  experiences: [
    ['technologies', ','],
    ['achievements', '|'],
  ],
  projects: [['technologies', ',']],
  skills: [['skills', ',']],
};

/** Keeps the page's scripts away until they are let in. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return resolve;
}

/** Texts and addresses of the page, with what each card and panel shows when it is opened. */
async function readAll(page: Page): Promise<string> {
  const texts = [await shownText(page.locator('body'))];
  for (const card of await page.locator('main details').filter({ visible: true }).all()) {
    await card.locator('summary').click();
    await card.locator(':scope > :not(summary)').first().waitFor();
    texts.push(await shownText(card));
  }
  const addresses = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return [...texts, ...addresses].join('\n').replace(/\s+/g, ' ');
}

describe.each(screens)('without script on %s', (_name, viewport) => {
  it('the page has all its content, titles and links', async () => {
    const { page } = await site.newVisitor({ viewport, javaScriptEnabled: false });
    await page.goto(site.url);
    const text = await readAll(page);
    for (const name of Object.keys(shown) as ContentName[]) {
      for (const row of await site.owner.list(name)) {
        const values = (shown[name] ?? []).map((field) => row[field]);
        const items = (lists[name] ?? []).flatMap(([field, separator]) => String(row[field] ?? '').split(separator));
        for (const value of [...values, ...items].filter((one) => typeof one === 'string' && one.trim() !== '')) {
          const words = String(value)
            .trim()
            .replace(/\s+/g, ' ')
            .replace(/^https?:\/\//, '');
          expect(text, `${name} ${row.id}`).toContain(words);
        }
      }
    }
  });

  it('links lead to the sections, and every card and panel opens', async () => {
    const { page } = await site.newVisitor({ viewport, javaScriptEnabled: false });
    await page.goto(site.url);
    const menu = page.getByRole('banner').getByLabel('Menu');
    for (const anchor of anchors) {
      if ((await menu.isVisible()) && !(await page.locator(`header a[href="#${anchor}"]:visible`).count())) {
        await menu.click();
      }
      await page.locator(`header a[href="#${anchor}"]:visible`).click();
      const heading = section(page, anchor).getByRole('heading', { level: 2 });
      expect(new URL(page.url()).hash).toBe(`#${anchor}`);
      await heading.scrollIntoViewIfNeeded();
    }
    await expectToOpen(page);
  });

  it('nothing on the page pretends to work that does not', async () => {
    const { page } = await site.newVisitor({ viewport, javaScriptEnabled: false });
    await page.goto(site.url);
    const buttons = page.getByRole('button', { disabled: false }).filter({ visible: true });
    expect(await buttons.allInnerTexts()).toEqual([]);
  });
});

async function expectToOpen(page: Page): Promise<void> {
  for (const card of await section(page, 'experience').getByRole('heading', { level: 3 }).all()) {
    await card.click();
    await section(page, 'experience').getByText('Role Description').filter({ visible: true }).waitFor();
    await card.click();
    await eventually(() =>
      section(page, 'experience').getByText('Role Description').filter({ visible: true }).count(),
    ).toBe(0);
  }
  for (const panel of await section(page, 'stats-section').getByRole('heading', { level: 3 }).all())
    await panel.click();
  for (const text of [
    'National Medal of Technology',
    'Ph.D. in Mathematics',
    'Appointment as Commodore',
    'FLOW-MATIC',
  ]) {
    await section(page, 'stats-section').getByText(text, { exact: true }).waitFor();
  }
}

describe.each(screens)('before the scripts are there on %s', (_name, viewport) => {
  it('links work, and every card and panel opens', async () => {
    const { page } = await site.newVisitor({ viewport });
    const letIn = await holdScripts(page);
    await expectToOpen(page);
    await page.getByRole('link', { name: 'View Projects' }).click();
    await eventually(() => isOnScreen(section(page, 'projects').getByRole('heading', { level: 2 }))).toBe(true);
    const project = entry(section(page, 'projects'), 'COBOL').getByRole('link', { name: /^View Project/ });
    expect(await project.getAttribute('href')).toBe('https://americanhistory.si.edu/cobol');
    letIn();
    await isReady(page);
  });

  it('what is opened and written stays, when they come', async () => {
    const { page } = await site.newVisitor({ viewport });
    const letIn = await holdScripts(page);
    const card = entry(section(page, 'experience'), 'Senior Consultant');
    // Fonts that arrive and cards that open move what is below them; one that is left while it opens goes on with that
    // when it is seen again.
    const atRest = () => page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
    await page.evaluate(() => document.fonts.ready);
    await card.getByRole('heading', { level: 3 }).click();
    await atRest();
    await section(page, 'stats-section').getByRole('heading', { level: 3, name: 'Education' }).click();
    await atRest();
    const contact = section(page, 'contact');
    await contact.getByRole('textbox', { name: /^Name/ }).fill('Early bird');
    const place = await page.evaluate(() => window.scrollY);
    letIn();
    await isReady(page);
    await card.getByText('Role Description').waitFor();
    await section(page, 'stats-section').getByRole('heading', { name: 'Ph.D. in Mathematics' }).waitFor();
    expect(await contact.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Early bird');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await card.getByRole('heading', { level: 3 }).click();
    await card.getByText('Role Description').waitFor({ state: 'hidden' });
  });

  it('a click on a testimonial is not lost', async () => {
    const { page } = await site.newVisitor({ viewport });
    const letIn = await holdScripts(page);
    await page.getByLabel('Read full testimonial by Barack Obama').click();
    letIn();
    await isReady(page);
    await page
      .getByText(/profoundly shaping our digital world\.$/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });

  it('the page looks as it does with them', async () => {
    const { page } = await site.newVisitor({ viewport });
    const letIn = await holdScripts(page);
    const texts = () => shownText(page.locator('body'));
    const picture = async () => {
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    };
    const [textBefore, before] = [await texts(), await picture()];
    letIn();
    await isReady(page);
    await page.waitForLoadState('networkidle');
    const [textAfter, after] = [await texts(), await picture()];
    expect(textAfter).toBe(textBefore);
    expect(after.equals(before), 'pictures of the page before and after').toBe(true);
  });
});

describe('the source of the page', () => {
  it.each(['demo content', 'no content'])('is valid HTML with %s', async (content) => {
    if (content === 'no content')
      for (const name of Object.keys(shown) as ContentName[]) await site.owner.hideAll(name);
    const html = await (await fetch(site.url)).text();
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: beyondValidity });
    const { results } = await validator.validateString(html);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect([...new Set(complaints)]).toEqual([]);
  });

  it('needs no query when it is first shown, and moves nothing', async () => {
    const { page } = await site.newVisitor();
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.method() === 'POST') queries.push(request.postData() ?? '');
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) shifts.push((shift as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.load(page);
    await page.waitForLoadState('networkidle');
    expect(queries.filter((query) => /hero|projects/i.test(query))).toEqual([]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });
});
