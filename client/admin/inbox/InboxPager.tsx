import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type InboxView, pageSizes } from './useInboxView';

interface InboxPagerProps {
  view: InboxView;
  total: number;
  onChange: (change: Partial<InboxView>) => void;
}

/** Turns the pages of the inbox, and says how long they are. */
export function InboxPager({ view: { page, size }, total, onChange }: InboxPagerProps) {
  if (total <= Math.min(...pageSizes)) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <Stack
      component="nav"
      aria-label="Pages of the inbox"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', px: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField
        select
        value={size}
        onChange={(event) => onChange({ size: Number(event.target.value), page: 1 })}
        sx={{ width: 'auto', '& .MuiSelect-select': { py: 0.5, fontSize: '0.8125rem' } }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Messages on a page' } } }}
      >
        {pageSizes.map((choice) => (
          <MenuItem key={choice} value={choice} dense>
            {`${choice} a page`}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flexGrow: 1 }} />
      <Typography role="status" variant="caption" color="textSecondary" noWrap>
        {`${first}–${last} of ${total}`}
      </Typography>
      <IconButton aria-label="Newer messages" disabled={page === 1} onClick={() => onChange({ page: page - 1 })}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label="Older messages" disabled={last >= total} onClick={() => onChange({ page: page + 1 })}>
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
