/**
 * Responses with all published entries of a type, cached until one of the entries, or an entry they refer to, changes.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ContentType, Entry } from 'content-types/define';
import { asc, desc, gt } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { changes, documents } from '../../database/schema/content.ts';
import { type CachedResponse, cachedResponse, type SlicedResponse } from '../../http/http-cache.ts';
import { documentStatements, onSite } from '../document-statements.ts';
import { toPublicEntry } from '../entries.ts';
import { listReferrers } from '../references.ts';
import { filterPaths } from '../schemas.ts';
import { findType, isCollection } from '../types.ts';

interface PublicList {
  whole: CachedResponse;
  total: number;
  places: Place[];
}

interface Place {
  /** Byte offsets of the entry in the body. */
  start: number;
  end: number;
  /** Values of the fields by which lists can be filtered. */
  values: Filters;
}

/** Filter values of choices, references and booleans, by field path. */
type Filters = Readonly<Record<string, unknown>>;

export interface ListShape {
  head: string;
  /** Returns undefined to leave the entry out. */
  item(type: ContentType, entry: Entry): unknown;
  tail(total: number): string;
}

const asItems: ListShape = {
  head: '{"items":[',
  item: (_type, entry) => entry,
  tail: (total) => `],"total":${total}}`,
};

const COMMA = Buffer.from(',');

/** Maximum time to occupy the event loop, in milliseconds. */
const SLICE_MS = 10;

export function publicLists(db: Database, shape = asItems) {
  const lists = new Map<string, Promise<PublicList>>();
  let appliedSeq = 0;

  /** Drops the lists of types that changed, in this process or another, and of types that refer to them. */
  function forgetChanged() {
    const lastSeq = documentStatements(db).selectLastChange.get()?.seq ?? 0;
    if (lastSeq === appliedSeq) return;
    const changedTypes = db
      .selectDistinct({ type: changes.type })
      .from(changes)
      .where(gt(changes.seq, appliedSeq))
      .all();
    // A change to contact details clears every list, because any type may inherit them.
    if (changedTypes.some(({ type }) => findType(type)?.affects?.includes('contacts'))) lists.clear();
    for (const { type } of changedTypes)
      for (const name of [type, ...listReferrers(type).map(({ name }) => name)]) lists.delete(name);
    appliedSeq = lastSeq;
  }

  function getList(type: ContentType): Promise<PublicList> {
    forgetChanged();
    const list = lists.get(type.name) ?? buildList(db, type, shape);
    lists.set(type.name, list);
    list.catch(() => lists.delete(type.name));
    return list;
  }

  return {
    async all(type: ContentType): Promise<CachedResponse> {
      return (await getList(type)).whole;
    },
    /** Shares the list instead of copying it, so that it is in memory once, however many pages are requested. */
    async page(type: ContentType, offset: number, limit: number, filters: Filters = {}): Promise<SlicedResponse> {
      const { whole, places } = await getList(type);
      const filterEntries = Object.entries(filters);
      const isFound = ({ values }: (typeof places)[number]) =>
        filterEntries.every(([path, value]) => values[path] === value);
      const matches = filterEntries.length > 0 ? places.filter(isFound) : places;
      const items = matches
        .slice(offset, offset + limit)
        .flatMap(({ start, end }, i) => [...(i > 0 ? [COMMA] : []), whole.body.subarray(start, end)]);
      const parts = [Buffer.from(shape.head), ...items, Buffer.from(shape.tail(matches.length))];
      const page = encodeURIComponent(JSON.stringify([offset, limit, filters]));
      return { parts, hash: `${whole.hash}-${page}` };
    },
  };
}

async function buildList(db: Database, type: ContentType, { head, item, tail }: ListShape): Promise<PublicList> {
  const { selectPublicById } = documentStatements(db);
  const paths = isCollection(type) ? filterPaths(type) : [];
  const parts: Buffer[] = [Buffer.from(head)];
  const places: PublicList['places'] = [];
  const hash = createHash('sha256');
  let size = Buffer.byteLength(head);
  let sliceStart = performance.now();
  for (const id of listPublicIds(db, type)) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await setImmediate();
      sliceStart = performance.now();
    }
    const row = selectPublicById.get({ id });
    const entry = row ? toPublicEntry(type, row) : null;
    const value = entry ? item(type, entry) : undefined;
    if (value === undefined) continue;
    const comma = places.length > 0 ? ',' : '';
    const bytes = Buffer.from(comma + JSON.stringify(value));
    hash.update(bytes);
    parts.push(bytes);
    places.push({ start: size + comma.length, end: size + bytes.length, values: readValues(paths, entry) });
    size += bytes.length;
  }
  parts.push(Buffer.from(tail(places.length)));
  const digest = hash.digest('base64url').slice(0, 22);
  const listResponse = cachedResponse(Buffer.concat(parts), digest);
  return { whole: listResponse, places, total: places.length };
}

function readValues(paths: readonly string[], entry: Entry | null): Filters {
  return Object.fromEntries(paths.map((path) => [path, path.split('.').reduce<unknown>(readMember, entry?.data)]));
}

function readMember(group: unknown, name: string): unknown {
  return (group as Record<string, unknown> | undefined)?.[name];
}

function listPublicIds(db: Database, type: ContentType): string[] {
  const byNewest = [desc(documents.publishedAt), asc(documents.id)];
  const byPosition = [asc(documents.position), asc(documents.id)];
  const rows = db
    .select({ id: documents.id })
    .from(documents)
    .where(onSite(type.name))
    .orderBy(...(isCollection(type) && type.order === 'newest' ? byNewest : byPosition))
    .all();
  return rows.map((row) => row.id);
}
