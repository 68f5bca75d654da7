import { Button, Checkbox, Table, Text, UnstyledButton } from '@mantine/core';
import { type Collection, getTitle } from 'content-types/define';
import { describeValue, getFieldView } from '../../../fields/index.ts';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { formatDateTime, formatRelative } from '../../../lib/dates.ts';
import { Grip, useSortableItem } from '../../../lib/sortable.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import classes from './list.module.css';
import type { ListActions } from './use-list-actions.ts';

interface EntryRowProps {
  type: Collection;
  entry: AdminEntry;
  isBin: boolean;
  isOrderable: boolean;
  isSelected: boolean;
  onSelect(): void;
  onOpen(): void;
  actions: ListActions;
}

export function EntryRow({ type, entry, isBin, isOrderable, isSelected, onSelect, onOpen, actions }: EntryRowProps) {
  const { item, grip } = useSortableItem(entry.id, !isOrderable);
  const title = getTitle(type, entry);
  return (
    <Table.Tr {...item} data-selected={isSelected || undefined} data-entry={entry.id}>
      <Table.Td className={classes.check}>
        {isOrderable && <Grip {...grip} name={title} />}
        <Checkbox size="xs" aria-label={`Select ${title}`} checked={isSelected} onChange={onSelect} />
      </Table.Td>
      <Table.Td className={classes.title}>
        {isBin ? (
          title
        ) : (
          <UnstyledButton className={classes.open} onClick={onOpen}>
            {title}
          </UnstyledButton>
        )}
      </Table.Td>
      {type.columns.map((name) => {
        const field = type.fields[name];
        if (!field) return null;
        const { Cell } = getFieldView(field);
        const value = entry.data[name] ?? field.initial();
        return (
          <Table.Td key={name} className={classes.cell}>
            {Cell ? (
              <Cell field={field} value={value} />
            ) : (
              <Text span size="sm" className="numbers" lineClamp={1}>
                {describeValue(field, value)}
              </Text>
            )}
          </Table.Td>
        );
      })}
      <Table.Td className={classes.cell}>
        <StatusBadge entry={entry} />
      </Table.Td>
      <Table.Td className={classes.saved} title={formatDateTime(entry.updatedAt)}>
        {formatRelative(entry.updatedAt)}
      </Table.Td>
      <Table.Td className={classes.actions}>
        {isBin ? (
          <Button size="compact-sm" variant="default" onClick={() => void actions.restore([entry])}>
            Restore
          </Button>
        ) : (
          <>
            <Button size="compact-sm" variant="default" aria-label={`Edit ${title}`} onClick={onOpen}>
              Edit
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={`Delete ${title}`}
              onClick={() => void actions.remove([entry])}
            >
              Delete
            </Button>
          </>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
