import { describe, expect, it } from 'vitest';
import { complaints } from '../support/axe';
import { openSite, screens, section } from '../support/publicPage';

const site = openSite();

const looks = screens.flatMap(([screen, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => [colorScheme, screen, { viewport, colorScheme }] as const),
);

describe.each(looks)('axe finds nothing in the %s on %s', (_scheme, _screen, options) => {
  it('on the page with everything opened', async () => {
    const page = await site.visit(options);
    await section(page, 'experience').getByRole('heading', { level: 3 }).first().click();
    for (const panel of await section(page, 'stats-section').getByRole('heading', { level: 3 }).all())
      await panel.click();
    await page.getByRole('button', { name: /View All Testimonials/ }).click();
    await section(page, 'projects')
      .getByRole('button', { name: /^Languages/ })
      .click();
    expect(await complaints(page)).toEqual([]);
  });

  it('in the menu, a preview, a testimonial and the thanks for a message', async () => {
    const page = await site.visit(options);
    const menu = page.getByRole('banner').getByLabel('Menu');
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('banner').getByRole('link', { name: 'About' }).filter({ visible: true }).waitFor();
      expect(await complaints(page, 'header'), 'menu').toEqual([]);
      await menu.click();
    }
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'View Project: FLOW-MATIC' }).click();
    await dialog.getByText('No Live URL').waitFor();
    expect(await complaints(page, 'dialog'), 'preview without an address').toEqual([]);
    await page.keyboard.press('Escape');
    // The site is in the browser alone, which the server cannot know.
    await page.route('**/api/projects/*/frame', (route) => route.fulfill({ json: { is_allowed: null } }));
    await page.route('https://americanhistory.si.edu/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>COBOL</title><main><h1>COBOL</h1></main></html>',
      }),
    );
    await page.getByRole('button', { name: 'View Project: COBOL' }).click();
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'COBOL' }).waitFor();
    expect(await complaints(page, 'dialog'), 'preview').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read full testimonial by Barack Obama' }).click();
    await dialog.getByText('1 of 7').waitFor();
    expect(await complaints(page, 'dialog'), 'testimonial').toEqual([]);
    await page.keyboard.press('Escape');
    const contact = section(page, 'contact');
    await contact.getByRole('textbox', { name: /^Name/ }).fill('Axe');
    await contact.getByRole('textbox', { name: /^Email/ }).fill('axe@example.org');
    await contact.getByRole('textbox', { name: /^Message/ }).fill('Hello');
    await contact.getByRole('button', { name: 'Send Message' }).click();
    await contact.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    expect(await complaints(page, '#contact'), 'thanks').toEqual([]);
  });

  it('where there is nothing to show, and where there is no page', async () => {
    const { page, expectProblem } = await site.newVisitor(options);
    expectProblem(/404/);
    for (const name of ['about', 'experiences', 'projects', 'stats', 'testimonials', 'contact-info'] as const) {
      await site.owner.hideAll(name);
    }
    await site.load(page);
    expect(await complaints(page), 'empty page').toEqual([]);
    await page.goto(`${site.url}/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await complaints(page), 'no page').toEqual([]);
  });
});

describe('somebody who uses the keyboard', () => {
  it('skips to the content first, and sees the focus wherever it is', async () => {
    const page = await site.visit();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    for (let press = 0; press < 25; press += 1) {
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return { name: 'nothing', isSeen: false };
        const seen = [element, ...element.querySelectorAll('*'), element.parentElement, element.closest('li')].some(
          (one) => {
            if (!one) return false;
            const looks = [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')];
            return looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
          },
        );
        return { name: element.outerHTML.slice(0, 80), isSeen: seen };
      });
      expect(focus, focus.name).toMatchObject({ isSeen: true });
      await page.keyboard.press('Tab');
    }
  });
});
