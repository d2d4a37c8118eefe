import type { EntityClass } from '@mikro-orm/core';
import type { BaseContent, BaseContentInput, Row } from './base.entity';
import { type InputClass, inputFields } from './validation';

/** One type of content: its names, its classes, and the rule that only it has. */
export interface ContentType<T extends BaseContent = BaseContent, I extends BaseContentInput = BaseContentInput> {
  /** GraphQL name of one item, and the stem of its operations: `project`, `createProject`. */
  readonly name: string;
  /** GraphQL name of all items, and the key in a revision's content. */
  readonly plural: string;
  /** Name in REST paths and in the `section` of change messages. */
  readonly restName: string;
  readonly entity: EntityClass<T>;
  readonly input: InputClass<I>;
  /** Whether visitors see the first active item only. */
  readonly isSingleton: boolean;
  /**
   * Settles what the saved item means for the others of its type, inside the transaction: it may change them, or
   * throw to refuse the write.
   */
  settle?(saved: T, others: readonly T[], isNew: boolean): void;
}

type Definition<T extends BaseContent, I extends BaseContentInput> = Omit<ContentType<T, I>, 'isSingleton'> & {
  isSingleton?: boolean;
};

export function defineContent<T extends BaseContent, I extends BaseContentInput>(
  definition: Definition<T, I>,
): ContentType<T, I> {
  return { isSingleton: false, ...definition };
}

/** The whole content of the site: the rows of each type by its plural name, in the order in which they are shown. */
export type Content = Readonly<Record<string, readonly Row[]>>;

/** The rows of one type. The cast is safe because revisions are only made from the type's own rows. */
export function rowsOf<T extends BaseContent>(content: Content, type: ContentType<T>): readonly Row<T>[] {
  return (content[type.plural] ?? []) as unknown as readonly Row<T>[];
}

/** All fields of a row, in the order in which REST shows them. */
export function rowFields(type: ContentType): readonly string[] {
  const base = ['orderIndex', 'isActive'];
  const own = inputFields(type.input).filter((field) => !base.includes(field));
  return ['id', ...own, ...base, 'createdAt', 'updatedAt'];
}

export function toRow<T extends BaseContent>(type: ContentType<T>, entity: T): Row<T> {
  const values = new Map<string, unknown>(Object.entries(entity));
  return Object.fromEntries(
    rowFields(type).map((field) => {
      const value = values.get(field);
      return [field, value instanceof Date ? value.toISOString() : (value ?? null)];
    }),
  ) as unknown as Row<T>;
}

/** The one rule of visibility: what everybody may see of the content. */
export function toPublicView(types: readonly ContentType[], content: Content): Content {
  return Object.fromEntries(
    types.map((type) => {
      const active = rowsOf(content, type).filter((row) => row.isActive);
      return [type.plural, type.isSingleton ? active.slice(0, 1) : active];
    }),
  );
}

/** A GraphQL name as a person says it: 'skillCategories' as 'skill categories'. */
export function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The heading of a type among others: 'Skill categories'. */
export function heading(type: ContentType): string {
  return capitalize(words(type.plural));
}
