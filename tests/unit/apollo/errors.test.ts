import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { isUnauthenticated, toFailure } from '../../../client/apollo/errors';

function answered(status: number, bodyText = ''): ServerError {
  return new ServerError('refused', { response: new Response(null, { status }), bodyText });
}

function graphqlError(message: string, extensions: Record<string, unknown> = {}): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

describe('what a person is told of a failed call', () => {
  it.each([
    ['a status of 5xx', answered(503, '{"detail": "hidden"}'), 'Server error: 503'],
    ['another status with a detail', answered(422, '{"detail": "Title is required."}'), 'Title is required.'],
    ['another status without one', answered(418, 'a teapot'), 'Request failed: 418'],
    ['a refused token', answered(401), 'Authentication failed. Please log in again.'],
    [
      'a refused token in GraphQL',
      graphqlError('x', { code: 'UNAUTHENTICATED' }),
      'Authentication failed. Please log in again.',
    ],
    ['an error of GraphQL', graphqlError('There are 3 about cards already.'), 'There are 3 about cards already.'],
    ['an answer that came too late', new DOMException('late', 'TimeoutError'), 'Request timeout'],
    ['no answer', new TypeError('fetch failed'), 'The server cannot be reached. Please check your connection.'],
    ['something that is no error', 'strange', 'Failed to fetch data'],
  ])('after %s', (_what, error, message) => {
    expect(toFailure(error).message).toBe(message);
  });

  it('names the fields that the server names', () => {
    const errors = [{ field: 'title', message: 'Title is required.' }, { unknown: true }];
    expect(toFailure(graphqlError('bad', { code: 'VALIDATION_FAILED', errors }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'title', message: 'Title is required.' }],
    });
  });

  it('tells a refused token apart from everything else', () => {
    expect(isUnauthenticated(answered(401))).toBe(true);
    expect(isUnauthenticated(graphqlError('x', { code: 'UNAUTHENTICATED' }))).toBe(true);
    expect(isUnauthenticated(answered(403))).toBe(false);
    expect(isUnauthenticated(graphqlError('x'))).toBe(false);
  });
});
