import { dataBlock } from './dataBlock';

/** What is put into `index.html`. */
export interface PageParts {
  /** Elements for `<head>`. */
  head: string;
  /** Markup of the page, as React made it. */
  html: string;
  /** What the browser begins with, for hydration. */
  data: unknown;
  /** schema.org, for search engines. It stands behind the markup, so that it holds up no first paint. */
  jsonLd?: object | undefined;
}

/** Fills the placeholders of `index.html`. */
export function fillTemplate(template: string, { head, html, data, jsonLd }: PageParts): string {
  const blocks = [
    data === undefined ? '' : dataBlock('application/json', data, 'page-data'),
    jsonLd === undefined ? '' : dataBlock('application/ld+json', jsonLd),
  ];
  const parts = new Map([
    ['<!--head-->', head],
    ['<!--html-->', html],
    ['<!--data-->', blocks.join('')],
  ]);
  return template.replace(/<!--(?:head|html|data)-->/g, (placeholder) => parts.get(placeholder) ?? '');
}
