/** The part of the Lottie format that the illustration needs, typed. */

export type Point = readonly [x: number, y: number];

/** In percent: across, down, and in depth, which this flat scene has none of. */
export type Scale = readonly [across: number, down: number, depth: 100];

/** A Bézier path: vertices, with the handles into and out of each, relative to it. */
export interface Bezier {
  readonly c: boolean;
  readonly v: readonly Point[];
  readonly i: readonly Point[];
  readonly o: readonly Point[];
}

interface Handle {
  readonly x: number;
  readonly y: number;
}

/** A value at a time, with the curve that leads to the next; `h` holds the value until then. */
export interface Keyframe<Value> {
  readonly t: number;
  readonly s: Value;
  readonly i?: Handle;
  readonly o?: Handle;
  readonly h?: 1;
}

interface Fixed<Value> {
  readonly a: 0;
  readonly k: Value;
}

interface Animated<Value> {
  readonly a: 1;
  readonly k: readonly Keyframe<Value>[];
}

/** Keyframes hold numbers and paths in a list of one. */
export type Numbers = Fixed<number> | Animated<readonly number[]>;
export type Points = Fixed<Point> | Animated<Point>;
export type Scales = Fixed<Scale> | Animated<Scale>;
export type Beziers = Fixed<Bezier> | Animated<readonly [Bezier]>;

export interface PathShape {
  readonly ty: 'sh';
  readonly ks: Beziers;
}

/** Shows the part of the group's paths from `s` to `e`, in percent of their length. */
export interface Trim {
  readonly ty: 'tm';
  readonly s: Numbers;
  readonly e: Numbers;
  readonly o: Numbers;
  readonly m: 1;
}

export interface Fill {
  readonly ty: 'fl';
  readonly cl: string;
  readonly c: Fixed<readonly number[]>;
  readonly o: Numbers;
  /** 2 leaves what two paths share unfilled. */
  readonly r: 1 | 2;
}

export interface Stroke {
  readonly ty: 'st';
  readonly cl: string;
  readonly c: Fixed<readonly number[]>;
  readonly o: Numbers;
  readonly w: Numbers;
  readonly lc: 2;
  readonly lj: 2;
}

/** Light that fades from `s` to `e`: along a line (1) or around a point (2). */
export interface Glow {
  readonly ty: 'gf';
  readonly cl: string;
  readonly t: 1 | 2;
  readonly s: Points;
  readonly e: Points;
  readonly g: { readonly p: number; readonly k: Fixed<readonly number[]> };
  readonly o: Numbers;
  readonly r: 1;
}

/** How a group lies and shows: around the origin `a`, at `p`, by `s` and `r`. What is left out changes nothing. */
export interface Motion {
  readonly a?: Points;
  readonly p?: Points;
  readonly s?: Scales;
  readonly r?: Numbers;
  readonly o?: Numbers;
}

/** The player insists on the opacity. */
export interface Transform extends Motion {
  readonly ty: 'tr';
  readonly o: Numbers;
}

export interface Group {
  readonly ty: 'gr';
  /** The topmost first, the transform last. */
  readonly it: readonly Shape[];
}

export type Paint = Fill | Stroke | Glow;
export type Shape = Group | PathShape | Trim | Paint | Transform;

export interface Layer {
  readonly ty: 4;
  readonly nm: string;
  readonly ind: number;
  readonly ip: number;
  readonly op: number;
  readonly st: number;
  readonly ks: Motion;
  readonly shapes: readonly Group[];
}

export interface Animation {
  readonly v: string;
  readonly nm: string;
  readonly fr: number;
  readonly ip: number;
  readonly op: number;
  readonly w: number;
  readonly h: number;
  readonly ddd: 0;
  readonly assets: readonly [];
  readonly layers: readonly Layer[];
}
