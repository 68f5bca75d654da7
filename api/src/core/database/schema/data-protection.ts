import type { RichText } from 'content-types/text/rich-text';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';
import { applications } from './applications.ts';

/** The successive versions of the privacy notice. */
export const noticeVersions = sqliteTable('notice_versions', {
  number: integer().primaryKey({ autoIncrement: true }),
  /** SHA-256 of the title, body and periods. */
  hash: text().notNull().unique(),
  title: text().notNull(),
  body: text({ mode: 'json' }).$type<RichText>().notNull(),
  /** Retention periods, as printed below the notice. */
  periods: text({ mode: 'json' }).$type<{ what: string; howLong: string }[]>().notNull(),
  at: integer().notNull(),
});

/** The texts that applicants have agreed to, as they read them. */
export const consents = sqliteTable(
  'consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    wording: text().notNull(),
    givenAt: integer().notNull(),
    withdrawnAt: integer(),
  },
  (t) => [index('consents_application').on(t.applicationId)],
);

export type ConsentKind = 'talentPool' | 'marketing';

/** Applications and messages that must not be erased, such as during a dispute. */
export const legalHolds = sqliteTable('legal_holds', {
  submissionId: text().primaryKey(),
  reason: text().notNull(),
  userId: text(),
  at: integer().notNull(),
});

/** Answers to equality questions, counted by calendar year. A count cannot be traced to a person. */
export const equalityCounts = sqliteTable(
  'equality_counts',
  { year: integer().notNull(), question: text().notNull(), answer: text().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.year, t.question, t.answer] })],
);
