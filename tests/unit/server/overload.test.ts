import { afterAll, beforeAll, expect, test } from 'vitest';
import { Overload } from '../../../server/transport/overload';

let overload: Overload;
beforeAll(() => {
  overload = new Overload(60_000);
});
afterAll(() => overload.close());

test('is what lasts longer than one look, and ends at once', () => {
  const looks: [delay: number, isOver: boolean][] = [
    [70_000, false],
    [10, false],
    [70_000, false],
    [61_000, true],
    [61_000, true],
    [59_000, false],
    [61_000, false],
  ];
  for (const [delay, isOver] of looks) {
    overload.look(delay);
    expect(overload.isOver).toBe(isOver);
  }
});
