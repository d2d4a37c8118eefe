import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { requestLink } from './links';
import { liveListener } from './liveConnection';
import { createLiveLink } from './liveLink';

declare module '@apollo/client/link' {
  namespace ApolloLink {
    interface OperationContext {
      /** Set on a query that the instance shall answer from which the news come. */
      isLive?: boolean;
    }
  }
}

/** The browser's client: requests over HTTP, subscriptions over one socket. All cache policy is here. */
export function createBrowserClient(): ApolloClient {
  const { protocol, host } = window.location;
  const live = createLiveLink(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`, liveListener);
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
      (operation) => isSubscriptionOperation(operation.query) || operation.getContext().isLive === true,
      live,
      requestLink,
    ),
  });
}
