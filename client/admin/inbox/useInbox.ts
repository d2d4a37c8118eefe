import { useQuery } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import {
  type Inbox_MessageFragment,
  InboxDocument,
  InboxMessageDocument,
  type InboxQuery,
} from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import type { Load } from '../kit/useLoad';
import type { InboxView } from './useInboxView';
import { inboxPollInterval, skipPollAttempt } from './useUnreadCount';

export type Message = Inbox_MessageFragment;
export type Inbox = InboxQuery['inbox'];

interface InboxLoad extends Load<Inbox> {
  /** Whether what is there belongs to the view before. */
  isTurning: boolean;
}

/** One page of the inbox, from the server. New messages and deliveries appear by themselves. */
export function useInbox({ filter, page, size }: InboxView): InboxLoad {
  const { data, previousData, loading, error, refetch } = useQuery(InboxDocument, {
    variables: {
      limit: size,
      offset: (page - 1) * size,
      unreadOnly: filter === 'unread',
      suspiciousOnly: filter === 'suspicious',
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: inboxPollInterval,
    skipPollAttempt,
  });
  const reload = useCallback(async () => {
    // The query itself reports the failure.
    await refetch().catch(() => undefined);
  }, [refetch]);
  return {
    data: (data ?? previousData)?.inbox,
    isLoading: loading,
    isTurning: data === undefined && previousData !== undefined,
    failure: error && !loading ? toFailure(error) : undefined,
    reload,
  };
}

/**
 * The message that is read. It is loaded by itself where the list does not hold it, and it stays while it is read,
 * although having been read may take it off the list.
 */
export function useOpenedMessage(id: number | undefined, listed: readonly Message[]): Load<Message> {
  const last = useRef<Message>(undefined);
  const known = listed.find((message) => message.id === id);
  const { data, loading, error, refetch } = useQuery(InboxMessageDocument, {
    variables: { id: id ?? 0 },
    skip: id === undefined || known !== undefined,
    fetchPolicy: 'cache-and-network',
    pollInterval: inboxPollInterval,
    skipPollAttempt,
  });
  const found = known ?? data?.message;
  if (found) last.current = found;
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  return {
    data: found ?? (last.current?.id === id ? last.current : undefined),
    isLoading: loading,
    failure: error && !loading ? toFailure(error) : undefined,
    reload,
  };
}
