import { describe, expect, it } from 'vitest';
import { tellRefusal, unauthorizedOr } from '../../../client/admin/kit/loadFailure';

const failed = (code: string | undefined) => ({
  message: 'Authentication failed. Please log in again.',
  code,
  fields: [],
});

describe('a list that could not be loaded', () => {
  it('says that the owner has to log in when the token was refused, and its own text otherwise', () => {
    const textOf = unauthorizedOr('Failed to load projects');
    expect(textOf(failed('UNAUTHENTICATED'))).toBe('You are not authorized. Please log in.');
    expect(textOf(failed(undefined))).toBe('Failed to load projects');
  });

  it('says what the login is for', () => {
    const load = { data: undefined, isLoading: false, reload: () => Promise.resolve() };
    const told = tellRefusal({ ...load, failure: failed('UNAUTHENTICATED') });
    expect(told.failure?.message).toBe('Please log in to access admin features.');
    const other = { ...load, failure: failed('INTERNAL_SERVER_ERROR') };
    expect(tellRefusal(other)).toBe(other);
  });
});
