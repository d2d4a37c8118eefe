import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entry, eventually, openSite, screens, section, style } from '../support/publicPage';

const site = openSite(async (owner) => {
  await owner.showOnly('stats', [
    { icon: '🚀', value: '12', suffix: '+', label: 'Launches', type: 'main' },
    { icon: '👥', value: '900', suffix: '+', label: 'People Served', type: 'main' },
    { icon: '☕', value: '3', label: 'Cups', type: 'main' },
  ]);
  await owner.showOnly('awards', [
    { title: 'Golden Moth', organization: 'Society of Bugs', year: '1947', icon: '🦋' },
    { title: 'Plain Prize', organization: 'Somebody', year: '1948' },
  ]);
  await owner.showOnly('education', [{ degree: 'Doctor of Tides', institution: 'Sea School', year: '1934' }]);
  await owner.showOnly('certifications', [
    { name: 'Linked', issuer: 'Issuer A', year: '2001', certificate_link: 'https://certificates.example.org/1' },
    { name: 'Numbered', issuer: 'Issuer B', year: '2002', certificate_id: 'AB-12' },
    {
      name: 'Both',
      issuer: 'Issuer C',
      year: '2003',
      certificate_link: 'https://certificates.example.org/3',
      certificate_id: 'CD-34',
    },
    { name: 'Neither', issuer: 'Issuer D', year: '2004' },
  ]);
  await owner.showOnly(
    'skills',
    [
      'Languages',
      'FRAMEWORKS & libraries',
      'databases',
      'Tools & Platforms',
      'Methodologies',
      'Sailing',
      'Cooking',
      'LANGUAGES',
    ].map((category, index) => ({ category, skills: ` first ${index}, second ${index} ,, ` })),
  );
});

const panels = ['Awards & Recognition', 'Education', 'Certifications', 'Skills'] as const;
type Panel = (typeof panels)[number];

/** Something in each panel, by which one sees that it is open. */
const inside: Record<Panel, string> = {
  'Awards & Recognition': 'Golden Moth',
  Education: 'Doctor of Tides',
  Certifications: 'Numbered',
  Skills: 'Sailing',
};

function content(page: Page, panel: Panel): Locator {
  return section(page, 'stats-section').getByRole('heading', { name: inside[panel], exact: true });
}

function toggle(page: Page, panel: Panel): Promise<void> {
  return section(page, 'stats-section').getByRole('heading', { level: 3, name: panel, exact: true }).click();
}

async function openPanel(page: Page, panel: Panel): Promise<Locator> {
  await toggle(page, panel);
  await content(page, panel).waitFor();
  return section(page, 'stats-section');
}

