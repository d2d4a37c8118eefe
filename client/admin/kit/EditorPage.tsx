import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EditorPageProps {
  /** What is edited here, in a sentence. */
  intro: string;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The body of an editor's page. Its title and the state of its form stand in the frame's top bar. */
export function EditorPage({ intro, actions, children }: EditorPageProps) {
  return (
    <Box>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ mb: 3, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          {intro}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          {actions}
        </Stack>
      </Stack>
      {children}
    </Box>
  );
}
