import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Texts that the specification fixes for failed calls. */
export const messages = {
  authentication: 'Authentication failed. Please log in again.',
  timeout: 'Request timeout',
  network: 'The server cannot be reached. Please check your connection.',
  generic: 'Failed to fetch data',
} as const;

export interface FieldError {
  /** Name of the input's field, in camelCase. */
  field: string;
  message: string;
}

/** What went wrong with a call, as it is told to a person. */
export interface Failure {
  message: string;
  /** Code of the server's error, such as `VALIDATION_FAILED`, where it sent one. */
  code: string | undefined;
  fields: readonly FieldError[];
  /** The item as it is, when a change was refused because it had been saved since. */
  current?: object;
}

/** Reads any error that a call can end with. */
export function toFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, errors, current } = first?.extensions ?? {};
    return {
      message: code === 'UNAUTHENTICATED' ? messages.authentication : (first?.message ?? messages.generic),
      code: typeof code === 'string' ? code : undefined,
      fields: Array.isArray(errors) ? errors.filter(isFieldError) : [],
      ...(typeof current === 'object' && current !== null && { current }),
    };
  }
  if (ServerError.is(error)) {
    const isOurs = error.statusCode < 500;
    return {
      message: describeStatus(error.statusCode, isOurs ? detailOf(error.bodyText) : undefined),
      code: undefined,
      fields: [],
    };
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { message: messages.timeout, code: undefined, fields: [] };
  }
  if (error instanceof TypeError) return { message: messages.network, code: undefined, fields: [] };
  return { message: error instanceof Error ? error.message : messages.generic, code: undefined, fields: [] };
}

export function isUnauthenticated(error: unknown): boolean {
  return toFailure(error).code === 'UNAUTHENTICATED' || (ServerError.is(error) && error.statusCode === 401);
}

function describeStatus(status: number, detail: string | undefined): string {
  if (status === 401) return messages.authentication;
  return status >= 500 ? `Server error: ${status}` : (detail ?? `Request failed: ${status}`);
}

function detailOf(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const detail = typeof parsed === 'object' && parsed !== null && 'detail' in parsed ? parsed.detail : undefined;
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
