/** Content as a page reads it. `ask` receives the key of every query, including those without a result. */
import { type CollectionName, contentTypes, type DataByType, type SingletonName } from 'content-types';
import { withInherited } from 'content-types/lib/inherit';
import type { ContentReader, ListQuery } from '../../src/content.ts';
import { countEntries, type Filter, type ManyQuery, type Query, readSingleton, selectEntries, toKey } from './query.ts';
import type { Tables } from './store.ts';

export function createReader(tables: Tables, ask: (key: string) => void): ContentReader {
  function asked(query: Query): string {
    const key = toKey(query);
    ask(key);
    return key;
  }

  /** Computed once for all pages with the same query. */
  function answer<T>(query: ManyQuery, workOut: (tables: Tables, query: ManyQuery) => T): T {
    const key = asked(query);
    const { answers } = tables.table(query.type);
    if (!answers.has(key)) answers.set(key, workOut(tables, query));
    return answers.get(key) as T;
  }

  const list = (type: CollectionName, filter: Filter, part: Part = {}) =>
    answer({ kind: 'list', type, filter, limit: part.limit, offset: part.offset }, selectEntries);

  const reader = {
    get(type: SingletonName) {
      asked({ kind: 'get', type, id: type });
      const data = readSingleton(tables, type);
      if (!INHERITING.has(type)) return data;
      const { contact } = reader.get('siteSettings') as DataByType['siteSettings'];
      return withInherited(contentTypes[type].fields, data, contact);
    },
    one(type: CollectionName, id: string) {
      asked({ kind: 'one', type, id });
      return tables.table(type).get(id) ?? null;
    },
    list: (type: CollectionName, query: AnyListQuery = {}) => list(type, toFilter(query), query),
    first: (type: CollectionName, query: AnyListQuery = {}) =>
      list(type, toFilter(query), { ...query, limit: 1 })[0] ?? null,
    count: (type: CollectionName, query: AnyListQuery = {}) =>
      answer({ kind: 'count', type, filter: toFilter(query) }, countEntries),
    shard: (type: CollectionName, index: number, of: number) => list(type, { shard: [index, of] }),
  };
  // The registry's types give a page its types; in here an entry is just an entry.
  return reader as unknown as ContentReader;
}

/** The types with fields that inherit contact details. */
const INHERITING: ReadonlySet<SingletonName> = new Set(['header', 'footer', 'contact']);

type AnyListQuery = ListQuery<CollectionName>;
type Part = Pick<AnyListQuery, 'limit' | 'offset'>;

/** Sorts names, so that equal queries have equal keys. */
function toFilter({ where, closed }: AnyListQuery): Filter {
  const wanted = Object.entries(where ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(wanted.length > 0 && { where: Object.fromEntries(wanted.sort(([a], [b]) => (a < b ? -1 : 1))) }),
    ...(closed && { closed }),
  };
}
