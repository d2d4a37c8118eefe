import type { Client } from './client';

interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}

interface NamedField {
  name: string;
  type: TypeRef;
  args: { name: string; type: TypeRef }[];
}

interface InputField {
  name: string;
  type: TypeRef;
}

interface SchemaType {
  name: string;
  kind: string;
  fields: NamedField[] | null;
  inputFields: InputField[] | null;
}

/** One operation of the schema, as a document that GraphQL lets through to its resolver. */
export interface Operation {
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

const typeRef = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const introspection = `{
  __schema {
    queryType { name } mutationType { name } subscriptionType { name }
    types {
      kind name
      fields { name type { ${typeRef} } args { name type { ${typeRef} } } }
      inputFields { name type { ${typeRef} } }
    }
  }
}`;

/** Every operation that the schema has, found by asking it, so that none can be forgotten. */
export async function findOperations(client: Client): Promise<Operation[]> {
  const { data } = await client.graphql(introspection);
  const { __schema: schema } = data as {
    __schema: { types: SchemaType[] } & Record<'queryType' | 'mutationType' | 'subscriptionType', { name: string }>;
  };
  const types = new Map(schema.types.map((type) => [type.name, type]));
  return (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
    const root = types.get(schema[`${kind}Type`].name);
    return (root?.fields ?? []).map((field) => toOperation(kind, field, types));
  });
}

function toOperation(kind: Operation['kind'], field: NamedField, types: Map<string, SchemaType>): Operation {
  const declarations = field.args.map(({ name, type }) => `$${name}: ${print(type)}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declared, passed] = declarations ? [`(${declarations})`, `(${values})`] : ['', ''];
  return {
    name: field.name,
    kind,
    document: `${kind} Tried${declared} { ${field.name}${passed} ${select(field.type, types)} }`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, valueOfType(type, types)])),
  };
}

function print({ kind, name, ofType }: TypeRef): string {
  if (kind === 'NON_NULL') return `${ofType ? print(ofType) : ''}!`;
  if (kind === 'LIST') return `[${ofType ? print(ofType) : ''}]`;
  return name ?? '';
}

function named(type: TypeRef): string {
  return type.ofType ? named(type.ofType) : (type.name ?? '');
}

/** All fields of an object, to any depth. */
function select(type: TypeRef, types: Map<string, SchemaType>): string {
  const fields = types.get(named(type))?.fields;
  if (!fields) return '';
  return `{ ${fields.map((field) => `${field.name} ${select(field.type, types)}`).join(' ')} }`;
}

/** A value that the schema accepts. */
function valueOfType(type: TypeRef, types: Map<string, SchemaType>): unknown {
  if (type.kind === 'NON_NULL' && type.ofType) return valueOfType(type.ofType, types);
  if (type.kind === 'LIST' && type.ofType) return [valueOfType(type.ofType, types)];
  const inputFields = types.get(type.name ?? '')?.inputFields;
  if (inputFields) return Object.fromEntries(inputFields.map((field) => [field.name, valueOfType(field.type, types)]));
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'DateTimeISO') return '2026-01-01T00:00:00.000Z';
  if (type.name === 'Boolean') return true;
  return 'x';
}
