import type { BaseContentInput } from '../../server/content/core/base.entity';

/** Names, rules and paths of one type of content, as the contract states them and independent of the server's code. */
export interface ContentCase {
  /** GraphQL names of one item and of all. */
  name: string;
  plural: string;
  /** Name of the section in change messages. */
  restName: string;
  /** A valid value for each field of its own, in camelCase. */
  sample: Readonly<Record<string, string | null>>;
  /** Other valid values for the same fields. */
  other: Readonly<Record<string, string | null>>;
  /** Fields that must be sent and not be blank. */
  required: readonly string[];
  /** Fields that null clears. */
  optional: readonly string[];
  /** What stands in for fields that are missing or blank. */
  defaults: Readonly<Record<string, string>>;
  /** The largest length of each field of free text. */
  max: Readonly<Record<string, number>>;
  /** Fields that hold a web address. */
  links: readonly string[];
  /** Fields with fixed values. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Where REST creates, reads and changes. */
  createPath: string;
  publicPath: string;
  adminPath: string;
  itemPath(id: number | string): string;
  /** Whether REST has a path to delete one. */
  restDeletes: boolean;
  /** Path that takes the whole order, where REST has one. */
  orderPath: string | undefined;
}

type Texts<I extends BaseContentInput> = { readonly [K in Exclude<keyof I, keyof BaseContentInput>]: string | null };

/** A field that the input class has and the sample does not, or the other way round, does not compile. */
interface Definition<I extends BaseContentInput>
  extends Pick<ContentCase, 'name' | 'plural' | 'restName' | 'required' | 'max'>,
    Partial<Omit<ContentCase, 'name' | 'plural' | 'restName' | 'required' | 'max' | 'sample' | 'other'>> {
  sample: Texts<I>;
  other: Texts<I>;
}

/** Fills in the paths that most types have, and whatever a type has none of. */
export function define<I extends BaseContentInput>({ sample, other, ...definition }: Definition<I>): ContentCase {
  const path = `/api/${definition.restName}`;
  return {
    optional: [],
    defaults: {},
    links: [],
    choices: {},
    createPath: path,
    publicPath: path,
    adminPath: `/api/admin/${definition.restName}`,
    itemPath: (id) => `${path}/${id}`,
    restDeletes: true,
    orderPath: undefined,
    ...definition,
    sample: { ...sample },
    other: { ...other },
  };
}
