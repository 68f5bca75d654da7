import { Button, Table, Text, UnstyledButton } from '@mantine/core';
import { type Collection, getTitle } from 'content-types/define';
import { findField } from 'content-types/values/walk';
import type { AdminEntry } from '../../../client/api-types.ts';
import { SelectBox } from '../../../kit/list/SelectBox.tsx';
import { Grip, useSortableItem } from '../../../kit/list/Sortable.tsx';
import { formatDateTime, formatRelative, formatShortDay } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import { describeValue, getFieldView } from '../../fields/index.ts';
import { findPart } from '../parts.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { texts } from '../texts.ts';
import { EntryMenu } from './EntryMenu.tsx';
import classes from './list.module.css';
import type { ListActions } from './use-list-actions.ts';

interface EntryRowProps {
  type: Collection;
  entry: AdminEntry;
  isBin: boolean;
  isOrderable: boolean;
  isSelected: boolean;
  onSelect(isRange: boolean): void;
  /** The address of its form. */
  href: string;
  /** That of its desk, which its title opens instead. */
  deskHref?: string;
  /** Of all rows. */
  ids: readonly string[];
  actions: ListActions;
}

export function EntryRow({
  type,
  entry,
  isBin,
  isOrderable,
  isSelected,
  onSelect,
  href,
  deskHref = href,
  ids,
  actions,
}: EntryRowProps) {
  const { item, grip } = useSortableItem(entry.id, !isOrderable);
  const title = getTitle(type, entry);
  const closes = type.whenExpired === 'close';
  const ColumnCells = findPart('columnCells', type.name);
  return (
    <Table.Tr {...item} data-selected={isSelected || undefined} data-entry={entry.id}>
      <Table.Td className={classes.check}>
        {isOrderable && <Grip {...grip} name={title} />}
        <SelectBox label={`Select ${title}`} checked={isSelected} onToggle={onSelect} />
      </Table.Td>
      <Table.Td className={classes.title}>
        {isBin ? (
          title
        ) : (
          <UnstyledButton component="a" className={classes.open} href={deskHref}>
            {title}
          </UnstyledButton>
        )}
        {/* From before settings had no drafts. */}
        {type.isSetting && entry.status !== 'live' && <StatusBadge entry={entry} />}
      </Table.Td>
      {type.columns.map((name) => {
        const field = findField(type.fields, name);
        if (!field) return null;
        const { Cell } = getFieldView(field);
        const value = valueAt(entry.data, name) ?? field.initial();
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
      {ColumnCells && <ColumnCells ids={ids} entry={entry} />}
      {closes && (
        <Table.Td className={classes.number} data-label={texts.list.closes}>
          {entry.closesAt && formatShortDay(entry.closesAt)}
        </Table.Td>
      )}
      {!type.isSetting && (
        <Table.Td className={classes.cell}>
          <StatusBadge entry={entry} />
        </Table.Td>
      )}
      {!closes && !type.isSetting && (
        <Table.Td className={classes.saved} title={formatDateTime(entry.updatedAt)}>
          {formatRelative(entry.updatedAt)}
        </Table.Td>
      )}
      <Table.Td className={classes.actions}>
        {isBin ? (
          <Button size="compact-sm" variant="default" onClick={() => void actions.restore([entry])}>
            {common.restore}
          </Button>
        ) : (
          <>
            <Button component="a" href={href} size="compact-sm" variant="default" aria-label={`Edit ${title}`}>
              {common.edit}
            </Button>
            {closes ? (
              <EntryMenu type={type} entry={entry} actions={actions} />
            ) : (
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={`Delete ${title}`}
                onClick={() => void actions.remove([entry])}
              >
                {common.delete}
              </Button>
            )}
          </>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], data);
}
