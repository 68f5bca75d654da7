import { index, integer, sql, sqliteTable, text } from '../drizzle.ts';
import { applications } from './applications.ts';

/** Reminders about applications. Days and times are in London. */
export const reminders = sqliteTable(
  'reminders',
  {
    id: text().primaryKey(),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    text: text().notNull(),
    /** `2026-11-21`. */
    day: text().notNull(),
    /** The time as `14:30`; null for any time of the day. */
    time: text(),
    createdAt: integer().notNull(),
    doneAt: integer(),
    /** The user who marked the reminder as done. */
    doneBy: text(),
    /** Grows by one with every change. */
    version: integer().notNull(),
  },
  (t) => [
    index('reminders_application').on(t.applicationId),
    index('reminders_open').on(t.day).where(sql`"doneAt" IS NULL`),
  ],
);
