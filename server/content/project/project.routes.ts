import { contentRoutes, findRow } from '../core/contentRoutes';
import { heading } from '../core/contentType';
import { type RestRoute, ref, toId, toRest } from '../core/restRoute';
import { FramePermissions } from './framePermission';
import { projectType } from './project.entity';

const permissions = new FramePermissions();

export const projectRoutes: RestRoute[] = [
  ...contentRoutes(projectType),
  {
    method: 'GET',
    path: '/projects/:id',
    access: 'public',
    body: 'none',
    docs: {
      id: 'getProject',
      tag: heading(projectType),
      summary: 'One of the active projects.',
      answer: ref('Project'),
    },
    handle: ({ context, params }) => {
      const id = toId(params.id);
      const rows = context.services.content.published.current.rows(projectType);
      return { status: 200, value: toRest(findRow(projectType, rows, (row) => row.id === id)) };
    },
  },
  {
    // For the page's preview: whether the running project can be shown in a frame; null when that is not known.
    method: 'GET',
    path: '/projects/:id/frame',
    access: 'public',
    body: 'none',
    docs: {
      id: 'getProjectFrame',
      tag: heading(projectType),
      summary: "Tells whether a project's site lets itself be framed, as far as its headers say.",
      answer: {
        type: 'object',
        required: ['is_allowed'],
        properties: { is_allowed: { type: ['boolean', 'null'], description: 'Null when that is not known.' } },
      },
    },
    handle: async ({ context, params }) => {
      const id = toId(params.id);
      const rows = context.services.content.published.current.rows(projectType);
      const { live_url: liveUrl } = toRest(findRow(projectType, rows, (row) => row.id === id));
      const url = typeof liveUrl === 'string' ? toWebAddress(liveUrl) : undefined;
      return {
        status: 200,
        value: { is_allowed: url === undefined ? null : await permissions.of(url, context.caller.address) },
      };
    },
  },
];

/** The address as the page reads it: without a scheme it is `https`. */
function toWebAddress(link: string): string | undefined {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? address : undefined;
}
