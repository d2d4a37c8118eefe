import type { Fill, Glow, Group, Layer, PathShape, Point, Stroke, Transform, Trim } from './lottie';
import { type ColourName, fallbackColour } from './palette';
import { type Beat, beziers, frames, numbers, points, scales } from './timing';

/** What a group does over time. The origin is the point that it turns and grows around. */
interface Movement {
  /** Where the origin goes; where it is when left out. */
  readonly position?: Point | readonly Beat<Point>[];
  readonly origin?: Point;
  /** In percent, across and down. */
  readonly scale?: Point | readonly Beat<Point>[];
  /** In degrees, clockwise. */
  readonly rotation?: number | readonly Beat<number>[];
  /** In percent. */
  readonly opacity?: number | readonly Beat<number>[];
}

function transform({ origin, position = origin, scale, rotation, opacity = 100 }: Movement): Transform {
  return {
    ty: 'tr',
    ...(origin && { a: points(origin) }),
    ...(position && { p: points(position) }),
    ...(scale && { s: scales(scale) }),
    ...(rotation !== undefined && { r: numbers(rotation) }),
    o: numbers(opacity),
  };
}

/** Paths with what paints them, the lowest first. */
export function draw(
  path: string | readonly Beat<string>[],
  ...paints: readonly (Fill | Stroke | Glow | Trim)[]
): Group {
  const shapes = beziers(path).map((ks): PathShape => ({ ty: 'sh', ks }));
  return { ty: 'gr', it: [...shapes, ...paints.toReversed(), transform({})] };
}

/** Things that move together, the lowest first. */
export function group(movement: Movement, ...content: readonly Group[]): Group {
  return { ty: 'gr', it: [...content.toReversed(), transform(movement)] };
}

/** Fills with a colour, of an opacity in percent; where two of the paths overlap is a hole. */
export function fill(colour: ColourName, opacity: number | readonly Beat<number>[] = 100): Fill {
  return { ty: 'fl', cl: colour, c: { a: 0, k: fallbackColour(colour) }, o: numbers(opacity), r: 2 };
}

/** Draws the outline. */
export function stroke(colour: ColourName, width: number): Stroke {
  return {
    ty: 'st',
    cl: `${colour} line`,
    c: { a: 0, k: fallbackColour(colour) },
    o: numbers(100),
    w: numbers(width),
    lc: 2,
    lj: 2,
  };
}

/** Fills with light that fades evenly from one opacity to nothing: along a line, or around a point. */
export function glow(kind: 'line' | 'round', from: Point, to: Point, opacity: number): Glow {
  const colour = fallbackColour('glow').slice(0, 3);
  const stops = [
    [0, opacity],
    [0.5, opacity * 0.48],
    [1, 0],
  ] as const;
  return {
    ty: 'gf',
    cl: 'glow',
    t: kind === 'line' ? 1 : 2,
    s: points(from),
    e: points(to),
    g: {
      p: stops.length,
      k: { a: 0, k: [...stops.flatMap(([at]) => [at, ...colour]), ...stops.flatMap((stop) => [...stop])] },
    },
    o: numbers(100),
    r: 1,
  };
}

/** Shows the line up to a percentage of its length. Comes after its stroke. */
export function drawnUpTo(end: readonly Beat<number>[]): Trim {
  return { ty: 'tm', s: numbers(0), e: numbers(end), o: numbers(0), m: 1 };
}

/** A thing of the scene, for the whole loop. */
export function layer(name: string, index: number, content: readonly Group[]): Layer {
  return {
    ty: 4,
    nm: name,
    ind: index,
    ip: 0,
    op: frames,
    st: 0,
    ks: {},
    shapes: content.toReversed(),
  };
}
