import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defaults, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A recognition that the owner received.' })
export class Award extends BaseContent {
  @Field(() => String, { description: 'Name of the award.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Who gave it.' })
  @Property({ type: 'text' })
  organization!: string;

  @Field(() => String, { description: 'When it was given.' })
  @Property({ type: 'text' })
  year!: string;

  @Field(() => String, { description: 'Emoji beside it.' })
  @Property({ type: 'text' })
  icon!: string;
}

@InputType({ description: 'What the owner writes of this: a recognition that the owner received.' })
export class AwardInput extends BaseContentInput implements Omit<Award, keyof BaseContent> {
  @Field(() => String, { description: 'Name of the award.' })
  @RequiredText('Title', { max: limits.line })
  title!: string;

  @Field(() => String, { description: 'Who gave it.' })
  @RequiredText('Organization', { max: limits.line })
  organization!: string;

  @Field(() => String, { description: 'When it was given.' })
  @RequiredText('Year', { max: limits.short })
  year!: string;

  @Field(() => String, { nullable: true, description: 'Emoji beside it; a default stands in when it is empty.' })
  @Default(defaults.awardIcon)
  @RequiredText('Icon', { max: limits.mark })
  icon!: string;
}

export const awardType = defineContent({
  name: 'award',
  plural: 'awards',
  restName: 'awards',
  entity: Award,
  input: AwardInput,
});
