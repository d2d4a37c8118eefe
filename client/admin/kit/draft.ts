/** Values of a form that were typed and not stored, kept in this browser until they are. */
export interface Draft<Values> {
  values: Values;
  /** When the last of them was typed, in milliseconds since 1970. */
  typedAt: number;
}

const prefix = 'vitrine:draft:';

/**
 * @param like values of the form as it is now: a draft of another shape is of an older version and is left out
 * @returns the draft of that name, or undefined when there is none that can be used
 */
export function readDraft<Values>(name: string, like: Values): Draft<Values> | undefined {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
    return isDraft(parsed, like) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft<Values>(name: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form goes on without a draft.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing can be stored in this browser, so there is nothing to remove.
  }
}

function isDraft<Values>(value: unknown, like: Values): value is Draft<Values> {
  return isRecord(value) && typeof value.typedAt === 'number' && 'values' in value && hasShapeOf(value.values, like);
}

/** Whether two values are built alike: the same keys, and the same types in them. */
function hasShapeOf(value: unknown, like: unknown): boolean {
  if (!isRecord(value) || !isRecord(like)) return typeof value === typeof like;
  const keys = Object.keys(like);
  return keys.length === Object.keys(value).length && keys.every((key) => hasShapeOf(value[key], like[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
