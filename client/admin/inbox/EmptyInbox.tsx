import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Filter } from './useInboxView';

const texts: Readonly<Record<Filter, { title: string; text: string }>> = {
  all: {
    title: 'No messages yet',
    text: 'What visitors send with the form of your contact section arrives here, whether it is mailed to you or not.',
  },
  unread: { title: 'Everything is read', text: 'New messages appear here by themselves.' },
  suspicious: {
    title: 'Nothing suspicious',
    text: 'Messages that a program seems to have sent are marked and gathered here. They are not mailed to you.',
  },
};

/** Stands in place of a list without messages. */
export function EmptyInbox({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  const { title, text } = texts[filter];
  return (
    <Box sx={{ p: { xs: 3, sm: 4 } }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '60ch' }}>
        {text}
      </Typography>
      {filter === 'all' ? (
        <Button variant="outlined" href="/#contact" target="_blank" rel="noopener">
          Look at the contact form
        </Button>
      ) : (
        <Button variant="outlined" onClick={onShowAll}>
          Show all messages
        </Button>
      )}
    </Box>
  );
}
