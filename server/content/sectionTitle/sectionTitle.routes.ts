import type { Row } from '../core/base.entity';
import { createRoute, deleteRoute, findRow, listRoutes } from '../core/contentRoutes';
import { fromRest, type RestRoute, toId, toRest } from '../core/restRoute';
import { inputFields } from '../core/validation';
import { isSameSection, type SectionTitle, sectionTitleType } from './sectionTitle.entity';

const path = '/section-titles/:id';

/** Records are found by their number or by the name of their section. */
export const sectionTitleRoutes: RestRoute[] = [
  ...listRoutes(sectionTitleType),
  createRoute(sectionTitleType),
  {
    method: 'GET',
    path,
    access: 'public',
    body: 'none',
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

function isNumber(key: string | undefined): boolean {
  return key !== undefined && /^\d+$/.test(key);
}

function findByKey(rows: readonly Row<SectionTitle>[], key = ''): Row<SectionTitle> {
  if (isNumber(key)) {
    const id = toId(key);
    return findRow(sectionTitleType, rows, (row) => row.id === id);
  }
  return findRow(sectionTitleType, rows, (row) => isSameSection(row.sectionName, key));
}
