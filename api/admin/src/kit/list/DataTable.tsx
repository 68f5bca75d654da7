import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useColumnChoice } from './column-choice.ts';
import classes from './lists.module.css';

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

export interface Column<Row> {
  label: string;
  /**
   * `lead` names the row, `text` wraps, `line` and `short` do not, `fact` is short with a label, `action` holds buttons
   * without a visible heading.
   */
  kind?: 'lead' | 'text' | 'line' | 'short' | 'fact' | 'action';
  /** Repeats the heading before the value on a phone, where the headings are hidden. */
  isNamed?: boolean;
  /** The sort key of the column heading. */
  sort?: string;
  cell(row: Row): ReactNode;
}

export interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** The order: the `sort` of a column, with `-` before it for descending; empty for the list's own. */
  sort?: string;
  onSort?(sort: string): void;
  /** The rows that are selected, each by its checkbox: see `selectColumn`. */
  selection?: {
    has(key: string): boolean;
    renderBox(row: Row, rows: readonly Row[]): ReactNode;
  };
  /** The name of a row, for screen readers. */
  nameOf?(row: Row): string;
}

export interface DataTableProps<Row> extends TableProps<Row> {
  rows: Row[];
  getKey(row: Row, index: number): string | number;
  /** Renders a row. */
  Tr?: ComponentType<TrProps>;
}

export interface TrProps {
  id: string;
  name: string;
  isSelected: boolean;
  /** Renders the row's cells, with `grip` before the checkbox. */
  cells(grip?: ReactNode): ReactNode;
}

/** A table that scrolls sideways when it is too wide. On a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, getKey, sort = '', onSort, selection, nameOf = () => '', Tr = PlainTr } = props;
  const choice = useColumnChoice(label, props.columns);
  const columns = choice.shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <Table className={classes.cards} aria-label={label} highlightOnHover={Boolean(selection)}>
        <Table.Thead>
          <Table.Tr>
            {selection && <Table.Td className={classes.check} />}
            {columns.map((column, index) => (
              <Heading key={column.label} column={column} sort={sort} onSort={onSort}>
                {index === columns.length - 1 && choice.optional.length > 0 && (
                  <Suspense>
                    <ColumnMenu {...choice} />
                  </Suspense>
                )}
              </Heading>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => {
            const key = String(getKey(row, index));
            const isSelected = selection?.has(key) ?? false;
            return (
              <Tr
                key={key}
                id={key}
                name={nameOf(row)}
                isSelected={isSelected}
                cells={(grip) => (
                  <>
                    {selection && (
                      <Table.Td className={classes.check}>
                        {grip}
                        {selection.renderBox(row, rows)}
                      </Table.Td>
                    )}
                    {columns.map(({ label, kind, isNamed, cell }) => (
                      <Table.Td
                        key={label}
                        className={kind && classes[kind === 'fact' ? 'short' : kind]}
                        data-label={isNamed || kind === 'fact' ? label : undefined}
                      >
                        {cell(row)}
                      </Table.Td>
                    ))}
                  </>
                )}
              />
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function PlainTr({ id, isSelected, cells }: TrProps) {
  return (
    <Table.Tr data-entry={id} data-selected={isSelected || undefined}>
      {cells()}
    </Table.Tr>
  );
}

interface HeadingProps {
  column: Pick<Column<never>, 'label' | 'kind' | 'sort'>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  children: ReactNode;
}

function Heading({ column: { label, kind, sort: sortKey }, sort, onSort, children }: HeadingProps) {
  if (sortKey === undefined || !onSort) {
    return (
      <Table.Th className={kind === 'action' ? classes.action : undefined}>
        {kind === 'action' ? <span className="visually-hidden">{label}</span> : label}
        {children}
      </Table.Th>
    );
  }
  const isUp = sort === sortKey;
  const isDown = sort === `-${sortKey}`;
  return (
    <Table.Th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(isUp ? `-${sortKey}` : isDown ? '' : sortKey)}>
        {label}
        {isUp && <IconArrowUp size={14} aria-hidden />}
        {isDown && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
      {children}
    </Table.Th>
  );
}
