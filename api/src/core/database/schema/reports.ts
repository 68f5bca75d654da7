import { index, integer, sqliteTable, text } from '../drizzle.ts';

/** The agency's costs of sources of candidates, such as job boards. */
export const sourceCosts = sqliteTable(
  'source_costs',
  {
    id: text().primaryKey(),
    /** The source, with the same value as in applications. */
    source: text().notNull(),
    /** A day such as `2026-11-21`. Reports include the cost if their period contains this day. */
    day: text().notNull(),
    pence: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('source_costs_source').on(t.source, t.day)],
);
