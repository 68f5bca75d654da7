/**
 * Everything published, in memory: a copy of the feed. Entries are frozen, so that no page can change the data that the
 * next one reads.
 */
import type { Entry } from 'content-types/define';
import type { Effect, LandingIndex, Site } from './site.ts';
import { createTable, type Table } from './table.ts';

/** One document from the feed; `entry` is null if the document is no longer on the site. */
export interface Change {
  seq: number;
  type: string;
  id: string;
  entry: Entry | null;
  /**
   * Whether an editor has unpublished the page of this singleton. Otherwise, a singleton without an entry shows its
   * initial values.
   */
  hidden?: boolean;
}

export interface Tables {
  readonly definition: Site;
  /** The table of a type. The table of a singleton has at most one entry, whose id is the type's name. */
  table(type: string): Table;
  landings(): LandingIndex;
}

export interface Store extends Tables {
  /**
   * Returns null if nothing changed: the type is unknown, the change was applied before, or the entry to remove is not
   * there.
   */
  apply(change: Change): Effect | null;
}

export function createStore(definition: Site): Store {
  const tables = new Map(Object.keys(definition.types).map((type) => [type, createTable(getOrder(definition, type))]));
  const table = (type: string) => tables.get(type) as Table;
  let index: LandingIndex | null = null;
  const landings = () => {
    index ??= definition.landings.createIndex(table);
    return index;
  };

  function updateLandings(effect: Omit<Effect, 'landings'>): ReadonlySet<string> {
    if (!index) return NO_PAGES;
    const touchedPages = index.update(effect);
    if (touchedPages) return touchedPages;
    const previousPaths = index.paths();
    index = null;
    return new Set([landings().root, ...previousPaths, ...landings().paths()]);
  }

  return {
    definition,
    table,
    landings,
    apply(change) {
      const { type, id } = change;
      if (!tables.has(type)) return null;
      const knownEntry = table(type).get(id);
      const entry = change.hidden ? hiddenPage(change) : change.entry;
      if (knownEntry ? knownEntry.seq >= change.seq : !entry) return null;
      const newEntry = entry ? freeze(entry) : undefined;
      const oldEntry = newEntry ? table(type).put(newEntry) : table(type).remove(id);
      const effect = { type, id, before: oldEntry, after: newEntry };
      return { ...effect, landings: updateLandings(effect) };
    },
  };
}

/** The entry that represents a hidden page: the only kind of singleton entry that is closed. */
function hiddenPage({ id, seq }: Change): Entry {
  return { id, seq, data: {}, position: 0, closed: true, publishedAt: '', updatedAt: '', expiresAt: null };
}

const NO_PAGES: ReadonlySet<string> = new Set();

/** Returns a change without the data that only pages need, because queries use only plain top-level fields and landing data. */
export function omitPageData(change: Change, { landings }: Site): Change {
  if (!change.entry) return change;
  const plainEntries = Object.entries(change.entry.data).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  );
  const landingFields = landings.keep(change.type, change.entry.data);
  return { ...change, entry: { ...change.entry, data: { ...Object.fromEntries(plainEntries), ...landingFields } } };
}

/** Returns the store with one entry replaced, for previews. The store itself does not change. */
export function withEntry(store: Store, type: string, entry: Entry): Tables {
  const { definition, landings } = store;
  const changedTable = createTable(getOrder(definition, type), store.table(type).entries);
  changedTable.put(freeze(entry));
  return { definition, table: (name) => (name === type ? changedTable : store.table(name)), landings };
}

function getOrder({ types }: Site, name: string) {
  const type = types[name];
  return type?.shape === 'collection' ? type.order : 'position';
}

/** Freezes a value deeply and returns it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