describe.each(screens)('the achievements on %s', (_name, viewport) => {
  it('show each figure with icon, suffix and label, and no suffix for people served', async () => {
    const page = await site.visit({ viewport });
    const stats = section(page, 'stats-section');
    expect(await stats.getByRole('definition').allInnerTexts()).toEqual(['12+', '900', '3']);
    for (const label of ['Launches', 'People Served', 'Cups']) await stats.getByText(label).waitFor();
    for (const icon of ['🚀', '👥', '☕']) await stats.getByText(icon).first().waitFor();
  });

  it('open and close four panels, each by itself, all closed at first', async () => {
    const page = await site.visit({ viewport });
    const areOpen = () => Promise.all(panels.map((panel) => content(page, panel).isVisible()));
    expect(await areOpen()).toEqual([false, false, false, false]);
    await toggle(page, 'Education');
    await eventually(areOpen).toEqual([false, true, false, false]);
    await toggle(page, 'Skills');
    await toggle(page, 'Awards & Recognition');
    await eventually(areOpen).toEqual([true, true, false, true]);
    await toggle(page, 'Education');
    await eventually(areOpen).toEqual([true, false, false, true]);
    await toggle(page, 'Certifications');
    await eventually(areOpen).toEqual([true, false, true, true]);
  });

  it('list awards, education and certificates with icon, giver and year', async () => {
    const page = await site.visit({ viewport });
    const stats = await openPanel(page, 'Awards & Recognition');
    await entry(stats, 'Golden Moth').getByText('Society of Bugs - 1947', { exact: true }).waitFor();
    await entry(stats, 'Golden Moth').getByText('🦋').waitFor();
    await entry(stats, 'Plain Prize').getByText('🏆').waitFor();
    await openPanel(page, 'Education');
    await entry(stats, 'Doctor of Tides').getByText('Sea School - 1934', { exact: true }).waitFor();
    await entry(stats, 'Doctor of Tides').getByText('🎓').waitFor();
    await openPanel(page, 'Certifications');
    await entry(stats, 'Numbered').getByText('Issuer B - 2002', { exact: true }).waitFor();
    await entry(stats, 'Numbered').getByText('📜').waitFor();
  });

  it('open a certificate in a new tab where there is one, else show its number', async () => {
    const page = await site.visit({ viewport });
    const stats = await openPanel(page, 'Certifications');
    for (const [name, address] of [
      ['Linked', 'https://certificates.example.org/1'],
      ['Both', 'https://certificates.example.org/3'],
    ] as const) {
      const link = entry(stats, name).getByRole('link', { name: /^View Certificate/ });
      expect(await link.getAttribute('href')).toBe(address);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
    await entry(stats, 'Numbered').getByText('ID: AB-12', { exact: true }).waitFor();
    expect(await entry(stats, 'Both').getByText(/^ID:/).count()).toBe(0);
    for (const name of ['Numbered', 'Neither']) expect(await entry(stats, name).getByRole('link').count()).toBe(0);
    expect(await entry(stats, 'Neither').getByText(/ID:/).count()).toBe(0);
  });
});

describe('the skills', () => {
  it('are split into chips under their category', async () => {
    const page = await site.visit();
    const stats = await openPanel(page, 'Skills');
    expect(await entry(stats, 'Sailing').getByRole('listitem').allInnerTexts()).toEqual(['first 5', 'second 5']);
  });

  it('take the colour of their category, in whatever letter case, and grey for all others', async () => {
    const page = await site.visit();
    const stats = await openPanel(page, 'Skills');
    const hues = new Map<string, number>();
    const chroma = new Map<string, number>();
    for (const category of [
      'Languages',
      'FRAMEWORKS & libraries',
      'databases',
      'Tools & Platforms',
      'Methodologies',
      'Sailing',
      'Cooking',
      'LANGUAGES',
    ]) {
      const chip = entry(stats, category).getByRole('listitem');
      const [red = 0, green = 0, blue = 0] = await toRgb(page, await style(chip, 'color'));
      const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
      chroma.set(category, max - min);
      hues.set(category, hueOf(red, green, blue));
    }
    const between = (category: string, from: number, to: number) => {
      expect(hues.get(category), category).toBeGreaterThanOrEqual(from);
      expect(hues.get(category), category).toBeLessThanOrEqual(to);
    };
    between('Languages', 200, 235);
    between('FRAMEWORKS & libraries', 100, 180);
    between('databases', 225, 265);
    between('Tools & Platforms', 300, 345);
    expect(Math.min(hues.get('Methodologies') ?? 180, 360 - (hues.get('Methodologies') ?? 180))).toBeLessThan(25);
    expect(hues.get('LANGUAGES')).toBe(hues.get('Languages'));
    expect(hues.get('databases')).not.toBe(hues.get('Languages'));
    for (const other of ['Sailing', 'Cooking']) expect(chroma.get(other), other).toBeLessThan(45);
    expect(hues.get('Sailing')).toBe(hues.get('Cooking'));
  });
});

describe('long texts in the achievements', () => {
  it('lie over nothing when they stand in the column of years', async () => {
    await site.owner.showOnly('awards', [
      {
        title: 'Golden Moth',
        organization: 'Society of Bugs',
        year: 'Every year from 1947 on, and some of them twice or more',
      },
      { title: 'Plain Prize', organization: 'Somebody', year: '1948' },
    ]);
    const page = await site.visit();
    await toggle(page, 'Awards & Recognition');
    await content(page, 'Awards & Recognition').waitFor();
    const awards = section(page, 'stats-section').getByRole('listitem');
    const year = await awards.first().getByText('Every year').boundingBox();
    const next = await awards.nth(1).boundingBox();
    expect(year && next && year.y + year.height <= next.y).toBe(true);
  });

  it.each(screens)('are not broken when they are figures, on %s', async (_name, viewport) => {
    await site.owner.showOnly(
      'stats',
      ['1,000,000', '12', '3', '4', '5'].map((value) => ({ icon: '🚀', value, label: 'Launches', type: 'main' })),
    );
    const page = await site.visit({ viewport });
    const figures = section(page, 'stats-section').getByRole('definition');
    const [long, short] = await Promise.all([figures.first().boundingBox(), figures.nth(1).boundingBox()]);
    expect(long?.height).toBe(short?.height);
  });
});

describe('the achievements without content', () => {
  it('keep their header and have nothing to open, without a word of failure', async () => {
    for (const name of ['stats', 'awards', 'education', 'certifications', 'skills', 'section-titles'] as const) {
      await site.owner.hideAll(name);
    }
    const page = await site.visit();
    const stats = section(page, 'stats-section');
    await stats.getByText('My Journey', { exact: true }).waitFor();
    await stats.getByRole('heading', { level: 2, name: 'Achievements & Skills' }).waitFor();
    await stats.getByText('A glimpse into my professional journey and expertise', { exact: true }).waitFor();
    expect(await stats.getByRole('definition').count()).toBe(0);
    expect(await stats.getByText(/failed|error/i).count()).toBe(0);
  });
});

/** Any CSS colour as red, green and blue from 0 to 255. */
function toRgb(page: Page, color: string): Promise<number[]> {
  return page.evaluate((value) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, color);
}

/** Hue in degrees, as in HSL. */
function hueOf(red: number, green: number, blue: number): number {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (max === min) return 0;
  const sector =
    max === red
      ? (green - blue) / (max - min)
      : max === green
        ? 2 + (blue - red) / (max - min)
        : 4 + (red - green) / (max - min);
  return Math.round((sector * 60 + 360) % 360);
}
