import type { Collection } from 'content-types/define';
import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema.ts';
import { HttpError } from '../errors.ts';
import { BIN_MS } from './current.ts';
import { adminEntry } from './entries.ts';
import { store } from './store.ts';

export interface ListQuery {
  /** Text in any field. */
  search?: string;
  /** A field's name or `updatedAt`; `-` before it for descending. The type's own order unless given. */
  sort?: string;
  /** Deleted ones instead. */
  bin?: boolean;
  limit: number;
  offset: number;
}

/** A page of a type's documents as editors see them, and how many there are. Throws 422 for a field that does not exist. */
export function adminList(db: Database, type: Collection, query: ListQuery, now: number) {
  const where = and(
    eq(documents.type, type.name),
    query.bin ? gt(documents.deletedAt, now - BIN_MS) : isNull(documents.deletedAt),
    query.search ? containsText(query.search) : undefined,
  );
  // Ids first: sorting whole documents would carry all their text along.
  const ids = db
    .select({ id: documents.id })
    .from(documents)
    .where(where)
    .orderBy(...orderOf(type, query.sort))
    .limit(query.limit)
    .offset(query.offset)
    .all();
  const rows = ids.flatMap(({ id }) => store(db).byId.get({ id }) ?? []);
  const total = db.select({ n: count() }).from(documents).where(where).get()?.n ?? 0;
  return { items: rows.map((row) => adminEntry(db, type, row, now)), total };
}

/** Whether a text or number in the data contains `text`. What ProseMirror calls its nodes is not text that people wrote. */
export function containsText(text: string): SQL {
  // Most documents are ruled out by their JSON as it stands; only the rest is taken apart.
  const inJson = like(JSON.stringify(text).slice(1, -1));
  return sql`(data LIKE ${inJson} ESCAPE '\\' AND EXISTS (
    SELECT 1 FROM json_tree(data) AS value
    WHERE value.atom LIKE ${like(text)} ESCAPE '\\'
      AND NOT (value.key = 'type' AND value.atom IN (
        'doc', 'paragraph', 'text', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'hardBreak',
        'horizontalRule', 'bold', 'italic', 'link'
      ))
  ))`;
}

/** A pattern for `text` anywhere, in which nothing is a wildcard. */
function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

function orderOf(type: Collection, sort: string | undefined): SQL[] {
  if (sort === undefined) {
    return type.order === 'position' ? [asc(documents.position), asc(documents.id)] : [desc(documents.updatedAt)];
  }
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? desc : asc;
  if (name === 'updatedAt') return [direction(documents.updatedAt), asc(documents.id)];
  if (!Object.hasOwn(type.fields, name)) throw noSuchField(type, name);
  return [direction(sql`json_extract(data, ${`$.${name}`}) COLLATE NOCASE`), asc(documents.id)];
}

function noSuchField(type: Collection, name: string): HttpError {
  const message = `${type.label.many} have no field “${name}”.`;
  return new HttpError(422, message, { issues: [{ path: 'sort', message }] });
}
