import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { ListLayout } from './SortableList';

interface ItemCardProps {
  /** Names the item in the labels of its buttons. */
  title: string;
  layout: ListLayout;
  isActive: boolean;
  moveButton: ReactNode;
  /** Whether editing and deleting appear under the mouse and with the focus only. Touch shows them always. */
  revealsActions?: boolean | undefined;
  onSetActive: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** An item of a list: what visitors see of it, and what the owner can do with it. */
export function ItemCard({
  title,
  layout,
  isActive,
  moveButton,
  revealsActions,
  onSetActive,
  onEdit,
  onDelete,
  children,
}: ItemCardProps) {
  const isRow = layout === 'rows';
  return (
    <Card
      component="article"
      aria-label={title}
      sx={{
        flexGrow: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: isRow ? { xs: 'column', sm: 'row' } : 'column',
        borderStyle: isActive ? 'solid' : 'dashed',
        bgcolor: isActive ? 'background.paper' : 'var(--surface-sunken)',
        '&:hover': { borderColor: 'var(--line-strong)' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2, pb: isRow ? { xs: 1, sm: 2 } : 1, overflowWrap: 'anywhere' }}>
        {!isActive && <Chip label="Inactive" size="small" variant="outlined" sx={{ mb: 1 }} />}
        {children}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, gap: 0.25, px: 1, py: 0.5 }}>
        {moveButton}
        <FormControlLabel
          label="Visible"
          sx={{ ml: moveButton ? 0 : 0.5, mr: 'auto', '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
          control={
            <Switch
              size="small"
              checked={isActive}
              onChange={(_, isOn) => onSetActive(isOn)}
              slotProps={{ input: { 'aria-label': `Visible: ${title}` } }}
            />
          }
        />
        <Box sx={{ display: 'flex', ...(revealsActions && revealed) }}>
          <Tooltip title="Edit">
            <IconButton onClick={onEdit} aria-label={`Edit ${title}`} sx={actionSize}>
              <Edit fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Delete">
            <IconButton onClick={onDelete} aria-label={`Delete ${title}`} sx={actionSize}>
              <Delete fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
    </Card>
  );
}

const actionSize = { width: 40, height: 40 };

const revealed = {
  transition: 'opacity 150ms',
  '@media (hover: hover)': { 'article:not(:hover, :focus-within) &': { opacity: 0 } },
};
