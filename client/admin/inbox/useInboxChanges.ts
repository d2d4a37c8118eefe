import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  DeleteMessageDocument,
  ExportInboxDocument,
  MarkMessageReadDocument,
  MarkMessagesReadDocument,
  RestoreMessageDocument,
  RetryDeliveryDocument,
} from '../../../schema/generated/admin';
import type { Message } from './useInbox';

/** What the owner can do with messages. All reject with the error of their call. */
export function useInboxChanges() {
  const client = useApolloClient();
  return useMemo(() => {
    /** Loads every page and count of the inbox again that is shown. A failure shows there. */
    async function refresh(): Promise<void> {
      const queries = client.refetchQueries({
        updateCache: (cache) => {
          cache.modify({ fields: { contactMessages: (_pages, { INVALIDATE }) => INVALIDATE } });
        },
      });
      await queries.catch(() => undefined);
    }

    return {
      markRead: async (message: Message, isRead: boolean) => {
        await client.mutate({
          mutation: MarkMessageReadDocument,
          variables: { id: message.id, isRead },
          context: { isRepeatable: true },
          optimisticResponse: { message: { ...message, isRead } },
          update: (cache) => {
            if (isRead !== message.isRead) countUnread(cache, isRead ? -1 : 1);
          },
        });
      },
      /** @param upTo number of the newest message that the owner has seen */
      markAllRead: async (upTo: number) => {
        await client.mutate({
          mutation: MarkMessagesReadDocument,
          variables: { upTo },
          context: { isRepeatable: true },
        });
        await refresh();
      },
      remove: async ({ id }: Message) => {
        await client.mutate({ mutation: DeleteMessageDocument, variables: { id } });
        await refresh();
      },
      restore: async (id: number) => {
        await client.mutate({
          mutation: RestoreMessageDocument,
          variables: { id },
          context: { isRepeatable: true },
        });
        await refresh();
      },
      retryDelivery: async ({ id }: Message) => {
        await client.mutate({ mutation: RetryDeliveryDocument, variables: { id } });
      },
      /** @returns all messages as CSV */
      exportAll: async (): Promise<string> => {
        const { data } = await client.query({ query: ExportInboxDocument, fetchPolicy: 'no-cache' });
        return data?.csv ?? '';
      },
    };
  }, [client]);
}

/** Corrects the count in everything that is known of the inbox. */
function countUnread(cache: ApolloCache, difference: number): void {
  cache.modify<{ contactMessages: { unread: number } }>({
    fields: {
      contactMessages: (page) => ('unread' in page ? { ...page, unread: Math.max(page.unread + difference, 0) } : page),
    },
  });
}
