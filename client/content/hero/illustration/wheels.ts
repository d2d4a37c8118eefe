import { draw, fill, group, stroke } from './drawing';
import { lit, places } from './light';
import type { Group, Point } from './lottie';
import { box, circle, cogwheel } from './path';
import { tops } from './room';
import type { Beat } from './timing';

/** Two wheels with teeth of one size: one turn of the large one is two of the small one. */
const large = { teeth: 16, root: 33, tip: 41 } as const;
const small = { teeth: 8, root: 14.5, tip: 22.5 } as const;
const distance = 56;
/** From the large wheel's axle to the small one's. */
const slope = -42;

const axle: Point = [places.wheels - 15, tops.wheels - 54];
const smallAxle: Point = [
  Math.round(axle[0] + distance * Math.cos((slope * Math.PI) / 180)),
  Math.round(axle[1] + distance * Math.sin((slope * Math.PI) / 180)),
];

/** They run while the light is on its way to them, and stop when it has gone. */
const turning: readonly Beat<number>[] = [
  [0, 0],
  [318, 0],
  [560, 360],
  [600, 360],
];
const turningBack = turning.map(([frame, turn]): Beat<number> => [frame, turn * -2]);

const holes = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
  return circle(Math.cos(angle) * 20, Math.sin(angle) * 20, 6.5);
}).join('');

const largeWheel = `${cogwheel(large.teeth, large.root, large.tip, slope)}${holes}`;
// A gap of the small wheel faces the large one's tooth.
const smallWheel = cogwheel(small.teeth, small.root, small.tip, slope + 180 + 180 / small.teeth);

const base = tops.wheels - 8;
const post = ([x, y]: Point) => box(x - 4, y, 8, base - y);

/** A small machine: two wheels on a stand, and a crank. */
export function wheels(): readonly Group[] {
  return [
    draw(post(axle), fill('stone'), stroke('ink', 1.75)),
    draw(post(smallAxle), fill('stone'), stroke('ink', 1.75)),
    draw(box(places.wheels - 42, base, 84, 8, 2), fill('blank'), stroke('ink', 1.75)),
    group(
      { position: smallAxle, rotation: turningBack },
      draw(smallWheel, fill('blank'), fill('emerald', lit.wheels), stroke('ink', 1.75)),
    ),
    group(
      { position: axle, rotation: turning },
      draw(largeWheel, fill('blank'), fill('violet', lit.wheels), stroke('ink', 1.75)),
      draw(circle(0, 0, 5), fill('blank'), stroke('ink', 1.75)),
    ),
    group(
      { position: smallAxle, rotation: turningBack },
      draw('M0 0L14 -24', stroke('ink', 3)),
      draw(circle(0, 0, 4), fill('blank'), stroke('ink', 1.75)),
      draw(circle(14, -24, 5), fill('blank'), fill('red', lit.wheels), stroke('ink', 1.75)),
    ),
  ];
}
