import 'reflect-metadata';
import { DateTimeISOResolver } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What a write did. The values are those of the stored changes. */
export const RevisionAction = {
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
  REORDER: 'reorder',
  RESTORE: 'restore',
  SEED: 'seed',
  SYNC: 'sync',
  REMOVE_DEMO: 'removeDemo',
} as const;
export type RevisionAction = (typeof RevisionAction)[keyof typeof RevisionAction];

registerEnumType(RevisionAction, {
  name: 'RevisionAction',
  description: 'What a write did.',
  valuesConfig: {
    CREATE: { description: 'An item was added.' },
    UPDATE: { description: 'An item was changed.' },
    DELETE: { description: 'An item was deleted.' },
    REORDER: { description: 'Items were moved.' },
    RESTORE: { description: 'An earlier revision was restored.' },
    SEED: { description: 'The site got its first content.' },
    SYNC: { description: 'Content was taken over that had been changed in the database.' },
    REMOVE_DEMO: { description: 'What was left of the demo content was removed.' },
  },
});

/** What became of an item between two revisions. */
export const DifferenceKind = { ADDED: 'ADDED', REMOVED: 'REMOVED', CHANGED: 'CHANGED', MOVED: 'MOVED' } as const;
export type DifferenceKind = (typeof DifferenceKind)[keyof typeof DifferenceKind];

registerEnumType(DifferenceKind, {
  name: 'DifferenceKind',
  description: 'What became of an item between two revisions.',
  valuesConfig: {
    ADDED: { description: 'Only the second revision has it.' },
    REMOVED: { description: 'Only the first revision has it.' },
    CHANGED: { description: 'Its fields differ, and perhaps its place.' },
    MOVED: { description: 'It is the same, in another place.' },
  },
});

@ObjectType({ description: 'One entry of the history: what a write did, and when.' })
export class RevisionEntry {
  @Field(() => Int, { description: 'Number of the revision.' })
  number!: number;

  @Field(() => DateTimeISOResolver, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => RevisionAction, { description: 'What the write did.' })
  action!: RevisionAction;

  @Field(() => String, {
    nullable: true,
    description: "What it changed, as its REST path names it ('projects', 'contact-info'); null for several at once.",
  })
  section!: string | null;

  @Field(() => String, { description: 'The same in words, such as: Changed the project "COBOL".' })
  summary!: string;

  @Field(() => Boolean, { description: 'Whether it is the newest, which visitors see.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'Entries of the history, newest first.' })
export class RevisionPage {
  @Field(() => [RevisionEntry], { description: 'The entries of this page.' })
  revisions!: RevisionEntry[];

  @Field(() => Int, { description: 'How many revisions are kept in all.' })
  total!: number;
}

/** The field for each type of content is declared with the operations of that type. */
@ObjectType({ description: 'What visitors saw while a revision was the newest one.' })
export class RevisionContent {
  @Field(() => Int, { description: 'Number of the revision.' })
  number!: number;

  @Field(() => DateTimeISOResolver, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'What became of one field of an item.' })
export class FieldDifference {
  @Field(() => String, { description: "Name of the field, such as 'shortDescription'." })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Its value in the first revision, as text; null for none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value in the second revision, as text; null for none.' })
  after!: string | null;
}

@ObjectType({ description: 'What became of one item between two revisions.' })
export class ItemDifference {
  @Field(() => String, { description: "Where the item is, as its REST path names it: 'projects' and so on." })
  section!: string;

  @Field(() => Int, { description: 'Number of the item, unique within its type.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'What people know it by, such as its title.' })
  name!: string | null;

  @Field(() => DifferenceKind, { description: 'What became of it.' })
  kind!: DifferenceKind;

  @Field(() => [FieldDifference], {
    description: 'The fields that differ; all that have a value for added or removed items.',
  })
  fields!: FieldDifference[];
}
