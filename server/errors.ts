/**
 * The errors that a caller may be told about. Each has a stable code and the HTTP status that REST answers with;
 * `transport/` translates them for each door. Anything else is a defect and is shown as 'Internal server error'.
 */
export abstract class AppError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
}

export interface FieldError {
  /** camelCase, as in GraphQL. REST renames it. */
  field: string;
  message: string;
}

/** The input breaks rules. The message is that of the first field. */
export class ValidationError extends AppError {
  readonly code = 'VALIDATION_FAILED';
  readonly status = 422;

  constructor(readonly errors: readonly [FieldError, ...FieldError[]]) {
    super(errors[0].message);
  }

  static of(field: string, message: string): ValidationError {
    return new ValidationError([{ field, message }]);
  }
}

/** The request cannot be read at all: malformed JSON or form data. */
export class MalformedRequestError extends AppError {
  readonly code = 'MALFORMED_REQUEST';
  readonly status = 400;
}

export class AuthenticationError extends AppError {
  readonly code = 'UNAUTHENTICATED';
  readonly status = 401;

  constructor(message = 'Authentication failed. Please log in again.') {
    super(message);
  }
}

export class NotFoundError extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
}

export class MethodNotAllowedError extends AppError {
  readonly code = 'METHOD_NOT_ALLOWED';
  readonly status = 405;

  constructor(readonly allowed: readonly string[]) {
    super(`This path answers ${allowed.join(', ')} only.`);
  }
}

/** A rule of the content is in the way, such as the number of about cards. */
export class ConflictError extends AppError {
  readonly code = 'CONFLICT';
  readonly status = 409;
}

export class TooLargeError extends AppError {
  readonly code = 'TOO_LARGE';
  readonly status = 413;
}

export class UnsupportedMediaError extends AppError {
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
  readonly status = 415;
}

export class RateLimitError extends AppError {
  readonly code = 'RATE_LIMITED';
  readonly status = 429;

  /** @param retryAfter seconds until the next attempt can succeed */
  constructor(
    what: string,
    readonly retryAfter: number,
  ) {
    super(`Too many ${what}. Please try again in ${describeWait(retryAfter)}.`);
  }
}

/** One request or connection asks for more than it may. The text says which limit that is. */
export class LimitError extends AppError {
  readonly code = 'LIMIT_EXCEEDED';
  readonly status = 400;

  constructor(
    message: string,
    readonly limit: number,
  ) {
    super(message);
  }
}

/** The database is away: nothing was changed, and the same request may succeed later. */
export class DatabaseUnavailableError extends AppError {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;

  constructor(options?: ErrorOptions, reason = 'The database cannot be reached at the moment.') {
    super(`${reason} Nothing was changed. Please try again soon.`, options);
  }
}

/** There is no space left where the database is. Reading goes on. */
export class DiskFullError extends DatabaseUnavailableError {
  constructor(options?: ErrorOptions) {
    super(options, 'The disk of the database is full.');
  }
}

/** The database was lost while it stored a change, and could not be asked since what became of it. */
export class OutcomeUnknownError extends AppError {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;

  constructor(options?: ErrorOptions) {
    super(
      'The connection to the database was lost while it was saving. It is not known whether the change was saved: ' +
        'please look before you send it again.',
      options,
    );
  }
}

/** The server has more to do than it can. The work was not begun. */
export class OverloadError extends AppError {
  readonly code = 'OVERLOADED';
  readonly status = 503;
  /** Seconds until it is worth trying again. */
  readonly retryAfter = 2;

  constructor() {
    super('The server is too busy at the moment. Nothing was changed. Please try again soon.');
  }
}

/** The program cannot start as it is configured. Shown as one line, without a stack trace. */
export class StartError extends Error {}

function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
