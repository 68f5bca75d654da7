import { useState } from 'react';

interface Item {
  id: string;
}

/**
 * The selected entries, until `filter` changes: entries of `listed` or, with `isKept`, also entries of other pages, as
 * they were when selected.
 */
export function useSelection<Row extends Item>(filter: string, listed: readonly Row[], { isKept = false } = {}) {
  const [state, setState] = useState({ filter, chosen: new Map<string, Row>(), last: '' });
  const { chosen, last } = state.filter === filter ? state : { chosen: new Map<string, Row>(), last: '' };
  const set = (items: Iterable<Row>, newest = '') =>
    setState({ filter, chosen: new Map([...items].map((one) => [one.id, one])), last: newest });
  return {
    items: [...chosen.values()].flatMap((one) => listed.find(({ id }) => id === one.id) ?? (isKept ? one : [])),
    has: (id: string) => chosen.has(id),
    set,
    clear: () => set([]),
    /** Toggles one entry; with Shift, all entries since the last one clicked. */
    toggle(item: Row, list: readonly Row[] = listed, isRange = false) {
      const isOn = !chosen.has(item.id);
      const [from, to] = [list.findIndex(({ id }) => id === last), list.indexOf(item)].sort((a, b) => a - b);
      const range = isRange && from !== undefined && from >= 0 ? list.slice(from, (to ?? from) + 1) : [item];
      const newSelection = new Map(chosen);
      for (const one of range) {
        if (isOn) newSelection.set(one.id, one);
        else newSelection.delete(one.id);
      }
      set(newSelection.values(), item.id);
    },
  };
}

export type Selection<Row extends Item> = ReturnType<typeof useSelection<Row>>;
