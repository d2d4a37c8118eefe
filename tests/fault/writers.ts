import { randomUUID } from 'node:crypto';
import { type Door, isInDoubt, type Outcome } from './door';

/** Writes one kind of thing over and over, and knows what must be there of it. One write at a time. */
export interface Writer {
  readonly name: string;
  prepare(): Promise<void>;
  write(): Promise<Outcome>;
  /** Compares what is there with what was answered, and takes it over. @returns what is missing, wrong or half */
  check(): Promise<string[]>;
}

/** One of each kind, and a second one that creates. */
export function makeWriters(door: Door): Writer[] {
  return [
    new CollectionWriter('stat-a', statsOf(door)),
    new CollectionWriter('stat-b', statsOf(door)),
    new CollectionWriter('message', messagesOf(door)),
    new RegisterWriter('project', new ProjectRegister(door)),
    new RegisterWriter('order', new CardOrder(door)),
  ];
}

/** Things that are created and deleted. */
interface Collection {
  list(): Promise<Record<string, unknown>[]>;
  create(value: string, key: string): Promise<Outcome>;
  remove(id: number): Promise<Outcome>;
  /** What the row was made with. */
  valueOf(row: Record<string, unknown>): string;
  /** Whether all of the row was stored. */
  isWhole(row: Record<string, unknown>): boolean;
  /** Whether what was sent without an answer may be sent again, and is stored once. */
  isRepeatable: boolean;
}

/** How many things are there before old ones are deleted. */
const kept = 8;

class CollectionWriter implements Writer {
  /** By id, what was acknowledged. */
  readonly #present = new Map<number, string>();
  /** What was sent without an answer: it may be there. */
  readonly #perhaps = new Map<string, string>();
  /** Deleted without an answer: it may be gone. */
  readonly #going = new Set<number>();
  #count = 0;

  constructor(
    readonly name: string,
    private readonly collection: Collection,
  ) {}

  async prepare(): Promise<void> {}

