import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entry, eventually, openSite, screens, section } from '../support/publicPage';

const site = openSite();

/** Marks the document, so that one sees whether it is still the same. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
}

function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute('data-same-document'));
}

describe('an open page', () => {
  it('shows what is saved of every kind, without a reload', async () => {
    const page = await site.visitLive();
    await mark(page);
    await section(page, 'stats-section').getByRole('heading', { name: 'Awards & Recognition' }).click();
    const { owner } = site;
    const shows = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
    await owner.changeFirst('hero', { title: 'Saved hero' });
    await shows('Saved hero');
    await owner.changeFirst('about', { title: 'Saved card' });
    await shows('Saved card');
    await owner.changeFirst('experiences', { company: 'Saved company' });
    await shows('Saved company');
    await owner.changeFirst('projects', { title: 'Saved project' });
    await shows('Saved project');
    await owner.changeFirst('stats', { label: 'Saved label' });
    await shows('Saved label');
    await owner.changeFirst('awards', { title: 'Saved award' });
    await shows('Saved award');
    await owner.changeFirst('testimonials', { name: 'Saved name' });
    await shows('Saved name');
    await owner.changeFirst('contact-info', { label: 'Saved way' });
    await shows('Saved way');
    await owner.changeTitles('contact', { main_title: 'Saved heading' });
    await shows('Saved heading');
    expect(await isSame(page)).toBe(true);
  });

  it('adds what is new, drops what is gone or hidden, and keeps the order of the owner', async () => {
    const page = await site.visitLive();
    const titles = () => section(page, 'projects').getByRole('heading', { level: 3 }).allInnerTexts();
    const before = await titles();
    const [first] = await site.owner.list('projects');
    if (first) await site.owner.change('projects', first, { order_index: 99 });
    await eventually(titles).toEqual([...before.slice(1), before[0]]);
    if (first) await site.owner.change('projects', first, { is_active: false });
    await eventually(titles).toEqual(before.slice(1));
    await site.owner.create('projects', { title: 'Brand new', description: 'd', category: 'new', order_index: 50 });
    await eventually(titles).toEqual([...before.slice(1), 'Brand new']);
  });

  it('follows the hero in the title of the window', async () => {
    const page = await site.visitLive();
    await site.owner.changeFirst('hero', { title: 'Another name' });
    await eventually(() => page.title()).toContain('Another name');
  });

  it('goes back to the default headings when the owner removes them', async () => {
    const page = await site.visitLive();
    await site.owner.changeTitles('about', { main_title: 'Mine' });
    await section(page, 'about').getByRole('heading', { level: 2, name: 'Mine' }).waitFor();
    await site.owner.changeTitles('about', { main_title: null });
    await section(page, 'about').getByRole('heading', { level: 2, name: 'About Me' }).waitFor();
  });
});

describe.each(screens)('a save while somebody reads on %s', (_name, viewport) => {
  it('leaves open cards and panels, the filter, the place and a half-filled form as they are', async () => {
    const page = await site.visitLive({ viewport });
    const card = entry(section(page, 'experience'), 'Senior Consultant');
    const panel = section(page, 'stats-section').getByRole('heading', { name: 'Ph.D. in Mathematics' });
    const projects = section(page, 'projects');
    await card.getByRole('heading', { level: 3 }).click();
    await card.getByText('Role Description').waitFor();
    await section(page, 'stats-section').getByRole('heading', { name: 'Education', exact: true }).click();
    await panel.waitFor();
    await projects.getByRole('button', { name: /^Compilers/ }).click();
    const form = section(page, 'contact');
    await form.getByRole('textbox', { name: /^Name/ }).fill('Half a name');
    const message = form.getByRole('textbox', { name: /^Message/ });
    await message.fill('Half a mess');
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);

    await site.owner.changeFirst('experiences', { company: 'A new employer' });
    await card.getByText('A new employer').waitFor();
    await site.owner.changeFirst('education', { institution: 'A new school' });
    await section(page, 'stats-section')
      .getByText(/^A new school/)
      .waitFor();
    await site.owner.changeTitles('contact', { main_title: 'A new heading' });
    await form.getByRole('heading', { name: 'A new heading' }).waitFor();

    await card.getByText('Role Description').waitFor();
    await panel.waitFor();
    expect(await projects.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['The A-0 System']);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('age');
    expect(await message.inputValue()).toBe('Half a message');
    expect(await form.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Half a name');
  });

  it('leaves an open testimonial and an open preview open, and shows them anew', async () => {
    const page = await site.visitLive({ viewport });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Read full testimonial by John F. Lehman' }).click();
    await dialog.getByText('2 of 7').waitFor();
    const lehman = (await site.owner.list('testimonials')).find(({ name }) => name === 'John F. Lehman');
    if (lehman) await site.owner.change('testimonials', lehman, { message: 'Said again, better.' });
    await dialog.getByText('Said again, better.').waitFor();
    await site.owner.changeFirst('testimonials', { is_active: false });
    await dialog.getByText('1 of 6').waitFor();
    await dialog.getByText('Said again, better.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'View Project: FLOW-MATIC' }).click();
    await dialog.getByText('No Live URL').waitFor();
    const project = (await site.owner.list('projects')).find(({ title }) => title === 'FLOW-MATIC');
    if (project) await site.owner.change('projects', project, { github_url: 'https://github.example.org/flow' });
    await dialog.getByRole('link', { name: 'View on GitHub' }).waitFor();
  });

  it('does not move what is being read when content above it grows', async () => {
    const page = await site.visitLive({ viewport });
    const read = section(page, 'testimonials').getByRole('heading', { level: 2 });
    await read.scrollIntoViewIfNeeded();
    const top = () => read.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await site.owner.changeFirst('about', { description: 'A long story. '.repeat(120) });
    await section(page, 'about').getByText('A long story.').waitFor();
    // The browser keeps the place to the pixel of the screen, not to the fraction.
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

describe('what closes behind the back of a visitor', () => {
  it('is a testimonial that the owner hides while it is open, and the page can be used on', async () => {
    const page = await site.visitLive();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Read full testimonial by Barack Obama' }).click();
    await dialog.getByText('1 of 7').waitFor();
    await site.owner.hideAll('testimonials');
    await dialog.waitFor({ state: 'hidden' });
    await section(page, 'testimonials').getByText('No testimonials available').waitFor();
    await page.mouse.wheel(0, -400);
    await section(page, 'experience').getByRole('heading', { name: 'Senior Consultant' }).click();
    await section(page, 'experience').getByText('Role Description').first().waitFor();
  });
});
