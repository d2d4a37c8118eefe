import { contentRoutes } from '../core/contentRoutes';
import { heading } from '../core/contentType';
import { fromRest, type RestRoute, ref, toRest } from '../core/restRoute';
import { aboutCardType } from './aboutCard.entity';

const placement = ['id', 'orderIndex'];

export const aboutCardRoutes: RestRoute[] = [
  {
    method: 'PUT',
    path: '/about/order',
    access: 'owner',
    body: 'json',
    docs: {
      id: 'reorderAboutCards',
      tag: heading(aboutCardType),
      summary: 'Moves about cards, all or nothing.',
      body: { type: 'array', items: ref('Placement') },
      answer: { type: 'array', items: ref('AboutCard') },
      refusals: [404],
    },
    handle: async ({ context, body }) => {
      const order = Array.isArray(body) ? body.map((item: unknown) => fromRest(item, placement)) : body;
      const { result: rows } = await context.services.content.reorder(aboutCardType, order);
      return { status: 200, value: rows.map(toRest) };
    },
  },
  ...contentRoutes(aboutCardType),
];
