import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A type, or a field of one. */
export interface SchemaEntry {
  type: string;
  field: string | undefined;
  description: string;
}

const most = 60;

/** What can be asked, changed and listened to. */
export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
}

export function fieldsOf(type: GraphQLNamedType): (GraphQLField<unknown, unknown> | GraphQLInputField)[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

/** Types and fields whose names contain the words; names that begin with them come first. */
export function findEntries(schema: GraphQLSchema, search: string): SchemaEntry[] {
  const wanted = search.trim().toLowerCase();
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const entries = types.flatMap((type): SchemaEntry[] => [
    { type: type.name, field: undefined, description: type.description ?? '' },
    ...fieldsOf(type).map(({ name, description }) => ({
      type: type.name,
      field: name,
      description: description ?? '',
    })),
  ]);
  const nameOf = ({ type, field }: SchemaEntry) => (field ?? type).toLowerCase();
  return entries
    .filter((entry) => nameOf(entry).includes(wanted))
    .sort((one, other) => Number(other.field === undefined) - Number(one.field === undefined))
    .sort((one, other) => Number(nameOf(other).startsWith(wanted)) - Number(nameOf(one).startsWith(wanted)))
    .slice(0, most);
}
