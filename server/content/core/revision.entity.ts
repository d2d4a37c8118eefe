import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Content } from './contentType';

/** What a write did, so that a history can say it in words. */
export interface Change {
  action: 'create' | 'update' | 'delete' | 'reorder' | 'seed' | 'sync' | 'restore' | 'removeDemo';
  /** `name` of the content type; null when all types are concerned. */
  type: string | null;
  /** Number of the item; null when several are concerned. */
  id: number | null;
  /** Number of the revision that was restored. */
  restored?: number;
}

/** The whole content of the site after one write. Numbers grow with the order of the commits. */
@Entity()
export class Revision {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  number!: number;

  /** `json`, not `jsonb`: what is read is what was written, in the same order. */
  @Property({ type: 'json', columnType: 'json' })
  content!: Content;

  @Property({ type: 'json', columnType: 'json' })
  change!: Change;

  /** Name of the item that was written, so that a list of the history needs to read no content. */
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', onCreate: () => new Date() })
  createdAt!: Date;
}
