import { limits } from '../../../schema/limits';
import type { Context } from '../../context';
import { NotFoundError } from '../../errors';

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

/** One method of one REST path: who may call it, what it takes, and which service call it stands for. */
export interface RestRoute {
  method: Method;
  /** Below `/api`, in Express's syntax. */
  path: string;
  access: 'public' | 'owner';
  /** What kind of body is read. */
  body: 'none' | 'json' | 'form';
  handle(call: RestCall): RestAnswer | Promise<RestAnswer>;
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
