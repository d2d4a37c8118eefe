import { expect, test } from 'vitest';
import { returnPath } from '../../../client/admin/paths';

test('returns to the page of the admin that was asked for', () => {
  expect(returnPath({ from: '/admin/hero?tab=1' })).toBe('/admin/hero?tab=1');
  expect(returnPath({ from: '/admin' })).toBe('/admin');
});

test.each([
  [null],
  [{}],
  [{ from: 7 }],
  [{ from: '/' }],
  [{ from: '//example.org/admin' }],
  [{ from: 'https://example.org/admin/' }],
  [{ from: '/administration' }],
  [{ from: '/admin/login' }],
])('goes to the dashboard after %j', (state) => {
  expect(returnPath(state)).toBe('/admin');
});
