import { contentTypes } from '../../../server/content';
import type { BaseContent, Row } from '../../../server/content/core/base.entity';
import { PublishedRevision } from '../../../server/content/core/publishedContent';

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export const created = '2026-01-01T08:00:00.000Z';

/** A revision whose rows have the given fields; ids, order and times are filled in. */
export function revisionOf(rows: Rows, number = 7): PublishedRevision {
  const content = Object.fromEntries(
    Object.entries(rows).map(([plural, items]) => [
      plural,
      items.map((item, index): Row<BaseContent> => {
        const base = { id: index + 1, orderIndex: index, isActive: true, createdAt: created, updatedAt: created };
        return { ...base, ...item };
      }),
    ]),
  );
  return new PublishedRevision(number, content, contentTypes);
}

export const hero = {
  title: 'Grace Hopper',
  subtitle: 'Naval officer & programmer',
  description: 'Compilers, languages and standards.',
  badge: 'Amazing Grace',
  badgeEmoji: '⚓',
  ctaText: 'View Projects',
  ctaStyle: 'filled',
};
