/** Evidence of where jobs have appeared that is not in any other table. Times are milliseconds since 1970. */
import { check, integer, primaryKey, sql, sqliteTable, text } from '../drizzle.ts';

export const reach = sqliteTable(
  'reach',
  {
    /** The name of the job board. */
    door: text().notNull(),
    /** Blank for all jobs in the board's feed. */
    jobId: text().notNull(),
    state: text().$type<ReachState>().notNull(),
    at: integer().notNull(),
    /** The evidence as a sentence, such as an upload or a request. */
    evidence: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.door, t.jobId, t.state] }), check('reach_evidence', sql`trim("evidence") <> ''`)],
);

/** The state of a job at a board, as reported by another system or observed by our server. */
export type Fact = Pick<typeof reach.$inferSelect, 'state' | 'at' | 'evidence'>;

export type ReachState = 'handedOver' | 'fetched' | 'live' | 'accepted' | 'refused' | 'failed' | 'takenDown';
