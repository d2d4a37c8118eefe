import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'What somebody said about the owner.' })
export class Testimonial extends BaseContent {
  @Field(() => String, { description: 'Who said it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Position of that person.' })
  @Property({ type: 'text', nullable: true })
  position!: string | null;

  @Field(() => String, { nullable: true, description: 'Where that person works.' })
  @Property({ type: 'text', nullable: true })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'How that person knows the owner.' })
  @Property({ type: 'text', nullable: true })
  relation!: string | null;

  @Field(() => String, { description: 'What was said.' })
  @Property({ type: 'text' })
  message!: string;
}

@InputType({ description: 'What the owner writes of this: what somebody said about the owner.' })
export class TestimonialInput extends BaseContentInput implements Omit<Testimonial, keyof BaseContent> {
  @Field(() => String, { description: 'Who said it.' })
  @RequiredText('Name', { max: limits.line })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Position of that person.' })
  @OptionalText('Position', { max: limits.line })
  position!: string | null;

  @Field(() => String, { nullable: true, description: 'Where that person works.' })
  @OptionalText('Company', { max: limits.line })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'How that person knows the owner.' })
  @OptionalText('Relation', { max: limits.line })
  relation!: string | null;

  @Field(() => String, { description: 'What was said.' })
  @RequiredText('Message', { max: limits.text })
  message!: string;
}

export const testimonialType = defineContent({
  name: 'testimonial',
  plural: 'testimonials',
  restName: 'testimonials',
  entity: Testimonial,
  input: TestimonialInput,
});
