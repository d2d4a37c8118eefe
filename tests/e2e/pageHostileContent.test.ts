import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/publicPage';
import type { ContentName } from '../support/siteOwner';

/** What ends a script, a comment, a title, an attribute or a string, and what would run then. */
const text = `</script></title></style><img src=x onerror="window.hit=1"><!-- ]]> ' " \` \${1} {{7*7}} \u2028 <svg onload=window.hit=1>`;
const short = `"'><img src=x onerror=hit=1>`;
const mark = `<b onclick=hit>"'</b>`;

const line = text.slice(0, 200);

const content: Readonly<Record<Exclude<ContentName, 'hero' | 'section-titles'>, object>> = {
  about: { title: line, subtitle: line, description: text },
  experiences: {
    position: line,
    company: line,
    duration: line,
    location: line,
    description: text,
    technologies: text,
    achievements: text,
  },
  projects: {
    title: line,
    short_description: line,
    description: text,
    image_url: mark,
    technologies: text,
    category: short,
  },
  stats: { value: short, label: line, icon: mark, suffix: mark, type: 'main' },
  testimonials: { name: line, position: line, company: line, relation: line, message: text },
  'contact-info': { type: 'other', value: short, label: line },
  awards: { title: line, organization: line, year: short, icon: mark },
  education: { degree: line, institution: line, year: short, icon: mark },
  certifications: { name: line, issuer: line, year: short, icon: mark, certificate_id: line },
  skills: { category: line, skills: text },
};

const titles = { title: line, main_title: line, description: text, emoji: mark };

const site = openSite(async (owner) => {
  await owner.changeFirst('hero', { title: line, subtitle: line, description: text, badge: short, badge_emoji: mark });
  // There is room for three about cards, hidden ones counted.
  await owner.removeAll('about');
  for (const [name, fields] of Object.entries(content)) await owner.showOnly(name as ContentName, [fields]);
  for (const row of await owner.list('section-titles')) await owner.change('section-titles', row, titles);
});

/** What a browser made of the page: what has no place in it, and what the page says of itself. */
function whatCameOut(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    const blocks = [...document.querySelectorAll('script[type$="json"]')].map(({ textContent }) => textContent);
    return {
      foreign: elements.filter((element) => element.matches('img, b, svg[onload], base, meta[http-equiv]')).length,
      handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name, value }) => `${name}=${value}`),
      schemes: [...document.querySelectorAll('a')]
        .map(({ protocol }) => protocol)
        .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
      hit: 'hit' in window,
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      shared: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
      data: blocks.map((block): unknown => JSON.parse(block ?? '')),
    };
  });
}

describe.each([
  ['with script', true],
  ['without script', false],
])('content that looks like markup, %s', (_name, javaScriptEnabled) => {
  it('is shown as the text that it is, in the page, in its head and in its data', async () => {
    const { page } = await site.newVisitor({ javaScriptEnabled });
    if (javaScriptEnabled) await site.load(page);
    else await page.goto(site.url);
    const found = await whatCameOut(page);
    expect(found.foreign).toBe(0);
    expect(found.handlers).toEqual([]);
    expect(found.schemes).toEqual([]);
    expect(found.hit).toBe(false);
    expect(found.heading).toBe(line);
    expect(found.title).toContain('<img src=x onerror');
    expect(found.shared).toContain('<img src=x onerror');
    expect(found.data.length).toBeGreaterThan(0);
    // Whatever is written into JSON comes back as it was stored, in the structured data too.
    const strings = JSON.stringify(found.data);
    expect(strings).toContain(JSON.stringify(line).slice(1, -1));
    const shown = (await page.locator('main').textContent()) ?? '';
    for (const part of ['<img src=x onerror="window.hit=1">', '{{7*7}}', short, mark]) expect(shown).toContain(part);
  });
});
