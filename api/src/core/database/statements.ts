import { endOfDay, londonMoment } from 'content-types/time/london-time';
import {
  and,
  count,
  type GetColumnData,
  gte,
  lt,
  type Placeholder,
  type SQL,
  type SQLiteColumn,
  type SQLiteTable,
  type SQLWrapper,
  sql,
} from './drizzle.ts';
import type { Database } from './open.ts';

/** Prepares statements once per connection: `const statements = prepared((db) => ({ … }))`, then `statements(db)`. */
export function prepared<Statements>(prepare: (db: Database) => Statements): (db: Database) => Statements {
  const statementsByDatabase = new WeakMap<Database, Statements>();
  return (db) => {
    const statements = statementsByDatabase.get(db) ?? prepare(db);
    statementsByDatabase.set(db, statements);
    return statements;
  };
}

/** Returns a placeholder for each column by name, for writing whole rows. */
export function placeholders<Name extends string>(columns: Record<Name, unknown>) {
  const names = Object.keys(columns) as Name[];
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };
}

export function countRows(db: Database, table: SQLiteTable, where?: SQL): number {
  return db.select({ n: count() }).from(table).where(where).get()?.n ?? 0;
}

/** Condition that a time is between two London dates, inclusive. An omitted date sets no limit on that side. */
export function isWithinDays(time: SQLiteColumn, firstDay?: string, lastDay?: string): SQL | undefined {
  const start = firstDay && gte(time, londonMoment(firstDay, '00:00:00'));
  return and(start || undefined, lastDay ? lt(time, endOfDay(lastDay) + 1000) : undefined);
}

/** Whether a text contains another, ignoring the case of ASCII letters. */
export function contains(text: SQLWrapper, search: string): SQL {
  return sql`${text} LIKE ${`%${escapeLike(search)}%`} ESCAPE '\\'`;
}

/** Escapes wildcards in a text for a LIKE pattern with `ESCAPE '\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (c) => `\\${c}`);
}

/**
 * Condition that a phone number contains the digits of a search, ignoring spaces, punctuation and a leading +44. Null
 * unless the search is a number of at least four digits.
 */
export function hasDigits(phone: SQL, search: string): SQL | null {
  const digits = search.replace(/^\s*(\+|00)44\s*(\(0\))?/, '').replace(/\D/g, '');
  if (!/^[\d\s+().-]+$/.test(search) || digits.length < MIN_DIGITS) return null;
  const bare = [' ', '-', '(', ')', '.'].reduce((text, mark) => sql`replace(${text}, ${mark}, '')`, phone);
  return sql`${bare} LIKE ${`%${digits}%`}`;
}

const MIN_DIGITS = 4;

/** A page with every row. */
export const ALL_ROWS = { limit: -1, offset: 0 };

/** The values of a column in the rows that match. */
export function readColumn<C extends SQLiteColumn>(db: Database, column: C, where?: SQL): GetColumnData<C>[] {
  const rows = db.select({ value: column }).from(column.table).where(where).all();
  return rows.map(({ value }) => value as GetColumnData<C>);
}

/** The smallest value of a numeric column; null if no row matches. */
export function readMin(db: Database, column: SQLiteColumn, where?: SQL): number | null {
  return readValue(db, column, sql`min(${column})`, where);
}

/** The largest value of a numeric column; null if no row matches. */
export function readMax(db: Database, column: SQLiteColumn, where?: SQL): number | null {
  return readValue(db, column, sql`max(${column})`, where);
}

function readValue(db: Database, { table }: SQLiteColumn, value: SQL<number | null>, where?: SQL): number | null {
  return db.select({ value }).from(table).where(where).get()?.value ?? null;
}
