/** Content as a page reads it. `record` receives the key of every query, including those without a result. */
import { type CollectionName, contentTypes, type DataByType, type SingletonName } from 'content-types';
import type { Entry } from 'content-types/define';
import { hasLinks, withoutLinks } from 'content-types/pages/links';
import { findOptionalPage } from 'content-types/pages/site-pages';
import { withStandard } from 'content-types/values/defaults';
import { inheritsContact, withInherited } from 'content-types/values/inherit';
import type { ContentReader, ListQuery } from '../../src/content.ts';
import {
  countEntries,
  type Filter,
  isShown,
  type ManyQuery,
  type Query,
  readSingleton,
  selectEntries,
  toKey,
} from './query.ts';
import type { Tables } from './store.ts';

export function createReader(tables: Tables, record: (key: string) => void): ContentReader {
  function recordQuery(query: Query): string {
    const key = toKey(query);
    record(key);
    return key;
  }

  /** Computed once for all pages with the same query. */
  function cached<T>(query: ManyQuery, compute: (tables: Tables, query: ManyQuery) => T): T {
    const key = recordQuery(query);
    const { results } = tables.table(query.type);
    if (!results.has(key)) results.set(key, compute(tables, query));
    return results.get(key) as T;
  }

  function list(type: CollectionName, filter: Filter, part: Part = {}): readonly Entry[] {
    const entries = cached({ kind: 'list', type, filter, limit: part.limit, offset: part.offset }, selectEntries);
    return LINKING.has(type) ? entries.map((entry) => withShownLinks(type, entry)) : entries;
  }

  function withShownLinks(type: CollectionName, entry: Entry): Entry {
    const data = withoutLinks(contentTypes[type].fields, entry.data, isGone);
    return data === entry.data ? entry : { ...entry, data };
  }

  const isGone = (href: string) => !reader.hasPage(href);

  const reader = {
    get(type: SingletonName): unknown {
      recordQuery({ kind: 'get', type, id: type });
      const { fields } = contentTypes[type];
      const data = withStandard(contentTypes[type], readSingleton(tables, type), (name) =>
        reader.get(name as SingletonName),
      );
      const linked = LINKING.has(type) ? withoutLinks(fields, data, isGone) : data;
      if (!inheritsContact(fields)) return linked;
      const { contact } = reader.get('siteSettings') as DataByType['siteSettings'];
      return withInherited(fields, linked, contact);
    },
    hasPage(href: string): boolean {
      const type = findOptionalPage(href);
      if (!type) return true;
      recordQuery({ kind: 'shown', type, id: type });
      return isShown(tables, type);
    },
    one(type: CollectionName, id: string) {
      recordQuery({ kind: 'one', type, id });
      const entry = tables.table(type).get(id);
      return entry && LINKING.has(type) ? withShownLinks(type, entry) : (entry ?? null);
    },
    list: (type: CollectionName, query: AnyListQuery = {}) => list(type, toFilter(query), query),
    first: (type: CollectionName, query: AnyListQuery = {}) =>
      list(type, toFilter(query), { ...query, limit: 1 })[0] ?? null,
    count: (type: CollectionName, query: AnyListQuery = {}) =>
      cached({ kind: 'count', type, filter: toFilter(query) }, countEntries),
    shard: (type: CollectionName, index: number, of: number) => list(type, { shard: [index, of] }),
    landing(path: string) {
      recordQuery({ kind: 'landing', type: 'job', id: path });
      return tables.landings().get(path);
    },
    landingPaths() {
      recordQuery({ kind: 'landings', type: 'job', id: '' });
      return tables.landings().indexedPaths();
    },
    block: (type: CollectionName, index: number, size: number) => list(type, { block: [index, size] }),
  };
  // Pages get the exact type of each entry from ContentReader; the code above treats all types alike.
  return reader as unknown as ContentReader;
}

/** The types with links to pages. */
const LINKING: ReadonlySet<string> = new Set(
  Object.values(contentTypes).flatMap(({ name, fields }) => (hasLinks(fields) ? [name] : [])),
);

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
