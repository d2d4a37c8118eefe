interface Entry<V> {
  value: V;
  usedAt: number;
}

/**
 * A small cache whose keys come from outside. When it is full, a new key takes the place of the one that was used the
 * longest ago, and only if that one has rested for a while: however many keys somebody invents, the values are
 * computed `capacity` times in each such period at most.
 */
export class RecentlyUsed<V> {
  readonly #entries = new Map<string, Entry<V>>();

  /** @param restTime in milliseconds */
  constructor(
    private readonly capacity: number,
    private readonly restTime: number,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.#entries.size;
  }

  /** @returns undefined when there is no place for a new key */
  get(key: string, compute: () => V): V | undefined {
    const usedAt = this.now();
    const known = this.#entries.get(key);
    if (known) {
      known.usedAt = usedAt;
      return known.value;
    }
    if (this.#entries.size >= this.capacity && !this.#dropOldest(usedAt)) return undefined;
    const value = compute();
    this.#entries.set(key, { value, usedAt });
    return value;
  }

  #dropOldest(now: number): boolean {
    const [oldest] = [...this.#entries].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    if (!oldest) return true;
    const [key, { usedAt }] = oldest;
    return now - usedAt >= this.restTime && this.#entries.delete(key);
  }
}
