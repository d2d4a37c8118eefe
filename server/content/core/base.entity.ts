import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISOResolver } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Default, Flag, Position } from './validation';

/** What every row of content has, whatever its type. */
@Entity({ abstract: true })
@ObjectType({ description: 'What every item of content has, whatever its type.' })
export abstract class BaseContent {
  @Field(() => Int, { description: 'Number of the item, unique within its type.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Int, { description: 'Place among the items of its type: lower comes first, equal ones go by id.' })
  @Property({ type: 'integer', default: 0 })
  orderIndex!: number;

  @Field(() => Boolean, { description: 'Whether visitors see the item. Only the owner can read inactive items.' })
  @Property({ type: 'boolean', default: true })
  isActive!: boolean;

  @Field(() => DateTimeISOResolver, { description: 'When the item was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISOResolver, { description: 'When the item was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;
}

/** The fields of {@link BaseContent} that the owner may write. */
@InputType({ description: 'What can be set on every item of content.' })
export abstract class BaseContentInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Place among the items of its type. A new item gets 0; an update without it keeps the place.',
  })
  @Default(0)
  @Position('Order index')
  orderIndex?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors see the item. A new item is active; an update without it changes nothing.',
  })
  @Default(true)
  @Flag('Active')
  isActive?: boolean;
}

/** A row as it stands in a revision and leaves the server: dates are ISO 8601 texts in UTC. */
export type Row<T extends BaseContent = BaseContent> = {
  [K in keyof T]: T[K] extends Date ? string : T[K];
};
