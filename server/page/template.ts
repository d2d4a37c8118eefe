import { escapeHtml } from './escape';

/** What is put into `index.html`. */
export interface PageParts {
  title: string;
  description: string;
  /** Absolute address of the page, where it is known. */
  canonical: string | undefined;
  /** Markup of the page, as React made it. */
  html: string;
  /** Data that the page was rendered from, for hydration. */
  data: unknown;
}

/** Fills the placeholders of `index.html`. */
export function fillTemplate(template: string, { title, description, canonical, html, data }: PageParts): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ].join('');
  const parts = new Map([
    ['<!--head-->', head],
    ['<!--html-->', html],
    ['<!--data-->', data === undefined ? '' : toDataElement(data)],
  ]);
  return template.replace(/<!--(?:head|html|data)-->/g, (placeholder) => parts.get(placeholder) ?? '');
}

/** JSON in a data block ends where `</script` or `<!--` begins, whatever stands in its strings. */
function toDataElement(data: unknown): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
