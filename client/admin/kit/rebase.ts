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

/**
 * @returns the paths at which two values of the same shape differ, such as `about.title`. The place of an item is left
 * out: it is changed by moving the item, and in no form.
 */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other) || path === 'orderIndex' ? [] : [path];
  return Object.keys(other).flatMap((key) => differences(one[key], other[key], path ? `${path}.${key}` : key));
}

/** @returns the paths that were changed on both ways from `from`, and not to the same */
export function collisions<Values>(typed: Values, from: Values, to: Values): string[] {
  const edited = differences(from, typed);
  const changed = differences(from, to);
  const differing = differences(typed, to);
  return differing.filter((path) => edited.includes(path) && changed.includes(path));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
