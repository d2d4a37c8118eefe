import type { AdminSearchQuery } from '../../../schema/generated/admin';
import { adminPath } from '../paths';
import { editableSections, pathOf } from '../registry';

/** Something that can be found and opened. */
export interface SearchEntry {
  key: string;
  /** Where it is opened. */
  path: string;
  title: string;
  /** What kind of thing it is. */
  kind: string;
  /** What else it can be found by, best first. */
  texts: readonly string[];
  isHidden: boolean;
}

interface Item {
  id: number;
  isActive: boolean;
}

/** All pages of the admin. */
export function pageEntries(): SearchEntry[] {
  const pages = editableSections.map((section) => ({
    key: section.slug,
    path: pathOf(section),
    title: section.label,
    kind: 'Page',
    texts: [section.hint, ...(section.title ? [section.title] : [])],
    isHidden: false,
  }));
  return [{ key: '', path: adminPath, title: 'Control Panel', kind: 'Page', texts: [], isHidden: false }, ...pages];
}

/** All items of the content. Those of lists open in their dialog. */
export function itemEntries(data: AdminSearchQuery): SearchEntry[] {
  return [
    ...entriesOf('hero', data.allHeroes, ({ title }) => title, false),
    ...entriesOf('about', data.allAboutCards, ({ title }) => title),
    ...entriesOf('experiences', data.allExperiences, ({ position, company }) => `${position}, ${company}`),
    ...entriesOf('projects', data.allProjects, ({ title }) => title),
    ...entriesOf('stats', data.allStats, ({ value, suffix, label }) => `${value}${suffix ?? ''} ${label}`),
    ...entriesOf('testimonials', data.allTestimonials, ({ name }) => name),
    ...entriesOf('contact', data.allContactInfos, ({ label, value }) => `${label}: ${value}`),
    ...entriesOf('awards', data.allAwards, ({ title }) => title),
    ...entriesOf('education', data.allEducations, ({ degree }) => degree),
    ...entriesOf('certifications', data.allCertifications, ({ name }) => name),
    ...entriesOf('skills', data.allSkillCategories, ({ category }) => category),
    ...entriesOf('config', data.allSectionTitles, ({ mainTitle, sectionName }) => mainTitle || sectionName, false),
  ];
}

/** @param slug of the section that edits the items; one that is not offered has none */
function entriesOf<Content extends Item>(
  slug: string,
  items: readonly Content[],
  titleOf: (item: Content) => string,
  isList = true,
): SearchEntry[] {
  const section = editableSections.find((candidate) => candidate.slug === slug);
  if (!section) return [];
  return items.map((item) => ({
    key: `${slug}/${item.id}`,
    path: isList ? `${pathOf(section)}?item=${item.id}` : pathOf(section),
    title: titleOf(item),
    kind: section.label,
    texts: textsOf(item),
    isHidden: !item.isActive,
  }));
}

function textsOf(item: object): string[] {
  const values = Object.entries(item).filter(([field]) => field !== '__typename');
  return values.map(([, value]) => value).filter((value) => typeof value === 'string' && value !== '');
}
