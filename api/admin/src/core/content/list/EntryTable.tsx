import { Anchor, Text } from '@mantine/core';
import { type Collection, getTitle } from 'content-types/define';
import { findField } from 'content-types/values/walk';
import type { AdminEntry } from '../../../client/request.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { type Column, DataTable } from '../../../kit/list/DataTable.tsx';
import { OrderedTable } from '../../../kit/list/OrderedTable.tsx';
import { selectColumn } from '../../../kit/list/SelectBox.tsx';
import type { Selection } from '../../../kit/list/use-selection.ts';
import { formatDateTime, formatRelative, formatShortDay } from '../../../kit/text/dates.ts';
import { common } from '../../../kit/text/texts.ts';
import { describeValue, getFieldView } from '../../fields/index.ts';
import { toHash } from '../../navigation/views.ts';
import { type Desk, partsOf } from '../parts.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { texts } from '../texts.ts';
import { EntryMenu } from './EntryMenu.tsx';
import type { ListActions } from './use-list-actions.ts';

const labels = texts.list;

interface EntryTableProps {
  type: Collection;
  entries: AdminEntry[];
  isBin: boolean;
  /** Whether rows can be dragged into the order in which the site shows them. */
  isOrderable: boolean;
  /** The screen that the titles of published entries link to, if the user may see it. */
  desk?: Desk;
  sort: string;
  onSort(sort: string): void;
  selection: Selection<AdminEntry>;
  /** The key of the list's view. */
  view: string;
  actions: ListActions;
}

export function EntryTable(props: EntryTableProps) {
  const { type, entries, isOrderable, sort, onSort, selection, actions } = props;
  const { Columns } = partsOf(type.name);
  const nameOf = (entry: AdminEntry) => getTitle(type, entry);
  const renderTable = (typeColumns: Column<AdminEntry>[]) => {
    const table = {
      label: type.label.many,
      columns: columnsOf(props, typeColumns),
      rows: entries,
      sort,
      onSort,
      selection: selectColumn(selection, nameOf),
      nameOf,
    };
    if (isOrderable) return <OrderedTable {...table} onOrder={actions.order} />;
    return <DataTable {...table} getKey={({ id }) => id} />;
  };
  return Columns ? <Columns ids={entries.map(({ id }) => id)}>{renderTable}</Columns> : renderTable([]);
}

/** Returns the columns of a list, including `typeColumns`, the columns that a feature adds. */
function columnsOf({ type, isBin, desk, view, actions }: EntryTableProps, typeColumns: Column<AdminEntry>[]) {
  const closesOnExpiry = type.whenExpired === 'close';
  const linkTo = ({ id, status }: AdminEntry) =>
    desk && status !== 'draft' ? toHash({ view: desk.view, query: desk.toQuery(id) }) : toHash({ view, entry: id });
  const columns: Column<AdminEntry>[] = [
    {
      ...fieldHeading(type, type.title),
      kind: 'lead',
      cell: (entry) =>
        isBin ? (
          getTitle(type, entry)
        ) : (
          <>
            <Anchor href={linkTo(entry)} inherit c="inherit">
              {getTitle(type, entry)}
            </Anchor>
            {/* Marks settings that were saved as drafts when settings still had drafts. */}
            {type.isSetting && entry.status !== 'live' && <StatusBadge entry={entry} />}
          </>
        ),
    },
    ...type.columns.map(
      (name): Column<AdminEntry> => ({
        ...fieldHeading(type, name),
        kind: 'line',
        cell: ({ data }) => <FieldCell type={type} name={name} data={data} />,
      }),
    ),
    ...typeColumns,
    ...(closesOnExpiry
      ? [
          {
            label: labels.closes,
            kind: 'fact',
            sort: 'closesAt',
            cell: ({ closesAt }: AdminEntry) => closesAt && formatShortDay(closesAt),
          } as const,
        ]
      : []),
    ...(type.isSetting
      ? []
      : [{ label: labels.status, kind: 'line', cell: (entry: AdminEntry) => <StatusBadge entry={entry} /> } as const]),
    ...(closesOnExpiry || type.isSetting
      ? []
      : [
          {
            label: labels.saved,
            kind: 'short',
            sort: 'updatedAt',
            cell: ({ updatedAt }: AdminEntry) => (
              <Text span inherit c="dimmed" title={formatDateTime(updatedAt)}>
                {formatRelative(updatedAt)}
              </Text>
            ),
          } as const,
        ]),
    {
      label: labels.actions,
      kind: 'action',
      cell: (entry) => <RowActions type={type} entry={entry} view={view} isBin={isBin} actions={actions} />,
    },
  ];
  return columns;
}

function fieldHeading(type: Collection, name: string) {
  return {
    // A field in a group gets the label of its group, such as `Consultant`.
    label: type.fields[name.replace(/\..*/, '')]?.label ?? name,
    // Lists cannot be sorted by images.
    ...(findField(type.fields, name)?.kind !== 'image' && { sort: name }),
  };
}

function FieldCell({ type, name, data }: { type: Collection; name: string; data: unknown }) {
  const field = findField(type.fields, name);
  if (!field) return null;
  const { Cell } = getFieldView(field);
  const value = valueAt(data, name) ?? field.initial();
  if (Cell) return <Cell field={field} value={value} />;
  return (
    <Text span size="sm" className="numbers" lineClamp={1}>
      {describeValue(field, value)}
    </Text>
  );
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], data);
}

type RowActionsProps = Pick<EntryTableProps, 'type' | 'view' | 'isBin' | 'actions'> & { entry: AdminEntry };

function RowActions({ type, entry, view, isBin, actions }: RowActionsProps) {
  const title = getTitle(type, entry);
  if (isBin) {
    return <SmallButton onClick={() => void actions.restore([entry])}>{common.restore}</SmallButton>;
  }
  return (
    <>
      <SmallButton href={toHash({ view, entry: entry.id })} aria-label={`Edit ${title}`}>
        {common.edit}
      </SmallButton>
      {type.whenExpired === 'close' ? (
        <EntryMenu type={type} entry={entry} actions={actions} />
      ) : (
        <SmallButton isQuiet aria-label={`Delete ${title}`} onClick={() => void actions.remove([entry])}>
          {common.delete}
        </SmallButton>
      )}
    </>
  );
}
