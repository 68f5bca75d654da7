import type { Collection } from 'content-types/define';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { BIN_MS } from './current.ts';
import { documentsBy, indexOf, isChanged, isHidden, STATE_INDEX, valueIn } from './list-indexes.ts';
import { searchIn } from './search-texts.ts';
import type { Status } from './state.ts';

export interface Filters {
  /** Words, each of which is in some field. */
  search?: string;
  status?: Status;
  /** Fields of one of a fixed list, and which. */
  choices?: Readonly<Record<string, string>>;
  /** Deleted ones instead. */
  bin?: boolean;
}

/**
 * What each filter lets through, by row number. One after another, each out of its own index: together in one question
 * they would be looked up in the text of every document.
 */
export async function filtersOf(
  db: Database,
  type: Collection,
  { search, status, choices = {}, bin }: Filters,
  now: number,
) {
  const rowsOf = (index: string | null, condition: SQL) => {
    const from = documentsBy(bin ? null : index);
    const where = sql`${scopeOf(type, bin, now)} AND ${condition}`;
    const rows = new Set(db.values<[number]>(sql`SELECT rowid FROM ${from} WHERE ${where}`).map(([rowid]) => rowid));
    return (rowid: number) => rows.has(rowid);
  };
  return [
    ...(search?.trim() ? [await searchIn(db, type, search)] : []),
    ...(status ? [rowsOf(STATE_INDEX, STATUS[status](now))] : []),
    ...Object.entries(choices).map(([name, value]) =>
      rowsOf(indexOf(type, name), sql`${sql.raw(valueIn(type, name))} = ${value}`),
    ),
  ];
}

/** The documents of a type, or those of them that are in the bin. */
export function scopeOf(type: Collection, bin: boolean | undefined, now: number): SQL {
  // Spelt out: an index that covers one type alone is not found by a parameter.
  const isIts = sql.raw(`type = '${type.name}'`);
  return bin ? sql`${isIts} AND "deletedAt" > ${now - BIN_MS}` : sql`${isIts} AND "deletedAt" IS NULL`;
}

/** `statusOf` in SQL. */
const STATUS: Record<Status, (now: number) => SQL> = {
  scheduled: () => sql`"publishAt" IS NOT NULL`,
  expired: (now) => sql`"publishAt" IS NULL AND ${isOver(now)}`,
  draft: (now) => sql`"publishAt" IS NULL AND NOT ${isOver(now)} AND ${isHidden} = 1`,
  changed: (now) => sql`"publishAt" IS NULL AND NOT ${isOver(now)} AND ${isHidden} = 0 AND ${isChanged}`,
  live: (now) => sql`"publishAt" IS NULL AND NOT ${isOver(now)} AND ${isHidden} = 0 AND NOT ${isChanged}`,
};

function isOver(now: number): SQL {
  return sql`(closed OR ("publishedAt" IS NOT NULL AND "closesAt" IS NOT NULL AND "closesAt" <= ${now}))`;
}
