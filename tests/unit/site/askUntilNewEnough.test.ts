import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUntilNewEnough } from '../../../client/site/askUntilNewEnough';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers with one revision after the other, the last one for ever. */
function answering(...revisions: number[]) {
  return vi.fn(async () => ({ revision: revisions.length > 1 ? (revisions.shift() ?? 0) : (revisions[0] ?? 0) }));
}

it('takes an answer that is new enough at once', async () => {
  const ask = answering(7);
  expect(await askUntilNewEnough(ask, () => 6)).toEqual({ revision: 7 });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again when an instance answers that has not heard of the news', async () => {
  const ask = answering(5, 5, 6);
  const answer = askUntilNewEnough(ask, () => 6);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ revision: 6 });
  expect(ask).toHaveBeenCalledTimes(3);
});

it('goes by the news that came while it asked', async () => {
  let wanted = 6;
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length === 1) wanted = 7;
    return { revision: 5 + ask.mock.calls.length };
  });
  const answer = askUntilNewEnough(ask, () => wanted);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ revision: 7 });
});

it('gives up on an instance that never hears of it, and takes nothing older', async () => {
  const ask = answering(5);
  const answer = askUntilNewEnough(ask, () => 6);
  await vi.runAllTimersAsync();
  expect(await answer).toBeUndefined();
  expect(ask.mock.calls.length).toBeGreaterThan(3);
});
