import { useQuery } from '@apollo/client/react';
import { UnreadCountDocument } from '../../../schema/generated/admin';

/** Between two looks for new messages, in milliseconds. */
export const inboxPollInterval = 10_000;

/** A tab that nobody sees asks for nothing. */
export function skipPollAttempt(): boolean {
  return document.hidden;
}

/** How many messages are unread; undefined until that is known. Any number of components may ask. */
export function useUnreadCount(): number | undefined {
  const { data, previousData } = useQuery(UnreadCountDocument);
  return (data ?? previousData)?.inbox.unread;
}

/** Keeps {@link useUnreadCount} up to date. Stands once, in the frame around all pages. */
export function useUnreadCountPolling(): void {
  useQuery(UnreadCountDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: inboxPollInterval,
    skipPollAttempt,
  });
}
