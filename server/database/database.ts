import { type EntityManager, IsolationLevel, type MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { DatabaseUnavailableError, DiskFullError, OutcomeUnknownError, StartError } from '../errors';
import { commit } from './commit';
import type { DirectoryLock } from './directoryLock';
import { Mutex } from './mutex';
import { type DatabaseLocation, openOrm } from './orm';
import { isUnavailable } from './unavailable';

/**
 * The one way to the tables. Each unit of work gets an entity manager of its own; what it throws because the database
 * is away arrives as {@link DatabaseUnavailableError}.
 */
export class Database {
  /** The embedded database has a single connection, on which a second unit of work would join a transaction. */
  readonly #turn: Mutex | undefined;
  /** Units of work that have not ended. */
  readonly #running = new Set<Promise<unknown>>();

  private constructor(
    readonly orm: MikroORM,
    readonly location: DatabaseLocation,
    private readonly lock: DirectoryLock | undefined,
  ) {
    this.#turn = 'directory' in location ? new Mutex() : undefined;
  }

  /** @throws StartError when the database is not there or another process has it */
  static async open(location: DatabaseLocation): Promise<Database> {
    const lock = 'directory' in location ? await claim(location.directory) : undefined;
    let orm: MikroORM | undefined;
    try {
      orm = await openOrm(location);
      const database = new Database(orm, location, lock);
      await database.read((em) => em.execute('select 1'));
      return database;
    } catch (error) {
      await orm?.close(true).catch(() => undefined);
      await lock?.release();
      throw new StartError(`${describeLocation(location)}: ${rootCause(error)}`, { cause: error });
    }
  }

  /** Runs `work` outside a transaction. */
  read<R>(work: (em: SqlEntityManager) => Promise<R>): Promise<R> {
    return this.run((em) => work(em));
  }

  /**
   * Runs `work` in one transaction, which is committed when the promise is fulfilled.
   *
   * @throws OutcomeUnknownError when the connection was lost during the commit and nobody can tell what became of it
   */
  write<R>(work: (em: SqlEntityManager) => Promise<R>): Promise<R> {
    if (this.#turn) return this.run((em) => em.transactional((transaction) => work(asSql(transaction))));
    return this.run((em) => commit(em, work, () => asSql(this.orm.em.fork())));
  }

  /** Runs `work` on the data as of one moment, whatever others write meanwhile. */
  snapshot<R>(work: (em: SqlEntityManager) => Promise<R>): Promise<R> {
    return this.run((em) =>
      em.transactional((transaction) => work(asSql(transaction)), { isolationLevel: IsolationLevel.REPEATABLE_READ }),
    );
  }

  async close(): Promise<void> {
    // A pool that is closed under a unit of work may wait for its connection for ever.
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    await this.orm.close(true);
    await this.lock?.release();
  }

  private async run<R>(work: (em: SqlEntityManager) => Promise<R>): Promise<R> {
    const unit = () => work(asSql(this.orm.em.fork()));
    const running = this.#turn ? this.#turn.run(unit) : unit();
    this.#running.add(running);
    try {
      return await running;
    } catch (error) {
      if (error instanceof OutcomeUnknownError) throw error;
      if (isDiskFull(error)) throw new DiskFullError({ cause: error });
      if (isUnavailable(error)) throw new DatabaseUnavailableError({ cause: error });
      throw error;
    } finally {
      this.#running.delete(running);
    }
  }
}

/** The lock's native code is loaded where there is a directory to lock. */
async function claim(directory: string): Promise<DirectoryLock | undefined> {
  const { lockDirectory } = await import('./directoryLock');
  return lockDirectory(directory);
}

/** Both drivers are SQL drivers; the ORM's common type does not say so. */
function asSql(em: EntityManager): SqlEntityManager {
  return em as unknown as SqlEntityManager;
}

/** By Node's code, or PostgreSQL's SQLSTATE. */
function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === 'ENOSPC' || at.code === '53100')) return true;
  }
  return false;
}

function rootCause(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  if (at instanceof AggregateError && at.errors[0]) at = at.errors[0];
  const message = at instanceof Error ? at.message || ('code' in at ? String(at.code) : at.name) : String(at);
  return message.split('\n')[0] ?? message;
}

/** Names the database without the password that its URL may hold. */
export function describeLocation(location: DatabaseLocation): string {
  if ('directory' in location) return `The embedded database in ${location.directory} cannot be opened`;
  const { host, pathname } = new URL(location.url);
  return `The PostgreSQL database at ${host}${pathname} cannot be reached`;
}
