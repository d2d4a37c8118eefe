import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export interface EmptyTexts {
  /** What belongs here. */
  text: string;
  /** An item as it could be, in a line. */
  example: string;
  /** What the button says that adds the first item. */
  action: string;
}

/** Stands in place of a list without items: what belongs there, and the first step. */
export function EmptyList({ text, example, action, onAdd }: EmptyTexts & { onAdd: () => void }) {
  return (
    <Box sx={{ p: { xs: 3, sm: 5 }, border: '1px dashed', borderColor: 'divider', borderRadius: '14px' }}>
      <Typography variant="h2">Nothing here yet</Typography>
      <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
        {`For example: ${example}`}
      </Typography>
      <Button variant="contained" onClick={onAdd} sx={{ mt: 2.5 }}>
        {action}
      </Button>
    </Box>
  );
}
