import { index, integer, sqliteTable, text } from '../drizzle.ts';

/**
 * Interviews of candidates. Times are milliseconds since 1970. A row outlives its application, without place and note,
 * until the cancellation has been emailed to the interviewer's calendar.
 */
export const interviews = sqliteTable(
  'interviews',
  {
    id: text().primaryKey(),
    applicationId: text().notNull(),
    /** The interviewer. */
    userId: text().notNull(),
    /** The ids of further interviewers. */
    others: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /**
     * The user who offered the times. A move to the interview stage that follows from the candidate's choice is
     * attributed to this user.
     */
    offeredBy: text().notNull(),
    state: text().$type<InterviewState>().notNull(),
    /** The times offered to the candidate; only the booked one if staff agreed it with them. */
    times: text({ mode: 'json' }).$type<number[]>().notNull(),
    /** Start time; null until the interview is booked. */
    startsAt: integer(),
    minutes: integer().notNull(),
    /** An address, a video link or a phone number. */
    place: text().notNull(),
    /** A note for the candidate. */
    note: text().notNull(),
    /** The revision of the calendar entry (RFC 5545). */
    sequence: integer().notNull(),
    /** Due time of the reminders; null once they are sent, or if the interview was booked too late for any. */
    remindAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('interviews_application').on(t.applicationId),
    index('interviews_state').on(t.state, t.startsAt),
    index('interviews_user').on(t.userId, t.startsAt),
  ],
);

export type Interview = typeof interviews.$inferSelect;

/** `asked`: the candidate asked for times other than those offered. */
export type InterviewState = 'offered' | 'asked' | 'booked' | 'cancelled';
