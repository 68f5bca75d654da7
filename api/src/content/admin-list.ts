import type { Collection } from 'content-types/define';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { HttpError } from '../lib/errors.ts';
import { type AdminEntry, adminEntry } from './entries.ts';
import { type Filters, filtersOf, scopeOf } from './list-filters.ts';
import { documentsBy, indexOf, valueIn } from './list-indexes.ts';
import { store } from './store.ts';

export interface ListQuery extends Filters {
  /** A field's name or `updatedAt`; `-` before it for descending. The type's own order unless given. */
  sort?: string;
  limit: number;
  offset: number;
}

/** A page of a type's documents as editors see them, and how many there are. Throws 422 for a field that does not exist. */
export async function adminList(
  db: Database,
  type: Collection,
  query: ListQuery,
  now: number,
): Promise<{ items: AdminEntry[]; total: number }> {
  const { limit, offset } = query;
  const { from, order } = orderOf(type, query);
  const filters = await filtersOf(db, type, query, now);
  const scope = scopeOf(type, query.bin, now);
  // Row numbers first: sorting whole documents would carry all their text along.
  const rows = (page: SQL) =>
    db
      .values<[number]>(sql`SELECT rowid FROM ${from} WHERE ${scope} ORDER BY ${order} ${page}`)
      .map(([rowid]) => rowid);
  const found = filters.length > 0 ? rows(sql``).filter((rowid) => filters.every((lets) => lets(rowid))) : null;
  const wanted = found ? found.slice(offset, offset + limit) : rows(sql`LIMIT ${limit} OFFSET ${offset}`);
  return {
    items: wanted
      .flatMap((rowid) => store(db).byRowid.get({ rowid }) ?? [])
      .map((row) => adminEntry(db, type, row, now)),
    total: found?.length ?? countOf(db, scope),
  };
}

function countOf(db: Database, where: SQL): number {
  return db.get<{ n: number }>(sql`SELECT count(*) AS n FROM documents WHERE ${where}`).n;
}

/** What to read the documents from and in which order. */
function orderOf(type: Collection, { sort, bin }: ListQuery): { from: SQL; order: SQL } {
  const from = documentsBy(null);
  if (!sort) return { from, order: sql.raw(type.order === 'position' ? 'position, id' : '"updatedAt" DESC') };
  const name = sort.replace(/^-/, '');
  const isDown = sort.startsWith('-');
  if (name === 'updatedAt') return { from, order: sql.raw(`"updatedAt" ${isDown ? 'DESC' : 'ASC'}`) };
  if (!Object.hasOwn(type.fields, name)) throw noSuchField(type, name);
  // Both parts turned round, so that the index can be read backwards.
  const value = valueIn(type, name);
  const order = sql.raw(isDown ? `${value} DESC, "updatedAt" ASC` : `${value} ASC, "updatedAt" DESC`);
  return { from: documentsBy(bin ? null : indexOf(type, name)), order };
}

function noSuchField(type: Collection, name: string): HttpError {
  const message = `${type.label.many} have no field “${name}”.`;
  return new HttpError(422, message, { issues: [{ path: 'sort', message }] });
}
