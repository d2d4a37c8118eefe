import { renderAsync } from '@resvg/resvg-js';
import { cardImageSize } from './head';
import type { Introduction } from './introduction';
import { palette } from './palette';
import { fitText, type SetText, Typeface } from './typesetting';
import { vitrineMotif } from './vitrineMotif';

const margin = 80;
const column = 620;
/** The last line stands on the shelf of the display case. */
const shelf = 524;
const nameLeading = 1.04;
const roleLeading = 1.26;

interface Faces {
  display: Typeface;
  italic: Typeface;
  text: Typeface;
}

let loaded: Faces | undefined;

function faces(): Faces {
  loaded ??= {
    display: Typeface.load('fraunces', '600-normal', -0.018),
    italic: Typeface.load('fraunces', '400-italic', -0.004),
    text: Typeface.load('figtree', '600-normal', 0.01),
  };
  return loaded;
}

/**
 * Draws the picture of a link preview: the owner's name and role beside the display case. What the fonts cannot draw
 * is left out; without a drawable name, the case stands alone.
 *
 * @returns a PNG
 * @throws Error when the fonts or the rasterizer cannot be loaded
 */
export async function renderSocialImage(introduction: Introduction): Promise<Buffer> {
  const image = await renderAsync(composeSocialImage(introduction), { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The picture as SVG without any text element, so that it needs no font to be drawn. */
export function composeSocialImage({ name, role, badge }: Introduction): string {
  const { width, height } = cardImageSize;
  const { display, italic, text } = faces();
  const shownName = display.drawable(name);
  const content =
    shownName === undefined
      ? `<g transform="translate(-420 0)">${vitrineMotif}</g>`
      : vitrineMotif + badgeLine(text, badge) + nameAndRole(display, shownName, italic, role);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><rect width="${width}" height="${height}" fill="${palette.paper}"/>${content}</svg>`;
}

/** A point of light and a few words, at the top. */
function badgeLine(face: Typeface, badge: string): string {
  const words = face.drawable(badge);
  if (words === undefined) return '';
  const { lines, size } = fitText(face, words, { width: column - 30, maxLines: () => 1, largest: 28, smallest: 24 });
  return `<circle cx="${margin + 7}" cy="89" r="7" fill="${palette.blue}"/>${draw(face, { lines, size }, margin + 28, 98, 1, palette.inkSoft)}`;
}

/** Stacked from the shelf upwards: the role, a short rule, the name. */
function nameAndRole(display: Typeface, name: string, italic: Typeface, role: string): string {
  const words = italic.drawable(role);
  const set = words && fitText(italic, words, { width: column, maxLines: () => 2, largest: 38, smallest: 28 });
  const roleStart = set ? shelf - (set.lines.length - 1) * set.size * roleLeading : shelf;
  const ruleY = set ? roleStart - set.size - 22 : shelf;
  const title = fitText(display, name, { width: column, maxLines: nameLines, largest: 96, smallest: 44 });
  const nameStart = ruleY - 28 - title.size * 0.24 - (title.lines.length - 1) * title.size * nameLeading;
  return [
    draw(display, title, margin - title.size * 0.02, nameStart, nameLeading, palette.ink),
    `<path d="M${margin} ${ruleY}h72" stroke="${palette.blue}" stroke-width="4"/>`,
    set ? draw(italic, set, margin, roleStart, roleLeading, palette.inkSoft) : '',
  ].join('');
}

/** Two lines look best; more are better than a name too small to read. */
function nameLines(size: number): number {
  if (size >= 72) return 2;
  return size >= 56 ? 3 : 4;
}

function draw(face: Typeface, { lines, size }: SetText, x: number, y: number, leading: number, fill: string): string {
  const outlines = lines.map((line, index) => face.outline(line, x, y + index * size * leading, size));
  return `<g fill="${fill}">${outlines.join('')}</g>`;
}
