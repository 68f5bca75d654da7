/** Multi-posters, such as Broadbean, that publish jobs here, and what they have sent. */
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';

export const multiPosters = sqliteTable('multi_posters', {
  id: text().primaryKey(),
  name: text().notNull(),
  username: text().notNull().unique(),
  /** SHA-256 of the password; null once access is revoked. */
  hash: text(),
  /** Maps a multi-poster's terms to entries. An empty id marks a term without an entry. */
  words: text({ mode: 'json' }).$type<PosterWords>().notNull(),
  /** The user who added the multi-poster, and the author of the jobs it saves. */
  userId: text().notNull(),
  createdAt: integer().notNull(),
  lastUsedAt: integer(),
});

type TermName = 'category' | 'type' | 'basis';

/** Entry ids by lower-case term. The empty term holds the default for unmapped or missing terms. */
export type PosterWords = Record<TermName, Record<string, string>>;

/** Maps a multi-poster's references to jobs. */
export const postedJobs = sqliteTable(
  'posted_jobs',
  {
    posterId: text().notNull(),
    reference: text().notNull(),
    jobId: text().notNull(),
    /** Address to which applications for the job are forwarded; empty for none. */
    applicationEmail: text().notNull(),
    postedAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.posterId, t.reference] }), index('posted_jobs_job').on(t.jobId)],
);

/** The log of received posts, with the outcome of each. */
export const posts = sqliteTable('posts', {
  id: integer().primaryKey({ autoIncrement: true }),
  posterId: text().notNull(),
  at: integer().notNull(),
  reference: text().notNull(),
  title: text().notNull(),
  result: text().$type<PostResult>().notNull(),
  /** Errors of a rejected post; otherwise the findings of the advert check. */
  messages: text({ mode: 'json' }).$type<string[]>().notNull(),
  jobId: text(),
});

export type PostResult = 'added' | 'updated' | 'closed' | 'rejected';
