import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type ContactInfoType, contactInfoTypes, limits } from '../../../schema/limits';
import { BaseContent, BaseContentInput } from '../core/base.entity';
import { defineContent } from '../core/contentType';
import { Custom, checkLink, OneOf, RequiredText } from '../core/validation';

@Entity()
@ObjectType({ description: 'A way to reach the owner.' })
export class ContactInfo extends BaseContent {
  @Field(() => String, {
    description: "Kind of address: 'email', 'phone', 'address', 'website', 'linkedin', 'github', 'twitter' or 'other'.",
  })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { description: 'The address, number or link itself.' })
  @Property({ type: 'text' })
  value!: string;

  @Field(() => String, { description: 'What it is called on the page.' })
  @Property({ type: 'text' })
  label!: string;
}

@InputType({ description: 'What the owner writes of this: a way to reach the owner.' })
export class ContactInfoInput extends BaseContentInput implements Omit<ContactInfo, keyof BaseContent> {
  @Field(() => String, {
    description: "Kind of address: 'email', 'phone', 'address', 'website', 'linkedin', 'github', 'twitter' or 'other'.",
  })
  @OneOf('Type', contactInfoTypes)
  type!: string;

  @Field(() => String, { description: 'The address, number or link itself.' })
  @RequiredText('Value', { max: limits.link })
  @Custom(checkValue)
  value!: string;

  @Field(() => String, { description: 'What it is called on the page.' })
  @RequiredText('Label', { max: limits.line })
  label!: string;
}

const shownAsLink: readonly string[] = ['website', 'linkedin', 'github', 'twitter'] satisfies ContactInfoType[];

/** The page makes links of some types; the others must at least not carry a script. */
function checkValue(value: unknown, input: object): string | undefined {
  const type = 'type' in input ? input.type : undefined;
  if (typeof type === 'string' && shownAsLink.includes(type)) return checkLink('Value', value);
  // Browsers drop white space and control characters while they read a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const scheme = typeof value === 'string' ? value.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '') : '';
  const isScript = /^\W*(javascript|vbscript|data):/i.test(scheme);
  return isScript ? 'Value must not be a script.' : undefined;
}

export const contactInfoType = defineContent({
  name: 'contactInfo',
  plural: 'contactInfos',
  restName: 'contact-info',
  entity: ContactInfo,
  input: ContactInfoInput,
});
