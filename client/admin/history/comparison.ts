/** The two revisions that are compared, in the order in which their difference is told. */
export interface Comparison {
  /** Undefined when there is none before `to`. */
  from: number | undefined;
  to: number;
}

/**
 * Reads from the address what is compared: `?to=12` with the revision before it, `?from=3&to=12` with another. What is
 * no number counts as not there.
 *
 * @param oldest number of the oldest revision that is kept
 */
export function readComparison(params: URLSearchParams, oldest: number): Comparison | undefined {
  const to = readNumber(params.get('to'));
  if (to === undefined) return undefined;
  return { to, from: readNumber(params.get('from')) ?? before(to, oldest) };
}

/** @returns the revision before another; undefined when it is the oldest that is kept */
export function before(number: number, oldest: number): number | undefined {
  return number === oldest ? undefined : number - 1;
}

/** @returns the part of the address behind the path */
export function comparisonSearch({ from, to }: Comparison): string {
  return from === undefined || from === to - 1 ? `?to=${to}` : `?from=${from}&to=${to}`;
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
