import type { Failure } from '../../apollo/errors';
import type { Load } from './useLoad';

/** What the lists say that the specification names, when the server wants a sign-in to load them. */
export const unauthorized = 'You are not authorized. Please log in.';

/** @returns how a list says that it could not be loaded, where it tells apart that the server wants a sign-in */
export function unauthorizedOr(text: string): (failure: Failure) => string {
  return ({ code }) => (code === 'UNAUTHENTICATED' ? unauthorized : text);
}

/** Says what the login is for, where a list was refused for want of one. */
export function tellRefusal<Data>(load: Load<Data>): Load<Data> {
  const { failure } = load;
  if (failure?.code !== 'UNAUTHENTICATED') return load;
  return { ...load, failure: { ...failure, message: 'Please log in to access admin features.' } };
}
