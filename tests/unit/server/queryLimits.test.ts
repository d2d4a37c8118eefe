import 'reflect-metadata';
import { getIntrospectionQuery, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as adminDocuments from '../../../schema/generated/admin';
import * as siteDocuments from '../../../schema/generated/site';
import { readEnv } from '../../../server/env';
import { LimitError } from '../../../server/errors';
import { PubSub } from '../../../server/live/events';
import { QueryLimits } from '../../../server/transport/queryLimits';
import { createSchema } from '../../../server/transport/schema';

const schema = createSchema(new PubSub());
const limits = new QueryLimits(schema, readEnv({}).quotas);

/** The limit that a document breaks, by the name of its variable; undefined when it breaks none. */
function brokenBy(source: string): string | undefined {
  try {
    limits.read(source);
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return /\((\w+)\)/.exec(error.message)?.[1];
    throw error;
  }
}

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

describe('the limits of operations let through', () => {
  const admin = Object.values(adminDocuments).map((document) => ('kind' in document ? print(document) : ''));
  const site = Object.values(siteDocuments).map(String);
  const operations = [...admin, ...site].filter((source) => /^\s*(query|mutation|subscription) /.test(source));

  test('every operation of the page and of the admin', () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(operations.filter((source) => brokenBy(source) !== undefined)).toEqual([]);
  });

  test('the introspection that tools send', () => {
    expect(brokenBy(getIntrospectionQuery())).toBeUndefined();
    const everything = { schemaDescription: true, specifiedByUrl: true, directiveIsRepeatable: true, oneOf: true };
    expect(brokenBy(getIntrospectionQuery({ ...everything, inputValueDeprecation: true }))).toBeUndefined();
  });

  test('everything that visitors can ask for in one query', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => !name.startsWith('all'));
    const fields = lists.filter(({ args }) => args.length === 0).map(({ name }) => `${name} { id title updatedAt }`);
    expect(brokenBy(`{ ${fields.join(' ')} }`)).toBeUndefined();
  });
});

describe('the limits of operations refuse', () => {
  const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`);
  const doubled = (depth: number): string =>
    depth === 0 ? 'name' : `ofType { ${doubled(depth - 1)} } ofType { ${doubled(depth - 1)} }`;
  const chain = (length: number, type: string, end: string): string =>
    `${times(length, (index) => `fragment F${index} on ${type} { ...F${index + 1} ...F${index + 1} }`)} fragment F${length} on ${type} { ${end} }`;

  test.each([
    ['deep nesting', `{ __type(name: "Hero") { ${nested(20)} } }`, 'GRAPHQL_MAX_DEPTH'],
    [
      'nesting through fragments',
      `{ __type(name: "Hero") { ...F0 } } ${times(20, (index) => `fragment F${index} on __Type { ofType { ...F${index + 1} } }`)} fragment F20 on __Type { name }`,
      'GRAPHQL_MAX_DEPTH',
    ],
    ['many aliases', `{ ${times(40, (index) => `a${index}: revision`)} }`, 'GRAPHQL_MAX_ALIASES'],
    [
      'many aliased mutations',
      `mutation { ${times(40, (index) => `a${index}: login(username: "x", password: "y") { accessToken }`)} }`,
      'GRAPHQL_MAX_ALIASES',
    ],
    ['an object that is asked for again and again', `{ ${times(100, () => 'hero { id }')} }`, 'GRAPHQL_MAX_ALIASES'],
    ['the same in inline fragments', `{ ${times(100, () => '... { hero { id } }')} }`, 'GRAPHQL_MAX_ALIASES'],
    [
      'the same in fragments',
      `{ ${times(60, (index) => `...F${index}`)} } ${times(60, (index) => `fragment F${index} on Query { hero { id } }`)}`,
      'GRAPHQL_MAX_ALIASES',
    ],
    [
      'the same in a fragment that nothing uses',
      `{ revision } fragment F on Query { ${times(100, () => 'hero { id }')} }`,
      'GRAPHQL_MAX_ALIASES',
    ],
    ['objects that double with each level', `{ __type(name: "Hero") { ${doubled(7)} } }`, 'GRAPHQL_MAX_ALIASES'],
    ['many directives', `{ revision ${times(60, () => '@include(if: true)')} }`, 'GRAPHQL_MAX_DIRECTIVES'],
    [
      'many directives of fragments',
      `{ ${times(60, () => '... @include(if: true) { revision }')} }`,
      'GRAPHQL_MAX_DIRECTIVES',
    ],
    ['long documents', `{ ${times(3_000, () => 'revision')} }`, 'GRAPHQL_MAX_TOKENS'],
    ['fragments that double with each level', `{ ...F0 } ${chain(100, 'Query', 'revision')}`, 'GRAPHQL_MAX_COST'],
    [
      'introspection that goes round in circles',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      'GRAPHQL_MAX_COST',
    ],
  ])('%s', (_what, source, variable) => {
    expect(brokenBy(source)).toBe(variable);
  });

  test('nothing of a cycle of fragments, which validation refuses', () => {
    expect(brokenBy('{ ...A } fragment A on Query { ...B ...A } fragment B on Query { ...A ...B }')).toBeUndefined();
  });
});

describe('the cost of an operation', () => {
  const cost = (source: string, variables: Record<string, string> = {}): number => {
    const strict = new QueryLimits(schema, readEnv({ GRAPHQL_MAX_COST: '100', ...variables }).quotas);
    try {
      strict.read(source);
      return 0;
    } catch (error) {
      return Number(/costs (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]);
    }
  };

  test('is the number of its fields, times ten within a list, or times what `limit` says', () => {
    const fields = Array.from({ length: 10 }, (_, index) => `f${index}`).join(' ');
    expect(cost(`{ projects { ${fields} } }`)).toBe(101);
    expect(cost(`{ signIns(limit: 30) { ${fields} } }`)).toBe(301);
    expect(cost(`{ signIns(limit: 1000) { ${fields} } }`)).toBe(1_001);
    expect(cost(`query ($n: Int!) { signIns(limit: $n) { ${fields} } }`)).toBe(1_001);
    expect(cost(`{ contactMessages(limit: 20) { messages { ${fields} } } }`)).toBe(1 + 20 * 101);
  });
});
