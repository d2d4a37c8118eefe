/** Values of a form that were typed and not stored, kept in this browser until they are. */
export interface Draft<Values, Stored> {
  values: Values;
  /** What was stored when they were typed: other values are edits. */
  from?: Stored | undefined;
  /** When the last of them was typed, in milliseconds since 1970. */
  typedAt: number;
}

const prefix = 'vitrine:draft:';

/**
 * @param stored what is stored now: a draft whose values are of another shape is of an older version and is left out
 * @returns the draft of that name, or undefined when there is none that can be used
 */
export function readDraft<Values, Stored>(
  name: string,
  stored: Stored | undefined,
  toValues: (stored: Stored | undefined) => Values,
): Draft<Values, Stored> | undefined {
  const draft = parse(readItem(prefix + name));
  const like = toValues(stored);
  if (!draft || !isLike(draft.values, like)) return undefined;
  const { values, typedAt } = draft;
  return { values, typedAt, from: isStored(draft.from, stored, toValues) ? draft.from : stored };
}

export function writeDraft<Values, Stored>(name: string, draft: Draft<Values, Stored>): void {
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

/** @returns the names of all drafts that begin so */
export function draftNames(start: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix + start));
    return keys.map((key) => key.slice(prefix.length)).sort();
  } catch {
    return [];
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): { values: unknown; from: unknown; typedAt: number } | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(parsed) || typeof parsed.typedAt !== 'number') return undefined;
    return { values: parsed.values, from: parsed.from, typedAt: parsed.typedAt };
  } catch {
    return undefined;
  }
}

/** Whether something that was read can be what a form started from. */
function isStored<Stored>(
  value: unknown,
  stored: Stored | undefined,
  toValues: (stored: Stored | undefined) => unknown,
): value is Stored {
  if (!isRecord(value)) return false;
  if (isRecord(stored) && !Object.keys(stored).every((key) => key in value)) return false;
  try {
    return isLike(toValues(value as Stored), toValues(stored));
  } catch {
    return false;
  }
}

/** Whether two values are built alike: the same keys, and the same types in them. */
function isLike<Like>(value: unknown, like: Like): value is Like {
  if (!isRecord(value) || !isRecord(like)) return typeof value === typeof like;
  const keys = Object.keys(like);
  return keys.length === Object.keys(value).length && keys.every((key) => isLike(value[key], like[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
