import { expect, test } from 'vitest';
import { describeAge } from '../../../client/admin/overview/age';

test.each([
  [-5, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [60 * 60, '1 hour ago'],
  [24 * 60 * 60, 'yesterday'],
  [6 * 24 * 60 * 60, '6 days ago'],
  [7 * 24 * 60 * 60, 'last week'],
  [29 * 24 * 60 * 60, '4 weeks ago'],
  [30 * 24 * 60 * 60, 'last month'],
  [364 * 24 * 60 * 60, '12 months ago'],
  [365 * 24 * 60 * 60, 'last year'],
  [800 * 24 * 60 * 60, '2 years ago'],
])('%d seconds are %s', (seconds, text) => {
  const now = new Date('2026-06-01T12:00:00Z');
  expect(describeAge(new Date(now.getTime() - seconds * 1_000), now)).toBe(text);
});
