import Report from '@mui/icons-material/ReportGmailerrorredOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatShortTime } from '../kit/time';
import { visuallyHidden } from '../kit/visuallyHidden';
import { DeliveryState } from './DeliveryState';
import { describeDelivery } from './describeDelivery';
import type { Message } from './useInbox';

interface MessageListProps {
  messages: readonly Message[];
  /** Number of the message that is read now. */
  opened: number | undefined;
  isMailConfigured: boolean | undefined;
  /** Address that opens a message. */
  addressOf: (id: number) => string;
}

/** Messages to choose from. The arrow keys go from one to the next. */
export function MessageList({ messages, opened, isMailConfigured, addressOf }: MessageListProps) {
  return (
    <Box
      component="ul"
      aria-label="Messages"
      onKeyDown={moveFocus}
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow
            message={message}
            isOpened={message.id === opened}
            isMailConfigured={isMailConfigured}
            to={addressOf(message.id)}
          />
        </li>
      ))}
    </Box>
  );
}

interface MessageRowProps {
  message: Message;
  isOpened: boolean;
  isMailConfigured: boolean | undefined;
  to: string;
}

function MessageRow({ message, isOpened, isMailConfigured, to }: MessageRowProps) {
  const { id, name, createdAt, isRead, isSuspicious } = message;
  const weight = isRead ? 400 : 600;
  return (
    <ListItemButton
      component={Link}
      to={to}
      data-item={id}
      aria-current={isOpened ? 'true' : undefined}
      selected={isOpened}
      sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', alignItems: 'start', px: 1.5, py: 1.25 }}
    >
      <Box sx={{ pt: 0.875 }}>
        {!isRead && (
          <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }}>
            <Box component="span" sx={visuallyHidden}>
              {'Unread: '}
            </Box>
          </Box>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography component="span" variant="body2" noWrap dir="auto" sx={{ fontWeight: weight, minWidth: 0 }}>
            {name}
          </Typography>
          <Typography
            component="time"
            dateTime={createdAt}
            title={formatDateTime(createdAt)}
            variant="caption"
            color="textSecondary"
            sx={{ flexShrink: 0 }}
          >
            {formatShortTime(createdAt)}
          </Typography>
        </Stack>
        <Typography
          component="span"
          variant="body2"
          dir="auto"
          sx={{ ...twoLines, color: isRead ? 'text.secondary' : 'text.primary' }}
        >
          {startOf(message.message)}
        </Typography>
        <Stack direction="row" spacing={1.5} sx={{ mt: 0.5, flexWrap: 'wrap' }} useFlexGap>
          {isSuspicious && <SuspiciousMark />}
          <DeliveryState {...describeDelivery(message, { isMailConfigured, format: formatShortTime })} />
        </Stack>
      </Box>
    </ListItemButton>
  );
}

/** Says that a program seems to have sent a message. */
export function SuspiciousMark() {
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center', color: 'warning.main' }}>
      <Report sx={{ fontSize: '1rem' }} />
      <Typography component="span" variant="caption">
        Suspicious
      </Typography>
    </Stack>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** As much as two lines can hold. */
function startOf(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, ' ').trim();
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const index = rows.findIndex((row) => row.matches(':focus'));
  if (index === -1) return;
  event.preventDefault();
  rows[step(index, rows.length)]?.focus();
}
