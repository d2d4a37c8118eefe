import { renderAsync } from '@resvg/resvg-js';
import { palette } from './palette';

/** The mark of `client/public/favicon.svg`, by day: devices cut and colour icons without asking for the time. */
const mark = `
<rect x="4.5" y="2.5" width="23" height="24" rx="4" fill="none" stroke="#23262f" stroke-width="2.5"/>
<path d="M4.5 20h23M8 27v3m16-3v3" stroke="#23262f" stroke-width="2.5" stroke-linecap="round"/>
<circle cx="13" cy="14" r="4.5" fill="#3b82f6"/>
<path d="M18 18.5v-8h4.5v8z" fill="#f59e0b"/>`;

/** Part of the edge that stays free, so that a round mask cuts nothing off. */
const safeMargin = 0.14;

/** The mark on paper, as SVG. An icon for a tab is all mark; larger ones may be masked. */
export function composeIcon(size: number): string {
  const isTabIcon = size <= 48;
  const inset = isTabIcon ? 0 : size * safeMargin;
  const paper = isTabIcon ? '' : `<rect width="${size}" height="${size}" fill="${palette.paper}"/>`;
  const scale = (size - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">${paper}<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`;
}

/** @returns a PNG of `size` × `size` */
export async function renderIcon(size: number): Promise<Buffer> {
  return (await renderAsync(composeIcon(size), { font: { loadSystemFonts: false } })).asPng();
}

/** The icon that is asked for by its well-known name: an ICO file that holds one PNG of 32 × 32. */
export async function renderFavicon(): Promise<Buffer> {
  const size = 32;
  const png = await renderIcon(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
