import { draw, fill, group, stroke } from './drawing';
import { lit, places } from './light';
import type { Group, Point } from './lottie';
import type { ColourName } from './palette';
import { box, circle } from './path';
import { tops } from './room';
import type { Beat } from './timing';

const x = places.piece;
const base = tops.piece - 8;
const dome = `M${x - 46} ${base}V${base - 74}C${x - 46} ${base - 100} ${x - 26} ${base - 120} ${x} ${base - 120}C${x + 26} ${base - 120} ${x + 46} ${base - 100} ${x + 46} ${base - 74}V${base}Z`;

/** It leaves its stand when the light comes, and settles when it goes. */
const flight: readonly Beat<Point>[] = [
  [0, [x, base - 52]],
  [30, [x, base - 55]],
  [92, [x, base - 42]],
  [508, [x, base - 42]],
  [560, [x, base - 55]],
  [600, [x, base - 52]],
];

const wingbeats: readonly Beat<Point>[] = [
  [0, [100, 100]],
  [22, [100, 70]],
  [44, [100, 104]],
  [70, [100, 84]],
  [92, [100, 100]],
  [500, [100, 100]],
  [520, [100, 62]],
  [542, [100, 106]],
  [562, [100, 68]],
  [584, [100, 104]],
  [600, [100, 100]],
];

/** The bird in one line: head, neck, wing, tail, keel and back. */
export const birdLine: readonly Point[] = [
  [-47, -17],
  [-34, -30],
  [-17, 6],
  [14, -44],
  [17, 6],
  [47, -9],
  [1, 23],
  [-17, 6],
  [17, 6],
];

/** A facet of the bird, pale until the light falls on it. */
const facet = (path: string, colour: ColourName) =>
  draw(path, fill('blank'), fill(colour, lit.piece), stroke('ink', 1.5));

const wing = { origin: [0, 6], scale: wingbeats } as const;

function bird(): readonly Group[] {
  return [
    group(wing, facet('M-13 6L11 6L-15 -39Z', 'blueSoft')),
    facet('M17 5L3 20L47 -9Z', 'bluePale'),
    facet('M-17 5L-3 16L-34 -30Z', 'bluePale'),
    facet('M-34 -30L-28.5 -20L-47 -17Z', 'blue'),
    facet('M-17 5H17L1 23Z', 'blueSoft'),
    group(wing, facet('M-17 6L3 6L14 -44Z', 'blue'), facet('M3 6L17 6L14 -44Z', 'lead')),
  ];
}

/** The finished piece: a folded bird under a glass dome. */
export function piece(): readonly Group[] {
  return [
    draw(dome, fill('glass')),
    draw(`M${x} ${base}V${base - 22}`, stroke('ink', 2)),
    group({ position: flight, scale: [81, 81] }, ...bird()),
    draw(dome, stroke('ink', 1.75)),
    draw(
      `M${x - 38} ${base - 56}V${base - 74}C${x - 38} ${base - 87} ${x - 32} ${base - 98} ${x - 23} ${base - 105}`,
      stroke('glint', 2.5),
    ),
    draw(circle(x, base - 124, 4.5), fill('blank'), stroke('ink', 1.75)),
    draw(box(x - 50, base, 100, 8, 3), fill('blank'), stroke('ink', 1.75)),
  ];
}
