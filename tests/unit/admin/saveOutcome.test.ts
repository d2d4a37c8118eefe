import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { readMeanwhile } from '../../../client/admin/kit/saveOutcome';

const from = { id: 1, title: 'Old', __typename: 'Award' };

function refusal(extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Refused.', extensions }] });
}

test('a save that came too late ends with what was saved meanwhile', () => {
  const current = { id: 1, title: 'New' };
  expect(readMeanwhile(refusal({ code: 'CONFLICT', current }), from)).toEqual({ meanwhile: { ...from, title: 'New' } });
});

test('a save of what was deleted meanwhile ends with nothing', () => {
  expect(readMeanwhile(refusal({ code: 'NOT_FOUND' }), from)).toEqual({ meanwhile: undefined });
});

test.each([
  ['a broken rule of the content', refusal({ code: 'CONFLICT' })],
  ['invalid values', refusal({ code: 'VALIDATION_FAILED' })],
  ['a lost connection', new TypeError('Failed to fetch')],
])('a save that failed for %s says nothing of another version', (_reason, error) => {
  expect(readMeanwhile(error, from)).toBeUndefined();
});
