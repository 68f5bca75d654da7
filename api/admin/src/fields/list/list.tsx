import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FieldOf } from 'content-types/fields/any-field';
import { useState } from 'react';
import { itemName, join } from '../../lib/form/path.ts';
import { count } from '../../lib/format.ts';
import type { FieldView, InputProps } from '../field-view.ts';
import { inserted, moved, newKey, removed, useItemKeys } from './items.ts';
import { ListItem } from './ListItem.tsx';
import classes from './list.module.css';

/** Items that can be added, removed, duplicated, folded and put in order, by pointer and by keyboard. */
function ListInput({ field, path, id, value, error, onChange }: InputProps<FieldOf<'list'>>) {
  const { keys, setKeys } = useItemKeys(value.length);
  // A long list is read before it is written in; what is added later is there to be filled in.
  const [folded] = useState(() => new Set(keys.length > 2 ? keys : []));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function add(index: number, item: unknown) {
    setKeys(inserted(keys, index, newKey()));
    onChange(inserted(value, index, item));
    focusSoon(`${id}-${index}`);
  }

  function remove(index: number) {
    setKeys(removed(keys, index));
    onChange(removed(value, index));
    focusSoon(value.length > 1 ? `${id}-${Math.max(0, index - 1)}` : `${id}-add`);
  }

  function move(from: number, to: number) {
    setKeys(moved(keys, from, to));
    onChange(moved(value, from, to));
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const from = keys.indexOf(Number(active.id));
    const to = over ? keys.indexOf(Number(over.id)) : from;
    if (from !== to && to >= 0) move(from, to);
  }

  return (
    <Input.Wrapper labelElement="div" label={field.label} description={field.help} error={error} id={`${id}-list`}>
      <div id={id} tabIndex={-1}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={onDragEnd}
          accessibility={{ announcements: announceMoves(field, keys) }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <ol className={classes.list}>
              {keys.map((key, index) => (
                <ListItem
                  key={key}
                  itemKey={key}
                  field={field}
                  path={join(path, index)}
                  index={index}
                  count={value.length}
                  startsOpen={!folded.has(key)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onDuplicate={() => add(index + 1, structuredClone(value[index]))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        {value.length < field.max && (
          <Button
            id={`${id}-add`}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => add(value.length, field.item.initial())}
          >
            Add {field.one}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );

  // The item's first input when there is one, else its button.
  function focusSoon(target: string) {
    requestAnimationFrame(() => {
      const element = document.getElementById(target);
      const input = element?.querySelector<HTMLElement>('input, textarea, select');
      (input ?? element)?.focus();
    });
  }
}

/** What a screen reader says while an item is moved. */
function announceMoves(field: FieldOf<'list'>, keys: readonly number[]): Announcements {
  const name = (id: UniqueIdentifier) => itemName(field, keys.indexOf(Number(id)));
  const place = (id: UniqueIdentifier) => `place ${keys.indexOf(Number(id)) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}. Use the arrow keys to move it.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} was put at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} is back where it was.`,
  };
}

export const list: FieldView<FieldOf<'list'>> = {
  Input: ListInput,
  Cell: ({ field, value }) => (
    <Text span size="sm">
      {count(value.length, field.one)}
    </Text>
  ),
  toText: (field, value, describe) =>
    value.map((item, index) => `${itemName(field, index)}\n${describe(field.item, item)}`).join('\n\n'),
};
