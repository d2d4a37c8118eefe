import type { FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../database/database';
import { ConflictError, type FieldError, NotFoundError, ValidationError } from '../../errors';
import type { BaseContent, BaseContentInput, Row } from './base.entity';
import { type ContentType, rowsOf, toRow, words } from './contentType';
import { History } from './history/history';
import type { RevisionEntry } from './history/historyTypes';
import { itemName } from './history/itemName';
import { replaceContent } from './history/storedContent';
import type { PublishedContent } from './publishedContent';
import type { Change, Revision } from './revision.entity';
import { appendRevision, awaitTurn, findRevision, newestNumber } from './revisions';
import { StaleItemError } from './staleItemError';
import { inputFields, isPosition, toInput } from './validation';

/** The new place of one item. */
export interface Placement {
  id: number;
  orderIndex: number;
}

/**
 * How an update treats the fields that it was not sent: `whole` clears them (null or default) but for the place and the
 * visibility, `partial` keeps them.
 */
export type UpdateMode = 'whole' | 'partial';

/** What a write answers, and the revision that it stored. The one before it has the number below. */
export interface Saved<Result> {
  result: Result;
  revision: number;
}

/** What a write did, and the name of the item that it did it to. */
interface Written {
  change: Change;
  subject: string | null;
}

/**
 * All reading and writing of content by the owner. Each write validates, settles the rules of its type, and stores the
 * row and a new revision in one transaction; when its promise is fulfilled, the revision is published on this instance.
 */
export class ContentService {
  readonly history: History;

  constructor(
    private readonly database: Database,
    private readonly types: readonly ContentType[],
    readonly published: PublishedContent,
    /** How many revisions are kept. */
    private readonly revisionsKept: number,
  ) {
    this.history = new History(database, types);
  }

  /** All items, inactive ones too, from the database, so that the owner sees what other instances wrote. */
  list<T extends BaseContent>(type: ContentType<T>): Promise<Row<T>[]> {
    return this.database.read(async (em) => (await this.findAll(em, type)).map((entity) => toRow(type, entity)));
  }

  /** @throws ValidationError, ConflictError */
  create<T extends BaseContent, I extends BaseContentInput>(
    type: ContentType<T, I>,
    raw: unknown,
  ): Promise<Saved<Row<T>>> {
    const input = toInput(type.input, raw);
    return this.commit(type, async (em) => {
      const others = await this.findAll(em, type);
      const entity = em.create(type.entity, input as unknown as RequiredEntityData<T>);
      type.settle?.(entity, others, true);
      await em.persist(entity).flush();
      return { action: 'create', id: entity.id, subject: itemName(entity) };
    });
  }

  /**
   * @param expectedUpdatedAt when given, the change is refused if the item was saved since
   * @throws NotFoundError, ValidationError, ConflictError; StaleItemError, a conflict that brings the item as it is
   */
  update<T extends BaseContent, I extends BaseContentInput>(
    type: ContentType<T, I>,
    id: number,
    raw: unknown,
    mode: UpdateMode,
    expectedUpdatedAt?: Date,
  ): Promise<Saved<Row<T>>> {
    return this.commit(type, async (em) => {
      const all = await this.findAll(em, type);
      const entity = findById(type, all, id);
      if (expectedUpdatedAt && entity.updatedAt.getTime() !== expectedUpdatedAt.getTime()) {
        throw new StaleItemError(type, toRow(type, entity));
      }
      const kept = mode === 'partial' ? inputFields(type.input) : ['orderIndex', 'isActive'];
      em.assign(entity, toInput(type.input, withKept(raw, toRow(type, entity), kept)) as never);
      // A save is a change even when it repeats what is there: whoever listens for it must hear of it.
      entity.updatedAt = new Date();
      const others = all.filter((other) => other !== entity);
      type.settle?.(entity, others, false);
      await em.flush();
      return { action: 'update', id, subject: itemName(entity) };
    });
  }

  /** @throws NotFoundError */
  async remove(type: ContentType, id: number): Promise<Saved<void>> {
    const { revision } = await this.commit(type, async (em) => {
      const entity = findById(type, await this.findAll(em, type), id);
      em.remove(entity);
      await em.flush();
      return { action: 'delete', id, subject: itemName(entity) };
    });
    return { result: undefined, revision };
  }

  /**
   * Moves the named items, all or none; the others keep their places.
   *
   * @returns all items in their new order
   * @throws NotFoundError when an item is unknown, ValidationError when one is named twice
   */
  async reorder<T extends BaseContent>(type: ContentType<T>, raw: unknown): Promise<Saved<readonly Row<T>[]>> {
    const placements = toPlacements(raw);
    const revision = await this.commitRevision(async (em) => {
      const all = await this.findAll(em, type);
      for (const { id, orderIndex } of placements) findById(type, all, id).orderIndex = orderIndex;
      await em.flush();
      return { change: { action: 'reorder', type: type.name, id: null }, subject: null };
    });
    return { result: rowsOf(revision.content, type), revision: revision.number };
  }

  /**
   * Makes all content what it was in a revision, to the last field, as a new revision.
   *
   * @param expectedCurrent when given, nothing is restored if another revision is the newest by now
   * @throws NotFoundError when the revision is unknown or not kept any more, ConflictError
   */
  async restore(number: number, expectedCurrent?: number): Promise<Saved<RevisionEntry>> {
    const revision = await this.commitRevision(async (em) => {
      if (expectedCurrent !== undefined && expectedCurrent !== (await newestNumber(em))) {
        throw new ConflictError('Something else was saved in the meantime. Nothing was restored.');
      }
      await replaceContent(em, this.types, (await findRevision(em, number)).content);
      return { change: { action: 'restore', type: null, id: null, restored: number }, subject: null };
    });
    return { result: this.history.entry(revision, revision.number), revision: revision.number };
  }

  /**
   * Removes every item that is still what the demo content brought, as one revision.
   *
   * @param isDemo tells such an item
   * @param within what else belongs to the same transaction
   * @throws ConflictError when there is none
   */
  async removeDemo(
    isDemo: (type: ContentType, row: Row) => boolean,
    within: (em: SqlEntityManager) => Promise<void>,
  ): Promise<Saved<RevisionEntry>> {
    const revision = await this.commitRevision(async (em) => {
      const going: BaseContent[] = [];
      for (const type of this.types) {
        going.push(...(await this.findAll(em, type)).filter((entity) => isDemo(type, toRow(type, entity))));
      }
      if (going.length === 0) throw new ConflictError('Nothing is left of the demo content.');
      for (const entity of going) em.remove(entity);
      await em.flush();
      await within(em);
      return { change: { action: 'removeDemo', type: null, id: null }, subject: null };
    });
    return { result: this.history.entry(revision, revision.number), revision: revision.number };
  }

  private async commit<T extends BaseContent>(
    type: ContentType<T>,
    work: (em: SqlEntityManager) => Promise<Omit<Change, 'type'> & Pick<Written, 'subject'>>,
  ): Promise<Saved<Row<T>>> {
    const revision = await this.commitRevision(async (em) => {
      const { subject, ...change } = await work(em);
      return { change: { type: type.name, ...change }, subject };
    });
    const row = rowsOf(revision.content, type).find((candidate) => candidate.id === revision.change.id);
    // Nothing is left of a deleted item; its caller takes no answer.
    return { result: row as Row<T>, revision: revision.number };
  }

  private async commitRevision(work: (em: SqlEntityManager) => Promise<Written>): Promise<Revision> {
    const revision = await this.database.write(async (em) => {
      await awaitTurn(em);
      const { change, subject } = await work(em);
      return appendRevision(em, this.types, change, this.revisionsKept, subject);
    });
    this.published.publish(revision.number, revision.content);
    return revision;
  }

  private findAll<T extends BaseContent>(em: SqlEntityManager, type: ContentType<T>): Promise<T[]> {
    return em.find(type.entity, {} as FilterQuery<T>, { orderBy: { orderIndex: 'asc', id: 'asc' } as never });
  }
}

function findById<T extends BaseContent>(type: ContentType<T>, all: readonly T[], id: number): T {
  const entity = all.find((candidate) => candidate.id === id);
  if (!entity) throw new NotFoundError(`There is no ${words(type.name)} with the id ${id}.`);
  return entity;
}

/** Puts the row's values where `raw` has none. What is no object is left for the validation to refuse. */
function withKept(raw: unknown, row: object, kept: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const sent = new Map<string, unknown>(Object.entries(raw));
  const merged = new Map(sent);
  for (const [field, value] of Object.entries(row)) {
    if (kept.includes(field) && sent.get(field) === undefined) merged.set(field, value);
  }
  return Object.fromEntries(merged);
}

function toPlacements(raw: unknown): Placement[] {
  if (!Array.isArray(raw)) throw ValidationError.of('body', 'The order must be a list of id and order_index.');
  const seen = new Set<number>();
  return raw.map((item: unknown, index) => {
    const { id, orderIndex } = (typeof item === 'object' && item !== null ? item : {}) as Partial<Placement>;
    const errors: FieldError[] = [];
    if (!isPosition(id)) errors.push({ field: `${index}.id`, message: 'Each item needs its id, a whole number.' });
    if (!isPosition(orderIndex)) {
      errors.push({ field: `${index}.orderIndex`, message: 'Each item needs its order index, a whole number from 0.' });
    }
    const [first, ...others] = errors;
    if (first || !isPosition(id) || !isPosition(orderIndex)) {
      throw new ValidationError([first ?? { field: 'body', message: 'The order is not valid.' }, ...others]);
    }
    if (seen.has(id)) throw ValidationError.of(`${index}.id`, `The id ${id} is in the list more than once.`);
    seen.add(id);
    return { id, orderIndex };
  });
}
