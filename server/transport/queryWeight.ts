import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

/** What an operation asks for, its fragments written out. */
export interface QueryWeight {
  /** Fields within fields. */
  depth: number;
  /** Fields under another name, and objects that are asked for again in the same place. */
  aliases: number;
  directives: number;
  /** Fields, times the lengths of the lists that they are in. */
  cost: number;
}

/** A part of an operation, with the objects at its top. */
interface Part extends QueryWeight {
  objects: ReadonlySet<string>;
}

/** How many items a list counts as, unless an argument `limit` says. */
const assumedItems = 10;
/** What `limit` counts as when a variable holds it, and what larger ones count as: no list gives more. */
const mostItems = 100;

const nothing: Part = { depth: 0, aliases: 0, directives: 0, cost: 0, objects: new Set() };

/**
 * Weighs operations before they are validated, so that nothing here may rely on a document that makes sense. Each
 * fragment is weighed once, however often it is spread; a cycle ends where it closes, and validation refuses it.
 */
export class QueryScale {
  readonly #introspectionItems: ReadonlyMap<string, number>;

  constructor(private readonly schema: GraphQLSchema) {
    this.#introspectionItems = introspectionItems(schema);
  }

  /** @returns for each measure, the heaviest part of the document */
  weigh(document: DocumentNode): QueryWeight {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    const known = new Map<string, Part>();

    const weighFragment = (name: string): Part => {
      const weighed = known.get(name);
      if (weighed) return weighed;
      const fragment = fragments.get(name);
      if (!fragment) return nothing;
      known.set(name, nothing);
      const part = weighSet(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
      const whole = { ...part, directives: part.directives + (fragment.directives?.length ?? 0) };
      known.set(name, whole);
      return whole;
    };

    const weighField = (field: FieldNode, parent: GraphQLNamedType | undefined): QueryWeight => {
      const definition = this.fieldOf(parent, field.name.value);
      const within = field.selectionSet
        ? weighSet(field.selectionSet, definition && getNamedType(definition.type))
        : nothing;
      return {
        depth: 1 + within.depth,
        aliases: (field.alias ? 1 : 0) + within.aliases,
        directives: (field.directives?.length ?? 0) + within.directives,
        cost: 1 + this.itemsOf(field, definition) * within.cost,
      };
    };

    const weighSet = ({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): Part => {
      const sum = { ...nothing, objects: new Set<string>() };
      for (const selection of selections) {
        const part = partOf(selection);
        sum.depth = Math.max(sum.depth, part.depth);
        sum.aliases += part.aliases;
        sum.directives += part.directives;
        sum.cost += part.cost;
        for (const name of part.objects) {
          if (sum.objects.has(name)) sum.aliases += 1;
          sum.objects.add(name);
        }
      }
      return sum;

      function partOf(selection: SelectionSetNode['selections'][number]): Part {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          return { ...weighField(selection, parent), objects: new Set(selection.selectionSet ? [name] : []) };
        }
        const part =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? weighFragment(selection.name.value)
            : weighSet(selection.selectionSet, typeOf(selection.typeCondition?.name.value) ?? parent);
        return { ...part, directives: part.directives + (selection.directives?.length ?? 0) };
      }
    };

    const typeOf = (name: string | undefined) => (name === undefined ? undefined : this.schema.getType(name));

    // Fragments that no operation uses are validated all the same.
    const parts: QueryWeight[] = [...fragments.keys()].map(weighFragment);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const part = weighSet(definition.selectionSet, this.schema.getRootType(definition.operation) ?? undefined);
      parts.push({ ...part, directives: part.directives + (definition.directives?.length ?? 0) });
    }
    const heaviest = (measure: keyof QueryWeight) => Math.max(0, ...parts.map((part) => part[measure]));
    return {
      depth: heaviest('depth'),
      aliases: heaviest('aliases'),
      directives: heaviest('directives'),
      cost: heaviest('cost'),
    };
  }

  private fieldOf(parent: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
    if (parent === this.schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
    const fields = parent.getFields();
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  }

  /** How many times what is selected within a field is answered. */
  private itemsOf(field: FieldNode, definition: GraphQLField<unknown, unknown> | undefined): number {
    if (!definition) return 1;
    const declared = definition.args.find(({ name }) => name === 'limit');
    if (declared) {
      const sent = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
      if (!sent) return Number(declared.defaultValue ?? mostItems);
      return sent.kind === Kind.INT ? Math.min(Math.max(Number(sent.value), 1), mostItems) : mostItems;
    }
    const type = isNonNullType(definition.type) ? definition.type.ofType : definition.type;
    if (!isListType(type)) return 1;
    const isIntrospection = isCompositeType(getNamedType(type)) && getNamedType(type).name.startsWith('__');
    return isIntrospection ? (this.#introspectionItems.get(definition.name) ?? assumedItems) : assumedItems;
  }
}

/** What the lists of introspection hold in this schema: the types, and of each type's parts the average. */
function introspectionItems(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  const args = fields.flatMap((field) => field.args);
  const average = (all: number, of: number) => Math.ceil(all / Math.max(of, 1));
  return new Map([
    ['types', types.length],
    ['fields', average(fields.length, types.length)],
    ['inputFields', average(inputFields.length, types.length)],
    ['enumValues', average(values.length, types.length)],
    ['args', average(args.length, fields.length)],
    ['interfaces', 1],
    ['possibleTypes', 1],
    ['directives', schema.getDirectives().length],
  ]);
}
