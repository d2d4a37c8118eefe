import Box from '@mui/material/Box';
import { visuallyHidden } from '../kit/visuallyHidden';
import { useUnreadCount } from './useUnreadCount';

/** The number of unread messages, if there are any. */
export function UnreadBadge() {
  const count = useUnreadCount() ?? 0;
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 0.75,
        minWidth: 20,
        borderRadius: 10,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '20px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count > 999 ? '999+' : count}
      <Box component="span" sx={visuallyHidden}>
        {' unread'}
      </Box>
    </Box>
  );
}
