import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defaults, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, OptionalLink, OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A piece of work that the owner shows.' })
export class Project extends BaseContent {
  @Field(() => String, { description: 'Name of the project.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What its card says; the description is shown without it.' })
  @Property({ type: 'text', nullable: true })
  shortDescription!: string | null;

  @Field(() => String, { description: 'What the project is about.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'An emoji that stands for the project.' })
  @Property({ type: 'text', nullable: true })
  imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its source code.' })
  @Property({ type: 'text', nullable: true })
  githubUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the running project, for the preview.' })
  @Property({ type: 'text', nullable: true })
  liveUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Technologies, separated by commas.' })
  @Property({ type: 'text', nullable: true })
  technologies!: string | null;

  @Field(() => String, { description: 'Lower-case word that projects are filtered by.' })
  @Property({ type: 'text' })
  category!: string;
}

@InputType({ description: 'What the owner writes of this: a piece of work that the owner shows.' })
export class ProjectInput extends BaseContentInput implements Omit<Project, keyof BaseContent> {
  @Field(() => String, { description: 'Name of the project.' })
  @RequiredText('Title', { max: limits.line })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What its card says; the description is shown without it.' })
  @OptionalText('Short description', { max: limits.text })
  shortDescription!: string | null;

  @Field(() => String, { description: 'What the project is about.' })
  @RequiredText('Description', { max: limits.text })
  description!: string;

  @Field(() => String, { nullable: true, description: 'An emoji that stands for the project.' })
  @OptionalText('Image', { max: limits.link })
  imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its source code.' })
  @OptionalLink('GitHub URL')
  githubUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the running project, for the preview.' })
  @OptionalLink('Live URL')
  liveUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Technologies, separated by commas.' })
  @OptionalText('Technologies', { max: limits.list })
  technologies!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Lower-case word that projects are filtered by; a default stands in when it is empty.',
  })
  @Default(defaults.projectCategory)
  @RequiredText('Category', { max: limits.short })
  category!: string;
}

export const projectType = defineContent({
  name: 'project',
  plural: 'projects',
  restName: 'projects',
  entity: Project,
  input: ProjectInput,
});
