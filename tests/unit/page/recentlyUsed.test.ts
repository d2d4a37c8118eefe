import { describe, expect, it, vi } from 'vitest';
import { RecentlyUsed } from '../../../server/page/recentlyUsed';

function cacheOf(capacity: number) {
  const clock = { now: 0 };
  return { clock, cache: new RecentlyUsed<string>(capacity, 100, () => clock.now) };
}

describe('the cache of recently used values', () => {
  it('computes a value once', () => {
    const { cache } = cacheOf(2);
    const compute = vi.fn(() => 'value');
    expect(cache.get('a', compute)).toBe('value');
    expect(cache.get('a', compute)).toBe('value');
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('neither keeps nor computes more than its capacity, however many keys come', () => {
    const { cache } = cacheOf(8);
    const compute = vi.fn(() => 'value');
    const answers = Array.from({ length: 1000 }, (_, index) => cache.get(`key ${index}`, compute));
    expect(compute).toHaveBeenCalledTimes(8);
    expect(cache.size).toBe(8);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(992);
  });

  it('gives the place of the least recently used to a new key, once that one has rested', () => {
    const { cache, clock } = cacheOf(2);
    cache.get('a', () => 'a');
    clock.now = 10;
    cache.get('b', () => 'b');
    clock.now = 50;
    cache.get('a', () => 'a again');
    clock.now = 109;
    expect(cache.get('c', () => 'c')).toBeUndefined();
    clock.now = 110;
    expect(cache.get('c', () => 'c')).toBe('c');
    expect(cache.get('a', () => 'a again')).toBe('a');
    expect(cache.get('b', () => 'b again')).toBeUndefined();
    expect(cache.size).toBe(2);
  });
});
