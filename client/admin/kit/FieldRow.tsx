import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldRowProps {
  /** Widths of the fields where there is room for them side by side. */
  columns?: string;
  children: ReactNode;
}

/** Fields side by side, below each other on phones. */
export function FieldRow({ columns = '1fr 1fr', children }: FieldRowProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: columns } }}>
      {children}
    </Box>
  );
}
