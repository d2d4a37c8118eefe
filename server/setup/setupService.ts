import type { SqlEntityManager } from '@mikro-orm/sql';
import { ContactMessage } from '../contactMessage/contactMessage.entity';
import { contentTypes } from '../content';
import { contactInfoType } from '../content/contactInfo/contactInfo.entity';
import type { ContentService, Saved } from '../content/core/contentService';
import { type Content, type ContentType, rowsOf, toPublicView } from '../content/core/contentType';
import type { RevisionEntry } from '../content/core/history/historyTypes';
import { findNewest } from '../content/core/revisions';
import { heroType } from '../content/hero/hero.entity';
import type { Database } from '../database/database';
import { Owner } from '../owner/owner.entity';
import { DemoItems } from './demoItems';
import type { Overview, SectionOverview, Setup } from './setup.types';

/** What the configuration says of the site. */
export interface Configured {
  hasMail: boolean;
  hasPublicUrl: boolean;
}

type Answers = Pick<Owner, 'isDemoAnswered' | 'isChecklistDismissed'>;

/** Knows how far the site is the owner's own, and keeps what the owner answered to that. */
export class SetupService {
  #demo: DemoItems | undefined;

  constructor(
    private readonly database: Database,
    private readonly content: ContentService,
    private readonly configured: Configured,
  ) {}

  /** Read when it is asked for: no start needs it, and most sites ask once in their life. */
  private get demo(): DemoItems {
    this.#demo ??= new DemoItems();
    return this.#demo;
  }

  overview(): Promise<Overview> {
    return this.database.read(async (em) => {
      const content = await readNewest(em);
      const savedAt = await findLastSaves(em);
      return {
        sections: contentTypes.map((type) => this.describe(type, content, savedAt.get(type.name))),
        unreadMessages: await em.count(ContactMessage, { deletedAt: null, isRead: false }),
        setup: await this.read(em, content),
      };
    });
  }

  /** Keeps an answer, so that it holds in every browser. */
  answer(answers: Partial<Answers>): Promise<Setup> {
    return this.database.write(async (em) => {
      await em.nativeUpdate(Owner, { id: 1 }, answers);
      return this.read(em, await readNewest(em));
    });
  }

  /** Removes what is left of the demo content, which answers what shall become of it. @throws ConflictError */
  removeDemo(): Promise<Saved<RevisionEntry>> {
    return this.content.removeDemo(
      (type, row) => this.demo.has(type, row),
      async (em) => {
        await em.nativeUpdate(Owner, { id: 1 }, { isDemoAnswered: true } satisfies Partial<Answers>);
      },
    );
  }

  private describe(type: ContentType, content: Content, savedAt = 0): SectionOverview {
    const rows = rowsOf(content, type);
    const edited = Math.max(savedAt, ...rows.map(({ updatedAt }) => Date.parse(updatedAt)));
    return {
      section: type.restName,
      total: rows.length,
      hidden: rows.filter(({ isActive }) => !isActive).length,
      demo: rows.filter((row) => this.demo.has(type, row)).length,
      editedAt: edited === 0 ? null : new Date(edited),
    };
  }

  private async read(em: SqlEntityManager, content: Content): Promise<Setup> {
    const owner = await em.findOneOrFail(Owner, { id: 1 });
    const visible = toPublicView(contentTypes, content);
    const heroes = rowsOf(visible, heroType);
    const contacts = rowsOf(visible, contactInfoType);
    return {
      hasOwnName: heroes.some(({ title }) => !this.demo.hasValue(heroType, 'title', title)),
      hasOwnContactDetails:
        contacts.length > 0 && contacts.every(({ value }) => !this.demo.hasValue(contactInfoType, 'value', value)),
      hasMailDelivery: this.configured.hasMail,
      hasOwnPassword: !owner.isPasswordMade,
      hasPublicAddress: this.configured.hasPublicUrl,
      isDemoAnswered: owner.isDemoAnswered,
      isChecklistDismissed: owner.isChecklistDismissed,
    };
  }
}

/** The content as the database has it, which another instance may have written. */
async function readNewest(em: SqlEntityManager): Promise<Content> {
  return (await findNewest(em))?.content ?? {};
}

/**
 * When each type was last written, as far as revisions are kept, in milliseconds since 1970. Rows alone do not tell: a
 * deleted one is gone.
 */
async function findLastSaves(em: SqlEntityManager): Promise<ReadonlyMap<string, number>> {
  const saves = await em.execute<{ type: string; at: string | number }[]>(
    `select change->>'type' as type, extract(epoch from max(created_at)) * 1000 as at
     from revision where change->>'type' is not null group by 1`,
  );
  return new Map(saves.map(({ type, at }) => [type, Math.round(Number(at))]));
}
