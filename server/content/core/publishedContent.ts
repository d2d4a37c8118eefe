import type { BaseContent, Row } from './base.entity';
import { type Content, type ContentType, rowsOf, toPublicView } from './contentType';

/** A revision as it is held in memory. Everything that visitors see is a pure function of it. */
export class PublishedRevision {
  /** What everybody may see. */
  readonly visible: Content;
  readonly #derived = new Map<string, unknown>();

  constructor(
    readonly number: number,
    readonly content: Content,
    readonly types: readonly ContentType[],
  ) {
    this.visible = toPublicView(types, content);
  }

  rows<T extends BaseContent>(type: ContentType<T>): readonly Row<T>[] {
    return rowsOf(this.visible, type);
  }

  /** Computes something from the revision once. What is computed lives as long as the revision does. */
  derive<R>(key: string, compute: (revision: PublishedRevision) => R): R {
    if (!this.#derived.has(key)) this.#derived.set(key, compute(this));
    return this.#derived.get(key) as R;
  }
}

/** Hears of a new revision, and of the types whose rows, hidden ones included, differ from the one before. */
export type PublicationListener = (revision: PublishedRevision, changed: readonly ContentType[]) => void;

/** The newest revision, in memory. Never goes back to an older one, in whatever order news of them arrive. */
export class PublishedContent {
  #current: PublishedRevision;
  readonly #listeners = new Set<PublicationListener>();

  constructor(private readonly types: readonly ContentType[]) {
    this.#current = new PublishedRevision(0, {}, types);
  }

  get current(): PublishedRevision {
    return this.#current;
  }

  publish(number: number, content: Content): void {
    const previous = this.#current;
    if (number <= previous.number) return;
    this.#current = new PublishedRevision(number, content, this.types);
    const changed = this.types.filter((type) => !isSame(rowsOf(previous.content, type), rowsOf(content, type)));
    for (const listener of this.#listeners) listener(this.#current, changed);
  }

  /** @returns ends the listening */
  onPublish(listener: PublicationListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Rows come from one function or from the database's JSON, which may order the keys of objects differently. */
function isSame(one: readonly Row[], other: readonly Row[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((row, index) => {
    const values = new Map<string, unknown>(Object.entries(other[index] ?? {}));
    return Object.entries(row).every(([key, value]) => values.get(key) === value);
  });
}
