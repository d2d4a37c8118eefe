/** The content of the site as somebody would write it by hand: one static HTML file with a little CSS and no script. */
export async function staticPage(url: string): Promise<string> {
  const read = async (path: string): Promise<Record<string, string>[]> => (await fetch(`${url}/api/${path}`)).json();
  const [hero] = [await (await fetch(`${url}/api/hero`)).json()] as Record<string, string>[];
  const paths = ['about', 'experiences', 'projects', 'stats', 'awards', 'education', 'certifications', 'skills'];
  const sections = await Promise.all([...paths, 'testimonials', 'contact-info'].map(read));
  const shown = (row: Record<string, string>) =>
    Object.entries(row)
      .filter(([name, value]) => typeof value === 'string' && !/_at$|^id$/.test(name))
      .map(([, value]) => `<p>${escapeText(value)}</p>`)
      .join('');
  const body = sections.map(
    (rows) => `<section>${rows.map((row) => `<article>${shown(row)}</article>`).join('')}</section>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static page</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<style>body{max-width:72rem;margin:auto;padding:1rem;font:1.1rem/1.6 sans-serif}h1{font-size:3rem}',
    'article{border:1px solid #ddd;border-radius:14px;padding:1rem;margin:1rem 0}</style></head><body>',
    `<header><h1>${escapeText(hero?.title ?? '')}</h1><p>${escapeText(hero?.subtitle ?? '')}</p>`,
    `<p>${escapeText(hero?.description ?? '')}</p></header>${body.join('')}</body></html>`,
  ].join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
