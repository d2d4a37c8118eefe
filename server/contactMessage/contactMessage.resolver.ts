import { Arg, Authorized, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { limits } from '../../schema/limits';
import type { Context } from '../context';
import { ContactMessage } from './contactMessage.entity';
import { ContactMessageInput } from './contactMessage.input';
import type { InboxPage, MailDelivery } from './contactMessageService';
import type { MailRoute, TestResult } from './mailer';

@ObjectType({ description: 'Messages of the inbox, newest first.' })
export class ContactMessagePage implements InboxPage {
  @Field(() => [ContactMessage], { description: 'The messages of this page.' })
  messages!: ContactMessage[];

  @Field(() => Int, {
    description: 'How many messages there are in all, or how many of the kinds that were asked for.',
  })
  total!: number;

  @Field(() => Int, { description: 'How many messages the owner has not read.' })
  unread!: number;

  @Field(() => Int, { nullable: true, description: 'Number of the newest message of the whole inbox.' })
  newest!: number | null;
}

@ObjectType({ description: 'Where contact messages go by mail.' })
export class ContactMailRoute implements MailRoute {
  @Field(() => String, { description: 'Name of the mail server, with its port where one is set.' })
  server!: string;

  @Field(() => String, { description: 'Address that messages go to.' })
  recipient!: string;

  @Field(() => String, { description: 'Address that the mail server takes them from.' })
  sender!: string;
}

@ObjectType({ description: 'How contact messages are delivered by mail, and what is on its way.' })
export class ContactMailDelivery implements MailDelivery {
  @Field(() => ContactMailRoute, { nullable: true, description: 'Null when no mail server is configured.' })
  route!: MailRoute | null;

  @Field(() => Int, { description: 'How many messages will be tried, for the first time or again.' })
  waiting!: number;

  @Field(() => Int, { description: 'How many messages were tried in vain and are tried no more.' })
  failed!: number;
}

@ObjectType({ description: 'What came of a test of the mail server.' })
export class TestMessageResult implements TestResult {
  @Field(() => Boolean, { description: 'Whether the mail server took the message.' })
  isSent!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it did not, in the words of the mail server.' })
  reason!: string | null;
}

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Query(() => ContactMessagePage, { description: 'The inbox. For the owner only.' })
  @Authorized()
  contactMessages(
    @Arg('limit', () => Int, {
      defaultValue: limits.inboxPage.default,
      description: `How many messages, ${limits.inboxPage.max} at most.`,
    })
    limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many of the newest to leave out.' }) offset: number,
    @Arg('unreadOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether to leave out those that were read.',
    })
    unreadOnly: boolean,
    @Arg('suspiciousOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether to leave out those that are not suspicious.',
    })
    suspiciousOnly: boolean,
    @Ctx() { services }: Context,
  ): Promise<InboxPage> {
    return services.messages.inbox({ limit, offset, unreadOnly, suspiciousOnly });
  }

  @Query(() => ContactMessage, { description: 'One message of the inbox. For the owner only.' })
  @Authorized()
  contactMessage(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Ctx() { services }: Context,
  ): Promise<ContactMessage> {
    return services.messages.message(id);
  }

  @Query(() => ContactMailDelivery, { description: 'Delivery of messages by mail. For the owner only.' })
  @Authorized()
  mailDelivery(@Ctx() { services }: Context): Promise<MailDelivery> {
    return services.messages.mailDelivery();
  }

  @Query(() => String, {
    description: `The inbox as a table in CSV (RFC 4180, UTF-8 with a byte order mark), newest first, ${limits.inboxExport} messages at most. Cells that a spreadsheet would take for a formula begin with an apostrophe. For the owner only.`,
  })
  @Authorized()
  exportContactMessages(@Ctx() { services }: Context): Promise<string> {
    return services.messages.export();
  }

  @Mutation(() => ContactMessage, { description: 'Sends a message to the owner. Open to everybody, within limits.' })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { services, caller }: Context,
  ): Promise<ContactMessage> {
    return services.messages.send(input, caller.address);
  }

  @Mutation(() => ContactMessage, { description: 'Marks a message as read, or as not read.' })
  @Authorized()
  markContactMessageRead(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Arg('isRead', () => Boolean, { description: 'Whether it counts as read from now on.' }) isRead: boolean,
    @Ctx() { services }: Context,
  ): Promise<ContactMessage> {
    return services.messages.markRead(id, isRead);
  }

  @Mutation(() => Int, { description: 'Marks all messages up to one as read. Answers how many were unread.' })
  @Authorized()
  markContactMessagesRead(
    @Arg('upTo', () => Int, { description: 'Number of the newest message that the owner has seen in the list.' })
    upTo: number,
    @Ctx() { services }: Context,
  ): Promise<number> {
    return services.messages.markAllRead(upTo);
  }

  @Mutation(() => Boolean, {
    description: `Deletes a message from the inbox. For ${limits.inboxDeletedDays} days it can be restored.`,
  })
  @Authorized()
  async deleteContactMessage(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    await services.messages.remove(id);
    return true;
  }

  @Mutation(() => ContactMessage, { description: 'Brings a deleted message back to its place in the inbox.' })
  @Authorized()
  restoreContactMessage(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Ctx() { services }: Context,
  ): Promise<ContactMessage> {
    return services.messages.restore(id);
  }

  @Mutation(() => ContactMessage, {
    description: 'Delivers a message by mail now: one that failed, one that waits, or one that was never to be mailed.',
  })
  @Authorized()
  retryDelivery(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Ctx() { services }: Context,
  ): Promise<ContactMessage> {
    return services.messages.retryDelivery(id);
  }

  @Mutation(() => TestMessageResult, { description: 'Sends a message to the owner by mail, to try the settings.' })
  @Authorized()
  sendTestMessage(@Ctx() { services }: Context): Promise<TestResult> {
    return services.messages.sendTest();
  }
}
