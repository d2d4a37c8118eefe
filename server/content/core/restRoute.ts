import { limits } from '../../../schema/limits';
import type { Context } from '../../context';
import { NotFoundError } from '../../errors';
import type { PublishedRevision } from './publishedContent';
import type { JsonSchema } from './validation';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request whose caller and body have been looked at. */
export interface RestCall {
  context: Context;
  /** Named parts of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed body, keys as they were sent; undefined when the request has none. */
  body: unknown;
}

/** `json` is an answer that is serialized already. Without either, the answer has no body. */
export interface RestAnswer {
  status: number;
  value?: unknown;
  json?: string;
}

/** A named value in a path or after its question mark. */
export interface RouteParameter {
  name: string;
  description: string;
  schema: JsonSchema;
}

/** What a route is to those who call it. What follows from its method, access and body is not said again. */
export interface RouteDocs {
  /** Name of the call in programs that are generated from the reference. */
  id: string;
  /** Heading that it stands under. */
  tag: string;
  summary: string;
  description?: string;
  /** Parts of the path that are no number of an item. */
  path?: readonly RouteParameter[];
  query?: readonly RouteParameter[];
  body?: JsonSchema;
  /** The body of the answer; there is none without. */
  answer?: JsonSchema;
  /** Status of the answer when it is not 200. */
  status?: number;
  /** Statuses of refusals that are its own. */
  refusals?: readonly number[];
}

/** One method of one REST path: who may call it, what it takes, and which service call it stands for. */
export interface RestRoute {
  method: Method;
  /** Below `/api`, in Express's syntax. */
  path: string;
  access: 'public' | 'owner';
  /** What kind of body is read. */
  body: 'none' | 'json' | 'form';
  docs: RouteDocs;
  /** The JSON that everybody is answered as long as a revision is the newest, where it depends on nothing else. */
  published?: (revision: PublishedRevision) => string;
  handle(call: RestCall): RestAnswer | Promise<RestAnswer>;
}

/** A named schema of the reference. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** @throws NotFoundError when the text is no id, because a path with it leads nowhere */
export function toId(text: string | undefined): number {
  const id = Number(text);
  if (!text || !/^\d{1,10}$/.test(text) || id > limits.integer)
    throw new NotFoundError('There is nothing at this path.');
  return id;
}

/** `shortDescription` as `short_description`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The keys of an object in snake_case, values as they are. */
export function toRest(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]));
}

/** Takes the named fields out of a body with snake_case keys. What is no object is left for the validation to refuse. */
export function fromRest(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(fields.map((field) => [field, sent.get(toSnakeCase(field))]));
}
