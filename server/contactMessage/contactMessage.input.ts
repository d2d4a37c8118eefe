import 'reflect-metadata';
import { Field, Float, InputType } from 'type-graphql';
import { limits } from '../../schema/limits';
import { Custom, Email, RequiredText } from '../content/core/validation';
import type { ContactMessage } from './contactMessage.entity';

@InputType({ description: 'A message to the owner.' })
export class ContactMessageInput implements Pick<ContactMessage, 'name' | 'email' | 'message' | 'clientId'> {
  @Field(() => String, { description: 'Name of the sender.' })
  @RequiredText('Name', { max: limits.line })
  name!: string;

  @Field(() => String, { description: 'E-mail address of the sender.' })
  @Email('Email')
  email!: string;

  @Field(() => String, { description: 'The message itself.' })
  @RequiredText('Message', { max: limits.text })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A UUID made by the client. A message with one that has arrived already is not stored again.',
  })
  @Custom(checkClientId, { type: ['string', 'null'], format: 'uuid' })
  clientId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A field that people do not see and leave empty. What fills it in is taken for a program.',
  })
  @Custom(checkWebsite, { type: ['string', 'null'] })
  website!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How long the form was open, in milliseconds. Whoever is too fast is taken for a program.',
  })
  @Custom(checkFilledInMs, { type: ['number', 'null'] })
  filledInMs!: number | null;
}

/** What a program gives away about itself. Nothing is refused for it, because the guess may be wrong. */
export function isSuspicious({ website, filledInMs }: ContactMessageInput): boolean {
  const isTooFast = filledInMs !== null && filledInMs < limits.formFilledIn;
  return isTooFast || (website !== null && website !== '');
}

function checkClientId(value: unknown): string | undefined {
  if (value === null) return undefined;
  const isUuid = typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
  return isUuid ? undefined : 'Client ID must be a UUID.';
}

/** The text is not stored, so nothing more is asked of it. */
function checkWebsite(value: unknown): string | undefined {
  return value === null || typeof value === 'string' ? undefined : 'Website must be text.';
}

function checkFilledInMs(value: unknown): string | undefined {
  return value === null || typeof value === 'number' ? undefined : 'The time to fill in the form must be a number.';
}
