import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

/** Daily counts of searches with words that no open job contained, without any data about the visitors. */
export const missedSearches = sqliteTable(
  'missed_searches',
  {
    /** Search words in lower case, without filler words. */
    words: text().notNull(),
    /** The day in UTC: `2026-11-21`. */
    day: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.words, t.day] }), index('missed_searches_day').on(t.day)],
);
