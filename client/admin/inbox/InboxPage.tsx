import DoneAll from '@mui/icons-material/DoneAllOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EditorPage } from '../kit/EditorPage';
import { LoadState } from '../kit/LoadState';
import { EmptyInbox } from './EmptyInbox';
import { InboxPager } from './InboxPager';
import { MessageList } from './MessageList';
import { MessageView } from './MessageView';
import { type Message, useInbox, useOpenedMessage } from './useInbox';
import { useInboxActions } from './useInboxActions';
import { type Filter, type InboxView, useInboxView, writeView } from './useInboxView';
import { useMailConfigured } from './useMailConfigured';

/** What visitors wrote: a list, and beside it, or in its place where there is no room, the message that is read. */
export function InboxPage() {
  const [view, changeView] = useInboxView();
  const load = useInbox(view);
  const inbox = load.data;
  const actions = useInboxActions();
  const messages = inbox?.messages ?? noMessages;
  const opened = useOpenedMessage(view.message, messages);
  const isMailConfigured = useMailConfigured();
  const list = useFocusOnReturn(view.message, messages);
  useReading(opened.data, actions.markRead);

  useEffect(() => {
    if (!inbox || load.isTurning) return;
    // What was on the last page is gone: deleted, or read.
    const lastPage = Math.max(Math.ceil(inbox.total / view.size), 1);
    if (view.page > lastPage) changeView({ page: lastPage }, { replace: true });
  }, [inbox, load.isTurning, view.page, view.size, changeView]);

  const close = () => changeView({ message: undefined });
  const isReading = view.message !== undefined;
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close();
  };
  const newest = inbox?.newest ?? undefined;

  return (
    <EditorPage
      intro="Messages from the contact form, the newest first."
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<DoneAll />}
            disabled={newest === undefined || inbox?.unread === 0}
            onClick={() => newest !== undefined && actions.markAllRead(newest)}
          >
            Mark all read
          </Button>
          <Button
            variant="outlined"
            startIcon={<FileDownload />}
            disabled={newest === undefined}
            onClick={actions.exportAll}
          >
            Export
          </Button>
        </>
      }
    >
      <LoadState
        load={load}
        loadingText="Loading messages..."
        failureText="Failed to load the messages."
        skeleton={<InboxSkeleton />}
      >
        {({ total, unread }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 23rem) minmax(0, 1fr)' },
              alignItems: 'start',
            }}
          >
            <Box ref={list} sx={{ display: { xs: isReading ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
              <FilterBar view={view} unread={unread} onChange={changeView} />
              <Card aria-busy={load.isTurning} sx={{ opacity: load.isTurning ? 0.6 : 1 }}>
                {messages.length === 0 ? (
                  <EmptyInbox filter={view.filter} onShowAll={() => changeView({ filter: 'all', page: 1 })} />
                ) : (
                  <MessageList
                    messages={messages}
                    opened={view.message}
                    isMailConfigured={isMailConfigured}
                    addressOf={(message) => `.${writeView({ ...view, message }) || '?'}`}
                  />
                )}
                <InboxPager view={view} total={total} onChange={changeView} />
              </Card>
            </Box>
            <Card
              component="section"
              aria-label="Message"
              onKeyDown={closeOnEscape}
              sx={{
                ...readingPane,
                display: { xs: isReading ? 'block' : 'none', md: isReading || messages.length > 0 ? 'block' : 'none' },
              }}
            >
              {isReading ? (
                <LoadState load={opened} loadingText="Loading the message..." failureText="Failed to load the message.">
                  {(message) => (
                    <MessageView
                      message={message}
                      isMailConfigured={isMailConfigured}
                      onClose={close}
                      onMarkUnread={() => {
                        void actions.markRead(message, false);
                        close();
                      }}
                      onDelete={async () => {
                        if (await actions.remove(message)) close();
                      }}
                      onDeliver={() => actions.deliver(message)}
                    />
                  )}
                </LoadState>
              ) : (
                <Typography color="textSecondary">Choose a message to read it here.</Typography>
              )}
            </Card>
          </Box>
        )}
      </LoadState>
    </EditorPage>
  );
}

const noMessages: readonly Message[] = [];

/** Where it stands beside the list, it stays in sight however long that is, below the top bar. */
const readingPane = {
  p: { xs: 2, sm: 3 },
  minHeight: { md: 320 },
  maxHeight: { md: 'calc(100dvh - 104px)' },
  overflowY: { md: 'auto' },
  position: { md: 'sticky' },
  top: { md: 88 },
} as const;

/** Marks a message as read when it is opened, once: who marks it as unread while reading means it. */
function useReading(message: Message | undefined, markRead: (message: Message, isRead: boolean) => Promise<void>) {
  const marked = useRef<number>(undefined);
  useEffect(() => {
    const { id } = message ?? {};
    if (marked.current === id) return;
    marked.current = id;
    if (message && !message.isRead) void markRead(message, true);
  }, [message, markRead]);
}

/** @returns a ref for the list: the focus goes back to the row of a message that is closed, or to the one in its place */
function useFocusOnReturn(opened: number | undefined, messages: readonly Message[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: number; index: number }>(undefined);
  useEffect(() => {
    if (opened !== undefined) {
      const index = messages.findIndex(({ id }) => id === opened);
      if (index !== -1 || last.current?.id !== opened) last.current = { id: opened, index: Math.max(index, 0) };
      return;
    }
    const { id, index } = last.current ?? {};
    last.current = undefined;
    if (id === undefined || index === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const row =
      rows.find((candidate) => candidate.dataset.item === String(id)) ?? rows[Math.min(index, rows.length - 1)];
    (row ?? list.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [opened, messages]);
  return list;
}

interface FilterBarProps {
  view: InboxView;
  unread: number;
  onChange: (change: Partial<InboxView>) => void;
}

function FilterBar({ view, unread, onChange }: FilterBarProps) {
  const labels: Readonly<Record<Filter, string>> = {
    all: 'All',
    unread: unread === 0 ? 'Unread' : `Unread (${unread})`,
    suspicious: 'Suspicious',
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={view.filter}
      aria-label="Which messages are shown"
      onChange={(_, filter: Filter | null) => filter && onChange({ filter, page: 1, message: undefined })}
      sx={{ mb: 1.5 }}
    >
      {Object.entries(labels).map(([filter, label]) => (
        <ToggleButton key={filter} value={filter} sx={{ textTransform: 'none' }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The outline of a list of messages. */
function InboxSkeleton() {
  return (
    <Stack spacing={1} sx={{ maxWidth: '23rem' }}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} variant="rounded" height={88} sx={{ borderRadius: '14px' }} />
      ))}
    </Stack>
  );
}
