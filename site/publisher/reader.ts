/** Content as a page reads it. `ask` hears every question before it is answered, also one that finds nothing. */
import type { CollectionName, SingletonName } from 'content-types';
import type { ContentReader, ListQuery } from '../src/content.ts';
import { countOf, dataOf, type Filter, listOf, type ManyQuery, type Query, type Tables } from './query.ts';

export function createReader(tables: Tables, ask: (query: Query) => void): ContentReader {
  function many(kind: ManyQuery['kind'], type: CollectionName, filter: Filter, part?: Part): ManyQuery {
    const query: ManyQuery = { kind, type, filter };
    if (part?.limit !== undefined) query.limit = part.limit;
    if (part?.offset) query.offset = part.offset;
    ask(query);
    return query;
  }

  const reader = {
    get(type: SingletonName) {
      ask({ kind: 'get', type, id: type });
      return dataOf(tables, type);
    },
    has(type: SingletonName) {
      ask({ kind: 'has', type, id: type });
      return tables.table(type).get(type) !== undefined;
    },
    one(type: CollectionName, id: string) {
      ask({ kind: 'one', type, id });
      return tables.table(type).get(id) ?? null;
    },
    list: (type: CollectionName, query: AnyListQuery = {}) =>
      listOf(tables, many('list', type, filterOf(query), query)),
    first: (type: CollectionName, query: AnyListQuery = {}) =>
      listOf(tables, many('list', type, filterOf(query), { ...query, limit: 1 }))[0] ?? null,
    count: (type: CollectionName, query: AnyListQuery = {}) => countOf(tables, many('count', type, filterOf(query))),
    shard: (type: CollectionName, index: number, of: number) =>
      listOf(tables, many('list', type, { shard: [index, of] })),
  };
  // The registry's types tell a page what it gets; in here an entry is just an entry.
  return reader as unknown as ContentReader;
}

type AnyListQuery = ListQuery<CollectionName>;
type Part = Pick<AnyListQuery, 'limit' | 'offset'>;

/** Names in one order, so that the same question has the same key. */
function filterOf({ where, closed }: AnyListQuery): Filter {
  const wanted = Object.entries(where ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(wanted.length > 0 && { where: Object.fromEntries(wanted.sort(([a], [b]) => (a < b ? -1 : 1))) }),
    ...(closed && { closed }),
  };
}
