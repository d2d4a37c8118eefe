import type { Failure } from '../../apollo/errors';

/** @returns how a list says that it could not be loaded, where it tells apart that the server wants a sign-in */
export function unauthorizedOr(text: string): (failure: Failure) => string {
  return ({ code }) => (code === 'UNAUTHENTICATED' ? 'You are not authorized. Please log in.' : text);
}
