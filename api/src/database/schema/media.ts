/** The media library. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pictures. The id is the start of the original's SHA-256. */
export const media = sqliteTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Bytes of the largest variant. */
  bytes: integer().notNull(),
  createdAt: integer().notNull(),
  userId: text(),
});
