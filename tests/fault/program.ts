import { parseArgs } from 'node:util';

/** A program cannot run as it was asked to. Shown as one line. */
class UsageError extends Error {}

/** One option of a program: a number, or one of several words. */
export interface Option<V extends number | string> {
  fallback: V;
  /** Of a number. */
  min?: number;
  /** Of a word. */
  choices?: readonly string[];
  help: string;
}

type Options = Readonly<Record<string, Option<number> | Option<string>>>;
type Values<O extends Options> = { [Name in keyof O]: O[Name] extends Option<number> ? number : string };

/** One line of the table that a program ends with. `isGood` is undefined where there is nothing to hold it to. */
export interface Finding {
  what: string;
  measured: string;
  isGood?: boolean;
}

/**
 * Runs a program of this folder: reads its options, prints what it found as a table, and ends with the code 1 when
 * something was not good.
 */
export async function runProgram<O extends Options>(
  file: string,
  purpose: string,
  options: O,
  run: (values: Values<O>, say: (line: string) => void) => Promise<Finding[]>,
): Promise<void> {
  try {
    const values = readOptions(options);
    if (values === undefined) {
      print(usage(file, purpose, options));
      return;
    }
    const findings = await run(values, print);
    print(`\n| ${file} | measured | |\n| --- | --- | --- |`);
    for (const { what, measured, isGood } of findings) print(`| ${what} | ${measured} | ${verdict(isGood)} |`);
    if (findings.some(({ isGood }) => isGood === false)) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof UsageError ? error.message : describe(error)}\n`);
  }
}

function readOptions<O extends Options>(options: O): Values<O> | undefined {
  const known = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]));
  const { values } = parse({ ...known, help: { type: 'boolean' } });
  if (values.help) return undefined;
  const read = Object.entries(options).map(([name, option]) => [name, readOption(name, option, values[name])]);
  return Object.fromEntries(read) as Values<O>;
}

function parse(options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOption(
  name: string,
  { fallback, choices, min = 0 }: Option<number> | Option<string>,
  text: string | boolean | undefined,
): number | string {
  if (typeof text !== 'string') return fallback;
  if (typeof fallback === 'number') {
    if (/^\d+$/.test(text) && Number(text) >= min) return Number(text);
    throw new UsageError(`--${name} must be a whole number from ${min}.`);
  }
  if (choices?.includes(text)) return text;
  throw new UsageError(`--${name} must be one of ${choices?.join(', ')}.`);
}

function usage(file: string, purpose: string, options: Options): string {
  const lines = Object.entries(options).map(
    ([name, { help, fallback, choices }]) => `  --${name} ${choices?.join('|') ?? 'N'}  ${help} (default ${fallback})`,
  );
  return [`tsx tests/fault/${file} [options]`, '', purpose, 'It needs a build (npm run build).', '', ...lines].join(
    '\n',
  );
}

function verdict(isGood: boolean | undefined): string {
  if (isGood === undefined) return '';
  return isGood ? 'good' : '**bad**';
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
