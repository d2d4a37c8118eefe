import { draw, fill, glow, group, stroke } from './drawing';
import type { Group, Point } from './lottie';
import { box, circle } from './path';
import type { Beat } from './timing';

/** What the lamp visits: the sketch, the wheels and the finished piece. */
export const places = { sketch: 158, wheels: 274, piece: 392 } as const;

export const floor = 324;
const rail = 42;

/** The lamp's way: it starts over the piece, goes back to the sketch, and comes forward again. */
const journey: readonly Beat<number>[] = [
  [0, places.piece],
  [60, places.piece],
  [156, places.sketch],
  [304, places.sketch],
  [366, places.wheels],
  [448, places.wheels],
  [510, places.piece],
  [600, places.piece],
];
const positions = journey.map(([frame, x]): Beat<Point> => [frame, [x, rail]]);

/** Hangs back when it sets off, swings on when it stops, and comes to rest. `side` is 1 to the right, -1 to the left. */
function swing(from: number, to: number, side: 1 | -1): readonly Beat<number>[] {
  const length = to - from;
  return [
    [from, 0],
    [Math.round(from + length * 0.36), 4.5 * side],
    [Math.round(to - length * 0.06), -5 * side],
    [to + 20, 2.6 * side],
    [to + 41, -1.3 * side],
    [to + 61, 0.5 * side],
    [to + 80, 0],
  ];
}

const swinging: readonly Beat<number>[] = [
  [0, 0],
  ...swing(60, 156, -1),
  ...swing(304, 366, 1),
  ...swing(448, 510, 1),
  [600, 0],
];

/** It is brightest where it stops. */
const brightness: readonly Beat<number>[] = [
  [0, 100],
  [60, 100],
  [108, 60],
  [156, 100],
  [304, 100],
  [335, 60],
  [366, 100],
  [448, 100],
  [479, 60],
  [510, 100],
  [600, 100],
];

/** How much of its own colour a thing has: a trace in the dark, all of it in the light. */
const trace = 14;
export const lit = {
  sketch: [
    [0, trace],
    [112, trace],
    [162, 100],
    [300, 100],
    [344, trace],
    [600, trace],
  ],
  wheels: [
    [0, trace],
    [78, trace],
    [106, 55],
    [136, trace],
    [326, trace],
    [370, 100],
    [444, 100],
    [488, trace],
    [600, trace],
  ],
  piece: [
    [0, 100],
    [56, 100],
    [98, trace],
    [468, trace],
    [516, 100],
    [600, 100],
  ],
} as const satisfies Record<keyof typeof places, readonly Beat<number>[]>;

/** What carries the lamp. */
export function railing(): readonly Group[] {
  return [draw(`M76 ${rail}V23M424 ${rail}V23`, stroke('hairline', 1.5)), draw(`M52 ${rail}H448`, stroke('ink', 1.75))];
}

/** The light in the air. Lies behind the things that it falls on. */
export function beam(): readonly Group[] {
  const reach = floor - rail;
  return [
    group(
      { position: positions, rotation: swinging, opacity: brightness },
      draw(`M-25 55L-84 ${reach}H84L25 55Z`, glow('line', [0, 50], [0, reach], 1)),
    ),
  ];
}

/** A pendant lamp on a runner. */
export function lamp(): readonly Group[] {
  return [
    group(
      { position: positions, rotation: swinging },
      draw(circle(0, 56, 44), glow('round', [0, 56], [44, 56], 0.7)),
      draw('M0 0V26', stroke('ink', 1.75)),
      draw('M-10 54C-10 65 10 65 10 54Z', fill('bulb'), stroke('ink', 1.75)),
      draw('M-5 24H5V30C19 32 27 41 28 54H-28C-27 41 -19 32 -5 30Z', fill('shade'), stroke('ink', 1.75)),
      draw('M-20 48C-19 42 -15 38 -9 36', stroke('blueSoft', 1.75)),
    ),
    group({ position: positions }, draw(box(-9, -4, 18, 8, 4), fill('blank'), stroke('ink', 1.75))),
    ...moth(),
  ];
}

/** Where a moth is around the lamp, which it follows a little late. */
const fluttering: readonly Beat<Point>[] = [
  [0, [434, 88]],
  [44, [418, 66]],
  [84, [366, 78]],
  [126, [256, 110]],
  [166, [190, 118]],
  [206, [206, 92]],
  [246, [196, 70]],
  [286, [212, 104]],
  [326, [232, 84]],
  [366, [300, 68]],
  [406, [316, 100]],
  [446, [304, 124]],
  [486, [352, 112]],
  [526, [430, 122]],
  [566, [444, 104]],
  [600, [434, 88]],
];

const heading: readonly Beat<number>[] = fluttering.map(([frame], index) => [
  frame,
  index === 0 || index === fluttering.length - 1 ? 20 : 20 + 26 * Math.sign(Math.sin(index * 2.2)),
]);

const wingbeats = Array.from(
  { length: 61 },
  (_, index): Beat<Point> => [index * 10, [index % 2 === 0 ? 100 : 42, 100]],
);

function moth(): readonly Group[] {
  return [
    group(
      { position: fluttering, rotation: heading },
      group(
        { scale: wingbeats },
        draw('M0 -1C-3 -8 -10 -7 -9 -2C-9 1 -4 2 0 1C4 2 9 1 9 -2C10 -7 3 -8 0 -1Z', fill('moth'), stroke('ink', 1.25)),
        draw('M0 1C-4 1 -7 4 -5 6C-3 8 -1 5 0 2C1 5 3 8 5 6C7 4 4 1 0 1Z', fill('moth'), stroke('ink', 1.25)),
      ),
      draw('M0 -3V4', stroke('ink', 2)),
    ),
  ];
}
