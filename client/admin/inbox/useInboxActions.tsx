import Button from '@mui/material/Button';
import { closeSnackbar, useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { undoTime } from '../kit/useDeletion';
import { useListNews } from '../kit/useListNews';
import type { Message } from './useInbox';
import { useInboxChanges } from './useInboxChanges';

/** What the buttons of the inbox do: they change it, and tell what came of that. None of them rejects. */
export function useInboxActions() {
  const changes = useInboxChanges();
  const { enqueueSnackbar } = useSnackbar();
  const news = useListNews();

  return useMemo(
    () => ({
      markRead: (message: Message, isRead: boolean) =>
        changes
          .markRead(message, isRead)
          .catch(news.tellFailure(`The message could not be marked as ${isRead ? 'read' : 'unread'}.`)),

      markAllRead: (upTo: number) =>
        changes.markAllRead(upTo).catch(news.tellFailure('The messages could not be marked as read.')),

      deliver: (message: Message) =>
        changes.retryDelivery(message).catch(news.tellFailure('The message could not be handed to the mail server.')),

      /** @returns whether it is gone */
      remove: async (message: Message): Promise<boolean> => {
        try {
          await changes.remove(message);
        } catch (error) {
          news.tellFailure('The message could not be deleted.')(error);
          return false;
        }
        enqueueSnackbar('Message deleted', {
          variant: 'success',
          autoHideDuration: undoTime,
          action: (key) => (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                closeSnackbar(key);
                changes.restore(message.id).catch(news.tellFailure('The message could not be brought back.'));
              }}
            >
              Undo
            </Button>
          ),
        });
        return true;
      },

      exportAll: async () => {
        try {
          download(await changes.exportAll(), `inbox-${new Date().toISOString().slice(0, 10)}.csv`);
        } catch (error) {
          news.tellFailure('The messages could not be exported.')(error);
        }
      },
    }),
    [changes, news, enqueueSnackbar],
  );
}

/** How long a browser may take to begin saving a file, in milliseconds. */
const savingTime = 60_000;

function download(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), savingTime);
}
