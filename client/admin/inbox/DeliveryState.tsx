import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeliveryDescription } from './describeDelivery';

const looks = {
  success: { icon: CheckCircle, color: 'success.main' },
  warning: { icon: Schedule, color: 'warning.main' },
  error: { icon: ErrorOutline, color: 'error.main' },
  neutral: { icon: InboxIcon, color: 'text.secondary' },
} as const;

/** How far a message has come by mail, with a mark. */
export function DeliveryState({ text, tone }: DeliveryDescription) {
  const { icon: Icon, color } = looks[tone];
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center', color, minWidth: 0 }}>
      <Icon sx={{ fontSize: '1rem', flexShrink: 0 }} />
      <Typography component="span" variant="caption">
        {text}
      </Typography>
    </Stack>
  );
}
