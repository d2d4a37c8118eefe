import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defaults, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A degree that the owner holds.' })
export class Education extends BaseContent {
  @Field(() => String, { description: 'Name of the degree.' })
  @Property({ type: 'text' })
  degree!: string;

  @Field(() => String, { description: 'Where it was earned.' })
  @Property({ type: 'text' })
  institution!: string;

  @Field(() => String, { description: 'When it was earned.' })
  @Property({ type: 'text' })
  year!: string;

  @Field(() => String, { description: 'Emoji beside it.' })
  @Property({ type: 'text' })
  icon!: string;
}

@InputType({ description: 'What the owner writes of this: a degree that the owner holds.' })
export class EducationInput extends BaseContentInput implements Omit<Education, keyof BaseContent> {
  @Field(() => String, { description: 'Name of the degree.' })
  @RequiredText('Degree', { max: limits.line })
  degree!: string;

  @Field(() => String, { description: 'Where it was earned.' })
  @RequiredText('Institution', { max: limits.line })
  institution!: string;

  @Field(() => String, { description: 'When it was earned.' })
  @RequiredText('Year', { max: limits.short })
  year!: string;

  @Field(() => String, { nullable: true, description: 'Emoji beside it; a default stands in when it is empty.' })
  @Default(defaults.educationIcon)
  @RequiredText('Icon', { max: limits.mark })
  icon!: string;
}

export const educationType = defineContent({
  name: 'education',
  plural: 'educations',
  restName: 'education',
  entity: Education,
  input: EducationInput,
});
