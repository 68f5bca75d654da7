/** The queries that a page can make, as plain data with a key, so that another process can run them again. */
import type { ContentType, Entry } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import type { Site } from './site.ts';
import { freeze, type Tables } from './store.ts';
import { getPlainFields, partOf } from './table.ts';

/**
 * The kind of query. `get`: a singleton. `shown`: whether its page is on the site. `closed`: whether the site is
 * closed. `one`: an entry. `landing`: a page by path. `landings`: indexable paths. Others: many entries.
 */
export type Query = SingleQuery | ManyQuery;

/** The name used in place of a type in queries about landing pages. */
export const LANDINGS = 'pages';

export type SingleQuery = {
  kind: 'get' | 'shown' | 'closed' | 'one' | 'landing' | 'landings';
  type: string;
  id: string;
};

export type ManyQuery = { kind: 'list' | 'count'; type: string; filter: Filter; limit?: number; offset?: number };

/** The conditions for entries. */
export interface Filter {
  /** The field values that an entry must have, by name. The names are sorted. */
  where?: Readonly<Record<string, unknown>>;
  /** Includes closed entries. */
  closed?: true;
  /** The index of a part and the number of parts. Only the entries of that part match. */
  shard?: readonly [index: number, of: number];
  /** The index of a block and the number of positions in it. Only entries with these positions match. */
  block?: readonly [index: number, size: number];
}

/** Returns the key of a query. Equal queries have equal keys. */
export function toKey(query: Query): string {
  if (!isManyQuery(query)) return `${query.kind}:${query.type}:${query.id}`;
  const { kind, type, filter, limit, offset } = query;
  return `${kind}:${type}:${JSON.stringify({ filter, limit, offset })}`;
}

export function parseKey(key: string): Query {
  const [, kind, type, rest = ''] = /^(\w+):(\w+):(.*)$/s.exec(key) ?? [];
  if (kind === 'list' || kind === 'count') return { kind, type, ...JSON.parse(rest) } as ManyQuery;
  return { kind, type, id: rest } as SingleQuery;
}

export function isManyQuery(query: Query): query is ManyQuery {
  return query.kind === 'list' || query.kind === 'count';
}

export function matches({ where, closed, shard, block }: Filter, entry: Entry): boolean {
  if (entry.closed && !closed) return false;
  if (block && partOf.block(entry, block[1]) !== block[0]) return false;
  if (shard && partOf.shard(entry, shard[1]) !== shard[0]) return false;
  return !where || Object.entries(where).every(([name, value]) => getPlainFields(entry)[name] === value);
}

/** Returns the entries of a list, in order. */
export function selectEntries(
  tables: Tables,
  { type, filter, limit = Infinity, offset = 0 }: ManyQuery,
): readonly Entry[] {
  const matchingEntries: Entry[] = [];
  let toSkip = offset;
  for (const entry of listCandidates(tables, type, filter)) {
    if (matchingEntries.length >= limit) break;
    if (matches(filter, entry) && toSkip-- <= 0) matchingEntries.push(entry);
  }
  return Object.freeze(matchingEntries);
}

export function countEntries(tables: Tables, { type, filter }: ManyQuery): number {
  const isPlain = !filter.where && !filter.shard && !filter.block;
  if (isPlain) return filter.closed ? tables.table(type).entries.length : tables.table(type).openCount();
  let count = 0;
  for (const entry of listCandidates(tables, type, filter)) if (matches(filter, entry)) count++;
  return count;
}

/** Returns the entries that can match the filter, in order. */
export function listCandidates(tables: Tables, type: string, { shard, block }: Filter): readonly Entry[] {
  const table = tables.table(type);
  if (shard) return table.part('shard', ...shard);
  return block ? table.part('block', ...block) : table.entries;
}

/** A singleton's data, or the initial values of its fields if it was never saved. */
export function readSingleton(tables: Tables, type: string): unknown {
  const entry = tables.table(type).get(type);
  return entry && !entry.closed ? entry.data : unsavedData(tables.definition, type);
}

/** Whether the page of a singleton is on the site. */
export function isShown(tables: Tables, type: string): boolean {
  return !tables.table(type).get(type)?.closed;
}

/** Whether the whole site is closed. */
export function isClosed({ definition: { closing }, table }: Tables): boolean {
  const entry = closing && table(closing.type).get(closing.type);
  return entry !== undefined && closing?.isClosed(entry.data) === true;
}

const initial = new Map<ContentType, unknown>();

function unsavedData({ types }: Site, name: string): unknown {
  const type = types[name];
  if (!type) throw new Error(`There is no content type ${name}.`);
  if (!initial.has(type)) initial.set(type, freeze(initialData(type.fields)));
  return initial.get(type);
}
