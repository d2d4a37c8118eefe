import { type Logger, pino } from 'pino';
import type { LogLevel } from './env';

export type { Logger };

/** Structured logs on standard output. They name no visitor and hold no secret and no text of a message. */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
