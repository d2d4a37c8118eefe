import { type GraphQLField, type GraphQLInputField, type GraphQLSchema, getNamedType, isNonNullType } from 'graphql';
import { limits } from '../../schema/limits';
import { ContactMessageInput } from '../contactMessage/contactMessage.input';
import { contentTypes } from '../content';
import { type ContentType, capitalize, rowFields } from '../content/core/contentType';
import { toSnakeCase } from '../content/core/restRoute';
import { fieldSchema, type InputClass, inputFields, type JsonSchema } from '../content/core/validation';

/** An object of the reference. */
export interface ObjectSchema extends JsonSchema {
  type: 'object';
  description?: string;
  required: readonly string[];
  properties: Readonly<Record<string, JsonSchema>>;
  examples?: readonly object[];
}

/** What an item of a type may look like, with keys in camelCase; undefined where there is no example. */
export type ExampleOf = (type: ContentType) => object | undefined;

const exampleDate = '2026-01-01T12:00:00.000Z';

/** The named schemas of the REST API, made from the classes that store, describe and validate. */
export function componentSchemas(schema: GraphQLSchema, exampleOf: ExampleOf): Record<string, ObjectSchema> {
  const ofTypes = contentTypes.map((type) => schemasOfType(schema, type, exampleOf(type)));
  return Object.assign({ ...ownSchemas }, ...ofTypes, {
    ContactMessageInput: {
      ...inputSchema(schema, 'ContactMessageInput', ContactMessageInput),
      examples: [{ name: 'Ada', email: 'ada@example.org', message: 'How is the compiler?' }],
    },
    ContactMessage: {
      ...rowSchema(schema, 'ContactMessage', ['id', 'name', 'email', 'message', 'createdAt']),
      examples: [
        { id: 1, name: 'Ada', email: 'ada@example.org', message: 'How is the compiler?', created_at: exampleDate },
      ],
    },
  });
}

function schemasOfType(schema: GraphQLSchema, type: ContentType, example: object | undefined) {
  const name = capitalize(type.name);
  const own = example && toSnakeCaseKeys(example);
  const dates = { created_at: exampleDate, updated_at: exampleDate };
  const row = { id: 1, ...own, order_index: 0, is_active: true, ...dates };
  const input = inputSchema(schema, `${name}Input`, type.input);
  const [firstField] = Object.entries(own ?? {});
  return {
    [name]: { ...rowSchema(schema, name, rowFields(type)), ...(own && { examples: [row] }) },
    [`${name}Input`]: { ...input, ...(own && { examples: [own] }) },
    [`${name}Changes`]: {
      ...input,
      description: 'What is left out stays as it is.',
      required: [],
      properties: Object.fromEntries(Object.entries(input.properties).map(([key, field]) => [key, noDefault(field)])),
      ...(firstField && { examples: [Object.fromEntries([firstField])] }),
    },
  };
}

function noDefault({ default: _default, ...field }: JsonSchema): JsonSchema {
  return field;
}

/** What leaves the server: the types are GraphQL's, which come from the same classes as the tables. */
function rowSchema(schema: GraphQLSchema, name: string, fields: readonly string[]): ObjectSchema {
  const type = schema.getType(name);
  const known = type && 'getFields' in type ? type.getFields() : {};
  return {
    type: 'object',
    ...(type?.description && { description: type.description }),
    required: fields.map(toSnakeCase),
    properties: Object.fromEntries(fields.map((field) => [toSnakeCase(field), valueSchema(name, field, known[field])])),
  };
}

const scalars: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
};

function valueSchema(
  type: string,
  name: string,
  field: GraphQLField<unknown, unknown> | GraphQLInputField | undefined,
): JsonSchema {
  const scalar = field && scalars[getNamedType(field.type).name];
  if (!scalar) throw new Error(`The field ${name} of ${type} cannot be described.`);
  return {
    ...scalar,
    ...(!isNonNullType(field.type) && { type: [scalar.type, 'null'] }),
    ...(field.description && { description: field.description }),
  };
}

/** What the server takes: the rules are those that validate. */
function inputSchema(schema: GraphQLSchema, name: string, input: InputClass<object>): ObjectSchema {
  const type = schema.getType(name);
  const described = type && 'getFields' in type ? type.getFields() : {};
  const fields = inputFields(input).map((field) => {
    const rules = withFallback(fieldSchema(input, field));
    return [field, { ...rules, description: described[field]?.description ?? '' }] as const;
  });
  return {
    type: 'object',
    ...(type?.description && { description: type.description }),
    required: fields.filter(([, rules]) => isRequired(rules)).map(([field]) => toSnakeCase(field)),
    properties: Object.fromEntries(fields.map(([field, rules]) => [toSnakeCase(field), rules])),
  };
}

/** A text with a default may be blank or null, which asks for the default. */
function withFallback(schema: JsonSchema): JsonSchema {
  if (typeof schema.default !== 'string') return schema;
  const { minLength: _minLength, pattern: _pattern, enum: choices, ...rules } = schema;
  return { ...rules, type: ['string', 'null'], ...(Array.isArray(choices) && { enum: [...choices, '', null] }) };
}

function isRequired({ type, default: fallback }: JsonSchema): boolean {
  return fallback === undefined && !(Array.isArray(type) && type.includes('null'));
}

function toSnakeCaseKeys(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]));
}

const detail = { type: 'string', description: 'What is wrong, in a sentence for people.' };

const ownSchemas: Record<string, ObjectSchema> = {
  Credentials: {
    type: 'object',
    required: ['username', 'password'],
    properties: { username: { type: 'string' }, password: { type: 'string', format: 'password' } },
    examples: [{ username: 'admin', password: '…' }],
  },
  Token: {
    type: 'object',
    required: ['access_token', 'token_type'],
    properties: { access_token: { type: 'string' }, token_type: { const: 'bearer' } },
    examples: [{ access_token: 'eyJhbGciOi…', token_type: 'bearer' }],
  },
  Placement: {
    type: 'object',
    description: 'Where an item goes.',
    required: ['id', 'order_index'],
    properties: {
      id: { type: 'integer', description: 'Number of the item.' },
      order_index: { type: 'integer', minimum: 0, maximum: limits.integer, description: 'Its new place.' },
    },
    examples: [{ id: 1, order_index: 2 }],
  },
  Error: {
    type: 'object',
    required: ['detail'],
    properties: { detail },
    examples: [{ detail: 'There is nothing at this path.' }],
  },
  ValidationError: {
    type: 'object',
    required: ['detail', 'errors'],
    properties: {
      detail: { ...detail, description: 'The first field and what is wrong with it, in a sentence for people.' },
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
    examples: [{ detail: 'title: Title is required.', errors: [{ field: 'title', message: 'Title is required.' }] }],
  },
};
