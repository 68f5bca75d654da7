import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FieldOf } from 'content-types/fields/any-field';
import { useState } from 'react';
import { itemName, join } from '../../lib/form/path.ts';
import { Sortable } from '../../lib/sortable.tsx';
import type { FieldView, InputProps } from '../field-view.ts';
import { texts } from '../texts.ts';
import { insertItem, moveItem, newKey, removeItem, useItemKeys } from './items.ts';
import { ListItem } from './ListItem.tsx';
import classes from './list.module.css';

/** Items that can be added, removed, duplicated, folded and reordered, by pointer and by keyboard. */
function ListInput({ field, path, id, value, error, onChange }: InputProps<FieldOf<'list'>>) {
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
        <Sortable ids={keys} getName={(index) => itemName(field, index)} onMove={move}>
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
        </Sortable>
        {value.length < field.max && (
          <Button
            id={`${id}-add`}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => add(value.length, field.item.initial())}
          >
            {texts.list.add(field.one)}
          </Button>
        )}
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

export const list: FieldView<FieldOf<'list'>> = {
  Input: ListInput,
  toText: (field, value, describe) =>
    value.map((item, index) => `${itemName(field, index)}\n${describe(field.item, item)}`).join('\n\n'),
};
