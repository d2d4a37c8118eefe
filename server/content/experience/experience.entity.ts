import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A position that the owner held, on the timeline.' })
export class Experience extends BaseContent {
  @Field(() => String, { description: 'Title of the position.' })
  @Property({ type: 'text' })
  position!: string;

  @Field(() => String, { description: 'Who employed the owner.' })
  @Property({ type: 'text' })
  company!: string;

  @Field(() => String, { description: 'When, as it is to be read: no dates are computed from it.' })
  @Property({ type: 'text' })
  duration!: string;

  @Field(() => String, { nullable: true, description: 'Where the work was done.' })
  @Property({ type: 'text', nullable: true })
  location!: string | null;

  @Field(() => String, { description: 'What the work was.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Technologies and skills, separated by commas.' })
  @Property({ type: 'text', nullable: true })
  technologies!: string | null;

  @Field(() => String, { nullable: true, description: "Key achievements, separated by ' | '." })
  @Property({ type: 'text', nullable: true })
  achievements!: string | null;
}

@InputType({ description: 'What the owner writes of this: a position that the owner held, on the timeline.' })
export class ExperienceInput extends BaseContentInput implements Omit<Experience, keyof BaseContent> {
  @Field(() => String, { description: 'Title of the position.' })
  @RequiredText('Position', { max: limits.line })
  position!: string;

  @Field(() => String, { description: 'Who employed the owner.' })
  @RequiredText('Company', { max: limits.line })
  company!: string;

  @Field(() => String, { description: 'When, as it is to be read: no dates are computed from it.' })
  @RequiredText('Duration', { max: limits.line })
  duration!: string;

  @Field(() => String, { nullable: true, description: 'Where the work was done.' })
  @OptionalText('Location', { max: limits.line })
  location!: string | null;

  @Field(() => String, { description: 'What the work was.' })
  @RequiredText('Description', { max: limits.text })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Technologies and skills, separated by commas.' })
  @OptionalText('Technologies', { max: limits.list })
  technologies!: string | null;

  @Field(() => String, { nullable: true, description: "Key achievements, separated by ' | '." })
  @OptionalText('Achievements', { max: limits.list })
  achievements!: string | null;
}

export const experienceType = defineContent({
  name: 'experience',
  plural: 'experiences',
  restName: 'experiences',
  entity: Experience,
  input: ExperienceInput,
});
