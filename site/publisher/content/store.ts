/** Everything published, in memory: a copy of the feed. Entries are frozen, so that no page can change what the next one reads. */
import { contentTypes, type TypeName } from 'content-types';
import type { Entry } from 'content-types/define';
import { createTable, type Table } from './table.ts';

/** One document from the feed; `entry: null` if it is no longer on the site. */
export interface Change {
  seq: number;
  type: string;
  id: string;
  entry: Entry | null;
}

/** What a change did to a document. */
export interface Effect {
  type: TypeName;
  id: string;
  before: Entry | undefined;
  after: Entry | undefined;
}

export interface Tables {
  /** The table of a type. A singleton's has at most one entry, whose id is the type's name. */
  table(type: TypeName): Table;
}

export interface Store extends Tables {
  /** Null if nothing changed: this code does not know the type, or the change was applied before. */
  apply(change: Change): Effect | null;
}

export function createStore(): Store {
  const tables = new Map(typeNames.map((type) => [type, createTable(getOrder(type))]));
  const table = (type: TypeName) => tables.get(type) as Table;
  return {
    table,
    apply(change) {
      if (!isTypeName(change.type)) return null;
      const { type, id } = change;
      const known = table(type).get(id);
      if (known ? known.seq >= change.seq : !change.entry) return null;
      const after = change.entry ? freeze(change.entry) : undefined;
      const before = after ? table(type).put(after) : table(type).remove(id);
      return { type, id, before, after };
    },
  };
}

/** A change without what only pages need: queries are about plain top-level fields. */
export function slim(change: Change): Change {
  if (!change.entry) return change;
  const plain = Object.entries(change.entry.data).filter(([, value]) => typeof value !== 'object' || value === null);
  return { ...change, entry: { ...change.entry, data: Object.fromEntries(plain) } };
}

/** The store with one entry replaced, for previews. The store itself stays as it is. */
export function withEntry(store: Store, type: TypeName, entry: Entry): Tables {
  const changed = createTable(getOrder(type), store.table(type).entries);
  changed.put(freeze(entry));
  return { table: (name) => (name === type ? changed : store.table(name)) };
}

export const typeNames = Object.keys(contentTypes) as TypeName[];

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(contentTypes, name);
}

function getOrder(name: TypeName) {
  const type = contentTypes[name];
  return type.shape === 'collection' ? type.order : 'position';
}

/** Deeply frozen. Returns its argument. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
