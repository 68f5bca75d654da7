import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './lists.module.css';

export interface Column<Row> {
  label: string;
  /** `lead` is what the row is about, `text` wraps, `short` does not, `action` holds a button and has no visible heading. */
  kind?: 'lead' | 'text' | 'short' | 'action';
  /** Repeats the heading before the value on a phone, where the headings are hidden. */
  isNamed?: boolean;
  cell(row: Row): ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  getKey(row: Row, index: number): string | number;
}

/** A table that scrolls sideways when it is too wide. On a phone each row is a card. */
export function DataTable<Row>({ label, columns, rows, getKey }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <Table className={classes.cards} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label, kind }) => (
              <Table.Th key={label}>
                <span className={kind === 'action' ? 'visually-hidden' : undefined}>{label}</span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={getKey(row, index)}>
              {columns.map(({ label, kind, isNamed, cell }) => (
                <Table.Td key={label} className={kind && classes[kind]} data-label={isNamed ? label : undefined}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
