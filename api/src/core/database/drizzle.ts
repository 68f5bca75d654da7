/**
 * The parts of Drizzle that the API uses, loaded as CommonJS. For ES modules, Node would parse Drizzle's 170 kB
 * `package.json` for each of a hundred files, which takes a third of the start-up time.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = load('drizzle-orm');
const sqlite: typeof import('drizzle-orm/sqlite-core') = load('drizzle-orm/sqlite-core');
const driver: typeof import('drizzle-orm/better-sqlite3') = load('drizzle-orm/better-sqlite3');
const migrator: typeof import('drizzle-orm/better-sqlite3/migrator') = load('drizzle-orm/better-sqlite3/migrator');

export type { GetColumnData, Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
export type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
export type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
export const {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
} = orm;
export const { isNull, like, lt, lte, max, min, ne, not, notInArray, or, sql, sum } = orm;
export const { alias, blob, check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } = sqlite;
export const { drizzle } = driver;
export const { migrate } = migrator;
