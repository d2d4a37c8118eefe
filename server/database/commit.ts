import { setTimeout as after } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { OutcomeUnknownError } from '../errors';
import { isUnavailable } from './unavailable';

/** For how long PostgreSQL is asked what became of a commit, and the time between, in milliseconds. */
const patience = { all: 5_000, between: 250 };

/**
 * Runs `work` in a transaction of PostgreSQL and commits it. When the connection is lost during the commit, PostgreSQL is
 * asked over another one what became of it: whoever is told that nothing was changed may send the same again.
 *
 * @param another makes an entity manager outside of the transaction
 * @throws OutcomeUnknownError when it cannot be asked
 */
export async function commit<R>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<R>,
  another: () => SqlEntityManager,
): Promise<R> {
  let done: { result: R; transaction: string | null } | undefined;
  try {
    return await em.transactional(async (entityManager) => {
      const transactional = entityManager as SqlEntityManager;
      const result = await work(transactional);
      done = { result, transaction: await findTransaction(transactional) };
      return result;
    });
  } catch (error) {
    if (!done?.transaction || !isUnavailable(error)) throw error;
    if (await isCommitted(another, done.transaction, error)) return done.result;
    throw error;
  }
}

/** @returns the transaction's number, or null when it has changed nothing */
async function findTransaction(em: SqlEntityManager): Promise<string | null> {
  const sql = 'select pg_current_xact_id_if_assigned()::text as id';
  const [row] = await em.execute<{ id: string | null }[]>(sql);
  return row?.id ?? null;
}

async function isCommitted(another: () => SqlEntityManager, transaction: string, cause: unknown): Promise<boolean> {
  const end = performance.now() + patience.all;
  while (performance.now() < end) {
    const status = await findStatus(another(), transaction);
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    await after(patience.between);
  }
  throw new OutcomeUnknownError({ cause });
}

/** @returns undefined when PostgreSQL cannot be asked */
async function findStatus(em: SqlEntityManager, transaction: string): Promise<string | undefined> {
  try {
    const [row] = await em.execute<{ status: string }[]>('select pg_xact_status(?::xid8) as status', [transaction]);
    return row?.status;
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
