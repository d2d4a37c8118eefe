import { toFailure } from '../../apollo/errors';

/**
 * How a save ended: with what is `stored` now, or with nothing saved because what was edited had become something else
 * `meanwhile`. Without a value it had been deleted.
 */
export type SaveOutcome<Stored> = { stored: Stored } | { meanwhile: Stored | undefined };

/**
 * @param from what the save started from
 * @returns the outcome of a save that was refused because the item was saved or deleted since; undefined when it failed
 * for another reason
 */
export function readMeanwhile<Stored extends object>(
  error: unknown,
  from: Stored,
): { meanwhile: Stored | undefined } | undefined {
  const { code, current } = toFailure(error);
  if (code === 'NOT_FOUND') return { meanwhile: undefined };
  return code === 'CONFLICT' && current ? { meanwhile: { ...from, ...current } } : undefined;
}
