import type { Bezier, Beziers, Keyframe, Numbers, Point, Points, Scale, Scales } from './lottie';
import { parsePath } from './path';

/** The loop: ten seconds at sixty frames a second. */
export const frames = 600;

/** How a value goes on to the next: slow at both ends, at an even pace, or not until then. */
type Pace = 'eased' | 'even' | 'held';

/** A value at a frame. A sequence starts at frame 0 and ends at frame 600 with what it started with. */
export type Beat<Value> = readonly [frame: number, value: Value, pace?: Pace];

const curves = {
  eased: { o: { x: 0.42, y: 0 }, i: { x: 0.58, y: 1 } },
  even: { o: { x: 0.33, y: 0.33 }, i: { x: 0.67, y: 0.67 } },
} as const;

function keyframes<Value>(beats: readonly Beat<Value>[]): readonly Keyframe<Value>[] {
  return beats.map(([t, s, pace = 'eased'], index) => {
    if (index === beats.length - 1) return { t, s };
    return pace === 'held' ? { t, s, h: 1 } : { t, s, ...curves[pace] };
  });
}

/** A number, or numbers over time. */
export function numbers(value: number | readonly Beat<number>[]): Numbers {
  if (typeof value === 'number') return { a: 0, k: value };
  return { a: 1, k: keyframes(value.map(([frame, number, pace]) => [frame, [number], pace])) };
}

/** A point, or points over time. */
export function points(value: Point | readonly Beat<Point>[]): Points {
  return isPoint(value) ? { a: 0, k: value } : { a: 1, k: keyframes(value) };
}

/** A scale across and down, or scales over time. */
export function scales(value: Point | readonly Beat<Point>[]): Scales {
  if (isPoint(value)) return { a: 0, k: [...value, 100] };
  return { a: 1, k: keyframes(value.map(([frame, scale, pace]): Beat<Scale> => [frame, [...scale, 100], pace])) };
}

/** The paths of an SVG path, or one path of the same build over time. */
export function beziers(value: string | readonly Beat<string>[]): readonly Beziers[] {
  if (typeof value === 'string') return parsePath(value).map((k) => ({ a: 0, k }));
  const beats = value.map(([frame, data, pace]): Beat<readonly [Bezier]> => {
    const [path] = parsePath(data);
    if (!path) throw new Error(`Not a path: ${data}`);
    return [frame, [path], pace];
  });
  return [{ a: 1, k: keyframes(beats) }];
}

function isPoint(value: Point | readonly Beat<Point>[]): value is Point {
  return typeof value[0] === 'number';
}
