import type { DraggableAttributes } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type Ref, useState } from 'react';

interface MoveButtonProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  index: number;
  /** How many items there are. */
  count: number;
  onMove: (index: number) => void;
  attributes: DraggableAttributes;
}

/** The handle of an item that can be dragged. A click opens the moves that need no dragging. */
export function MoveButton({ ref, title, index, count, onMove, attributes }: MoveButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moves = [
    { label: 'Move to the beginning', to: 0 },
    { label: 'Move back', to: index - 1 },
    { label: 'Move on', to: index + 1 },
    { label: 'Move to the end', to: count - 1 },
  ];
  return (
    <>
      <Tooltip title="Drag to move, click for a menu">
        <IconButton
          ref={ref}
          {...attributes}
          aria-label={`Move ${title}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          onKeyUp={(event) => {
            // Firefox clicks on the Space that picked the item up.
            if (event.key === ' ') event.preventDefault();
          }}
          size="small"
          sx={{ width: 40, height: 40, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {moves.map(({ label, to }) => (
          <MenuItem
            key={label}
            disabled={to < 0 || to >= count || to === index}
            onClick={() => {
              setAnchor(null);
              onMove(to);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
