import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defaults, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Default, OptionalLink, OptionalText, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A certificate that the owner holds.' })
export class Certification extends BaseContent {
  @Field(() => String, { description: 'Name of the certificate.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Who issued it.' })
  @Property({ type: 'text' })
  issuer!: string;

  @Field(() => String, { description: 'When it was issued.' })
  @Property({ type: 'text' })
  year!: string;

  @Field(() => String, { description: 'Emoji beside it.' })
  @Property({ type: 'text' })
  icon!: string;

  @Field(() => String, { nullable: true, description: 'Where the certificate can be seen.' })
  @Property({ type: 'text', nullable: true })
  certificateLink!: string | null;

  @Field(() => String, { nullable: true, description: 'Its number, shown when there is no link.' })
  @Property({ type: 'text', nullable: true })
  certificateId!: string | null;
}

@InputType({ description: 'What the owner writes of this: a certificate that the owner holds.' })
export class CertificationInput extends BaseContentInput implements Omit<Certification, keyof BaseContent> {
  @Field(() => String, { description: 'Name of the certificate.' })
  @RequiredText('Name', { max: limits.line })
  name!: string;

  @Field(() => String, { description: 'Who issued it.' })
  @RequiredText('Issuer', { max: limits.line })
  issuer!: string;

  @Field(() => String, { description: 'When it was issued.' })
  @RequiredText('Year', { max: limits.short })
  year!: string;

  @Field(() => String, { nullable: true, description: 'Emoji beside it; a default stands in when it is empty.' })
  @Default(defaults.certificationIcon)
  @RequiredText('Icon', { max: limits.mark })
  icon!: string;

  @Field(() => String, { nullable: true, description: 'Where the certificate can be seen.' })
  @OptionalLink('Certificate link')
  certificateLink!: string | null;

  @Field(() => String, { nullable: true, description: 'Its number, shown when there is no link.' })
  @OptionalText('Certificate ID', { max: limits.line })
  certificateId!: string | null;
}

export const certificationType = defineContent({
  name: 'certification',
  plural: 'certifications',
  restName: 'certifications',
  entity: Certification,
  input: CertificationInput,
});
