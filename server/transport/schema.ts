import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ContactMessageResolver } from '../contactMessage/contactMessage.resolver';
import { contentResolvers } from '../content/resolvers';
import type { Context } from '../context';
import type { PubSub } from '../live/events';
import { EventsResolver } from '../live/events.resolver';
import { OwnerResolver } from '../owner/owner.resolver';
import { SetupResolver } from '../setup/setup.resolver';

/** The GraphQL schema of all resolvers. Input is validated by the services, so that both doors say the same. */
export function createSchema(pubSub: PubSub): GraphQLSchema {
  const [first, ...others] = [
    ...contentResolvers,
    OwnerResolver,
    ContactMessageResolver,
    SetupResolver,
    EventsResolver,
  ];
  if (!first) throw new Error('There are no resolvers.');
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    pubSub,
    validate: false,
    // Apollo Server looks for mistakes in it; the library would run the whole introspection to find them.
    skipCheck: true,
    authChecker: async ({ context }: { context: Context }) => {
      await context.requireOwner();
      return true;
    },
  });
  for (const [type, description] of [
    [schema.getQueryType(), 'What can be read. Public fields answer active items alone, to everybody.'],
    [schema.getMutationType(), 'What can be changed. All but signing in and sending a message is for the owner.'],
    [schema.getSubscriptionType(), 'What can be listened to, over a socket. It is open to everybody.'],
  ] as const) {
    // The library has no place for the descriptions of these three.
    if (type) type.description = description;
  }
  return schema;
}
