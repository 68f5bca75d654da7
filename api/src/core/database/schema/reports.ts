import { index, integer, sqliteTable, text } from '../drizzle.ts';

/** The agency's costs for candidates from a source, such as a job board. */
export const sourceCosts = sqliteTable(
  'source_costs',
  {
    id: text().primaryKey(),
    /** The same value as in applications. */
    source: text().notNull(),
    /** `2026-11-21`: it counts in the reports of periods with this day. */
    day: text().notNull(),
    pence: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('source_costs_source').on(t.source, t.day)],
);
