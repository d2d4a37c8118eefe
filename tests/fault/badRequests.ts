import type { OpenApiDocument } from '../../server/reference/openapi';
import type { Operation } from '../support/operations';
import { anyValue, brokenJson, notScalar, notText, unstorableText } from './badValues';
import type { Random } from './random';

/** Who sends a request: nobody, somebody with a token that is none, or the owner, who sends nothing valid. */
export type Caller = 'nobody' | 'impostor' | 'owner';

export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether an answer below 400 would mean that something invalid was taken. */
  isRefused: boolean;
}

interface RestCall {
  method: string;
  path: string;
  /** Fields of the body with their JSON types; undefined without a body. */
  fields: [name: string, type: unknown][] | undefined;
}

const json = { 'content-type': 'application/json' };
const badIds = [
  'x',
  '-1',
  '0',
  '1.5',
  '1e3',
  '99999999999999999999',
  '2147483647',
  '%00',
  '%ff',
  '..',
  '__proto__',
  ' ',
];
const oddMethods = ['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'LINK', 'REPORT'];
const oddTypes = ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-7', '', 'x/'];

/** Makes requests to every path of the REST API, from its own description. */
export class BadRestRequests {
  readonly #calls: readonly RestCall[];

  constructor(document: OpenApiDocument) {
    this.#calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const content = requestBody && Object.values(requestBody.content)[0];
        const reference =
          String(content?.schema.$ref ?? '')
            .split('/')
            .at(-1) ?? '';
        const properties = document.components.schemas[reference]?.properties ?? {};
        const fields = Object.entries(properties).map(([name, { type }]): [string, unknown] => [name, type]);
        return { method: method.toUpperCase(), path: `/api${path}`, fields: requestBody && fields };
      }),
    );
  }

  make(random: Random, caller: Caller): BadRequest {
    const call = random.pick(this.#calls);
    if (!call) throw new Error('The REST API describes no call.');
    if (random.chance(0.05)) return this.wrongMethod(random, call, caller);
    const isWrite = call.method !== 'GET' && !call.path.endsWith('/test-websocket');
    const headers: Record<string, string> = {};
    let body: string | undefined;
    if (call.fields) Object.assign(headers, json);
    if (call.fields) body = this.badBody(random, call.fields, headers, caller);
    // Without a body, the number alone can be wrong.
    const path = this.fill(random, call.path, body === undefined && isWrite);
    return { method: call.method, path, headers, body, isRefused: isWrite };
  }

  private wrongMethod(random: Random, { path }: RestCall, caller: Caller): BadRequest {
    const isRefused = caller === 'owner';
    const method = random.pick(oddMethods) ?? 'PATCH';
    return {
      method,
      path: this.fill(random, path, true),
      headers: {},
      body: undefined,
      isRefused: isRefused && method === 'PATCH',
    };
  }

  private fill(random: Random, path: string, mustBeBad: boolean): string {
    const filled = path.replace(/\{\w+\}/g, () =>
      !mustBeBad && random.chance(0.5) ? String(1 + random.below(4)) : encodeLoose(random.pick(badIds) ?? 'x'),
    );
    if (random.chance(0.2))
      return `${filled}?${random.pick(['limit', 'offset', '__proto__', 'a[b]', '%'])}=${encodeURIComponent(String(random.pick(['-1', 'x', '1e9', '', '%ff', '9'.repeat(50)])))}`;
    return random.chance(0.05) ? filled.toUpperCase() : filled;
  }

  /** A body that no path with these fields takes. */
  private badBody(
    random: Random,
    fields: [string, unknown][],
    headers: Record<string, string>,
    caller: Caller,
  ): string {
    const way = random.below(5);
    if (way === 0) return brokenJson(random);
    if (way === 1) {
      headers['content-type'] = random.pick(oddTypes) ?? '';
      return caller === 'owner' ? '{' : JSON.stringify(anyValue(random));
    }
    if (way === 2 || fields.length === 0)
      return JSON.stringify(random.pick([7, 'x', null, true, [[]], [{ id: 'x' }], [null]]));
    const entries = fields.map(([name, type]) => [name, wrongFor(random, type)]);
    const kept = entries.filter((_entry, index) => index === 0 || random.chance(0.6));
    return JSON.stringify(Object.fromEntries([...kept, ['unknown', anyValue(random)]]));
  }
}

