import { allRoute, createRoute, findRow, updateRoute } from '../core/contentRoutes';
import { heading } from '../core/contentType';
import { type RestRoute, ref, toRest } from '../core/restRoute';
import { heroType } from './hero.entity';

/** The one active hero; there is no path to delete one. */
export const heroRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/hero',
    access: 'public',
    body: 'none',
    docs: {
      id: 'getHero',
      tag: heading(heroType),
      summary: 'The one active hero.',
      answer: ref('Hero'),
      refusals: [404],
    },
    handle: ({ context }) => {
      const rows = context.services.content.published.current.rows(heroType);
      return { status: 200, value: toRest(findRow(heroType, rows, () => true)) };
    },
  },
  allRoute(heroType),
  createRoute(heroType),
  updateRoute(heroType),
];
