import type { PublicPageQuery } from '../../schema/generated/site';
import type { Loadable } from './kit/SectionState';

type Listener = () => void;

/**
 * What the public page shows. It begins with what came within the HTML, so that a first visit needs no client for the
 * API; that one comes later and brings whatever has changed.
 */
export class PublicContent {
  #current: Loadable<PublicPageQuery>;
  readonly #listeners = new Set<Listener>();

  /** @param data null when the server sent none, so that it has to be fetched */
  constructor(data: PublicPageQuery | null) {
    this.#current = { data: data ?? undefined, isLoading: data === null, hasFailed: false };
  }

  /** The same object until something changes. */
  readonly current = (): Loadable<PublicPageQuery> => this.#current;

  /** @returns how to stop it */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(data: PublicPageQuery): void {
    this.#become({ data, isLoading: false, hasFailed: false });
  }

  /** Puts a part of the page in the place of the former; nothing to do while there is no page. */
  replace(part: Partial<PublicPageQuery>): void {
    const { data } = this.#current;
    if (data) this.show({ ...data, ...part });
  }

  /** The data could not be fetched. What is shown stays. */
  fail(): void {
    if (!this.#current.data) this.#become({ data: undefined, isLoading: false, hasFailed: true });
  }

  #become(state: Loadable<PublicPageQuery>): void {
    this.#current = state;
    for (const listener of this.#listeners) listener();
  }
}
