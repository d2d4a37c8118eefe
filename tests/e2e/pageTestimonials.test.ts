import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/browser';
import { entry, eventually, openSite, screens, section, shownText, style } from '../support/publicPage';

const long = `${'x'.repeat(149)}yz and the rest of what was said.`;
const exact = 'e'.repeat(150);

const site = openSite((owner) =>
  owner.showOnly('testimonials', [
    { name: 'Ada', position: 'Analyst', company: 'Engine & Co', message: long },
    { name: 'Bert', position: 'Builder', company: null, message: exact },
    { name: 'Cleo', position: 'Captain', company: 'Sea', message: 'Short.' },
    ...['Dora', 'Emil', 'Fay', 'Gus', 'Hedy', 'Ivo'].map((name) => ({
      name,
      position: 'Friend',
      message: `By ${name}.`,
    })),
  ]),
);
const total = 9;

function cards(page: Page): Locator {
  return section(page, 'testimonials').getByRole('listitem').filter({ visible: true });
}

function cardOf(page: Page, name: string): Locator {
  return cards(page).filter({ hasText: name }).first();
}

async function open(page: Page, name: string): Promise<Locator> {
  await cardOf(page, name).getByText('Read full testimonial →').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

function expander(page: Page): Locator {
  return section(page, 'testimonials').getByRole('button', { name: /View All Testimonials|Show Less/ });
}

describe.each(screens)('the testimonials on %s', (name, viewport) => {
  const limit = name === 'a phone' ? 2 : 6;

  it('begin with a few, show all, and show fewer again', async () => {
    const page = await site.visit({ viewport });
    await eventually(() => cards(page).count()).toBe(limit);
    await expander(page)
      .getByText(`+${total - limit} more`)
      .waitFor();
    expect(await shownText(expander(page))).toContain('View All Testimonials');
    await expander(page).click();
    await eventually(() => cards(page).count()).toBe(total);
    expect((await shownText(expander(page))).trim()).toBe('Show Less');
    await expander(page).click();
    await eventually(() => cards(page).count()).toBe(limit);
    await expander(page)
      .getByText(`+${total - limit} more`)
      .waitFor();
  });

  it('show the first 150 characters, the name, the position and the company where there is one', async () => {
    const page = await site.visit({ viewport });
    const ada = cardOf(page, 'Ada');
    await ada.getByText(`${long.slice(0, 150)}...`, { exact: true }).waitFor();
    for (const text of ['Ada', 'Analyst', 'Engine & Co', 'Read full testimonial →']) {
      await ada.getByText(text, { exact: true }).waitFor();
    }
    const bert = cardOf(page, 'Bert');
    await bert.getByText(exact, { exact: true }).waitFor();
    await bert.getByText('Builder', { exact: true }).waitFor();
  });

  it('open in full and lead from one to the next, all the way round', async () => {
    const page = await site.visit({ viewport });
    const dialog = await open(page, 'Ada');
    await dialog.getByText(long, { exact: true }).waitFor();
    for (const text of ['Ada', 'Analyst', 'Engine & Co', `1 of ${total}`]) {
      await dialog.getByText(text, { exact: true }).waitFor();
    }
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText(exact, { exact: true }).waitFor();
    await dialog.getByText(`2 of ${total}`, { exact: true }).waitFor();
    expect(await dialog.getByText('Engine & Co').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await dialog.getByText(`1 of ${total}`, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await dialog.getByText('By Ivo.', { exact: true }).waitFor();
    await dialog.getByText(`${total} of ${total}`, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText(long, { exact: true }).waitFor();
  });

  it('hold the page still while one is open, and leave it where it was', async () => {
    const page = await site.visit({ viewport });
    await cardOf(page, 'Bert').scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    const card = cardOf(page, 'Bert').getByText('Read full testimonial →');
    await card.hover();
    const before = await position();
    expect(before).toBeGreaterThan(0);
    const dialog = await open(page, 'Bert');
    const shown = await card.boundingBox();
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await card.boundingBox())?.y).toBe(shown?.y);
    await dialog.getByRole('button', { name: /close/i }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await position()).toBe(before);
    await page.mouse.wheel(0, -300);
    await eventually(position).toBeLessThan(before);
  });

  it('close by Escape and give the focus back', async () => {
    const page = await site.visit({ viewport });
    const button = cardOf(page, 'Ada').getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the number of testimonials', () => {
  it('follows the width of the window when it crosses the breakpoint', async () => {
    const page = await site.visit({ viewport: desktop });
    await eventually(() => cards(page).count()).toBe(6);
    await page.setViewportSize({ width: 1024, height: 700 });
    await eventually(() => cards(page).count()).toBe(6);
    await page.setViewportSize({ width: 1023, height: 700 });
    await eventually(() => cards(page).count()).toBe(2);
    await expander(page)
      .getByText(`+${total - 2} more`)
      .waitFor();
    await page.setViewportSize(desktop);
    await eventually(() => cards(page).count()).toBe(6);
  });

  it('stays while all are shown', async () => {
    const page = await site.visit({ viewport: desktop });
    await expander(page).click();
    await eventually(() => cards(page).count()).toBe(total);
    await page.setViewportSize(phone);
    await eventually(() => page.evaluate(() => window.innerWidth)).toBe(phone.width);
    expect(await cards(page).count()).toBe(total);
    expect((await shownText(expander(page))).trim()).toBe('Show Less');
  });

  it('needs no button when there are no more than are shown', async () => {
    const rows = await site.owner.list('testimonials');
    for (const row of rows.filter(({ name }) => ['Gus', 'Hedy', 'Ivo'].includes(String(name)))) {
      await site.owner.change('testimonials', row, { is_active: false });
    }
    const page = await site.visit({ viewport: desktop });
    await eventually(() => cards(page).count()).toBe(6);
    expect(await expander(page).count()).toBe(0);
  });
});

describe('the testimonials', () => {
  it('have eight border colours in turn', async () => {
    const page = await site.visit({ viewport: desktop });
    await expander(page).click();
    await eventually(() => cards(page).count()).toBe(total);
    const colors: string[] = [];
    for (const card of await cards(page).all()) {
      const sides = ['top', 'right', 'bottom', 'left'];
      colors.push((await Promise.all(sides.map((side) => style(card, `border-${side}-color`)))).join());
    }
    expect(new Set(colors.slice(0, 8)).size).toBe(8);
    expect(colors[8]).toBe(colors[0]);
  });

  it('say that there are none, under their header', async () => {
    await site.owner.hideAll('testimonials');
    await site.owner.hideAll('section-titles');
    const page = await site.visit();
    const testimonials = section(page, 'testimonials');
    await testimonials.getByText('No testimonials available', { exact: true }).waitFor();
    await testimonials.getByText('What People Say', { exact: true }).waitFor();
    await testimonials.getByRole('heading', { level: 2, name: 'Testimonials' }).waitFor();
    await testimonials
      .getByText('Hear what colleagues and mentors have to say about working with me', { exact: true })
      .waitFor();
    expect(await entry(testimonials, 'Ada').count()).toBe(0);
  });
});
