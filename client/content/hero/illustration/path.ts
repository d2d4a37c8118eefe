import type { Bezier, Point } from './lottie';

const operandCount = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 } as const;

type Command = keyof typeof operandCount;

/** To a tenth of a unit, which is finer than what can be seen. */
export const round = (value: number) => Math.round(value * 10) / 10;
const isCommand = (token: string): token is Command => token in operandCount;

/**
 * Reads SVG path data (the absolute commands M, L, H, V, C, Q and Z) into a path for each M, so that shapes are written
 * in the notation that everybody reads.
 */
export function parsePath(data: string): readonly Bezier[] {
  const paths: Outline[] = [];
  const tokens = data.match(/[A-Z]|-?[\d.]+(?:e-?\d+)?/g) ?? [];
  let command: Command = 'M';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (isCommand(token)) {
      command = token;
      at += 1;
    }
    const operands = tokens.slice(at, at + operandCount[command]).map(Number);
    at += operandCount[command];
    if (command === 'M') paths.push(new Outline());
    paths.at(-1)?.add(command, operands);
  }
  return paths.map((path) => path.toBezier());
}

/** A path while it is read, with handles at absolute positions. */
class Outline {
  private readonly nodes: { at: Point; in: Point; out: Point }[] = [];
  private isClosed = false;

  add(command: Command, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): void {
    const [x, y] = this.nodes.at(-1)?.at ?? [0, 0];
    if (command === 'Z') this.isClosed = true;
    else if (command === 'H') this.lineTo([a, y]);
    else if (command === 'V') this.lineTo([x, a]);
    else if (command === 'C') this.curveTo([a, b], [c, d], [e, f]);
    else if (command === 'Q') {
      const towards = ([fromX, fromY]: Point): Point => [fromX + ((a - fromX) * 2) / 3, fromY + ((b - fromY) * 2) / 3];
      this.curveTo(towards([x, y]), towards([c, d]), [c, d]);
    } else this.lineTo([a, b]);
  }

  toBezier(): Bezier {
    const relative = (handle: Point, [x, y]: Point): Point => [round(handle[0] - x), round(handle[1] - y)];
    return {
      c: this.isClosed,
      v: this.nodes.map(({ at: [x, y] }) => [round(x), round(y)]),
      i: this.nodes.map((node) => relative(node.in, node.at)),
      o: this.nodes.map((node) => relative(node.out, node.at)),
    };
  }

  private lineTo(at: Point): void {
    this.nodes.push({ at, in: at, out: at });
  }

  private curveTo(out: Point, into: Point, at: Point): void {
    const last = this.nodes.at(-1);
    if (last) last.out = out;
    const [first] = this.nodes;
    // A curve back to the start shares the first vertex.
    if (first && first !== last && first.at[0] === at[0] && first.at[1] === at[1]) first.in = into;
    else this.nodes.push({ at, in: into, out: at });
  }
}

/** Writes a path as SVG path data, the way the player does. */
export function formatPath({ c, v, i, o }: Bezier): string {
  const handle = (list: readonly Point[], index: number): Point => {
    const [x, y] = v[index] ?? [0, 0];
    const [dx, dy] = list[index] ?? [0, 0];
    return [round(x + dx), round(y + dy)];
  };
  const segment = (from: number, to: number): string => {
    const isStraight = [o[from], i[to]].every((point) => point?.[0] === 0 && point[1] === 0);
    if (isStraight) return `L${v[to]}`;
    return `C${handle(o, from)} ${handle(i, to)} ${v[to]}`;
  };
  const segments = v.slice(1).map((_, index) => segment(index, index + 1));
  const last = v.length - 1;
  return `M${v[0]}${segments.join('')}${c ? `${segment(last, 0)}Z` : ''}`;
}

/** A circle, of four curves. */
export function circle(x: number, y: number, radius: number): string {
  const k = radius * 0.5523;
  return [
    `M${x} ${y - radius}`,
    `C${x + k} ${y - radius} ${x + radius} ${y - k} ${x + radius} ${y}`,
    `C${x + radius} ${y + k} ${x + k} ${y + radius} ${x} ${y + radius}`,
    `C${x - k} ${y + radius} ${x - radius} ${y + k} ${x - radius} ${y}`,
    `C${x - radius} ${y - k} ${x - k} ${y - radius} ${x} ${y - radius}Z`,
  ].join('');
}

/** A rectangle with round corners, from its left upper corner. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const right = x + width;
  const bottom = y + height;
  const k = radius * 0.4477;
  return [
    `M${x + radius} ${y}H${right - radius}`,
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + radius}V${bottom - radius}`,
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - radius} ${bottom}H${x + radius}`,
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - radius}V${y + radius}`,
    `C${x} ${y + k} ${x + k} ${y} ${x + radius} ${y}Z`,
  ].join('');
}

/** A cog wheel around the origin, with the middle of its first tooth at `turn` degrees. */
export function cogwheel(teeth: number, root: number, tip: number, turn = 0): string {
  const pitch = (2 * Math.PI) / teeth;
  const corner = (angle: number, radius: number) =>
    `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  const corners = Array.from({ length: teeth }, (_, index) => {
    const middle = index * pitch + (turn * Math.PI) / 180;
    return [
      corner(middle - pitch * 0.29, root),
      corner(middle - pitch * 0.16, tip),
      corner(middle + pitch * 0.16, tip),
      corner(middle + pitch * 0.29, root),
    ];
  });
  return `M${corners.flat().join('L')}Z`;
}
