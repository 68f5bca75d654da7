import { blob, integer, sqliteTable, text } from '../drizzle.ts';

/** Small facts about this database, such as the id of its change feed. */
export const facts = sqliteTable('facts', { name: text().primaryKey(), value: text().notNull() });

/** Signing keys of this installation, generated on first use. */
export const secrets = sqliteTable('secrets', { name: text().primaryKey(), value: blob({ mode: 'buffer' }).notNull() });

/** Accepted submissions that may not be in the journal yet. Written in the transaction that accepts them. */
export const journalPending = sqliteTable('journal_pending', {
  id: text().primaryKey(),
  /** A key of `PersonalData.intakes`. */
  kind: text().notNull(),
  at: integer().notNull(),
});
