import { escapeHtml } from './escape';
import { palette } from './palette';

/** Longer descriptions are cut by search engines and link previews, at a place of their choice. */
const descriptionLength = 160;

/** Size of a link preview's picture that the large cards of all networks take without cropping. */
export const cardImageSize = { width: 1200, height: 630 } as const;

/** What machines are told about a page that may be found and shared. */
export interface SharedPage {
  /** Name of the site: its owner's. */
  siteName: string;
  /** Absolute address of the page. */
  url: string;
  image: { url: string; alt: string; width: number; height: number };
}

export interface PageHead {
  title: string;
  description: string;
  /** Undefined: the address is not known, so that no absolute link can be written. */
  shared?: SharedPage | undefined;
  isIndexed: boolean;
}

/** The page's part of `<head>`; what all pages have alike and needs no server stands in `index.html`. */
export function renderHead({ title, description, shared, isIndexed }: PageHead): string {
  const summary = shortenDescription(description);
  return [
    `<title>${escapeHtml(title)}</title>`,
    summary === '' ? '' : named('description', summary),
    isIndexed ? '' : named('robots', 'noindex'),
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.paperDark}">`,
    isIndexed ? renderCard(title, summary, shared) : '',
  ].join('');
}

/** Open Graph, which nearly everybody reads, and what only X asks for. */
function renderCard(title: string, description: string, shared: SharedPage | undefined): string {
  const texts = [
    property('og:type', 'profile'),
    property('og:title', title),
    description === '' ? '' : property('og:description', description),
    named('twitter:card', shared ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    description === '' ? '' : named('twitter:description', description),
  ];
  if (!shared) return texts.join('');
  const { siteName, url, image } = shared;
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...texts,
    property('og:site_name', siteName),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
  ].join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** One line that ends after a whole word; an ellipsis says that there was more. */
export function shortenDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= descriptionLength) return line;
  const cut = characters.slice(0, descriptionLength - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}
