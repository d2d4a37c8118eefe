import { limits } from '../../../../schema/limits';
import type { Database } from '../../../database/database';
import { ValidationError } from '../../../errors';
import { type ContentType, rowsOf, toPublicView } from '../contentType';
import { Revision } from '../revision.entity';
import { findRevision, newestNumber } from '../revisions';
import { isPosition } from '../validation';
import { compareContent } from './difference';
import type { ItemDifference, RevisionContent, RevisionEntry, RevisionPage } from './historyTypes';
import { contentField, fitContent } from './storedContent';
import { summarize } from './summary';

/** Which entries: `limit` from 1 to 100, `offset` from 0. */
export interface PageRequest {
  limit: number;
  offset: number;
}

/** Reads the history of the content. Revisions beyond the number that is kept are gone. */
export class History {
  constructor(
    private readonly database: Database,
    private readonly types: readonly ContentType[],
  ) {}

  /** @throws ValidationError */
  page({ limit, offset }: PageRequest): Promise<RevisionPage> {
    if (!isPosition(limit) || limit < 1) throw ValidationError.of('limit', 'Limit must be a whole number from 1.');
    if (!isPosition(offset)) throw ValidationError.of('offset', 'Offset must be a whole number from 0.');
    return this.database.read(async (em) => {
      const [stored, total] = await em.findAndCount(
        Revision,
        {},
        {
          // Without the content, which is the whole site each time.
          fields: ['number', 'change', 'subject', 'createdAt'],
          orderBy: { number: 'desc' },
          limit: Math.min(limit, limits.historyPage.max),
          offset,
        },
      );
      const newest = await newestNumber(em);
      return { revisions: stored.map((revision) => this.entry(revision, newest)), total };
    });
  }

  /**
   * @returns what visitors saw, under the names of the public page
   * @throws NotFoundError
   */
  view(number: number): Promise<RevisionContent> {
    return this.database.read(async (em) => {
      const { content, createdAt } = await findRevision(em, number);
      const visible = toPublicView(this.types, fitContent(em, this.types, content));
      const fields = this.types.map((type) => {
        const rows = rowsOf(visible, type);
        return [contentField(type), type.isSingleton ? (rows[0] ?? null) : rows];
      });
      return { number, createdAt, ...Object.fromEntries(fields) };
    });
  }

  /** @throws NotFoundError */
  difference(from: number, to: number): Promise<ItemDifference[]> {
    return this.database.read(async (em) => {
      const before = fitContent(em, this.types, (await findRevision(em, from)).content);
      const after = fitContent(em, this.types, (await findRevision(em, to)).content);
      return compareContent(this.types, before, after);
    });
  }

  /** @param newest number of the newest revision */
  entry(
    { number, change, subject, createdAt }: Pick<Revision, 'number' | 'change' | 'subject' | 'createdAt'>,
    newest: number,
  ): RevisionEntry {
    const type = this.types.find(({ name }) => name === change.type);
    return {
      number,
      createdAt,
      action: change.action,
      section: type?.restName ?? null,
      summary: summarize(change, type, subject),
      isCurrent: number === newest,
    };
  }
}
