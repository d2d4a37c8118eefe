import type { Client, GraphQLFailure } from './client';
import type { ContentCase } from './contentTypes';

/** A row with camelCase keys, whichever door it came through. */
export type Row = Record<string, unknown> & { id: number };

/** How a call ended, in words that both doors share. */
export type Refusal = 'invalid' | 'unauthenticated' | 'notFound' | 'conflict' | 'limited' | 'unavailable';

/** A call that was refused. */
export interface Refused {
  value?: undefined;
  /** Undefined for what no door may answer. */
  refusal: Refusal | undefined;
  /** The fields that are in error, in camelCase. */
  fields: string[];
  message: string;
  /** The answer as it came. */
  raw: string;
}

/** What came of a call: a value, or why it was refused. */
export type Outcome<V> = { value: V; refusal?: undefined } | Refused;

/** Fields to send, in camelCase. */
export type Fields = Readonly<Record<string, unknown>>;

/** One way to read and write content. What both can do is tested on both with the same tests. */
export interface Door {
  readonly name: 'GraphQL' | 'REST';
  list(client: Client, type: ContentCase): Promise<Outcome<Row[]>>;
  listAll(client: Client, type: ContentCase): Promise<Outcome<Row[]>>;
  create(client: Client, type: ContentCase, fields: Fields): Promise<Outcome<Row>>;
  /** Sends all fields. GraphQL clears what is left out; REST keeps it. */
  update(client: Client, type: ContentCase, id: number, fields: Fields): Promise<Outcome<Row>>;
  remove(client: Client, type: ContentCase, id: number): Promise<Outcome<true>>;
}

/** The value of a call that must not fail. */
export function unwrap<V>(outcome: Outcome<V>): V {
  if ('raw' in outcome) throw new Error(`The call was refused: ${outcome.raw}`);
  return outcome.value;
}

export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Fields as REST takes them. */
export function toRest(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [toSnakeCase(key), value]));
}

function fromRest(row: unknown): Row {
  const entries = Object.entries(row as object).map(([key, value]) => [toCamelCase(key), value]);
  return Object.fromEntries(entries) as Row;
}

/** All fields of a row that GraphQL can answer, but for computed lists. */
export function selection(type: ContentCase): string {
  return ['id', ...Object.keys(type.sample), 'orderIndex', 'isActive', 'createdAt', 'updatedAt'].join(' ');
}

const statuses: Readonly<Record<number, Refusal>> = {
  401: 'unauthenticated',
  404: 'notFound',
  409: 'conflict',
  422: 'invalid',
  429: 'limited',
  503: 'unavailable',
};

const codes: Readonly<Record<string, Refusal>> = {
  UNAUTHENTICATED: 'unauthenticated',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  VALIDATION_FAILED: 'invalid',
  BAD_USER_INPUT: 'invalid',
  RATE_LIMITED: 'limited',
  UNAVAILABLE: 'unavailable',
};

/** What a GraphQL error says, in the words that both doors share. */
export function toRefusal({ message, extensions }: GraphQLFailure, raw: string): Refused {
  const own = extensions.errors?.map(({ field }) => field);
  // GraphQL's own complaints name the field in their text.
  const named = (/Field "(\w+)"/.exec(message) ?? /^input\.(\w+)/.exec(message))?.[1];
  return { refusal: codes[extensions.code], fields: own ?? (named ? [named] : []), message, raw };
}

async function callRest<V>(
  client: Client,
  method: string,
  path: string,
  body: unknown,
  read: (body: unknown) => V,
): Promise<Outcome<V>> {
  const result = await client.rest(method, path, body);
  if (result.status < 300) return { value: read(result.body) };
  const { detail = '', errors = [] } = (result.body ?? {}) as { detail?: string; errors?: { field: string }[] };
  const fields = errors.map(({ field }) => toCamelCase(field));
  return { refusal: statuses[result.status], fields, message: detail, raw: `${result.status} ${result.text}` };
}

const toRows = (body: unknown) => (body as unknown[]).map(fromRest);

export const restDoor: Door = {
  name: 'REST',
  list: async (client, type) => {
    if (type.restName !== 'hero') return callRest(client, 'GET', type.publicPath, undefined, toRows);
    // One object, or none.
    const { status, body } = await client.rest('GET', type.publicPath);
    return { value: status === 404 ? [] : [fromRest(body)] };
  },
  listAll: (client, type) => callRest(client, 'GET', type.adminPath, undefined, toRows),
  create: (client, type, fields) => callRest(client, 'POST', type.createPath, toRest(fields), fromRest),
  update: (client, type, id, fields) => callRest(client, 'PUT', type.itemPath(id), toRest(fields), fromRest),
  remove: (client, type, id) => callRest(client, 'DELETE', type.itemPath(id), undefined, () => true as const),
};

async function callGraphQL<V>(
  client: Client,
  document: string,
  variables: Fields,
  read: (value: unknown) => V,
): Promise<Outcome<V>> {
  const { data, errors, text } = await client.graphql(document, variables);
  const [error] = errors;
  if (error) return toRefusal(error, text);
  return { value: read(Object.values(data ?? {})[0]) };
}

export const graphqlDoor: Door = {
  name: 'GraphQL',
  list: (client, type) => {
    if (type.name !== 'hero')
      return callGraphQL(client, `{ ${type.plural} { ${selection(type)} } }`, {}, toGraphQLRows);
    return callGraphQL(client, `{ hero { ${selection(type)} } }`, {}, (row) => (row ? [row as Row] : []));
  },
  listAll: (client, type) =>
    callGraphQL(client, `{ all${capitalize(type.plural)} { ${selection(type)} } }`, {}, toGraphQLRows),
  create: (client, type, input) => {
    const Name = capitalize(type.name);
    const document = `mutation ($input: ${Name}Input!) { create${Name}(input: $input) { ${selection(type)} } }`;
    return callGraphQL(client, document, { input }, (row) => row as Row);
  },
  update: (client, type, id, input) => {
    const Name = capitalize(type.name);
    const document = `mutation ($id: Int!, $input: ${Name}Input!) { update${Name}(id: $id, input: $input) { ${selection(type)} } }`;
    return callGraphQL(client, document, { id, input }, (row) => row as Row);
  },
  remove: (client, type, id) => {
    const document = `mutation ($id: Int!) { delete${capitalize(type.name)}(id: $id) }`;
    return callGraphQL(client, document, { id }, () => true as const);
  },
};

function toGraphQLRows(rows: unknown): Row[] {
  return rows as Row[];
}

/** Moves items through GraphQL, which can do it for every type. */
export function reorder(client: Client, type: ContentCase, order: { id: number; orderIndex: number }[]) {
  const document = `mutation ($order: [PlacementInput!]!) { reorder${capitalize(type.plural)}(order: $order) { ${selection(type)} } }`;
  return callGraphQL(client, document, { order }, toGraphQLRows);
}

export const doors: readonly Door[] = [graphqlDoor, restDoor];

/** Deletes all items of a type, so that a test starts from nothing. */
export async function clear(client: Client, type: ContentCase): Promise<void> {
  for (const { id } of unwrap(await graphqlDoor.listAll(client, type))) {
    unwrap(await graphqlDoor.remove(client, type, id));
  }
}
