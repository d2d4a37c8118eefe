import { Arg, Authorized, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { limits } from '../../schema/limits';
import type { Context } from '../context';
import { ContactMessage, ContactMessageInput } from './contactMessage.entity';
import type { InboxPage } from './contactMessageService';

@ObjectType({ description: 'Messages of the inbox, newest first.' })
export class ContactMessagePage implements InboxPage {
  @Field(() => [ContactMessage], { description: 'The messages of this page.' })
  messages!: ContactMessage[];

  @Field(() => Int, { description: 'How many messages there are in all.' })
  total!: number;
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
    @Ctx() { services }: Context,
  ): Promise<InboxPage> {
    return services.messages.inbox({ limit, offset });
  }

  @Mutation(() => ContactMessage, { description: 'Sends a message to the owner. Open to everybody, within limits.' })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() { services, address }: Context,
  ): Promise<ContactMessage> {
    return services.messages.send(input, address);
  }

  @Mutation(() => Boolean, { description: 'Deletes a message from the inbox.' })
  @Authorized()
  async deleteContactMessage(
    @Arg('id', () => Int, { description: 'Number of the message.' }) id: number,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    await services.messages.remove(id);
    return true;
  }
}
