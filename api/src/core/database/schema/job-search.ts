import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

/** Daily searches for words that no open job had. Nothing about the visitors. */
export const missedSearches = sqliteTable(
  'missed_searches',
  {
    /** In lower case, without those that say nothing. */
    words: text().notNull(),
    /** `2026-11-21`, UTC. */
    day: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.words, t.day] }), index('missed_searches_day').on(t.day)],
);
