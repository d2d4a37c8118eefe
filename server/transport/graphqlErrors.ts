import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { StaleItemError } from '../content/core/staleItemError';
import { AppError, LimitError, OverloadError, RateLimitError, ValidationError } from '../errors';
import type { Logger } from '../log';

/**
 * What a GraphQL caller is told of an error: the code and fields of ours, the text of GraphQL's own complaints about
 * the request, and nothing of anything else, whose cause is logged.
 */
export function formatGraphQLError(error: unknown, log: Logger): GraphQLFormattedError {
  const wrapper = error instanceof GraphQLError ? error : new GraphQLError(String(error));
  const { path, locations } = wrapper.toJSON();
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const cause = rootOf(error);
  if (cause instanceof AppError) {
    if (cause.status >= 500) log.warn({ err: cause.cause ?? cause }, 'a request was refused');
    return { message: cause.message, ...place, extensions: { code: cause.code, ...detailsOf(cause) } };
  }
  if (cause instanceof GraphQLError) {
    const code = typeof cause.extensions.code === 'string' ? cause.extensions.code : 'BAD_USER_INPUT';
    if (code !== 'INTERNAL_SERVER_ERROR') return { message: complaint(wrapper, cause), ...place, extensions: { code } };
  }
  log.error({ err: cause }, 'an operation failed');
  return { message: 'Internal server error', ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function rootOf(error: unknown): unknown {
  let at = error;
  while (at instanceof GraphQLError && at.originalError) at = at.originalError;
  return at;
}

/** GraphQL's complaint, with the place in the variables that it is about and without the values that were sent. */
function complaint(wrapper: GraphQLError, cause: GraphQLError): string {
  const variable = /^Variable "\$(\w+)" got invalid value/.exec(wrapper.message)?.[1];
  const place = / at "([\w.[\]]+)"; [^;]*$/.exec(wrapper.message)?.[1] ?? variable;
  return place === undefined ? cause.message : `${place}: ${cause.message}`;
}

function detailsOf(error: AppError): Record<string, unknown> {
  if (error instanceof ValidationError) return { errors: error.errors };
  if (error instanceof StaleItemError) return { current: error.current };
  if (error instanceof RateLimitError || error instanceof OverloadError) return { retryAfter: error.retryAfter };
  if (error instanceof LimitError) return { limit: error.limit };
  return {};
}
