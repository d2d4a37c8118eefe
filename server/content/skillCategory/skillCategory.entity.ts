import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'Skills of one kind.' })
export class SkillCategory extends BaseContent {
  @Field(() => String, {
    description:
      "What the skills have in common. 'Languages', 'Frameworks & Libraries', 'Databases', 'Tools & Platforms' and 'Methodologies' have colours of their own.",
  })
  @Property({ type: 'text' })
  category!: string;

  @Field(() => String, { description: 'The skills, separated by commas.' })
  @Property({ type: 'text' })
  skills!: string;
}

@InputType({ description: 'What the owner writes of this: skills of one kind.' })
export class SkillCategoryInput extends BaseContentInput implements Omit<SkillCategory, keyof BaseContent> {
  @Field(() => String, {
    description:
      "What the skills have in common. 'Languages', 'Frameworks & Libraries', 'Databases', 'Tools & Platforms' and 'Methodologies' have colours of their own.",
  })
  @RequiredText('Category', { max: limits.line })
  category!: string;

  @Field(() => String, { description: 'The skills, separated by commas.' })
  @RequiredText('Skills', { max: limits.list })
  skills!: string;
}

export const skillCategoryType = defineContent({
  name: 'skillCategory',
  plural: 'skillCategories',
  restName: 'skills',
  entity: SkillCategory,
  input: SkillCategoryInput,
});
