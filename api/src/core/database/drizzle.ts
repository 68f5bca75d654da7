/**
 * What the API uses of Drizzle. Node reads the 170 kB of its `package.json` again for each import that names the
 * package, which took a third of the server's start.
 */
export * from 'drizzle-orm';
export {
  alias,
  blob,
  getTableConfig,
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  type SQLiteTable,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
