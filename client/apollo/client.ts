import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { createLiveClient } from '../connection/liveClient';
import { requestLink } from './links';

/** The owner's client: requests over HTTP, subscriptions over one socket. All cache policy is here. */
export function createBrowserClient(): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: {
        Query: {
          fields: {
            hero: { merge: false },
          },
        },
        ConfigUpdate: { keyFields: false },
        ContentUpdate: { keyFields: false },
      },
    }),
    link: ApolloLink.split(
      ({ query }) => isSubscriptionOperation(query),
      new GraphQLWsLink(createLiveClient()),
      requestLink,
    ),
  });
}
