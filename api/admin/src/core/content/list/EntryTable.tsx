import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type Collection, getTitle } from 'content-types/define';
import { findField } from 'content-types/values/walk';
import { useState } from 'react';
import type { AdminEntry } from '../../../client/api-types.ts';
import lists from '../../../kit/list/lists.module.css';
import { Sortable } from '../../../kit/list/Sortable.tsx';
import type { Selection } from '../../../kit/list/use-selection.ts';
import { moveItem } from '../../fields/list/items.ts';
import { toHash } from '../../navigation/views.ts';
import { type Desk, findPart } from '../parts.ts';
import { texts } from '../texts.ts';
import { EntryRow } from './EntryRow.tsx';
import classes from './list.module.css';
import type { ListActions } from './use-list-actions.ts';

interface EntryTableProps {
  type: Collection;
  entries: AdminEntry[];
  isBin: boolean;
  /** Whether rows can be dragged into the order in which the site shows them. */
  isOrderable: boolean;
  /** Where a title leads once its entry has been published, if the user may see it. */
  desk?: Desk;
  sort: string;
  onSort(sort: string): void;
  selection: Selection<AdminEntry>;
  /** The key of the list's view. */
  view: string;
  actions: ListActions;
}

export function EntryTable(props: EntryTableProps) {
  const { type, entries, isBin, isOrderable, desk, sort, onSort, selection, view, actions } = props;
  const [dropped, setDropped] = useState<string[] | null>(null);
  const rows = dropped ? sortByIds(entries, dropped) : entries;
  const ids = rows.map(({ id }) => id);
  const closes = type.whenExpired === 'close';
  const ColumnHeads = findPart('columnHeads', type.name);

  async function move(from: number, to: number) {
    const next = moveItem(ids, from, to);
    setDropped(next);
    await actions.order(next, ids);
    setDropped(null);
  }

  return (
    <Sortable
      ids={ids}
      getName={(index) => (rows[index] ? getTitle(type, rows[index]) : '')}
      onMove={(from, to) => void move(from, to)}
    >
      <div className={lists.frame}>
        <Table highlightOnHover className={`${lists.cards} ${classes.table}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td className={classes.check} />
              {[type.title, ...type.columns].map((name) => {
                const kind = findField(type.fields, name)?.kind;
                // A field in a group is known by the name of its group: `Consultant`.
                const label = type.fields[name.replace(/\..*/, '')]?.label ?? name;
                // Images have no order.
                if (kind === 'image') return <Table.Th key={name}>{label}</Table.Th>;
                return <SortHeader key={name} name={name} label={label} sort={sort} onSort={onSort} />;
              })}
              {ColumnHeads && <ColumnHeads ids={ids} />}
              {closes && <SortHeader name="closesAt" label={texts.list.closes} sort={sort} onSort={onSort} />}
              {!type.isSetting && <Table.Th>{texts.list.status}</Table.Th>}
              {!closes && !type.isSetting && (
                <SortHeader name="updatedAt" label={texts.list.saved} sort={sort} onSort={onSort} />
              )}
              <Table.Th>
                <span className="visually-hidden">{texts.list.actions}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((entry) => (
              <EntryRow
                key={entry.id}
                type={type}
                entry={entry}
                isBin={isBin}
                isOrderable={isOrderable}
                isSelected={selection.has(entry.id)}
                onSelect={(isRange) => selection.toggle(entry, rows, isRange)}
                href={toHash({ view, entry: entry.id })}
                deskHref={
                  desk && entry.status !== 'draft'
                    ? toHash({ view: desk.view, query: desk.toQuery(entry.id) })
                    : undefined
                }
                ids={ids}
                actions={actions}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Sortable>
  );
}

function sortByIds(entries: AdminEntry[], ids: string[]): AdminEntry[] {
  return entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

interface SortHeaderProps {
  name: string;
  label: string;
  /** The current order: a field's name, with `-` before it for descending. */
  sort: string;
  onSort(sort: string): void;
}

function SortHeader({ name, label, sort, onSort }: SortHeaderProps) {
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const next = isUp ? `-${name}` : isDown ? '' : name;
  return (
    <Table.Th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(next)}>
        {label}
        {isUp && <IconArrowUp size={14} aria-hidden />}
        {isDown && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
