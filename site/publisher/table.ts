/** The entries of one type, found by id and kept in the type's order. A change costs a binary search, not a sort. */
import type { Collection, Entry } from 'content-types/define';

export interface Table {
  get(id: string): Entry | undefined;
  /** Returns what was there before. */
  put(entry: Entry): Entry | undefined;
  /** Returns what was there. */
  remove(id: string): Entry | undefined;
  /** In order. Changes in place. */
  readonly entries: readonly Entry[];
  /** Answers worked out from these entries, by question; empty again after every change. */
  readonly answers: Map<string, unknown>;
}

/** `sorted` must be in that order already. */
export function createTable(order: Collection['order'], sorted: readonly Entry[] = []): Table {
  const compare = comparators[order];
  const entries = [...sorted];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const answers = new Map<string, unknown>();

  function remove(id: string): Entry | undefined {
    const before = byId.get(id);
    if (!before) return undefined;
    answers.clear();
    byId.delete(id);
    entries.splice(lowerBound(entries, before, compare), 1);
    return before;
  }

  return {
    get: (id) => byId.get(id),
    put(entry) {
      const before = remove(entry.id);
      answers.clear();
      byId.set(entry.id, entry);
      entries.splice(lowerBound(entries, entry, compare), 0, entry);
      return before;
    },
    remove,
    entries,
    answers,
  };
}

type Compare = (a: Entry, b: Entry) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

// No two entries are equal, because no two ids are: so an entry's place can be searched for.
const comparators: Record<Collection['order'], Compare> = {
  position: (a, b) => a.position - b.position || byText(a.id, b.id),
  newest: (a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.id, b.id),
};

/** The index of the first entry that does not come before `entry`. */
function lowerBound(entries: readonly Entry[], entry: Entry, compare: Compare): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(entries[middle] as Entry, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
