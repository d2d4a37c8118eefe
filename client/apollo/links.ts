import { ApolloLink, HttpLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { isQueryOperation } from '@apollo/client/utilities';
import { network } from '../../schema/limits';
import { isUnauthenticated } from './errors';
import { clearToken, readToken } from './token';

declare module '@apollo/client/link' {
  namespace ApolloLink {
    interface OperationContext {
      /** Set on a mutation that may arrive twice without harm. */
      isRepeatable?: boolean;
    }
  }
}

/** Fired on the window when the server refuses the owner's token. */
export const signedOutEvent = 'vitrine:signed-out';

const http = new HttpLink({
  uri: '/graphql',
  fetch: (uri, init) =>
    fetch(uri, { ...init, signal: AbortSignal.any([AbortSignal.timeout(network.requestTimeout), ...signalOf(init)]) }),
});

function signalOf(init: RequestInit | undefined): AbortSignal[] {
  return init?.signal ? [init.signal] : [];
}

const token = new SetContextLink(({ headers }) => {
  const authorization = authorizationOf(readToken());
  return { headers: authorization ? { ...headers, authorization } : headers };
});

function authorizationOf(stored: string | null): string | undefined {
  return stored ? `Bearer ${stored}` : undefined;
}

/**
 * Three attempts. An answer of 5xx says that nothing was changed, so everything may be sent again; when there was no
 * answer at all, a change may have happened, so only reads and repeatable changes are.
 */
const retry = new RetryLink({
  delay: (attempt) => 2 ** attempt * network.requestBackoffBase,
  attempts: (attempt, operation, error) => {
    if (attempt >= network.requestAttempts) return false;
    return ServerError.is(error) ? error.statusCode >= 500 : isRepeatable(operation);
  },
});

function isRepeatable(operation: ApolloLink.Operation): boolean {
  return isQueryOperation(operation.query) || operation.getContext().isRepeatable === true;
}

const signOut = new ErrorLink(({ error, operation }) => {
  if (!isUnauthenticated(error) || operation.operationName === 'Login') return;
  // What is refused may be the token before this one: a changed password ends it while a call is under way.
  if (operation.getContext().headers?.authorization !== authorizationOf(readToken())) return;
  clearToken();
  window.dispatchEvent(new Event(signedOutEvent));
});

export const requestLink = ApolloLink.from([signOut, retry, token, http]);
