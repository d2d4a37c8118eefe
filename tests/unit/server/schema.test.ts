import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

describe('the GraphQL schema', () => {
  it('describes every type, field and argument', () => {
    const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));
    const missing = Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type))
      .flatMap((type) => {
        const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
        const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [];
        const parts = [...inputs, ...fields, ...fields.flatMap((field) => field.args)];
        return [type, ...parts].filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`);
      });
    expect(missing).toEqual([]);
  });
});
