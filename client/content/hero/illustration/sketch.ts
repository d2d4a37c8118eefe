import { draw, drawnUpTo, fill, group, stroke } from './drawing';
import { lit, places } from './light';
import type { Group, Point } from './lottie';
import { box, circle, round } from './path';
import { birdLine } from './piece';
import { tops } from './room';
import type { Beat } from './timing';

const x = places.sketch;
const ledge = tops.sketch - 12;
const page = { left: x - 39, top: ledge - 98, width: 78, height: 94 } as const;
const middle = page.top + 50;
const board = box(x - 47, page.top - 10, 94, ledge - page.top + 10, 4);

/** The bird in one line: head, neck, wing, tail and keel. */
const bird = birdLine.map(([dx, dy]): Point => [round(x + dx * 0.66), round(middle + 4 + dy * 0.66)]);

const drawing = { from: 196, to: 290 } as const;

/** When the pencil is at each point of the line, and how much of the line there is by then. */
const strokes = (() => {
  const lengths = bird.map(([px, py], index) => {
    const [fromX, fromY] = bird[index - 1] ?? [px, py];
    return Math.hypot(px - fromX, py - fromY);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let done = 0;
  return bird.map((at, index) => {
    done += lengths[index] ?? 0;
    const share = done / total;
    return { at, percent: share * 100, frame: Math.round(drawing.from + share * (drawing.to - drawing.from)) };
  });
})();

const atRest: Point = [page.left + 2, ledge - 3.5];

const pencilAt: readonly Beat<Point>[] = [
  [0, atRest],
  [158, atRest],
  ...strokes.map(({ frame, at }): Beat<Point> => [frame, at]),
  [drawing.to + 6, bird.at(-1) ?? atRest],
  [drawing.to + 46, atRest],
  [600, atRest],
];

const pencilTurn: readonly Beat<number>[] = [
  [0, 90],
  [158, 90],
  [drawing.from, 30],
  [238, 38],
  [drawing.to, 32],
  [drawing.to + 46, 90],
  [600, 90],
];

/** The finished page turns over the top while the light is on its way; the bird begins anew on the next. */
const turned = { from: 104, to: 148 } as const;

const line: readonly Beat<number>[] = [
  [0, 100],
  [turned.to, 100, 'held'],
  [turned.to + 1, 0],
  ...strokes.map(({ frame, percent }): Beat<number> => [frame, percent]),
  [600, 100],
];

const turning: readonly Beat<Point>[] = [
  [0, [100, 100]],
  [turned.from, [100, 100]],
  [turned.to, [100, 0], 'held'],
  [turned.to + 1, [100, 100]],
  [600, [100, 100]],
];

function sheet(): readonly Group[] {
  const paper = box(page.left, page.top, page.width, page.height, 2);
  return [
    draw(paper, fill('blank'), fill('bright', lit.sketch)),
    draw(circle(x, middle, 29), stroke('guide', 1.25)),
    draw(`M${x - 33} ${middle + 8}H${x + 33}M${x} ${middle - 33}V${middle + 33}`, stroke('guide', 1.25)),
    draw(paper, stroke('ink', 1.5)),
  ];
}

const birdPath = `M${bird.map((point) => point.join(' ')).join('L')}`;

/** A drawing board on which a pencil draws a bird. */
export function sketch(): readonly Group[] {
  return [
    draw(
      `M${x - 32} ${ledge}L${x - 37} ${tops.sketch}M${x + 32} ${ledge}L${x + 37} ${tops.sketch}`,
      stroke('ink', 2.25),
    ),
    draw(board, fill('stone'), fill('warm', lit.sketch), stroke('ink', 1.75)),
    ...sheet(),
    group({ origin: [x, page.top], scale: turning }, ...sheet(), draw(birdPath, stroke('lead', 2), drawnUpTo(line))),
    draw(box(x - 13, page.top - 14, 26, 9, 3), fill('blank'), stroke('ink', 1.75)),
    draw(box(x - 50, ledge, 100, 5, 2), fill('blank'), stroke('ink', 1.75)),
    pencil(),
  ];
}

function pencil(): Group {
  return group(
    { position: pencilAt, rotation: pencilTurn },
    draw('M0 0L-3.5 -12V-60H3.5V-12Z', fill('blank')),
    draw('M-3.5 -12H3.5V-52H-3.5Z', fill('amber', lit.sketch)),
    draw('M-3.5 -52H3.5V-58Q3.5 -60 1.5 -60H-1.5Q-3.5 -60 -3.5 -58Z', fill('red', lit.sketch)),
    draw('M0 0L-3.5 -12V-58Q-3.5 -60 -1.5 -60H1.5Q3.5 -60 3.5 -58V-12ZM-3.5 -52H3.5', stroke('ink', 1.5)),
  );
}
