import { NotFoundError } from '../../errors';
import type { BaseContent, BaseContentInput, Row } from './base.entity';
import { type ContentType, capitalize, heading, words } from './contentType';
import type { PublishedRevision } from './publishedContent';
import { fromRest, type RestRoute, ref, toId, toRest } from './restRoute';
import { inputFields } from './validation';

/** `GET`: the list that everybody may read, from memory; and all items, for the owner. */
export function listRoutes(type: ContentType): RestRoute[] {
  const toJson = (revision: PublishedRevision) => JSON.stringify(revision.rows(type).map(toRest));
  return [
    {
      method: 'GET',
      path: `/${type.restName}`,
      access: 'public',
      body: 'none',
      docs: {
        id: `list${capitalize(type.plural)}`,
        tag: heading(type),
        summary: `Lists the active ${words(type.plural)} in their order.`,
        answer: { type: 'array', items: ref(capitalize(type.name)) },
      },
      published: toJson,
      handle: ({ context }) => ({
        status: 200,
        json: context.services.content.published.current.derive(`rest:${type.restName}`, toJson),
      }),
    },
    allRoute(type),
  ];
}

export function allRoute(type: ContentType): RestRoute {
  return {
    method: 'GET',
    path: `/admin/${type.restName}`,
    access: 'owner',
    body: 'none',
    docs: {
      id: `listAll${capitalize(type.plural)}`,
      tag: heading(type),
      summary: `Lists all ${words(type.plural)} in their order, inactive ones too.`,
      answer: { type: 'array', items: ref(capitalize(type.name)) },
    },
    handle: async ({ context }) => ({ status: 200, value: (await context.services.content.list(type)).map(toRest) }),
  };
}

export function createRoute(type: ContentType, path = `/${type.restName}`): RestRoute {
  return {
    method: 'POST',
    path,
    access: 'owner',
    body: 'json',
    docs: {
      id: `create${capitalize(type.name)}`,
      tag: heading(type),
      summary: `Creates one of the ${words(type.plural)}.`,
      body: ref(`${capitalize(type.name)}Input`),
      answer: ref(capitalize(type.name)),
      status: 201,
      refusals: type.settle ? [409] : [],
    },
    handle: async ({ context, body }) => {
      const { result } = await context.services.content.create(type, fromRest(body, inputFields(type.input)));
      return { status: 201, value: toRest(result) };
    },
  };
}

/** `PUT` changes the fields that are sent and keeps the others. */
export function updateRoute(type: ContentType, path = `/${type.restName}/:id`): RestRoute {
  return {
    method: 'PUT',
    path,
    access: 'owner',
    body: 'json',
    docs: updateDocs(type),
    handle: async ({ context, params, body }) => {
      const raw = fromRest(body, inputFields(type.input));
      const { result } = await context.services.content.update(type, toId(params.id), raw, 'partial');
      return { status: 200, value: toRest(result) };
    },
  };
}

/** What every `PUT` of an item says of itself. */
export function updateDocs(type: ContentType): RestRoute['docs'] {
  return {
    id: `update${capitalize(type.name)}`,
    tag: heading(type),
    summary: `Changes the fields of one of the ${words(type.plural)} that are sent.`,
    body: ref(`${capitalize(type.name)}Changes`),
    answer: ref(capitalize(type.name)),
    refusals: type.settle ? [409] : [],
  };
}

export function deleteRoute(type: ContentType, path = `/${type.restName}/:id`): RestRoute {
  return {
    method: 'DELETE',
    path,
    access: 'owner',
    body: 'none',
    docs: {
      id: `delete${capitalize(type.name)}`,
      tag: heading(type),
      summary: `Deletes one of the ${words(type.plural)}.`,
      status: 204,
    },
    handle: async ({ context, params }) => {
      await context.services.content.remove(type, toId(params.id));
      return { status: 204 };
    },
  };
}

/** What most types have. */
export function contentRoutes(type: ContentType): RestRoute[] {
  return [...listRoutes(type), createRoute(type), updateRoute(type), deleteRoute(type)];
}

/** An answer with the first visible row that fits. @throws NotFoundError when there is none */
export function findRow<T extends BaseContent, I extends BaseContentInput>(
  type: ContentType<T, I>,
  rows: readonly Row<T>[],
  fits: (row: Row<T>) => boolean,
): Row<T> {
  const row = rows.find(fits);
  if (!row) throw new NotFoundError(`There is no such ${words(type.name)}.`);
  return row;
}
