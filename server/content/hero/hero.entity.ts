import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ctaStyles, defaults, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, OneOf, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'The first thing that visitors see. One hero is active at a time.' })
export class Hero extends BaseContent {
  @Field(() => String, { description: 'Largest text of the page, usually the name of its owner.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'What the owner does, in a few words.' })
  @Property({ type: 'text' })
  subtitle!: string;

  @Field(() => String, { description: 'Two or three sentences below the subtitle.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { description: 'Short text above the title.' })
  @Property({ type: 'text' })
  badge!: string;

  @Field(() => String, { description: 'Emoji on both sides of the badge.' })
  @Property({ type: 'text' })
  badgeEmoji!: string;

  @Field(() => String, { description: 'Text of the link that jumps to the projects.' })
  @Property({ type: 'text' })
  ctaText!: string;

  @Field(() => String, { description: "Look of that link: 'bordered' or 'filled'." })
  @Property({ type: 'text' })
  ctaStyle!: string;
}

@InputType({
  description: 'What the owner writes of this: the first thing that visitors see. One hero is active at a time.',
})
export class HeroInput extends BaseContentInput implements Omit<Hero, keyof BaseContent> {
  @Field(() => String, { description: 'Largest text of the page, usually the name of its owner.' })
  @RequiredText('Title', { max: limits.line })
  title!: string;

  @Field(() => String, { description: 'What the owner does, in a few words.' })
  @RequiredText('Subtitle', { max: limits.line })
  subtitle!: string;

  @Field(() => String, { description: 'Two or three sentences below the subtitle.' })
  @RequiredText('Description', { max: limits.text })
  description!: string;

  @Field(() => String, { description: 'Short text above the title.' })
  @RequiredText('Badge', { max: limits.short })
  badge!: string;

  @Field(() => String, { description: 'Emoji on both sides of the badge.' })
  @RequiredText('Badge emoji', { max: limits.mark })
  badgeEmoji!: string;

  @Field(() => String, { description: 'Text of the link that jumps to the projects.' })
  @RequiredText('CTA text', { max: limits.short })
  ctaText!: string;

  @Field(() => String, { nullable: true, description: "Look of that link: 'bordered' or 'filled'." })
  @Default(defaults.ctaStyle)
  @OneOf('CTA style', ctaStyles)
  ctaStyle!: string;
}

export const heroType = defineContent({
  name: 'hero',
  plural: 'heroes',
  restName: 'hero',
  entity: Hero,
  input: HeroInput,
  isSingleton: true,
  settle(saved, others) {
    if (!saved.isActive) return;
    for (const other of others) other.isActive = false;
  },
});
