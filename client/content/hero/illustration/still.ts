import type {
  Animation,
  Bezier,
  Beziers,
  Glow,
  Group,
  Motion,
  Numbers,
  Paint,
  Point,
  Points,
  Scale,
  Scales,
  Shape,
  Trim,
} from './lottie';
import { formatPath } from './path';

/**
 * Frame 0 of an animation as SVG markup, in the shape in which the player draws it: with the same classes, so that it
 * takes the same colours, and nothing moves when the player takes over. What all fills and all strokes have in common is
 * left to the style sheet.
 */
export function renderStill(animation: Animation): string {
  const glows: string[] = [];
  const layers = animation.layers
    .toReversed()
    .map((layer) => renderGroup({ ty: 'gr', it: layer.shapes }, glows))
    .join('');
  const size = `width="${animation.w}" height="${animation.h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${animation.w} ${animation.h}" ${size}><defs>${glows.join('')}</defs>${layers}</svg>`;
}

function renderGroup({ it }: Group, glows: string[]): string {
  const paths = it.filter((shape) => shape.ty === 'sh');
  const trim = it.find((shape) => shape.ty === 'tm');
  const data = paths.map(({ ks }) => formatPath(firstPath(ks))).join('');
  const content = it
    .toReversed()
    .map((shape) => renderShape(shape, data, trim, glows))
    .join('');
  const attributes = renderTransform(it.find((shape) => shape.ty === 'tr'));
  return attributes === '' || content === '' ? content : `<g${attributes}>${content}</g>`;
}

function renderShape(shape: Shape, data: string, trim: Trim | undefined, glows: string[]): string {
  switch (shape.ty) {
    case 'gr':
      return renderGroup(shape, glows);
    case 'fl':
    case 'st':
    case 'gf':
      return `<path d="${data}" ${renderPaint(shape, glows)}${trim ? renderTrim(trim) : ''}/>`;
    default:
      return '';
  }
}

function renderPaint(paint: Paint, glows: string[]): string {
  switch (paint.ty) {
    case 'fl':
      return `class="${paint.cl}"${attribute('fill-opacity', firstNumber(paint.o) / 100, 1)}`;
    case 'st':
      return `class="${paint.cl}" stroke-width="${firstNumber(paint.w)}"`;
    case 'gf': {
      const id = `vitrine-glow-${glows.length}`;
      glows.push(renderGradient(id, paint));
      return `class="${paint.cl}" fill="url(#${id})"`;
    }
  }
}

function renderGradient(id: string, { t, s, e, g }: Glow): string {
  const [x, y] = firstValue(s);
  const [toX, toY] = firstValue(e);
  const opacities = g.k.k.slice(g.p * 4);
  const stops = Array.from({ length: g.p }, (_, index) => {
    const [offset = 0, opacity = 0] = opacities.slice(index * 2);
    return `<stop offset="${offset}" stop-opacity="${opacity}"/>`;
  }).join('');
  const units = 'gradientUnits="userSpaceOnUse"';
  return t === 1
    ? `<linearGradient id="${id}" ${units} x1="${x}" y1="${y}" x2="${toX}" y2="${toY}">${stops}</linearGradient>`
    : `<radialGradient id="${id}" ${units} cx="${x}" cy="${y}" r="${Math.hypot(toX - x, toY - y)}">${stops}</radialGradient>`;
}

/** A line that is not complete yet is a dash of its length. */
function renderTrim({ s, e }: Trim): string {
  const start = firstNumber(s);
  const length = firstNumber(e) - start;
  if (length >= 100) return '';
  return ` pathLength="100" stroke-dasharray="${length} 200" stroke-dashoffset="${-start}"`;
}

function renderTransform({ a, p, s, r, o }: Motion = {}): string {
  const [x, y] = p ? firstValue(p) : [0, 0];
  const [originX, originY] = a ? firstValue(a) : [0, 0];
  const [across, down] = s ? firstValue(s) : [100, 100];
  const rotation = r ? firstNumber(r) : 0;
  const opacity = o ? firstNumber(o) : 100;

  const steps: string[] = [];
  if (rotation !== 0) steps.push(`rotate(${rotation})`);
  if (across !== 100 || down !== 100) steps.push(`scale(${across / 100},${down / 100})`);
  if (steps.length === 0) steps.push(...translate(x - originX, y - originY));
  else steps.splice(0, steps.length, ...translate(x, y), ...steps, ...translate(-originX, -originY));
  return `${attribute('transform', steps.join(''), '')}${attribute('opacity', opacity / 100, 1)}`;
}

function translate(x: number, y: number): readonly string[] {
  return x === 0 && y === 0 ? [] : [`translate(${x},${y})`];
}

function attribute<Value>(name: string, value: Value, initial: Value): string {
  return value === initial ? '' : ` ${name}="${value}"`;
}

function firstNumber(property: Numbers): number {
  return property.a === 0 ? property.k : (property.k[0]?.s[0] ?? 0);
}

/** What an animated property starts with: its first keyframe is at frame 0. */
function firstValue(property: Points | Scales): Point | Scale {
  return property.a === 0 ? property.k : (property.k[0]?.s ?? [0, 0]);
}

function firstPath(property: Beziers): Bezier {
  const path = property.a === 0 ? property.k : property.k[0]?.s[0];
  return path ?? { c: false, v: [], i: [], o: [] };
}
