import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { network } from '../../schema/limits';

/** Close code of a normal end, after which nobody reconnects (RFC 6455, section 7.4.1). */
const normalClosure = 1000;

export interface LiveListener {
  /** After each connection, the first and those that follow a lost one: what happened before it was missed. */
  onConnected?: () => void;
}

/** The one live connection. It opens with the first subscription. */
export function createLiveLink(url: string, listener: LiveListener): GraphQLWsLink {
  const client = createClient({
    url,
    retryAttempts: network.socketRetries,
    retryWait: (retries) => wait((retries + 1) * network.socketRetryDelay),
    shouldRetry: () => true,
    on: {
      connected: () => listener.onConnected?.(),
      closed: (event) => {
        // After a normal end the library reconnects as long as anybody listens, whatever `shouldRetry` says.
        if (event instanceof CloseEvent && event.code === normalClosure) void client.dispose();
      },
    },
  });
  return new GraphQLWsLink(client);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
