import { type Logger, pino } from 'pino';
import type { LogLevel } from './env';

export type { Logger };

/** Structured logs on standard output. They name no visitor and hold no secret and no text of a message. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
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
