import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../client/entry-server';
import type { PublicPageQuery } from '../../../schema/generated/site';

const empty = {
  revision: 1,
  hero: null,
  aboutCards: [],
  experiences: [],
  projects: [],
  stats: [],
  awards: [],
  educations: [],
  certifications: [],
  skillCategories: [],
  testimonials: [],
  contactInfos: [],
  sectionTitles: [],
} satisfies PublicPageQuery;

const hero = {
  __typename: 'Hero',
  id: 1,
  title: 'Ada <Lovelace>',
  subtitle: 'Mathematician',
  description: 'Notes\non the Analytical Engine',
  badge: 'Hello',
  badgeEmoji: '👋',
  ctaText: 'See',
  ctaStyle: 'filled',
};

const anchors = ['about', 'experience', 'projects', 'stats-section', 'testimonials', 'contact', 'thank-you'];

describe('renderPage', () => {
  it('gives every section its anchor and its default header when there is no content', () => {
    const { html, isFound } = renderPage('/', empty);
    expect(isFound).toBe(true);
    expect(anchors.filter((anchor) => !html.includes(`id="${anchor}"`))).toEqual([]);
    expect(html).toContain('Get to Know Me');
    expect(html).toContain('Achievements &amp; Skills');
    expect(html).toContain('No about data available');
    expect(html).toContain('No testimonials available');
  });

  it('shows the hero and takes title and description from it', () => {
    const { html, title, description } = renderPage('/?utm=x', { ...empty, hero });
    expect(html).toContain('Ada &lt;Lovelace&gt;');
    expect(title).toBe('Ada <Lovelace> – Mathematician');
    expect(description).toBe('Notes on the Analytical Engine');
  });

  it('says that it is loading when there is no data', () => {
    const { html } = renderPage('/', null);
    expect(html).toContain('Loading hero section...');
    expect(html).toContain('Loading amazing projects...');
    expect(html).toContain('Loading achievements...');
  });

  it('carries no style attribute, which a strict policy would refuse', () => {
    expect(renderPage('/', { ...empty, hero }).html).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('answers an unknown path with a page that leads home', () => {
    const { html, title, isFound } = renderPage('/nowhere', empty);
    expect({ title, isFound }).toEqual({ title: 'Page not found', isFound: false });
    expect(html).toContain('href="/"');
  });

  it.each(['/admin', '/admin/', '/admin/projects?x=1'])('leaves %s to the browser', (path) => {
    expect(renderPage(path, null)).toMatchObject({ html: '', isFound: true });
  });

  it('does not take a path that only begins like the admin for it', () => {
    expect(renderPage('/administrator', null).isFound).toBe(false);
  });
});
