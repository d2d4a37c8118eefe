import type { SqlEntityManager } from '@mikro-orm/sql';
import { NotFoundError } from '../../errors';
import { type Content, type ContentType, toRow } from './contentType';
import { type Change, Revision } from './revision.entity';

/** Name of the PostgreSQL channel that carries the numbers of new revisions. */
export const revisionChannel = 'vitrine_revision';

/** Arbitrary number that all instances share: whoever holds this lock is the only writer. */
const writerLock = 7_241_001;

/** Lets writers in one after the other, until the transaction ends, so that revisions follow the order of commits. */
export async function awaitTurn(em: SqlEntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [writerLock]);
}

/** Reads the whole content from the tables, in the order in which it is shown. */
export async function readContent(em: SqlEntityManager, types: readonly ContentType[]): Promise<Content> {
  const content: Record<string, Content[string]> = {};
  for (const type of types) {
    const entities = await em.find(type.entity, {}, { orderBy: { orderIndex: 'asc', id: 'asc' } });
    content[type.plural] = entities.map((entity) => toRow(type, entity));
  }
  return content;
}

/** @returns the newest revision, or null in a new database */
export function findNewest(em: SqlEntityManager): Promise<Revision | null> {
  return em.findOne(Revision, { number: { $gt: 0 } }, { orderBy: { number: 'desc' } });
}

/** @returns the number of the newest revision, 0 in a new database */
export async function newestNumber(em: SqlEntityManager): Promise<number> {
  const [row] = await em.execute<{ number: number | null }[]>('select max(number) as number from revision');
  return row?.number ?? 0;
}

/** @throws NotFoundError when there is no such revision, or not any more */
export async function findRevision(em: SqlEntityManager, number: number): Promise<Revision> {
  const revision = await em.findOne(Revision, { number });
  if (!revision) throw new NotFoundError(`There is no revision ${number}. It may be too old to be kept.`);
  return revision;
}

/**
 * Stores what the tables hold as a new revision, announces it to all instances, and drops revisions beyond `kept`.
 * Must run in the transaction of the write, after {@link awaitTurn}.
 *
 * @param subject name of the item that was written, if it was one
 */
export async function appendRevision(
  em: SqlEntityManager,
  types: readonly ContentType[],
  change: Change,
  kept: number,
  subject: string | null = null,
): Promise<Revision> {
  const content = await readContent(em, types);
  const number = (await newestNumber(em)) + 1;
  const revision = em.create(Revision, { number, content, change, subject, createdAt: new Date() });
  await em.persist(revision).flush();
  await em.nativeDelete(Revision, { number: { $lte: number - kept } });
  await em.execute('select pg_notify(?, ?)', [revisionChannel, String(number)]);
  return revision;
}
