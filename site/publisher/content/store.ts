/** Everything published, in memory: a copy of the feed. Entries are frozen, so that no page can change what the next one reads. */
import { contentTypes, type TypeName } from 'content-types';
import type { Entry } from 'content-types/define';
import { ALL_JOBS, changesKinds, createLandingIndex, type LandingIndex } from './landing/landing-index.ts';
import { packPlaces } from './landing/landing-lists.ts';
import { createTable, type Table } from './table.ts';

/** One document from the feed; `entry: null` if it is no longer on the site. */
export interface Change {
  seq: number;
  type: string;
  id: string;
  entry: Entry | null;
  /** An editor has unpublished the page of this singleton. Otherwise, one without an entry shows its initial values. */
  hidden?: boolean;
}

/** The effect of a change on a document. */
export interface Effect {
  type: TypeName;
  id: string;
  before: Entry | undefined;
  after: Entry | undefined;
  /** The landing pages that it may have changed, if any were needed before. */
  landings: ReadonlySet<string>;
}

export interface Tables {
  /** The table of a type. A singleton's has at most one entry, whose id is the type's name. */
  table(type: TypeName): Table;
  landings(): LandingIndex;
}

export interface Store extends Tables {
  /**
   * Null if nothing changed: the type is unknown, the change was applied before, or the entry to remove is not there.
   */
  apply(change: Change): Effect | null;
}

export function createStore(): Store {
  const tables = new Map(typeNames.map((type) => [type, createTable(getOrder(type))]));
  const table = (type: TypeName) => tables.get(type) as Table;
  let index: LandingIndex | null = null;
  const landings = () => {
    index ??= createLandingIndex(table);
    return index;
  };

  function updateLandings(effect: Omit<Effect, 'landings'>): ReadonlySet<string> {
    if (index && effect.type === 'job') return index.update(effect);
    if (!index || !changesKinds(effect)) return NONE;
    const before = index.paths();
    index = null;
    return new Set([ALL_JOBS, ...before, ...landings().paths()]);
  }

  const store: Store = {
    table,
    landings,
    apply(change) {
      if (!isTypeName(change.type)) return null;
      const { type, id } = change;
      const known = table(type).get(id);
      const entry = change.hidden ? hiddenPage(change) : change.entry;
      if (known ? known.seq >= change.seq : !entry) return null;
      const after = entry ? freeze(entry) : undefined;
      const before = after ? table(type).put(after) : table(type).remove(id);
      const effect = { type, id, before, after };
      return { ...effect, landings: updateLandings(effect) };
    },
  };
  return store;
}

/** A singleton is closed only when its page is hidden. */
function hiddenPage({ id, seq }: Change): Entry {
  return { id, seq, data: {}, position: 0, closed: true, publishedAt: '', updatedAt: '', expiresAt: null };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A change without the data that only pages need: queries are about plain top-level fields, and about the places of
 * jobs.
 */
export function slim(change: Change): Change {
  if (!change.entry) return change;
  const plain = Object.entries(change.entry.data).filter(([, value]) => typeof value !== 'object' || value === null);
  const places = change.type === 'job' && { places: packPlaces(change.entry.data) };
  return { ...change, entry: { ...change.entry, data: { ...Object.fromEntries(plain), ...places } } };
}

/** The store with one entry replaced, for previews. The store itself stays as it is. */
export function withEntry(store: Store, type: TypeName, entry: Entry): Tables {
  const changed = createTable(getOrder(type), store.table(type).entries);
  changed.put(freeze(entry));
  return { table: (name) => (name === type ? changed : store.table(name)), landings: store.landings };
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
