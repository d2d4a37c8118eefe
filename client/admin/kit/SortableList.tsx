import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ContentItem } from './contentItem';
import { MoveButton } from './MoveButton';
import { moveTo } from './placement';
import { visuallyHidden } from './visuallyHidden';

export type ListLayout = 'grid' | 'rows';

interface SortableListProps<Item extends ContentItem> {
  items: readonly Item[];
  titleOf: (item: Item) => string;
  layout: ListLayout;
  /** Whether the items stay where they are. */
  isFixed: boolean;
  onReorder: (ids: readonly number[]) => void;
  /** @param moveButton the handle by which the item is moved, where it can be */
  children: (item: Item, moveButton: ReactNode) => ReactNode;
}

/**
 * Items that can be put into another order: dragged by mouse, dragged after a long touch, by the keyboard from their
 * handle, or, without any dragging, by the menu of the handle. Screen readers are told how and where to.
 */
export function SortableList<Item extends ContentItem>({
  items,
  titleOf,
  layout,
  isFixed,
  onReorder,
  children,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [announcement, setAnnouncement] = useState('');
  const indexOf = (id: number | string) => items.findIndex((item) => item.id === id);
  const nameOf = (id: number | string) => {
    const item = items.find((candidate) => candidate.id === id);
    return item ? titleOf(item) : '';
  };
  const placeOf = (id: number | string) => `place ${indexOf(id) + 1} of ${items.length}`;
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) =>
      `${nameOf(active.id)} was picked up. It is at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }: DragEndEvent) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }: DragEndEvent) =>
      over ? `${nameOf(active.id)} was dropped at ${placeOf(over.id)}.` : `${nameOf(active.id)} went back.`,
    onDragCancel: ({ active }: DragEndEvent) => `${nameOf(active.id)} went back to ${placeOf(active.id)}.`,
  };

  function move(id: number, index: number) {
    if (indexOf(id) !== index) onReorder(moveTo(items, id, index).map((item) => item.id));
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => {
        if (over) move(Number(active.id), indexOf(over.id));
      }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={isFixed}
      >
        <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none', ...layouts[layout] }}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              item={item}
              title={titleOf(item)}
              index={index}
              count={items.length}
              isFixed={isFixed}
              onMove={(to) => {
                move(item.id, to);
                setAnnouncement(`${titleOf(item)} was moved to place ${to + 1} of ${items.length}.`);
              }}
            >
              {(moveButton) => children(item, moveButton)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DndContext>
  );
}

const instructions = {
  draggable:
    'To move the item, press Space or Enter, then the arrow keys, then Space or Enter to drop it, or Escape to cancel.',
};

export const layouts: Readonly<Record<ListLayout, object>> = {
  grid: { gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))' },
  rows: { gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' },
};

interface SortableItemProps {
  item: ContentItem;
  title: string;
  index: number;
  count: number;
  isFixed: boolean;
  onMove: (index: number) => void;
  children: (moveButton: ReactNode) => ReactNode;
}

function SortableItem({ item, title, index, count, isFixed, onMove, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      tabIndex={-1}
      data-item={item.id}
      {...listeners}
      sx={{
        display: 'flex',
        minWidth: 0,
        borderRadius: '14px',
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        boxShadow: isDragging ? 'var(--shadow-float)' : undefined,
        cursor: isDragging ? 'grabbing' : undefined,
      }}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(
        !isFixed && (
          <MoveButton
            ref={setActivatorNodeRef}
            title={title}
            index={index}
            count={count}
            onMove={onMove}
            attributes={attributes}
          />
        ),
      )}
    </Box>
  );
}
