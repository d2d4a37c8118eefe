import type { Row } from '../core/base.entity';
import { createRoute, deleteRoute, findRow, listRoutes, updateDocs } from '../core/contentRoutes';
import { heading } from '../core/contentType';
import { fromRest, type RestRoute, type RouteParameter, ref, toId, toRest } from '../core/restRoute';
import { inputFields } from '../core/validation';
import { isSameSection, type SectionTitle, sectionTitleType } from './sectionTitle.entity';

const path = '/section-titles/:id';
const key: RouteParameter = {
  name: 'id',
  description: 'Number of the record, or the name of its section in any letter case.',
  schema: { anyOf: [{ type: 'integer' }, { type: 'string' }], examples: ['about'] },
};

/** Records are found by their number or by the name of their section. */
export const sectionTitleRoutes: RestRoute[] = [
  ...listRoutes(sectionTitleType),
  createRoute(sectionTitleType),
  {
    method: 'GET',
    path,
    access: 'public',
    body: 'none',
    docs: {
      id: 'getSectionTitle',
      tag: heading(sectionTitleType),
      summary: 'The active headings of one section.',
      path: [key],
      answer: ref('SectionTitle'),
    },
    handle: ({ context, params }) => {
      const rows = context.services.content.published.current.rows(sectionTitleType);
      return { status: 200, value: toRest(findByKey(rows, params.id)) };
    },
  },
  {
    method: 'PUT',
    path,
    access: 'owner',
    body: 'json',
    docs: { ...updateDocs(sectionTitleType), path: [key] },
    handle: async ({ context, params, body }) => {
      const { content } = context.services;
      const { id } = isNumber(params.id)
        ? { id: toId(params.id) }
        : findByKey(await content.list(sectionTitleType), params.id);
      const raw = fromRest(body, inputFields(sectionTitleType.input));
      return { status: 200, value: toRest((await content.update(sectionTitleType, id, raw, 'partial')).result) };
    },
  },
  deleteRoute(sectionTitleType),
];

function isNumber(name: string | undefined): boolean {
  return name !== undefined && /^\d+$/.test(name);
}

function findByKey(rows: readonly Row<SectionTitle>[], name = ''): Row<SectionTitle> {
  if (isNumber(name)) {
    const id = toId(name);
    return findRow(sectionTitleType, rows, (row) => row.id === id);
  }
  return findRow(sectionTitleType, rows, (row) => isSameSection(row.sectionName, name));
}