  async write(): Promise<Outcome> {
    const [oldest] = this.#present.keys();
    if (oldest !== undefined && this.#present.size >= kept) return this.remove(oldest);
    const [repeated] = this.collection.isRepeatable ? this.#perhaps : [];
    if (repeated) return this.create(...repeated);
    this.#count += 1;
    return this.create(`${this.name}-${this.#count}`, randomUUID());
  }

  async check(): Promise<string[]> {
    const rows = (await this.collection.list()).filter((row) =>
      this.collection.valueOf(row).startsWith(`${this.name}-`),
    );
    const complaints: string[] = [];
    const found = new Map(rows.map((row) => [Number(row.id), row]));
    for (const [id, value] of this.#present) {
      const row = found.get(id);
      if (row && (this.collection.valueOf(row) !== value || !this.collection.isWhole(row))) {
        complaints.push(`${value} is not what was stored: ${JSON.stringify(row)}`);
      }
      if (!row && !this.#going.has(id)) complaints.push(`${value} was acknowledged and is gone`);
      if (!row) this.#present.delete(id);
    }
    this.#going.clear();
    for (const [id, row] of found) {
      if (this.#present.has(id)) continue;
      const value = this.collection.valueOf(row);
      if (!this.#perhaps.has(value)) complaints.push(`${value} is there, and was deleted or refused`);
      else if (!this.collection.isWhole(row)) complaints.push(`${value} is there by half: ${JSON.stringify(row)}`);
      this.#present.set(id, value);
      this.#perhaps.delete(value);
    }
    const values = rows.map((row) => this.collection.valueOf(row));
    for (const value of new Set(values)) {
      if (values.filter((other) => other === value).length > 1) complaints.push(`${value} is there more than once`);
    }
    if (!this.collection.isRepeatable) this.#perhaps.clear();
    return complaints;
  }

  private async create(value: string, key: string): Promise<Outcome> {
    const outcome = await this.collection.create(value, key);
    if (isInDoubt(outcome)) this.#perhaps.set(value, key);
    if (outcome.is !== 'acknowledged') return outcome;
    this.#perhaps.delete(value);
    this.#present.set(Number((outcome.body as { id: number }).id), value);
    return outcome;
  }

  private async remove(id: number): Promise<Outcome> {
    const outcome = await this.collection.remove(id);
    if (outcome.is === 'acknowledged') this.#present.delete(id);
    if (isInDoubt(outcome)) this.#going.add(id);
    return outcome;
  }
}

/** One thing of which all parts change together. */
interface Register {
  prepare(): Promise<void>;
  set(number: number): Promise<Outcome>;
  /** The number that each part was set to last. */
  parts(): Promise<number[]>;
}

class RegisterWriter implements Writer {
  /** What it was set to last, and after it what was sent without an answer. */
  #possible = [0];
  #count = 0;

  constructor(
    readonly name: string,
    private readonly register: Register,
  ) {}

  async prepare(): Promise<void> {
    await this.register.prepare();
    await this.register.set(0);
  }

  async write(): Promise<Outcome> {
    this.#count += 1;
    const number = this.#count;
    const outcome = await this.register.set(number);
    if (outcome.is === 'acknowledged') this.#possible = [number];
    if (isInDoubt(outcome)) this.#possible.push(number);
    return outcome;
  }

  async check(): Promise<string[]> {
    const parts = await this.register.parts();
    const [number = Number.NaN] = parts;
    const isWhole = parts.every((part) => part === number);
    const expected = this.#possible.join(' or ');
    const isExpected = this.#possible.includes(number);
    this.#possible = [number];
    if (!isWhole) return [`${this.name} was set by half: ${parts.join(', ')}`];
    return isExpected ? [] : [`${this.name} is ${number}, and was set to ${expected}`];
  }
}

function statsOf(door: Door): Collection {
  return {
    list: () => door.list('/api/admin/stats'),
    create: (value) => door.write('POST', '/api/stats', { value, label: value, suffix: value, icon: '✍️' }),
    remove: (id) => door.write('DELETE', `/api/stats/${id}`),
    valueOf: ({ value }) => String(value),
    isWhole: ({ value, label, suffix }) => value === label && value === suffix,
    isRepeatable: false,
  };
}

function messagesOf(door: Door): Collection {
  let sent = 0;
  return {
    list: () => door.list('/api/admin/contacts'),
    create: (value, key) => {
      sent += 1;
      // An address of its own, as the messages of one address are limited.
      const caller = door.from(`10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`);
      const body = { name: value, email: `${value}@example.org`, message: value, client_id: key };
      return caller.write('POST', '/api/contact', body);
    },
    remove: (id) => door.write('DELETE', `/api/admin/contacts/${id}`),
    valueOf: ({ message }) => String(message),
    isWhole: ({ name, email, message }) => name === message && email === `${message}@example.org`,
    isRepeatable: true,
  };
}

const idOf = (outcome: Outcome): number => {
  if (outcome.is !== 'acknowledged') throw new Error('The server did not take what it is tried with.');
  return Number((outcome.body as { id: number }).id);
};

class ProjectRegister implements Register {
  #id = 0;

  constructor(private readonly door: Door) {}

  async prepare(): Promise<void> {
    this.#id = idOf(await this.door.write('POST', '/api/projects', this.body(0)));
  }

  set(number: number): Promise<Outcome> {
    return this.door.write('PUT', `/api/projects/${this.#id}`, this.body(number));
  }

  async parts(): Promise<number[]> {
    const row = (await this.door.list('/api/admin/projects')).find(({ id }) => id === this.#id);
    return [row?.title, row?.short_description, row?.description, row?.technologies].map(Number);
  }

  private body(number: number): object {
    const text = String(number);
    return { title: text, short_description: text, description: text, technologies: text };
  }
}

/** Three cards whose places together say the number. */
class CardOrder implements Register {
  #ids: number[] = [];

  constructor(private readonly door: Door) {}

  async prepare(): Promise<void> {
    this.#ids = (await this.door.list('/api/admin/about')).map(({ id }) => Number(id));
    for (const title of ['one', 'two', 'three'].slice(this.#ids.length)) {
      this.#ids.push(idOf(await this.door.write('POST', '/api/about', { title, description: title })));
    }
  }

  set(number: number): Promise<Outcome> {
    const places = this.#ids.map((id, index) => ({ id, order_index: 3 * number + index }));
    return this.door.write('PUT', '/api/about/order', places);
  }

  async parts(): Promise<number[]> {
    const rows = await this.door.list('/api/admin/about');
    return this.#ids.map((id, index) => {
      const row = rows.find((candidate) => candidate.id === id);
      return (Number(row?.order_index) - index) / 3;
    });
  }
}
