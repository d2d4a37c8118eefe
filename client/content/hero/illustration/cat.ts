import { draw, fill, group, stroke } from './drawing';
import type { Group, Point } from './lottie';
import type { Beat } from './timing';

const seat = 348;
const x = 76;

/** The head follows the light. */
const looking: readonly Beat<number>[] = [
  [0, 9],
  [70, 9],
  [156, 3],
  [310, 3],
  [372, 6],
  [454, 6],
  [516, 9],
  [600, 9],
];
const leaning: readonly Beat<Point>[] = looking.map(([frame, turn]) => [frame, [x + turn * 0.3, seat - 48]]);

const ear: readonly Beat<number>[] = [
  [0, 0],
  [212, 0],
  [219, -14],
  [228, 0],
  [236, -10],
  [248, 0],
  [600, 0],
];

const tail = (bend: number) =>
  `M${x + 18} ${seat - 4}C${x + 34} ${seat + 2} ${x + 30 + bend * 0.4} ${seat + 18} ${x + 24 + bend} ${seat + 30}C${x + 21 + bend * 1.3} ${seat + 36} ${x + 26 + bend * 1.8} ${seat + 40} ${x + 32 + bend * 2} ${seat + 36}`;

const swaying: readonly Beat<string>[] = [
  [0, tail(0)],
  [80, tail(8)],
  [190, tail(-7)],
  [290, tail(5)],
  [390, tail(-5)],
  [490, tail(8)],
  [600, tail(0)],
];

/** Somebody who looks in from outside. */
export function cat(): readonly Group[] {
  return [
    draw(swaying, stroke('cat', 7)),
    draw(
      `M${x - 22} ${seat}C${x - 30} ${seat - 22} ${x - 18} ${seat - 50} ${x} ${seat - 50}C${x + 18} ${seat - 50} ${x + 30} ${seat - 22} ${x + 22} ${seat}Z`,
      fill('cat'),
    ),
    group(
      { origin: [x, seat - 48], position: leaning, rotation: looking },
      group(
        { origin: [x - 12, seat - 66], rotation: ear },
        draw(`M${x - 18} ${seat - 58}L${x - 16} ${seat - 80}L${x - 2} ${seat - 70}Z`, fill('cat'), stroke('cat', 2)),
      ),
      draw(`M${x + 18} ${seat - 58}L${x + 16} ${seat - 80}L${x + 2} ${seat - 70}Z`, fill('cat'), stroke('cat', 2)),
      draw(
        `M${x} ${seat - 73}C${x + 13} ${seat - 73} ${x + 20} ${seat - 66} ${x + 20} ${seat - 58}C${x + 20} ${seat - 48} ${x + 10} ${seat - 43} ${x} ${seat - 43}C${x - 10} ${seat - 43} ${x - 20} ${seat - 48} ${x - 20} ${seat - 58}C${x - 20} ${seat - 66} ${x - 13} ${seat - 73} ${x} ${seat - 73}Z`,
        fill('cat'),
      ),
      draw(
        `M${x - 17} ${seat - 52}L${x - 28} ${seat - 50}M${x + 17} ${seat - 52}L${x + 28} ${seat - 50}`,
        stroke('cat', 1.25),
      ),
    ),
    draw(`M${x - 13} ${seat - 43}Q${x} ${seat - 37} ${x + 13} ${seat - 43}`, stroke('red', 3)),
  ];
}
