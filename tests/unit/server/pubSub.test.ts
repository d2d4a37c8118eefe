import { expect, test } from 'vitest';
import { type ContentEvent, PubSub } from '../../../server/live/events';

const event = (revision: number): ContentEvent => ({ revision, section: 'stats', timestamp: new Date(0) });

test('a listener that does not listen loses the oldest events, and nobody else is held up', async () => {
  const pubSub = new PubSub();
  const [slow, fast] = [pubSub.subscribe('contentUpdated'), pubSub.subscribe('contentUpdated')];
  const firsts = [slow.next(), fast.next()];
  pubSub.publish('contentUpdated', event(0));
  await Promise.all(firsts);
  for (let revision = 1; revision <= 5_000; revision += 1) {
    const next = fast.next();
    pubSub.publish('contentUpdated', event(revision));
    expect((await next).value).toMatchObject({ revision });
  }
  const late = [];
  for (let count = 0; count < 100; count += 1) late.push((await slow.next()).value?.revision);
  expect(late.at(-1)).toBe(5_000);
  expect(late).toEqual(late.toSorted((one, other) => one - other));
  await Promise.all([slow.return?.(), fast.return?.()]);
});

test('a listener hears nothing of another topic, and nothing after it left', async () => {
  const pubSub = new PubSub();
  const listener = pubSub.subscribe('configUpdated');
  const first = listener.next();
  pubSub.publish('contentUpdated', event(1));
  pubSub.publish('configUpdated', event(2));
  expect((await first).value).toMatchObject({ revision: 2 });
  await listener.return?.();
  pubSub.publish('configUpdated', event(3));
  expect(await listener.next()).toEqual({ done: true, value: undefined });
});
