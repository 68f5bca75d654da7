import { useState } from 'react';

interface Item {
  id: string;
}

/**
 * The selected entries, until `filter` changes: entries of `listedRows` or, with `isKept`, also entries of other pages, as
 * they were when selected.
 */
export function useSelection<Row extends Item>(filter: string, listedRows: readonly Row[], { isKept = false } = {}) {
  const [state, setState] = useState({ filter, chosen: new Map<string, Row>(), last: '' });
  const { chosen, last } = state.filter === filter ? state : { chosen: new Map<string, Row>(), last: '' };
  const set = (items: Iterable<Row>, lastId = '') =>
    setState({ filter, chosen: new Map([...items].map((row) => [row.id, row])), last: lastId });
  return {
    items: [...chosen.values()].flatMap((row) => listedRows.find(({ id }) => id === row.id) ?? (isKept ? row : [])),
    has: (id: string) => chosen.has(id),
    set,
    clear: () => set([]),
    /** Toggles one entry; with Shift, all entries since the last one clicked. */
    toggle(item: Row, list: readonly Row[] = listedRows, isRange = false) {
      const isAdding = !chosen.has(item.id);
      const [from, to] = [list.findIndex(({ id }) => id === last), list.indexOf(item)].sort((a, b) => a - b);
      const range = isRange && from !== undefined && from >= 0 ? list.slice(from, (to ?? from) + 1) : [item];
      const newSelection = new Map(chosen);
      for (const row of range) {
        if (isAdding) newSelection.set(row.id, row);
        else newSelection.delete(row.id);
      }
      set(newSelection.values(), item.id);
    },
  };
}

export type Selection<Row extends Item> = ReturnType<typeof useSelection<Row>>;
