import type { GraphQLSchema } from 'graphql';
import { perAddress as messagesPerAddress } from '../contactMessage/contactMessageService';
import { contentTypes } from '../content';
import { capitalize, heading } from '../content/core/contentType';
import type { RestRoute, RouteParameter } from '../content/core/restRoute';
import type { JsonSchema } from '../content/core/validation';
import { perAccount, perAddress } from '../owner/signInLimiter';
import { componentSchemas, type ExampleOf, type ObjectSchema } from './schemas';

export interface Operation {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description?: string;
  parameters?: readonly (RouteParameter & { in: 'path' | 'query'; required: boolean })[];
  requestBody?: { required: true; content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content } | { $ref: string }>>;
  security: readonly Readonly<Record<string, readonly string[]>>[];
}

type Content = Readonly<Record<string, { schema: JsonSchema }>>;

/** The part of OpenAPI 3.1 that describes this API. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Readonly<Record<string, unknown>> & { title: string; summary: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<string, unknown>> & { schemas: Readonly<Record<string, ObjectSchema>> };
}

export interface ApiSources {
  routes: readonly RestRoute[];
  schema: GraphQLSchema;
  exampleOf: ExampleOf;
  /** The largest body that is read. */
  bodyBytes: number;
}

const description = [
  'Reading what is public needs no token. Everything else is for the owner: sign in, then send',
  '`Authorization: Bearer …` with each call.',
  'Keys are snake_case, dates are ISO 8601 in UTC, lists are bare arrays. `GET` paths answer `HEAD` too.',
  'Fields that the server does not know or that it owns (`id`, `created_at`, `updated_at`) are ignored, so that a whole',
  'row may be sent back; `null` clears an optional field. A refused request has changed nothing.',
].join(' ');

const perHour = (seconds: number) => (seconds === 3_600 ? 'an hour' : `${seconds / 60} minutes`);
const ratesOf = (bodyBytes: number) =>
  `Limits: ${perAddress.points} failed sign-ins from one address and ${perAccount.points} for one account in ` +
  `${perHour(perAddress.duration)}, ${messagesPerAddress.points} messages from one address in ` +
  `${perHour(messagesPerAddress.duration)}, bodies of ${bodyBytes / 1_000_000} MB.`;

/** Describes the REST API from the very routes that answer it and the classes that validate. */
export function describeApi({ routes, schema, exampleOf, bodyBytes }: ApiSources): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vitrine REST API',
      summary: "Reads and writes everything that this site's page shows.",
      version: '1',
      description: `${description} ${ratesOf(bodyBytes)}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(routes, schema),
    paths,
    components: {
      schemas: componentSchemas(schema, exampleOf),
      responses: Object.fromEntries(refusals.map(([status, name, text]) => [name, refusal(status, text)])),
      securitySchemes: {
        owner: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that signing in answers.',
        },
      },
    },
  };
}

function tagsOf(routes: readonly RestRoute[], schema: GraphQLSchema): OpenApiDocument['tags'] {
  const ofTypes = new Map(
    contentTypes.map((type) => [heading(type), schema.getType(capitalize(type.name))?.description ?? '']),
  );
  const names = [...new Set(routes.map(({ docs }) => docs.tag))];
  return names.map((name) => ({ name, description: ofTypes.get(name) ?? otherTags[name] ?? '' }));
}

const otherTags: Readonly<Record<string, string>> = {
  'Sign-in': 'How the owner gets a token.',
  'Contact messages': 'What visitors write to the owner, and the inbox.',
  'Live updates': 'Changes are told over WebSocket at /ws and by GraphQL subscriptions.',
};

/** Status, name in the reference, and meaning of each refusal. */
const refusals = [
  [400, 'Malformed', 'The body cannot be read.'],
  [401, 'Unauthenticated', 'There is no token, or it is bad, expired or revoked; or the sign-in is wrong.'],
  [404, 'NotFound', 'There is nothing of this number or name.'],
  [409, 'Conflict', 'A rule of the content is in the way.'],
  [413, 'TooLarge', 'The body is too large.'],
  [415, 'UnsupportedMedia', 'The body is of another type.'],
  [422, 'Invalid', 'Fields are missing, blank, too long or of the wrong kind.'],
  [429, 'TooMany', 'Too many of these calls; Retry-After says in how many seconds the next may succeed.'],
  [503, 'Unavailable', 'The database is away for the moment.'],
] as const;

function refusal(status: number, text: string): object {
  const headers: Readonly<Record<number, object>> = {
    401: { 'WWW-Authenticate': { schema: { const: 'Bearer' } } },
    429: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } },
  };
  const name = status === 422 ? 'ValidationError' : 'Error';
  return {
    description: text,
    ...(headers[status] && { headers: headers[status] }),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

function describeRoute(route: RestRoute): Operation {
  const { docs, body, access } = route;
  const status = docs.status ?? 200;
  const parameters = [
    ...pathParameters(route).map((parameter) => ({ ...parameter, in: 'path' as const, required: true })),
    ...(docs.query ?? []).map((parameter) => ({ ...parameter, in: 'query' as const, required: false })),
  ];
  const refused = statusesOf(route).map((code) => {
    const name = refusals.find(([known]) => known === code)?.[1] ?? 'Error';
    return [String(code), { $ref: `#/components/responses/${name}` }] as const;
  });
  return {
    operationId: docs.id,
    tags: [docs.tag],
    summary: docs.summary,
    ...(docs.description !== undefined && { description: docs.description }),
    ...(parameters.length > 0 && { parameters }),
    ...(docs.body && { requestBody: { required: true, content: contentOf(docs.body, mediaTypes[body]) } }),
    responses: {
      [status]: {
        description: docs.answer ? 'It is done.' : 'It is done; there is no body.',
        ...(docs.answer && { content: contentOf(docs.answer, mediaTypes.json) }),
      },
      ...Object.fromEntries(refused),
    },
    security: access === 'owner' ? [{ owner: [] }] : [],
  };
}

const mediaTypes = {
  none: [],
  json: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
} as const;

function contentOf(schema: JsonSchema, types: readonly string[]): Content {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function pathParameters({ path, docs }: RestRoute): RouteParameter[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.map(
    (name) =>
      docs.path?.find((own) => own.name === name) ?? {
        name,
        description: 'Number of the item.',
        schema: { type: 'integer', minimum: 0 },
      },
  );
}

/** Statuses of the refusals that a route can answer, most of which follow from what it is. */
function statusesOf({ method, path, access, body, docs }: RestRoute): number[] {
  const statuses = new Set(docs.refusals);
  if (access === 'owner') for (const status of [401, 503]) statuses.add(status);
  if (method !== 'GET' && docs.body) statuses.add(503);
  if (body !== 'none') for (const status of [400, 413, 415, 422]) statuses.add(status);
  if (path.includes(':')) statuses.add(404);
  return [...statuses].sort((a, b) => a - b);
}

/** A named schema itself. */
export function resolve({ components }: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return (name === undefined ? undefined : components.schemas[name]) ?? schema;
}
