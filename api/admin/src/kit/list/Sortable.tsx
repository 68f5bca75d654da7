/** Lists that can be reordered by pointer and by keyboard. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './lists.module.css';

interface SortableProps {
  ids: UniqueIdentifier[];
  /** The name that a screen reader announces while an item is moved. */
  getName(index: number): string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

export function Sortable({ ids, getName, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: UniqueIdentifier) => getName(ids.indexOf(id));
  const describePosition = (id: UniqueIdentifier) => `position ${ids.indexOf(id) + 1} of ${ids.length}`;

  function onDragEnd({ active, over }: DragEndEvent) {
    const from = ids.indexOf(active.id);
    const targetIndex = over ? ids.indexOf(over.id) : from;
    if (from !== targetIndex && targetIndex >= 0) onMove(from, targetIndex);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}. Use the arrow keys to move it.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over ${describePosition(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} was moved to ${describePosition(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Returns the props of a sortable item: `item` for the element that moves, `grip` for its Grip. */
export function useSortableItem(id: UniqueIdentifier) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const movedStyle = transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` };
  return {
    item: { ref: setNodeRef, style: { ...movedStyle, transition }, 'data-dragging': isDragging || undefined },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

export function Grip({ name, ...grip }: ReturnType<typeof useSortableItem>['grip'] & { name: string }) {
  return (
    <UnstyledButton {...grip} className={classes.grip} aria-label={`Move ${name}`}>
      <IconGripVertical size={16} aria-hidden />
    </UnstyledButton>
  );
}
