/**
 * Carries typed values over to a newer base: what was changed stays as it was typed, the rest follows the base.
 *
 * @param typed values that were made from `from`, in the same shape
 */
export function rebase<Values>(typed: Values, from: Values, to: Values): Values {
  if (!isRecord(typed) || !isRecord(from) || !isRecord(to)) return Object.is(typed, from) ? to : typed;
  const rebased = Object.keys(to).map((key) => [key, rebase(typed[key], from[key], to[key])]);
  return Object.fromEntries(rebased);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
