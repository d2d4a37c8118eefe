import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Parts of a font in the order in which they are asked for a character. */
const subsets = ['latin', 'latin-ext'] as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Chooses between text and emoji; has no shape of its own. */
const variationSelectors = /[\ufe0e\ufe0f]/g;

/** A font that turns text into outlines, so that a picture looks the same on a machine without any fonts. */
export class Typeface {
  private constructor(
    private readonly fonts: readonly Font[],
    /** Added after every character, in em. */
    private readonly tracking: number,
  ) {}

  /**
   * Reads static files of a Fontsource package: variable ones cannot be set to a weight here.
   *
   * @param style weight and slope as in the names of the files: `600-normal`
   * @throws Error when a file is missing or is no font
   */
  static load(family: 'fraunces' | 'figtree', style: string, tracking = 0): Typeface {
    const fonts = subsets.map((subset) => {
      const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`);
      const font = create(readFileSync(path));
      if (!('layout' in font)) throw new Error(`${path} holds more than one font.`);
      return font;
    });
    return new Typeface(fonts, tracking);
  }

  /**
   * What can be drawn of a text, on one line. Characters in disguise, such as bold mathematical letters, become plain;
   * others that the font lacks are left out, and so are brackets and separators that then hold or part nothing.
   *
   * @returns undefined when no letter and no digit is left
   */
  drawable(text: string): string | undefined {
    const kept = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => this.replace(segment)).join('');
    const isWhole = kept === text;
    const tidy = (isWhole ? kept : withoutLeftovers(kept)).replace(/\s+/g, ' ').trim();
    return /[\p{L}\p{N}]/u.test(tidy) ? tidy : undefined;
  }

  /** Width of a line in em. */
  measure(line: string): number {
    let width = 0;
    for (const { run, scale } of this.layOut(line)) {
      for (const position of run.positions) width += position.xAdvance * scale + this.tracking;
    }
    return Math.max(0, width - this.tracking);
  }

  /** The outlines of a line whose baseline starts at (x, y), as SVG paths without a fill. */
  outline(line: string, x: number, y: number, size: number): string {
    const paths: string[] = [];
    let at = x;
    for (const { run, scale } of this.layOut(line)) {
      for (const [index, glyph] of run.glyphs.entries()) {
        const position = run.positions[index];
        if (!position) continue;
        const left = at + position.xOffset * scale * size;
        const base = y - position.yOffset * scale * size;
        const shape = glyph.path.toSVG();
        const factor = (scale * size).toFixed(5);
        if (shape !== '') {
          const place = `translate(${left.toFixed(2)} ${base.toFixed(2)}) scale(${factor} -${factor})`;
          paths.push(`<path transform="${place}" d="${shape}"/>`);
        }
        at += (position.xAdvance * scale + this.tracking) * size;
      }
    }
    return paths.join('');
  }

  private replace(grapheme: string): string {
    if (/^\s+$/.test(grapheme)) return ' ';
    const forms = [grapheme, grapheme.replace(variationSelectors, ''), grapheme.normalize('NFKC')];
    return forms.find((form) => form !== '' && this.fontFor(form) !== undefined) ?? '';
  }

  private fontFor(grapheme: string): Font | undefined {
    const points = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
    return this.fonts.find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
  }

  /** Splits a line where the font changes. Characters that no font has are skipped. */
  private layOut(line: string) {
    const parts: { font: Font; text: string }[] = [];
    for (const { segment } of graphemes.segment(line)) {
      const font = this.fontFor(segment);
      const last = parts.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += segment;
      else parts.push({ font, text: segment });
    }
    return parts.map(({ font, text }) => ({ run: font.layout(text), scale: 1 / font.unitsPerEm }));
  }
}

/** Removes empty brackets, brackets around all that is left, and what parted words that are gone. */
function withoutLeftovers(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|\{\s*\}|«\s*»|“\s*”/g, ' ')
    .replace(/^[\s,;:|/·•&–—-]+|[\s,;:|/·•&–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1');
}

export interface Measure {
  /** Of the column, in pixels. */
  width: number;
  /** How many lines a text of some size may have. */
  maxLines: (size: number) => number;
  largest: number;
  smallest: number;
}

export interface SetText {
  lines: readonly string[];
  size: number;
}

type WidthOf = (line: string) => number;

/**
 * Sets a text as large as it fits, in lines of about equal length. What does not fit at the smallest size either ends
 * in an ellipsis.
 */
export function fitText(face: Typeface, text: string, { width, maxLines, largest, smallest }: Measure): SetText {
  const widthOf = widthsOf(face);
  const words = text.split(' ').filter((word) => word !== '');
  for (let size = largest; size > smallest; size -= 2) {
    const column = width / size;
    const lines = wrap(words, column, widthOf);
    const isWhole = lines.length <= maxLines(size) && lines.every((line) => widthOf(line) <= column);
    if (isWhole) return { lines: balance(words, column, lines, widthOf), size };
  }
  const column = width / smallest;
  const pieces = words.flatMap((word) => breakWord(word, column, widthOf));
  const lines = wrap(pieces, column, widthOf);
  const most = maxLines(smallest);
  if (lines.length <= most) return { lines: balance(pieces, column, lines, widthOf), size: smallest };
  const last = shorten(lines.slice(most - 1).join(' '), column, widthOf);
  return { lines: [...lines.slice(0, most - 1), last], size: smallest };
}

/** Measures each word once: the lines that are tried are made of the same few words. */
function widthsOf(face: Typeface): WidthOf {
  const space = face.measure('n n') - face.measure('nn');
  const known = new Map<string, number>();
  const wordWidth = (word: string) => {
    const width = known.get(word) ?? face.measure(word);
    known.set(word, width);
    return width;
  };
  return (line) => line.split(' ').reduce((sum, word, index) => sum + wordWidth(word) + (index > 0 ? space : 0), 0);
}

/** Fills line after line. A word that is wider than the column gets a line of its own. */
function wrap(words: readonly string[], column: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Narrows the column as far as the number of lines stays the same. */
function balance(words: readonly string[], column: number, lines: string[], widthOf: WidthOf): string[] {
  let best = lines;
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const narrower = wrap(words, column * share, widthOf);
    const fits = narrower.length === lines.length && narrower.every((line) => widthOf(line) <= column * share);
    if (!fits) break;
    best = narrower;
  }
  return best;
}

function breakWord(word: string, column: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > column) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Ends a line in an ellipsis, after a whole word where that costs little. */
function shorten(line: string, column: number, widthOf: WidthOf): string {
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(line)) {
    if (widthOf(`${characters.join('')}${segment}…`) > column) break;
    characters.push(segment);
  }
  const cut = characters.join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > cut.length * 0.6 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}
