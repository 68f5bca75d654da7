import { Input } from '@mantine/core';
import type { AnyField, FieldOf } from 'content-types/fields/any-field';
import { type ReactNode, useState } from 'react';
import { itemName, join } from '../../../kit/form/path.ts';
import { Sortable } from '../../../kit/list/Sortable.tsx';
import type { InputProps } from '../field-view.ts';
import { insertItem, moveItem, newKey, removeItem, useItemKeys } from './items.ts';
import { ListItem } from './ListItem.tsx';
import classes from './list.module.css';

type ItemsField = FieldOf<'list' | 'blocks'>;

interface ItemsProps extends InputProps<ItemsField> {
  value: unknown[];
  /** The field of an item; undefined when the item can only be removed. */
  fieldOf(item: unknown): AnyField | undefined;
  mayRemove(index: number): boolean;
  mayDuplicate(item: unknown): boolean;
  /** The control that adds an item at the end. Its id is `{id}-add`, and it takes the focus when no item is left. */
  addButton(add: (item: unknown) => void): ReactNode;
}

/** Items that can be added, removed, duplicated, folded and reordered, by pointer and by keyboard. */
export function Items({ field, path, id, value, error, onChange, fieldOf, addButton, ...may }: ItemsProps) {
  const { keys, setKeys } = useItemKeys(value.length);
  // The items of a long list start folded. Items that are added later start open.
  const [folded] = useState(() => new Set(keys.length > 2 ? keys : []));
  function add(index: number, item: unknown) {
    setKeys(insertItem(keys, index, newKey()));
    onChange(insertItem(value, index, item));
    focusSoon(`${id}-${index}`);
  }

  function remove(index: number) {
    setKeys(removeItem(keys, index));
    onChange(removeItem(value, index));
    focusSoon(value.length > 1 ? `${id}-${Math.max(0, index - 1)}` : `${id}-add`);
  }

  function move(from: number, to: number) {
    setKeys(moveItem(keys, from, to));
    onChange(moveItem(value, from, to));
  }

  return (
    <Input.Wrapper labelElement="div" label={field.label} description={field.help} error={error} id={`${id}-list`}>
      <div id={id} tabIndex={-1}>
        <Sortable ids={keys} getName={(index) => itemName(field, index, value[index])} onMove={move}>
          <ol className={classes.list}>
            {keys.map((key, index) => (
              <ListItem
                key={key}
                itemKey={key}
                name={itemName(field, index, value[index])}
                field={fieldOf(value[index])}
                path={join(path, index)}
                index={index}
                count={value.length}
                startsOpen={!folded.has(key)}
                onMove={(to) => move(index, to)}
                onRemove={may.mayRemove(index) ? () => remove(index) : undefined}
                onDuplicate={
                  value.length < field.max && may.mayDuplicate(value[index])
                    ? () => add(index + 1, structuredClone(value[index]))
                    : undefined
                }
              />
            ))}
          </ol>
        </Sortable>
        {value.length < field.max && addButton((item) => add(value.length, item))}
      </div>
    </Input.Wrapper>
  );

  // Focuses the item's first input, or its button when it has none.
  function focusSoon(target: string) {
    requestAnimationFrame(() => {
      const element = document.getElementById(target);
      const input = element?.querySelector<HTMLElement>('input, textarea, select');
      (input ?? element)?.focus();
    });
  }
}
