import ArrowBack from '@mui/icons-material/ArrowBack';
import Delete from '@mui/icons-material/DeleteOutlined';
import MarkUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../kit/time';
import { DeliveryState } from './DeliveryState';
import { describeDelivery } from './describeDelivery';
import { replyLink } from './replyLink';
import type { Message } from './useInbox';

interface MessageViewProps {
  message: Message;
  isMailConfigured: boolean | undefined;
  onClose: () => void;
  onMarkUnread: () => void;
  onDelete: () => Promise<void>;
  onDeliver: () => Promise<void>;
}

/** A message to be read, and what can be done with it. */
export function MessageView({
  message,
  isMailConfigured,
  onClose,
  onMarkUnread,
  onDelete,
  onDeliver,
}: MessageViewProps) {
  const { id, name, email, createdAt } = message;
  const [isBusy, setIsBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to each message that is opened
  useEffect(() => title.current?.focus(), [id]);

  async function remove() {
    setIsBusy(true);
    await onDelete();
    setIsBusy(false);
  }

  return (
    <Box component="article" aria-labelledby="message-title">
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button color="inherit" size="small" startIcon={<ArrowBack />} onClick={onClose} sx={{ mr: 'auto' }}>
          Back
        </Button>
        <Button color="inherit" size="small" startIcon={<MarkUnread />} onClick={onMarkUnread}>
          Mark as unread
        </Button>
        <Button color="inherit" size="small" startIcon={<Delete />} onClick={remove} disabled={isBusy}>
          Delete
        </Button>
      </Stack>
      <Typography
        id="message-title"
        ref={title}
        tabIndex={-1}
        variant="h2"
        dir="auto"
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
        <Link href={replyLink(message)} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
        <Typography component="time" dateTime={createdAt} variant="body2" color="textSecondary">
          {formatDateTime(createdAt)}
        </Typography>
      </Stack>
      {message.isSuspicious && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Suspicious: a program seems to have sent this message. It was not mailed to you.
        </Alert>
      )}
      <Typography
        dir="auto"
        sx={{ my: 3, maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '1rem' }}
      >
        {message.message}
      </Typography>
      <Button variant="contained" startIcon={<Reply />} href={replyLink(message)}>
        Reply by mail
      </Button>
      <Delivery key={id} message={message} isMailConfigured={isMailConfigured} onDeliver={onDeliver} />
    </Box>
  );
}

type DeliveryProps = Pick<MessageViewProps, 'message' | 'isMailConfigured' | 'onDeliver'>;

function Delivery({ message, isMailConfigured, onDeliver }: DeliveryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const state = describeDelivery(message, { isMailConfigured, format: formatDateTime });

  async function deliver() {
    setIsBusy(true);
    await onDeliver();
    setIsBusy(false);
  }

  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 32 }}>
        <Box role="status" sx={{ minWidth: 0 }}>
          <DeliveryState {...state} />
        </Box>
        {state.action && (
          <Button variant="outlined" size="small" onClick={deliver} disabled={isBusy} sx={{ flexShrink: 0 }}>
            {state.action}
          </Button>
        )}
      </Stack>
      {message.deliveryError && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {`The mail server said: ${message.deliveryError}`}
        </Typography>
      )}
    </Box>
  );
}
