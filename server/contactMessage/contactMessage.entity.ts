import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISOResolver } from 'graphql-scalars';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { Delivery } from './delivery';

/**
 * A message from a visitor. Who sent it gets it back as the answer, so what only concerns the owner is guarded field by
 * field.
 */
@Entity()
@Index({ properties: ['delivery', 'nextAttemptAt'] })
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

  @Authorized()
  @Field(() => Boolean, { description: 'Whether the owner has read it. For the owner only.' })
  @Property({ type: 'boolean', default: false })
  isRead: boolean = false;

  @Authorized()
  @Field(() => Boolean, {
    description: 'Whether a program seems to have sent it. It is not delivered by mail then. For the owner only.',
  })
  @Property({ type: 'boolean', default: false })
  isSuspicious: boolean = false;

  @Authorized()
  @Field(() => Delivery, { description: 'How far it has come by mail. For the owner only.' })
  @Property({ type: 'text', default: Delivery.NONE })
  delivery: Delivery = Delivery.NONE;

  @Authorized()
  @Field(() => Int, { description: 'How often its delivery was tried since it was queued. For the owner only.' })
  @Property({ type: 'integer', default: 0 })
  deliveryAttempts: number = 0;

  @Authorized()
  @Field(() => DateTimeISOResolver, {
    nullable: true,
    description: 'When its delivery is tried next; null when it is not. For the owner only.',
  })
  @Property({ type: 'datetime', nullable: true })
  nextAttemptAt: Date | null = null;

  @Authorized()
  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, in the words of the mail server. For the owner only.',
  })
  @Property({ type: 'text', nullable: true })
  deliveryError: string | null = null;

  /** Until when one instance has the delivery to itself; whatever became of it, another may try after that. */
  @Property({ type: 'datetime', nullable: true })
  claimedUntil: Date | null = null;

  /** Deleted messages are listed nowhere; they are kept for a while, so that the owner can take the deletion back. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
