import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/browser';
import { entry, eventually, openSite, screens, section } from '../support/publicPage';

const compass = {
  title: 'Compass',
  short_description: 'Points north.',
  description: 'A long story about the north.',
  image_url: '🧭',
  github_url: 'https://github.example.org/grace/compass',
  live_url: 'https://compass.example.org/',
  technologies: ' Needle, Glass ,, Brass',
  category: 'instruments',
};
const chart = { title: 'Chart', description: 'Only this description.', category: 'paper', image_url: null };
const sextant = { title: 'Sextant', description: 'Measures angles.', category: 'instruments' };

const site = openSite((owner) => owner.showOnly('projects', [compass, chart, sextant]));

function filter(page: Page, name: RegExp) {
  return section(page, 'projects').getByRole('button', { name });
}

function titles(page: Page): Promise<string[]> {
  return section(page, 'projects').getByRole('heading', { level: 3 }).allInnerTexts();
}

describe.each(screens)('the projects on %s', (_name, viewport) => {
  it('show emoji, category, title, short description and chips', async () => {
    const page = await site.visit({ viewport });
    const card = entry(section(page, 'projects'), 'Compass');
    await card.getByText('🧭').waitFor();
    await card.getByText('Instruments', { exact: true }).waitFor();
    await card.getByText('Points north.', { exact: true }).waitFor();
    expect(await card.getByText('A long story about the north.').count()).toBe(0);
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual(['Needle', 'Glass', 'Brass']);
    await card.getByRole('button', { name: /^View Project/ }).waitFor();
  });

  it('show a sparkle and the description where there is nothing better', async () => {
    const page = await site.visit({ viewport });
    const card = entry(section(page, 'projects'), 'Chart');
    await card.getByText('✨').waitFor();
    await card.getByText('Only this description.', { exact: true }).waitFor();
    expect(await card.getByRole('listitem').count()).toBe(0);
  });

  it('link to GitHub in a new tab, only where there is an address', async () => {
    const page = await site.visit({ viewport });
    const projects = section(page, 'projects');
    const link = entry(projects, 'Compass').getByRole('link', { name: /github/i });
    expect(await link.getAttribute('href')).toBe('https://github.example.org/grace/compass');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await entry(projects, 'Chart').getByRole('link').count()).toBe(0);
  });

  it('are filtered by category, each with its count, all of them at first', async () => {
    const page = await site.visit({ viewport });
    const bar = section(page, 'projects').getByRole('button', { pressed: true });
    expect(await bar.count()).toBe(1);
    await filter(page, /^All Projects\D*3\D*$/).waitFor();
    await filter(page, /^Paper\D*1\D*$/).waitFor();
    await filter(page, /^Instruments\D*2\D*$/).click();
    await eventually(() => titles(page)).toEqual(['Compass', 'Sextant']);
    expect(await filter(page, /^Instruments/).getAttribute('aria-pressed')).toBe('true');
    await filter(page, /^Paper/).click();
    await eventually(() => titles(page)).toEqual(['Chart']);
    await filter(page, /^All Projects/).click();
    await eventually(() => titles(page)).toEqual(['Compass', 'Chart', 'Sextant']);
  });
});

describe('the filter of the projects', () => {
  it('has all projects first, then each category once', async () => {
    const page = await site.visit();
    const names = await section(page, 'projects')
      .getByRole('button', { name: /\d\D*$/ })
      .allInnerTexts();
    expect(names.map((name) => name.replace(/[\s\d()]+$/, '').trim())).toEqual([
      'All Projects',
      'Instruments',
      'Paper',
    ]);
  });

  it('is not there when all projects are of one category', async () => {
    const chartRow = (await site.owner.list('projects')).find(({ title }) => title === 'Chart');
    if (chartRow) await site.owner.change('projects', chartRow, { is_active: false });
    const page = await site.visit();
    expect(await titles(page)).toEqual(['Compass', 'Sextant']);
    expect(await filter(page, /All Projects/).count()).toBe(0);
  });

  it('says so when a category has become empty, and leads back to all', async () => {
    const page = await site.visitLive();
    await filter(page, /^Paper/).click();
    await eventually(() => titles(page)).toEqual(['Chart']);
    const row = (await site.owner.list('projects')).find(({ title }) => title === 'Chart');
    if (row) await site.owner.change('projects', row, { is_active: false });
    const projects = section(page, 'projects');
    await projects.getByRole('heading', { name: 'No Projects Found' }).waitFor();
    await projects.getByText(/^No projects found in the "paper" category\.$/i).waitFor();
    await projects.getByRole('button', { name: 'View All Projects' }).click();
    await eventually(() => titles(page)).toEqual(['Compass', 'Sextant']);
  });
});

describe('the grid of the projects', () => {
  it.each([
    ['one column on a phone', phone, 1],
    ['two columns on a tablet', { width: 820, height: 1180 }, 2],
    ['three columns at a desktop', desktop, 3],
  ])('has %s', async (_name, viewport, columns) => {
    await site.owner.create('projects', { ...sextant, title: 'Another', order_index: 7 });
    await site.owner.create('projects', { ...sextant, title: 'And another', order_index: 8 });
    const page = await site.visit({ viewport });
    const cards = section(page, 'projects')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(5);
    expect(new Set(lefts).size).toBe(columns);
  });
});

describe('the projects without projects', () => {
  it('say that there are none, under their header', async () => {
    await site.owner.hideAll('projects');
    await site.owner.hideAll('section-titles');
    const page = await site.visit();
    const projects = section(page, 'projects');
    await projects.getByText(/^No projects( data)? available$/).waitFor();
    await projects.getByText('My Creations', { exact: true }).waitFor();
    await projects.getByRole('heading', { level: 2, name: 'Featured Projects' }).waitFor();
    await projects.getByText('A showcase of my work in product management and development', { exact: true }).waitFor();
  });
});
