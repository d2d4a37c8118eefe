import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AppError, StartError } from '../errors';

/**
 * Reads the one file that a command is about.
 *
 * @param usage how the command is called, as a mistake is answered
 * @throws StartError
 */
export function readArguments(
  usage: string,
  options: NonNullable<ParseArgsConfig['options']> = {},
): { path: string; values: Readonly<Record<string, unknown>> } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [path, ...others] = positionals;
    if (path === undefined) throw new StartError(`name the file: ${usage}`);
    if (others.length > 0) throw new StartError(`name one file only: ${usage}`);
    return { path, values };
  } catch (error) {
    if (!isBadOption(error)) throw error;
    throw new StartError(`${error.message.split('. ')[0]}: ${usage}`, { cause: error });
  }
}

/**
 * Runs a command. What it can be expected to fail with is shown as one line, and the process ends with the code 1.
 *
 * @param failure what is so then, as the line begins
 */
export async function runCommand(failure: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`${failure}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Mistakes of the operator, a database that is away, and files that cannot be read or written. */
function isExpected(error: unknown): error is Error {
  return error instanceof StartError || error instanceof AppError || (error instanceof Error && 'syscall' in error);
}

function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
