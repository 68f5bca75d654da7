import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Small facts about this database, such as the id of its change feed. */
export const facts = sqliteTable('facts', { name: text().primaryKey(), value: text().notNull() });

/** Keys that this installation signs with, made at first start. */
export const secrets = sqliteTable('secrets', { name: text().primaryKey(), value: blob({ mode: 'buffer' }).notNull() });
