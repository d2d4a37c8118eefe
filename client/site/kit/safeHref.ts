import { linkSchemes } from '../../../schema/limits';

const scheme = /^([a-z][a-z0-9+.-]*):/i;
/** `example.org:8080` looks like a scheme but is a host with its port. */
const hostWithPort = /^[^/?#:]+:\d{1,5}(?:[/?#]|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters from a link before they read it
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g;

/**
 * A link that is safe to follow, or undefined when there is none: only `http`, `https`, `mailto` and `tel` come
 * through, so that no stored text can run as a script. A link without a scheme is read as `https`.
 */
export function safeHref(link: string | null | undefined): string | undefined {
  const text = (link ?? '').replace(ignoredByBrowsers, '');
  // A link to another host than it seems: browsers read a backslash as a slash.
  if (text === '' || text.startsWith('//') || text.includes('\\')) return undefined;
  const found = scheme.exec(text)?.[1]?.toLowerCase();
  if (linkSchemes.some((allowed) => allowed === found)) return text;
  return found === undefined || hostWithPort.test(text) ? withHttps(text) : undefined;
}

/** The same for what is shown in a frame: web addresses alone. */
export function safeWebHref(link: string | null | undefined): string | undefined {
  const href = safeHref(link);
  return href !== undefined && /^https?:/i.test(href) ? href : undefined;
}

function withHttps(text: string): string | undefined {
  const address = text.replace(/^\//, '');
  return URL.canParse(`https://${address}`) ? `https://${address}` : undefined;
}
