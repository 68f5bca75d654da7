/** Pages that show candidates to a client. Times are milliseconds since 1970. */
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

export const clientPages = sqliteTable('client_pages', {
  id: text().primaryKey(),
  /** The hash of the secret in the link. */
  hash: text().notNull().unique(),
  /** The client, and the contact at the client who may open the page, with their address. */
  company: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  /** The message to the client. */
  message: text().notNull(),
  /** Whether contact details are removed from the CVs. */
  hidesContacts: integer({ mode: 'boolean' }).notNull(),
  /** The user who sent the page. */
  userId: text().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
  withdrawnAt: integer(),
  /** Time at which the contact first opened the page. */
  openedAt: integer(),
  /**
   * The hash of the latest emailed code, and its time. `codeTries` counts the wrong codes since the page was last
   * opened.
   */
  codeHash: text(),
  codeAt: integer(),
  codeTries: integer().notNull().default(0),
  /** Hashed cookies of the browsers in which the code was entered. */
  visitors: text({ mode: 'json' }).$type<string[]>().notNull(),
});

export type ClientPage = typeof clientPages.$inferSelect;

/** The applications on a page. */
export const clientPagePeople = sqliteTable(
  'client_page_people',
  {
    pageId: text()
      .notNull()
      .references(() => clientPages.id, { onDelete: 'cascade' }),
    applicationId: text().notNull(),
    position: integer().notNull(),
    /** The recruiter's text about the candidate. */
    about: text().notNull(),
    /** When the contact last opened the CV. */
    viewedAt: integer(),
    answer: text().$type<ClientAnswer>(),
    comment: text().notNull().default(''),
    answeredAt: integer(),
    /** Time at which staff took the candidate off the page. The law requires that the row is kept. */
    withdrawnAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.applicationId] }),
    index('client_page_people_application').on(t.applicationId),
  ],
);

export type ClientAnswer = 'meet' | 'maybe' | 'no';