function wrongFor(random: Random, type: unknown): unknown {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('string')) return random.chance(0.3) ? unstorableText(random) : notText(random);
  return notScalar(random);
}

function encodeLoose(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text);
}

/** An operation whose arguments or text are wrong, as the body of a request or of a socket's message. */
export function badOperation(
  random: Random,
  operations: readonly Operation[],
  caller: Caller,
): Record<string, unknown> {
  const operation = random.pick(operations);
  if (!operation) throw new Error('The schema has no operation.');
  const { document, variables } = operation;
  const isOwnersWrite = caller === 'owner' && operation.kind === 'mutation';
  const names = Object.keys(variables);
  const way = random.below(10);
  if (way === 0) return { query: document.slice(0, random.below(document.length - 1)), variables };
  if (way === 1) return { query: `${document.slice(0, -1)} ${'{ a '.repeat(random.below(200))}`, variables };
  if (way === 2) return { query: document.replace('{', '{ unknown(__proto__: 1) '), variables };
  if (way === 3 && !isOwnersWrite)
    return { query: document, variables: anyValue(random), operationName: anyValue(random) };
  if (isOwnersWrite) return ownersWrite(random, operation);
  const changed = names.map((name) => [name, random.chance(0.6) ? anyValue(random) : variables[name]]);
  return { query: document, variables: Object.fromEntries(changed) };
}

/** One argument is wrong, so that nothing of it may happen. */
function ownersWrite(random: Random, { name, document, variables }: Operation): Record<string, unknown> {
  const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-/.test(value);
  const chosen = random.pick(Object.keys(variables).filter((key) => !isDate(variables[key])));
  if (chosen === undefined) return { query: document.replace('{', '{ unknown '), variables };
  const value = variables[chosen];
  return {
    query: document,
    variables: { ...variables, [chosen]: wrongArgument(random, value, /^(create|update)/.test(name)) },
  };
}

function wrongArgument(random: Random, value: unknown, isContent: boolean): unknown {
  if (typeof value === 'string') return notText(random);
  if (Array.isArray(value)) return [[7]];
  if (typeof value !== 'object' || value === null) return notScalar(random);
  if (isContent && random.chance(0.5)) {
    const bad = (member: unknown) => (typeof member === 'string' ? unstorableText(random) : member);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bad(member)]));
  }
  return random.pick(['x', 7, [7], true, { ...value, unknown: 1 }, { ...value, __typename: 'x' }] as const);
}

/** A request to GraphQL over HTTP. */
export function badGraphQLRequest(random: Random, operations: readonly Operation[], caller: Caller): BadRequest {
  const request = { method: 'POST', path: '/graphql', headers: json, isRefused: false };
  const operation = badOperation(random, operations, caller);
  const way = random.below(20);
  if (way === 0) return { ...request, body: brokenJson(random) };
  if (way === 1) return { ...request, body: JSON.stringify([operation, operation]) };
  if (way === 2) return { ...request, body: JSON.stringify(anyValue(random)) };
  if (way === 3)
    return { ...request, headers: { 'content-type': random.pick(oddTypes) ?? '' }, body: JSON.stringify(operation) };
  if (way === 4) {
    const query = encodeURIComponent(String(operation.query)).slice(0, 4_000);
    return { ...request, method: 'GET', headers: {}, path: `/graphql?query=${query}&variables=%7B`, body: undefined };
  }
  if (way === 5)
    return { ...request, method: random.pick(['PUT', 'PATCH', 'DELETE', 'TRACE'] as const), body: undefined };
  return { ...request, body: JSON.stringify(operation) };
}
