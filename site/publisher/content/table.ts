/** The entries of one type, found by id and kept in the type's order. A change costs a binary search, not a sort. */
import type { Collection, Entry } from 'content-types/define';
import { hash32 } from './hash.ts';

export interface Table {
  get(id: string): Entry | undefined;
  /** Adds or replaces an entry. Returns the previous entry. */
  put(entry: Entry): Entry | undefined;
  remove(id: string): Entry | undefined;
  /** The entries in order. Changes in place. */
  readonly entries: readonly Entry[];
  /** The number of entries that are not closed. */
  openCount(): number;
  /** The entries of one part, in order. Changes in place. */
  part(kind: PartKind, index: number, size: number): readonly Entry[];
  /** Results computed from these entries, by query. Emptied after every change. */
  readonly results: Map<string, unknown>;
}

/** The partitions of a table: `size` shards by id, or blocks of `size` rows. */
export type PartKind = keyof typeof partOf;

/** The part that contains an entry. */
export const partOf = {
  shard: ({ id }: Entry, size: number) => hash32(id) % size,
  block: ({ position }: Entry, size: number) => Math.floor(position / size),
};

/**
 * The top-level fields of an entry that are not objects, by which lists are filtered. Entries in packed.ts hold them
 * separately.
 */
export function getPlainFields(entry: Entry & { plain?: Record<string, unknown> }): Readonly<Record<string, unknown>> {
  return entry.plain ?? entry.data;
}

/** Creates a table whose entries are kept in `order`. `sorted` must already be in that order. */
export function createTable(order: Collection['order'], sorted: readonly Entry[] = []): Table {
  const compare = comparators[order];
  const entries = [...sorted];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const results = new Map<string, unknown>();
  let openCount = entries.filter(({ closed }) => !closed).length;
  /** The partition that the last query of each kind used. */
  const divisions = new Map<PartKind, { size: number; parts: Map<number, Entry[]> }>();

  /** Yields all lists that contain an entry. */
  function* eachList(entry: Entry): Iterable<Entry[]> {
    yield entries;
    for (const [kind, { size, parts }] of divisions) yield getPart(parts, partOf[kind](entry, size));
  }

  function remove(id: string): Entry | undefined {
    const oldEntry = byId.get(id);
    if (!oldEntry) return undefined;
    results.clear();
    byId.delete(id);
    if (!oldEntry.closed) openCount--;
    for (const list of eachList(oldEntry)) list.splice(lowerBound(list, oldEntry, compare), 1);
    return oldEntry;
  }

  return {
    get: (id) => byId.get(id),
    put(entry) {
      const replacedEntry = remove(entry.id);
      results.clear();
      byId.set(entry.id, entry);
      if (!entry.closed) openCount++;
      for (const list of eachList(entry)) list.splice(lowerBound(list, entry, compare), 0, entry);
      return replacedEntry;
    },
    remove,
    entries,
    openCount: () => openCount,
    part(kind, index, size) {
      const knownDivision = divisions.get(kind);
      const parts =
        knownDivision?.size === size
          ? knownDivision.parts
          : groupIntoParts(entries, (entry) => partOf[kind](entry, size));
      divisions.set(kind, { size, parts });
      return parts.get(index) ?? [];
    },
    results,
  };
}

function groupIntoParts(entries: readonly Entry[], choose: (entry: Entry) => number): Map<number, Entry[]> {
  const parts = new Map<number, Entry[]>();
  for (const entry of entries) getPart(parts, choose(entry)).push(entry);
  return parts;
}

function getPart(parts: Map<number, Entry[]>, index: number): Entry[] {
  const part = parts.get(index) ?? [];
  parts.set(index, part);
  return part;
}

type Compare = (a: Entry, b: Entry) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

// Ids are unique, so no two entries compare as equal and a binary search finds an entry's position.
export const compareNewest: Compare = (a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.id, b.id);

const comparators: Record<Collection['order'], Compare> = {
  position: (a, b) => a.position - b.position || byText(a.id, b.id),
  newest: compareNewest,
};

/** The index of the first entry that does not come before `entry`. */
export function lowerBound(entries: readonly Entry[], entry: Entry, compare: Compare): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(entries[middle] as Entry, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
