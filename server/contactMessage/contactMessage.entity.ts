import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISOResolver } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { limits } from '../../schema/limits';
import { Custom, Email, RequiredText } from '../content/core/validation';

@Entity()
@ObjectType({ description: 'A message that a visitor sent to the owner.' })
export class ContactMessage {
  @Field(() => Int, { description: 'Number of the message.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'Who wrote it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Where an answer goes.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'The message itself.' })
  @Property({ type: 'text' })
  message!: string;

  /** Made by the client, so that a send that is tried again arrives once. */
  @Property({ type: 'uuid', nullable: true, unique: true })
  clientId!: string | null;

  @Field(() => DateTimeISOResolver, { description: 'When it arrived.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onCreate: () => new Date(), index: true })
  createdAt!: Date;
}

@InputType({ description: 'A message to the owner.' })
export class ContactMessageInput implements Omit<ContactMessage, 'id' | 'createdAt'> {
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
  @Custom(checkClientId)
  clientId!: string | null;
}

function checkClientId(value: unknown): string | undefined {
  if (value === null) return undefined;
  const isUuid = typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
  return isUuid ? undefined : 'Client ID must be a UUID.';
}
