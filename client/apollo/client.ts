import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { requestLink } from './links';
import { createLiveLink, type LiveListener } from './liveLink';

/** What is known of the server's data, for the browser and for rendering on the server. All cache policy is here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          hero: { merge: false },
        },
      },
      ConfigUpdate: { keyFields: false },
      ContentUpdate: { keyFields: false },
    },
  });
}

declare module '@apollo/client/link' {
  namespace ApolloLink {
    interface OperationContext {
      /** Set on a query that the instance shall answer from which the news come. */
      isLive?: boolean;
    }
  }
}

/** The browser's client: requests over HTTP, subscriptions over one socket. */
export function createBrowserClient(cache: InMemoryCache, listener: LiveListener = {}): ApolloClient {
  const { protocol, host } = window.location;
  const live = createLiveLink(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`, listener);
  return new ApolloClient({
    cache,
    link: ApolloLink.split(
      (operation) => isSubscriptionOperation(operation.query) || operation.getContext().isLive === true,
      live,
      requestLink,
    ),
  });
}

/** The client that renders on the server: it reads the cache and never asks the network. */
export function createServerClient(cache: InMemoryCache): ApolloClient {
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
}
