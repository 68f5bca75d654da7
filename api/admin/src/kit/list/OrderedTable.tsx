import { arrayMove } from '@dnd-kit/sortable';
import { Table } from '@mantine/core';
import { useState } from 'react';
import { DataTable, type TableProps, type TrProps } from './DataTable.tsx';
import { Grip, Sortable, useSortableItem } from './Sortable.tsx';

interface OrderedTableProps<Row> extends TableProps<Row> {
  rows: Row[];
  /** Saves the order. Resolves once `rows` are in the new order, or if they keep the old one. */
  onOrder(ids: string[], previousIds: string[]): Promise<unknown>;
}

/**
 * A table whose rows can be dragged into order. Rows must be selectable, because the grips are next to the checkboxes.
 */
export function OrderedTable<Row extends { id: string }>({ rows, onOrder, ...table }: OrderedTableProps<Row>) {
  const [droppedIds, setDroppedIds] = useState<string[] | null>(null);
  const orderedRows = droppedIds ? rows.toSorted((a, b) => droppedIds.indexOf(a.id) - droppedIds.indexOf(b.id)) : rows;
  const ids = orderedRows.map(({ id }) => id);

  async function move(from: number, to: number) {
    const newOrder = arrayMove(ids, from, to);
    setDroppedIds(newOrder);
    await onOrder(newOrder, ids);
    setDroppedIds(null);
  }

  return (
    <Sortable
      ids={ids}
      getName={(index) => (orderedRows[index] ? (table.nameOf?.(orderedRows[index]) ?? '') : '')}
      onMove={(from, to) => void move(from, to)}
    >
      <DataTable {...table} rows={orderedRows} getKey={({ id }) => id} Tr={SortableTr} />
    </Sortable>
  );
}

function SortableTr({ id, name, isSelected, cells }: TrProps) {
  const { item, grip } = useSortableItem(id);
  return (
    <Table.Tr {...item} data-entry={id} data-selected={isSelected || undefined}>
      {cells(<Grip {...grip} name={name} />)}
    </Table.Tr>
  );
}
