import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../client/content/hero/illustration/lottie';
import { colourNames } from '../../../client/content/hero/illustration/palette';
import { formatPath, parsePath } from '../../../client/content/hero/illustration/path';
import { buildScene } from '../../../client/content/hero/illustration/scene';
import { renderStill } from '../../../client/content/hero/illustration/still';

const scene = buildScene();
const sheet = new URL('../../../client/content/hero/HeroIllustration.module.css', import.meta.url);

/** Every shape, however deep. */
function shapesOf(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => (shape.ty === 'gr' ? [shape, ...shapesOf(shape.it)] : [shape]));
}

const shapes = scene.layers.flatMap((layer) => shapesOf(layer.shapes));

interface Sequence {
  path: string;
  isRotation: boolean;
  keys: readonly { t: number; s: unknown; h?: number; i?: unknown; o?: unknown }[];
}

/** Every animated property below a value, with where it is. */
function sequencesOf(value: unknown, path = ''): readonly Sequence[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('a' in value && value.a === 1 && 'k' in value && Array.isArray(value.k)) {
    return [{ path, isRotation: path.endsWith('.r'), keys: value.k }];
  }
  return Object.entries(value).flatMap(([name, child]) => sequencesOf(child, `${path}.${name}`));
}

const sequences = sequencesOf(scene.layers);

const wholeTurns = (value: unknown) => (Array.isArray(value) ? value.map((turn) => ((turn % 360) + 360) % 360) : value);

describe('the animation', () => {
  it('has 600 frames at 60 a second on 500 by 394', () => {
    expect(scene).toMatchObject({ fr: 60, ip: 0, op: 600, w: 500, h: 394 });
    for (const layer of scene.layers) expect(layer).toMatchObject({ ip: 0, op: 600, st: 0 });
  });

  it('ends with what it begins with', () => {
    expect(sequences.length).toBeGreaterThan(20);
    for (const { path, isRotation, keys } of sequences) {
      const [first, last] = [keys[0], keys.at(-1)];
      expect([first?.t, last?.t], path).toEqual([0, 600]);
      if (isRotation) expect(wholeTurns(last?.s), path).toEqual(wholeTurns(first?.s));
      else expect(last?.s, path).toEqual(first?.s);
    }
  });

  it('goes forward in time, with a curve to each next value', () => {
    for (const { path, keys } of sequences) {
      const times = keys.map(({ t }) => t);
      expect(
        times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0)),
        `${path}: ${times}`,
      ).toBe(true);
      for (const key of keys.slice(0, -1)) expect(key.h === 1 || (key.i && key.o), path).toBeTruthy();
    }
  });

  it('has no value that is not a number', () => {
    expect(JSON.stringify(scene)).not.toMatch(/null/);
  });

  it('stays below 60 kB', () => {
    expect(JSON.stringify(scene).length).toBeLessThan(60_000);
  });

  it('names colours of the palette alone, each of which the style sheet knows', async () => {
    const css = await readFile(sheet, 'utf8');
    const classes = shapes.flatMap((shape) => ('cl' in shape ? shape.cl.split(' ') : []));
    for (const name of new Set(classes)) expect(['line', ...colourNames]).toContain(name);
    expect(colourNames.filter((name) => !classes.includes(name))).toEqual([]);
    expect(colourNames.filter((name) => !css.includes(`:global(.${name})`))).toEqual([]);
  });

  it('carries colours for players without a style sheet, each channel between 0 and 1', () => {
    for (const shape of shapes) {
      if (shape.ty !== 'fl' && shape.ty !== 'st') continue;
      expect(shape.c.k).toHaveLength(4);
      expect(shape.c.k.every((channel) => channel >= 0 && channel <= 1)).toBe(true);
    }
  });
});

describe('the still', () => {
  const still = renderStill(scene);

  it('is as large as the animation and has a path for each of its paints', () => {
    expect(still).toMatch(/^<svg [^>]*viewBox="0 0 500 394"/);
    const paints = shapes.filter(({ ty }) => ty === 'fl' || ty === 'st' || ty === 'gf');
    expect(still.match(/<path /g)).toHaveLength(paints.length);
  });

  it('brings no colour of its own, no style and no script', () => {
    expect(still).not.toMatch(/ (fill|stroke)="(?!url\(#)|style|script| on\w+=|NaN|undefined/);
  });

  it('defines each of the gradients that it uses', () => {
    const used = [...still.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(still).toContain(`id="${id}"`);
  });
});

describe('paths', () => {
  it('come back as they were written', () => {
    const [path] = parsePath('M1 2H5V6L3 8C2 7 1 6 0 5Z');
    expect(path && formatPath(path)).toBe('M1,2L5,2L5,6L3,8C2,7 1,6 0,5L1,2Z');
  });

  it('share the vertex where a curve ends at the start', () => {
    const [path] = parsePath('M0 0C1 0 2 1 2 2C2 3 1 3 0 0Z');
    expect(path?.v).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(path?.i[0]).toEqual([1, 3]);
  });

  it('are one for each M', () => {
    expect(parsePath('M0 0L1 1M2 2L3 3')).toHaveLength(2);
  });
});
