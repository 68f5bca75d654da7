import { ActionIcon, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { AnyField } from 'content-types/fields/any-field';
import { useState } from 'react';
import {
  fieldId,
  useErrorWithin,
  useFieldComponents,
  useForm,
  useReveal,
  useValue,
} from '../../../kit/form/use-form.ts';
import { Grip, useSortableItem } from '../../../kit/list/Sortable.tsx';
import { EntryTitle } from '../reference.tsx';
import { texts } from '../texts.ts';
import classes from './list.module.css';

interface ListItemProps {
  itemKey: number;
  name: string;
  field: AnyField | undefined;
  path: string;
  index: number;
  count: number;
  startsOpen: boolean;
  onMove(to: number): void;
  /** Undefined for an item that cannot be removed. */
  onRemove: (() => void) | undefined;
  /** Undefined when the list is full. */
  onDuplicate: (() => void) | undefined;
}

export function ListItem({
  itemKey,
  name,
  field,
  path,
  index,
  count,
  startsOpen,
  onMove,
  onRemove,
  onDuplicate,
}: ListItemProps) {
  const { item, grip } = useSortableItem(itemKey);
  const [isOpen, setOpen] = useState(startsOpen);
  const value = useValue(path);
  const summary = summarise(value, field);
  const hasError = useErrorWithin(path) !== undefined;
  const { FieldControl, FieldList } = useFieldComponents();
  useReveal(path, () => setOpen(true));
  // A group uses the item's id for the list item. Other fields use it for their own input.
  const itemId = fieldId(path, useForm());
  const id = field?.kind === 'group' ? itemId : `${itemId}-item`;
  return (
    <li {...item} className={classes.item}>
      <Group gap={2} wrap="nowrap" p="0.25rem 0.375rem 0.25rem 0.125rem">
        <Grip {...grip} name={name} />
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Text span inherit fw={600} flex="none">
            {name}
          </Text>
          {field?.kind === 'reference' ? (
            <span className={classes.summary}>
              <EntryTitle field={field} id={value as string | null} />
            </span>
          ) : (
            summary && <span className={classes.summary}>{summary}</span>
          )}
          {hasError && !isOpen && (
            <Text span inherit flex="none" c="var(--mantine-color-error)" fz="0.8125rem">
              {texts.list.needsAttention}
            </Text>
          )}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </UnstyledButton>
        <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={texts.list.actions(name)}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={14} />} disabled={!onDuplicate} onClick={onDuplicate}>
              {texts.list.duplicate}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowUp size={14} />} disabled={index === 0} onClick={() => onMove(index - 1)}>
              {texts.list.moveUp}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={14} />}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              {texts.list.moveDown}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" aria-label={texts.list.remove(name)} onClick={onRemove}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
      <div id={id} tabIndex={-1} className={classes.body} hidden={!isOpen}>
        {field?.kind === 'group' ? (
          <FieldList fields={field.fields} path={path} />
        ) : (
          field && <FieldControl field={field} path={path} />
        )}
      </div>
    </li>
  );
}

/** The first text or choice in an item, shown while the item is folded. Empty if the item has none. */
function summarise(item: unknown, field: AnyField | undefined): string {
  if (typeof item === 'string') return item.trim();
  if (typeof item !== 'object' || item === null) return '';
  const parts = field?.kind === 'group' ? field.fields : {};
  for (const [name, value] of Object.entries(item)) {
    const part = parts[name];
    if (!part) continue;
    if (part.kind === 'choice') return part.options.find((option) => option.value === value)?.label ?? '';
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 80);
  }
  return '';
}
