import { draw, fill, group, stroke } from './drawing';
import { floor, lit, places } from './light';
import type { Group } from './lottie';
import { box } from './path';
import type { Beat } from './timing';

const sill = 348;

/** Round above, straight down to the sill. */
const opening = (x: number, y: number, radius: number) =>
  `M${x} ${sill}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${500 - x - radius}Q${500 - x} ${y} ${500 - x} ${y + radius}V${sill}Z`;

/** The wall and the floor behind the glass. */
export function room(): readonly Group[] {
  return [
    draw(opening(26, 14, 16), fill('wall')),
    draw(`M26 ${floor}H474V${sill}H26Z`, fill('floor')),
    draw(`M26 ${floor}H474`, stroke('hairline', 1.25)),
  ];
}

/** How high the pedestals are: each thing a little nearer to the light than the one before. */
export const tops = { sketch: 294, wheels: 280, piece: 266 } as const;

/** A pedestal, whose slab catches the light. */
function plinth(x: number, top: number, light: readonly Beat<number>[]): readonly Group[] {
  return [
    draw(box(x - 44, top + 4, 88, floor + 8 - top - 4), fill('stone'), stroke('ink', 1.75)),
    draw(box(x - 50, top, 100, 8, 2), fill('blank'), fill('warm', light), stroke('ink', 1.75)),
  ];
}

export function plinths(): readonly Group[] {
  return [
    ...plinth(places.sketch, tops.sketch, lit.sketch),
    ...plinth(places.wheels, tops.wheels, lit.wheels),
    ...plinth(places.piece, tops.piece, lit.piece),
  ];
}

/** The shop window itself: the pane's shine, the frame and the sill. */
export function pane(): readonly Group[] {
  return [
    group(
      { opacity: 48 },
      draw('M33 156L156 23H182L33 184Z', fill('glint')),
      draw('M33 202L199 23H206L33 210Z', fill('glint')),
    ),
    draw(opening(33, 21, 10), stroke('hairline', 1.25)),
    draw(opening(26, 14, 16), stroke('ink', 2.25)),
    draw(box(10, sill, 480, 10, 3), fill('blank'), stroke('ink', 2.25)),
  ];
}
