import type { PublicPageQuery } from '../../schema/generated/site';
import { toSectionConfig } from './sectionConfig';

/** What the browser's tab and a search engine call the page. */
export function pageTitle(data: PublicPageQuery | null): string {
  const { title, subtitle } = introduction(data);
  return `${title} – ${subtitle}`;
}

/** What a search engine and a link preview say about the page. */
export function pageDescription(data: PublicPageQuery | null): string {
  return introduction(data).description.replace(/\s+/g, ' ');
}

function introduction(data: PublicPageQuery | null) {
  const fallback = toSectionConfig(data?.sectionTitles ?? []).hero;
  return {
    title: data?.hero?.title.trim() || fallback.title,
    subtitle: data?.hero?.subtitle.trim() || fallback.subtitle,
    description: data?.hero?.description.trim() || fallback.description,
  };
}
