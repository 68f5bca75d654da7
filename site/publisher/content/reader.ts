/** Content as a page reads it. `record` receives the key of every query, including those without a result. */
import type { ContentType, Entry } from 'content-types/define';
import type { Contact } from 'content-types/fields/field';
import { linkedPath, withoutLinks } from 'content-types/pages/links';
import { withStandard } from 'content-types/values/defaults';
import { inheritsContact, withInherited } from 'content-types/values/inherit';
import {
  countEntries,
  type Filter,
  isClosed,
  isShown,
  LANDINGS,
  type ManyQuery,
  type Query,
  readSingleton,
  selectEntries,
  toKey,
} from './query.ts';
import type { ListQuery, Reader } from './site.ts';
import type { Tables } from './store.ts';

export function createReader(tables: Tables, record: (key: string) => void): Reader {
  const { types, linking, optionalPages, contacts, closing } = tables.definition;

  function recordQuery(query: Query): string {
    const key = toKey(query);
    record(key);
    return key;
  }

  /** Computes a result once for all pages with the same query. */
  function computeOnce<T>(query: ManyQuery, compute: (tables: Tables, query: ManyQuery) => T): T {
    const key = recordQuery(query);
    const { results } = tables.table(query.type);
    if (!results.has(key)) results.set(key, compute(tables, query));
    return results.get(key) as T;
  }

  function list(type: string, filter: Filter, part: Pick<ListQuery, 'limit' | 'offset'> = {}): readonly Entry[] {
    const entries = computeOnce({ kind: 'list', type, filter, limit: part.limit, offset: part.offset }, selectEntries);
    return linking.has(type) ? entries.map((entry) => withShownLinks(type, entry)) : entries;
  }

  function withShownLinks(type: string, entry: Entry): Entry {
    const data = withoutLinks(typeOf(type).fields, entry.data, isMissingPage);
    return data === entry.data ? entry : { ...entry, data };
  }

  function typeOf(name: string): ContentType {
    const type = types[name];
    if (!type) throw new Error(`There is no content type ${name}.`);
    return type;
  }

  const isMissingPage = (href: string) => !reader.hasPage(href);

  const reader: Reader = {
    get(type: string): unknown {
      recordQuery({ kind: 'get', type, id: type });
      const definition = typeOf(type);
      const { fields } = definition;
      const data = withStandard(definition, readSingleton(tables, type), reader.get);
      const linkedData = linking.has(type) ? withoutLinks(fields, data, isMissingPage) : data;
      if (!contacts || !inheritsContact(fields)) return linkedData;
      const { contact } = reader.get(contacts) as { contact: Contact };
      return withInherited(fields, linkedData, contact);
    },
    hasPage(href: string): boolean {
      const type = optionalPages.get(linkedPath(href));
      if (!type) return true;
      recordQuery({ kind: 'shown', type, id: type });
      return isShown(tables, type);
    },
    isClosed(): boolean {
      if (closing) recordQuery({ kind: 'closed', type: closing.type, id: closing.type });
      return isClosed(tables);
    },
    one(type: string, id: string) {
      recordQuery({ kind: 'one', type, id });
      const entry = tables.table(type).get(id);
      return entry && linking.has(type) ? withShownLinks(type, entry) : (entry ?? null);
    },
    list: (type: string, query: ListQuery = {}) => list(type, toFilter(query), query),
    first: (type: string, query: ListQuery = {}) => list(type, toFilter(query), { ...query, limit: 1 })[0] ?? null,
    count: (type: string, query: ListQuery = {}) =>
      computeOnce({ kind: 'count', type, filter: toFilter(query) }, countEntries),
    shard: (type: string, index: number, shardCount: number) => list(type, { shard: [index, shardCount] }),
    landing(path: string) {
      recordQuery({ kind: 'landing', type: LANDINGS, id: path });
      return tables.landings().get(path);
    },
    landingPaths() {
      recordQuery({ kind: 'landings', type: LANDINGS, id: '' });
      return tables.landings().indexedPaths();
    },
    block: (type: string, index: number, size: number) => list(type, { block: [index, size] }),
  };
  return reader;
}

/** Sorts names, so that equal queries have equal keys. */
function toFilter({ where, closed }: ListQuery): Filter {
  const conditions = Object.entries(where ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(conditions.length > 0 && { where: Object.fromEntries(conditions.sort(([a], [b]) => (a < b ? -1 : 1))) }),
    ...(closed && { closed }),
  };
}
