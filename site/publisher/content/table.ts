/** The entries of one type, found by id and kept in the type's order. A change costs a binary search, not a sort. */
import type { Collection, Entry } from 'content-types/define';
import { hash32 } from './hash.ts';

export interface Table {
  get(id: string): Entry | undefined;
  /** Returns the previous entry. */
  put(entry: Entry): Entry | undefined;
  remove(id: string): Entry | undefined;
  /** In order. Changes in place. */
  readonly entries: readonly Entry[];
  /** How many are not closed. */
  openCount(): number;
  /** The entries in one of `of` parts, in order; an entry's part depends only on its id. Changes in place. */
  part(index: number, of: number): readonly Entry[];
  /** Results computed from these entries, by query. Emptied after every change. */
  readonly answers: Map<string, unknown>;
}

/** `sorted` must already be in that order. */
export function createTable(order: Collection['order'], sorted: readonly Entry[] = []): Table {
  const compare = comparators[order];
  const entries = [...sorted];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const answers = new Map<string, unknown>();
  let open = entries.filter(({ closed }) => !closed).length;
  /** As divided by the last query. */
  let parts: Entry[][] = [];

  /** All lists that contain an entry. */
  function* eachList({ id }: Entry): Iterable<Entry[]> {
    yield entries;
    const part = parts[choosePart(id, parts.length)];
    if (part) yield part;
  }

  function remove(id: string): Entry | undefined {
    const before = byId.get(id);
    if (!before) return undefined;
    answers.clear();
    byId.delete(id);
    if (!before.closed) open--;
    for (const list of eachList(before)) list.splice(lowerBound(list, before, compare), 1);
    return before;
  }

  return {
    get: (id) => byId.get(id),
    put(entry) {
      const before = remove(entry.id);
      answers.clear();
      byId.set(entry.id, entry);
      if (!entry.closed) open++;
      for (const list of eachList(entry)) list.splice(lowerBound(list, entry, compare), 0, entry);
      return before;
    },
    remove,
    entries,
    openCount: () => open,
    part(index, of) {
      if (parts.length !== of) parts = divide(entries, of);
      return parts[index] ?? [];
    },
    answers,
  };
}

/** The part that contains an entry with this id. */
export function choosePart(id: string, of: number): number {
  return hash32(id) % of;
}

function divide(entries: readonly Entry[], of: number): Entry[][] {
  const parts = Array.from({ length: of }, (): Entry[] => []);
  for (const entry of entries) parts[choosePart(entry.id, of)]?.push(entry);
  return parts;
}

type Compare = (a: Entry, b: Entry) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

// No two entries are equal, because no two ids are, so an entry's position can be searched for.
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
