import { sqliteTable, text, uniqueIndex } from '../drizzle.ts';
import { users } from './auth.ts';

/** Saved views: the filters and order of an admin list, saved by a user under a name. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key of the list's screen: `applications`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query in the list's address: `status=new&search=forklift`. */
    query: text().notNull(),
    /** Ids of the candidates in the view when its user last opened it; null if the view is not watched. */
    seen: text({ mode: 'json' }).$type<string[]>(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.userId, t.list, t.name)],
);
