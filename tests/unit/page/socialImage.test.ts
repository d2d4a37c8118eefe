import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette } from '../../../server/page/palette';
import { composeIcon, renderFavicon, renderIcon } from '../../../server/page/siteIcon';
import { composeSocialImage, renderSocialImage } from '../../../server/page/socialImage';
import { fitText, Typeface } from '../../../server/page/typesetting';

const client = new URL('../../../client/', import.meta.url);
const empty = { name: '', role: '', badge: '' };

/** Width and height as they stand in the header of a PNG. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the social image', () => {
  it.each([
    ['a usual name', 'Rear Admiral Grace Hopper', 'Mathematician and naval officer', 'Amazing Grace'],
    ['a very long name', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6), 'word '.repeat(40), 'word '.repeat(12)],
    ['one endless word', 'x'.repeat(200), 'x'.repeat(200), 'x'.repeat(60)],
    ['emoji alone', '👩‍🚀🚀', '🚀', '🚀'],
    ['Arabic', 'محمد بن موسى الخوارزمي', 'عالم رياضيات', 'أهلا'],
    ['several scripts', '李小龙 Bruce Ли', 'Łódź', '⚓'],
    ['markup', '<script>alert("x")</script> & </svg>', '<!--', ']]>'],
    ['nothing', '', '', ''],
  ])('is a PNG of 1200 × 630 for %s', async (_what, name, role, badge) => {
    expect(pngSize(await renderSocialImage({ name, role, badge }))).toEqual([1200, 630]);
  });

  it('holds outlines only, so that it needs no font and no text can become markup', () => {
    const svg = composeSocialImage({ name: '<b>Grace</b>', role: '<i>', badge: '&amp;' });
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('&amp;');
  });

  it('shows the display case alone when the name cannot be drawn', () => {
    const alone = composeSocialImage(empty);
    expect(composeSocialImage({ ...empty, name: '👩‍🚀', role: 'Astronaut' })).toBe(alone);
    expect(composeSocialImage({ ...empty, name: 'محمد' })).toBe(alone);
    expect(composeSocialImage({ ...empty, name: 'Ada' })).not.toBe(alone);
  });
});

describe('setting text', () => {
  const face = Typeface.load('fraunces', '600-normal');

  it.each([
    ['Grace Hopper', 'Grace Hopper'],
    ['  Grace\n Hopper ', 'Grace Hopper'],
    ['Bartholomäus Żółkiewski', 'Bartholomäus Żółkiewski'],
    ['Zoe\u0308', 'Zoë'],
    ['𝐆𝐫𝐚𝐜𝐞', 'Grace'],
    ['⭐ Grace ⭐', 'Grace'],
    ['李小龙 (Bruce Lee)', 'Bruce Lee'],
    ['Bruce Lee (李小龙)', 'Bruce Lee'],
    ['Иван – Ivan', 'Ivan'],
    ['(Grace) – & Co.', '(Grace) – & Co.'],
  ])('draws of %j what the font has: %j', (text, drawable) => {
    expect(face.drawable(text)).toBe(drawable);
  });

  it.each(['', ' ', '👩‍🚀', 'محمد', '李小龙', '…', '( )', '\u0000\u200b'])('draws nothing of %j', (text) => {
    expect(face.drawable(text)).toBeUndefined();
  });

  it('keeps each line inside the column, and the lines within their number', () => {
    const texts = ['Grace', 'Rear Admiral Grace Hopper', 'word '.repeat(60), 'x'.repeat(200), 'W W W W W W W W W'];
    for (const text of texts) {
      const { lines, size } = fitText(face, text, { width: 620, maxLines: () => 3, largest: 96, smallest: 40 });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(face.measure(line) * size).toBeLessThanOrEqual(621);
    }
  });

  it('ends in an ellipsis only what does not fit at the smallest size', () => {
    const measure = { width: 620, maxLines: () => 2, largest: 96, smallest: 40 };
    expect(fitText(face, 'Rear Admiral Grace Hopper', measure)).toMatchObject({
      lines: ['Rear Admiral', 'Grace Hopper'],
    });
    const cut = fitText(face, 'several words '.repeat(20), measure);
    expect(cut.size).toBe(40);
    expect(cut.lines.at(-1)).toMatch(/\w…$/);
  });
});

describe('the icons', () => {
  it.each([180, 192, 512])('is a PNG of %i × %i', async (size) => {
    expect(pngSize(await renderIcon(size))).toEqual([size, size]);
  });

  it('are an ICO file with one PNG under the well-known name', async () => {
    const ico = await renderFavicon();
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const length = ico.readUInt32LE(14);
    const offset = ico.readUInt32LE(18);
    expect(offset + length).toBe(ico.length);
    expect(pngSize(ico.subarray(offset))).toEqual([32, 32]);
  });

  it('show the mark of the favicon', () => {
    const favicon = readFileSync(new URL('public/favicon.svg', client), 'utf8');
    const shapes = [...favicon.matchAll(/ d="([^"]+)"| (?:x|y|cx|cy|r|rx|width|height)="[\d.]+"/g)].map(
      ([shape]) => shape,
    );
    expect(shapes.length).toBeGreaterThan(0);
    const icon = composeIcon(32);
    for (const shape of shapes) expect(icon).toContain(shape);
    for (const [color] of favicon.matchAll(/fill="(#[0-9a-f]{6})"/g)) expect(icon).toContain(color);
  });
});

describe('the palette', () => {
  const tokens = readFileSync(new URL('site/tokens.css', client), 'utf8');

  it.each([
    ['paper', '--paper: light-dark(', 0],
    ['paperDark', '--paper: light-dark(', 1],
    ['surfaceSunken', '--surface-sunken: light-dark(', 0],
    ['ink', '--ink: light-dark(', 0],
    ['inkSoft', '--ink-soft: light-dark(', 0],
    ['blue', '--blue-500: ', 0],
    ['blueSoft', '--blue-200: ', 0],
    ['blueDeep', '--blue-700: ', 0],
    ['emerald', '--emerald-500: ', 0],
    ['emeraldDeep', '--emerald-700: ', 0],
    ['violet', '--violet-500: ', 0],
    ['amber', '--amber-500: ', 0],
    ['amberSoft', '--amber-400: ', 0],
    ['red', '--red-500: ', 0],
  ] as const)("has the page's %s", (name, token, index) => {
    const declaration = tokens.slice(tokens.indexOf(token)).split(';')[0] ?? '';
    const colors = [...declaration.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
    const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (colors[index] ?? []).slice(1).map(Number);
    expect(palette[name]).toBe(toHex(lightness, chroma, hue));
  });
});

/** CSS Color 4, section 10: OKLCH to sRGB. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
