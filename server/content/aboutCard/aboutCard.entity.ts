import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/limits';
import { ConflictError } from '../../errors';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'One of up to three cards that introduce the owner.' })
export class AboutCard extends BaseContent {
  @Field(() => String, { description: 'Heading of the card.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Second heading, smaller.' })
  @Property({ type: 'text', nullable: true })
  subtitle!: string | null;

  @Field(() => String, { description: 'Text of the card.' })
  @Property({ type: 'text' })
  description!: string;
}

@InputType({ description: 'What the owner writes of this: one of up to three cards that introduce the owner.' })
export class AboutCardInput extends BaseContentInput implements Omit<AboutCard, keyof BaseContent> {
  @Field(() => String, { description: 'Heading of the card.' })
  @RequiredText('Title', { max: limits.line })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Second heading, smaller.' })
  @OptionalText('Subtitle', { max: limits.line })
  subtitle!: string | null;

  @Field(() => String, { description: 'Text of the card.' })
  @RequiredText('Description', { max: limits.text })
  description!: string;
}

export const aboutCardType = defineContent({
  name: 'aboutCard',
  plural: 'aboutCards',
  restName: 'about',
  entity: AboutCard,
  input: AboutCardInput,
  settle(_saved, others, isNew) {
    if (isNew && others.length >= limits.aboutCards) {
      throw new ConflictError(
        `There are ${limits.aboutCards} about cards already, which is as many as the page shows.`,
      );
    }
  },
});
