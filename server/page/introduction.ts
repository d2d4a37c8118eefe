import type { PublishedRevision } from '../content/core/publishedContent';
import { heroType } from '../content/hero/hero.entity';

/** Who the page is about, in the words that machines and link previews get. */
export interface Introduction {
  name: string;
  /** What they do, in a few words. Empty when nothing is known. */
  role: string;
  /** Empty when nothing is known. */
  badge: string;
}

/**
 * Takes the hero's texts. Without a hero, the page's own title holds the default ones: 'name – role'.
 *
 * @param pageTitle as the page was rendered with
 */
export function introduce(revision: PublishedRevision, pageTitle: string): Introduction {
  const [hero] = revision.rows(heroType);
  if (hero) return { name: hero.title.trim(), role: hero.subtitle.trim(), badge: hero.badge.trim() };
  const [name = '', ...role] = pageTitle.split(' – ');
  return { name, role: role.join(' – '), badge: '' };
}
