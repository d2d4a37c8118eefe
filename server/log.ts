import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './env';

export type { DestinationStream, Logger };

const requests = new AsyncLocalStorage<{ requestId: string }>();

/** Runs the work of a request, so that each line of the log that it causes names the request. */
export function withRequestId(requestId: string, work: () => void): void {
  requests.run({ requestId }, work);
}

/**
 * Structured logs. They name no visitor and hold no secret and no text of a message.
 *
 * @param destination standard output unless given
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: () => ({ ...requests.getStore() }),
  };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggedError {
  type: string;
  code: string | undefined;
  message: string | undefined;
  stack: string[];
  cause?: LoggedError;
}

/**
 * What may be told of an error. The database's errors carry the statement with its values, in their texts as well as
 * beside them, so of those only the code is told.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, message: String(error), stack: [] };
  const hasValues = 'query' in error || 'detail' in error || 'sqlState' in error || 'sqlMessage' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: hasValues ? undefined : error.message,
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
