import { describe, expect, it } from 'vitest';
import {
  anchors,
  entry,
  eventually,
  isOnScreen,
  openSite,
  screens,
  section,
  shownText,
  style,
} from '../support/publicPage';

const site = openSite();
const transparent = 'rgba(0, 0, 0, 0)';

describe.each(screens)('the top of the page on %s', (_name, viewport) => {
  it('shows the badge between its emoji, the title, the subtitle and the description', async () => {
    await site.owner.changeFirst('hero', {
      badge: 'Now in harbour',
      badge_emoji: '🚢',
      title: 'Grace of the Sea',
      subtitle: 'Sailor & coder',
      description: 'First line.',
    });
    const page = await site.visit({ viewport });
    const badge = page.getByRole('paragraph').filter({ hasText: 'Now in harbour' });
    await badge.waitFor();
    expect((await shownText(badge)).replace(/\s+/g, ' ').trim()).toMatch(/^🚢\s?Now in harbour\s?🚢$/);
    await page.getByRole('heading', { level: 1, name: 'Grace of the Sea', exact: true }).waitFor();
    await page.getByText('Sailor & coder', { exact: true }).waitFor();
    await page.getByText('First line.', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain('Grace of the Sea');
  });

  it('jumps to the projects by its action', async () => {
    await site.owner.changeFirst('hero', { cta_text: 'See the work' });
    const page = await site.visit({ viewport });
    await page.getByRole('link', { name: 'See the work' }).click();
    expect(new URL(page.url()).hash).toBe('#projects');
    await eventually(() => isOnScreen(section(page, 'projects').getByRole('heading', { level: 2 }))).toBe(true);
  });

  it('is wholly on the screen, without scrolling sideways', async () => {
    const page = await site.visit({ viewport });
    const action = page.getByRole('link', { name: 'View Projects' });
    const { bottom, width } = await action.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      width: document.documentElement.scrollWidth,
    }));
    expect(bottom).toBeLessThanOrEqual(viewport.height);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });

  it('leads to every section', async () => {
    const page = await site.visit({ viewport });
    const menu = page.getByRole('banner').getByLabel('Menu');
    for (const anchor of anchors) {
      if (await menu.isVisible()) await menu.click();
      const link = page.getByRole('banner').locator(`a[href="#${anchor}"]:visible`);
      expect(await link.count(), anchor).toBe(1);
      await link.click();
      await eventually(() => isOnScreen(section(page, anchor).getByRole('heading', { level: 2 }))).toBe(true);
    }
  });
});

describe('the action at the top', () => {
  it('is an outline when it is bordered', async () => {
    await site.owner.changeFirst('hero', { cta_style: 'bordered' });
    const page = await site.visit();
    const action = page.getByRole('link', { name: 'View Projects' });
    expect(await style(action, 'background-color')).toBe(transparent);
    const [width, color] = [await style(action, 'border-top-width'), await style(action, 'border-top-color')];
    expect(Number.parseFloat(width)).toBeGreaterThan(0);
    expect(color).not.toBe(transparent);
  });

  it('is a surface of colour when it is filled', async () => {
    await site.owner.changeFirst('hero', { cta_style: 'filled' });
    const page = await site.visit();
    expect(await style(page.getByRole('link', { name: 'View Projects' }), 'background-color')).not.toBe(transparent);
  });
});

describe('the hero without content', () => {
  it('shows the defaults', async () => {
    await site.owner.hideAll('hero');
    const page = await site.visit();
    const badge = page.getByRole('paragraph').filter({ hasText: 'Welcome!' });
    await badge.waitFor();
    expect(await shownText(badge)).toContain('👋');
    await page.getByRole('link', { name: 'View Projects' }).waitFor();
    const title = page.getByRole('heading', { level: 1 });
    const text = await shownText(title);
    expect(text.length).toBeGreaterThan(0);
    expect(text).not.toContain('Grace Hopper');
  });
});

describe('the illustration', () => {
  it('moves until it is paused, and never for people who prefer less motion', async () => {
    const page = await site.visit({ reducedMotion: 'no-preference' });
    const pause = page.getByRole('button', { name: 'Pause animation' });
    await pause.waitFor();
    await pause.click();
    await page.getByRole('button', { name: /^(Play|Resume|Start) animation$/ }).waitFor();

    const calm = await site.visit();
    await calm.waitForLoadState('networkidle');
    expect(await calm.getByRole('button', { name: 'Pause animation' }).count()).toBe(0);
  });
});

describe.each(screens)('the about section on %s', (_name, viewport) => {
  it('shows three cards by position, with the subtitle only where there is one', async () => {
    const places = [
      { title: 'Third of all', subtitle: 'Sub three', description: 'Text three', order_index: 9 },
      { title: 'First of all', subtitle: null, description: 'Text one', order_index: 1 },
      { title: 'Second of all', subtitle: 'Sub two', description: 'Text two', order_index: 5 },
    ];
    for (const [index, row] of (await site.owner.list('about')).entries()) {
      await site.owner.change('about', row, { ...places[index] });
    }
    const page = await site.visit({ viewport });
    const about = section(page, 'about');
    expect(await about.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'First of all',
      'Second of all',
      'Third of all',
    ]);
    await entry(about, 'Second of all').getByText('Sub two').waitFor();
    await entry(about, 'Third of all').getByText('Text three').waitFor();
    expect(await entry(about, 'First of all').getByRole('paragraph').allInnerTexts()).toEqual(['Text one']);
  });

  it('stacks its cards', async () => {
    const page = await site.visit({ viewport });
    const cards = section(page, 'about').getByRole('listitem');
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(3);
    expect(new Set(lefts).size).toBe(1);
  });
});

describe('the about section', () => {
  it('says that there is nothing when there are no cards, and keeps its header', async () => {
    await site.owner.hideAll('about');
    const page = await site.visit();
    const about = section(page, 'about');
    await about.getByText('No about data available', { exact: true }).waitFor();
    await about.getByText('Get to Know Me', { exact: true }).waitFor();
    await about.getByText('A glimpse into my world of innovation and creativity').waitFor();
  });

  it('leaves out a hidden card', async () => {
    await site.owner.changeFirst('about', { is_active: false });
    const page = await site.visit();
    const titles = await section(page, 'about').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles.slice(0, 2)).toEqual(['What I Do', 'What Interests Me']);
  });
});
