import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defaults, limits, statTypes } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, OneOf, OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A number that speaks for the owner.' })
export class Stat extends BaseContent {
  @Field(() => String, { description: 'The number, as it is to be read.' })
  @Property({ type: 'text' })
  value!: string;

  @Field(() => String, { description: 'What is counted.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => String, { description: 'Emoji beside the number.' })
  @Property({ type: 'text' })
  icon!: string;

  @Field(() => String, { description: "Group of the stat: 'main', 'award', 'education', 'certification' or 'skill'." })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { nullable: true, description: "Text right after the value, such as '+'." })
  @Property({ type: 'text', nullable: true })
  suffix!: string | null;
}

@InputType({ description: 'What the owner writes of this: a number that speaks for the owner.' })
export class StatInput extends BaseContentInput implements Omit<Stat, keyof BaseContent> {
  @Field(() => String, { description: 'The number, as it is to be read.' })
  @RequiredText('Number/Value', { max: limits.short })
  value!: string;

  @Field(() => String, { description: 'What is counted.' })
  @RequiredText('Label', { max: limits.line })
  label!: string;

  @Field(() => String, { description: 'Emoji beside the number.' })
  @RequiredText('Icon/Emoji', { max: limits.mark })
  icon!: string;

  @Field(() => String, {
    nullable: true,
    description: "Group of the stat: 'main', 'award', 'education', 'certification' or 'skill'.",
  })
  @Default(defaults.statType)
  @OneOf('Type', Object.keys(statTypes))
  type!: string;

  @Field(() => String, { nullable: true, description: "Text right after the value, such as '+'." })
  @OptionalText('Suffix', { max: limits.short })
  suffix!: string | null;
}

export const statType = defineContent({
  name: 'stat',
  plural: 'stats',
  restName: 'stats',
  entity: Stat,
  input: StatInput,
});
