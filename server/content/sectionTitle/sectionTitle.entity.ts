import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/limits';
import { ConflictError } from '../../errors';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Custom, checkText, isBlank, OptionalText } from '../core/validation';

@Entity()
@ObjectType({ description: 'The headings of one section of the page.' })
export class SectionTitle extends BaseContent {
  @Field(() => String, {
    description:
      'Which section: about, experience, projects, stats, testimonials, contact, thankYou and so on. Unique, whatever its letter case.',
  })
  @Property({ type: 'text' })
  sectionName!: string;

  @Field(() => String, { nullable: true, description: 'Small text above the heading.' })
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Second heading.' })
  @Property({ type: 'text', nullable: true })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Text below the heading.' })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'The heading.' })
  @Property({ type: 'text', nullable: true })
  mainTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Emoji of the section, where it shows one.' })
  @Property({ type: 'text', nullable: true })
  emoji!: string | null;
}

@InputType({ description: 'What the owner writes of this: the headings of one section of the page.' })
export class SectionTitleInput extends BaseContentInput implements Omit<SectionTitle, keyof BaseContent> {
  @Field(() => String, {
    description:
      'Which section: about, experience, projects, stats, testimonials, contact, thankYou and so on. Unique, whatever its letter case.',
  })
  @Custom(checkSectionName, { type: 'string', maxLength: limits.short, pattern: '^[A-Za-z][A-Za-z0-9_-]*$' })
  sectionName!: string;

  @Field(() => String, { nullable: true, description: 'Small text above the heading.' })
  @OptionalText('Badge text', { max: limits.line })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Second heading.' })
  @OptionalText('Subtitle', { max: limits.line })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Text below the heading.' })
  @OptionalText('Description', { max: limits.text })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'The heading.' })
  @OptionalText('Main title', { max: limits.line })
  mainTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Emoji of the section, where it shows one.' })
  @OptionalText('Emoji', { max: limits.mark })
  emoji!: string | null;
}

/** A name is never a number, because REST looks records up by either. */
function checkSectionName(value: unknown): string | undefined {
  if (isBlank(value)) return 'Section name is required.';
  const problem = checkText('Section name', value, limits.short);
  if (problem) return problem;
  const isName = typeof value === 'string' && /^[a-z][a-z0-9_-]*$/i.test(value);
  return isName ? undefined : 'Section name must start with a letter and have letters, digits, - and _ only.';
}

/** Section names differ in more than letter case. */
export function isSameSection(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export const sectionTitleType = defineContent({
  name: 'sectionTitle',
  plural: 'sectionTitles',
  restName: 'section-titles',
  entity: SectionTitle,
  input: SectionTitleInput,
  settle(saved, others) {
    if (others.some((other) => isSameSection(other.sectionName, saved.sectionName))) {
      throw new ConflictError(`There is a record for the section '${saved.sectionName}' already.`);
    }
  },
});
