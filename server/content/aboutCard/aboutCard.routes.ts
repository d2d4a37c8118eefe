import { contentRoutes } from '../core/contentRoutes';
import { fromRest, type RestRoute, toRest } from '../core/restRoute';
import { aboutCardType } from './aboutCard.entity';

const placement = ['id', 'orderIndex'];

export const aboutCardRoutes: RestRoute[] = [
  {
    method: 'PUT',
    path: '/about/order',
    access: 'owner',
    body: 'json',
    handle: async ({ context, body }) => {
      const order = Array.isArray(body) ? body.map((item: unknown) => fromRest(item, placement)) : body;
      const { result: rows } = await context.services.content.reorder(aboutCardType, order);
      return { status: 200, value: rows.map(toRest) };
    },
  },
  ...contentRoutes(aboutCardType),
];
