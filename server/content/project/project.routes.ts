import { contentRoutes, findRow } from '../core/contentRoutes';
import { type RestRoute, toId, toRest } from '../core/restRoute';
import { projectType } from './project.entity';

export const projectRoutes: RestRoute[] = [
  ...contentRoutes(projectType),
  {
    method: 'GET',
    path: '/projects/:id',
    access: 'public',
    body: 'none',
    handle: ({ context, params }) => {
      const id = toId(params.id);
      const rows = context.services.content.published.current.rows(projectType);
      return { status: 200, value: toRest(findRow(projectType, rows, (row) => row.id === id)) };
    },
  },
];
