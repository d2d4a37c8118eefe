import { allRoute, createRoute, findRow, updateRoute } from '../core/contentRoutes';
import { type RestRoute, toRest } from '../core/restRoute';
import { heroType } from './hero.entity';

/** The one active hero; there is no path to delete one. */
export const heroRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/hero',
    access: 'public',
    body: 'none',
    handle: ({ context }) => {
      const rows = context.services.content.published.current.rows(heroType);
      return { status: 200, value: toRest(findRow(heroType, rows, () => true)) };
    },
  },
  allRoute(heroType),
  createRoute(heroType),
  updateRoute(heroType),
];
