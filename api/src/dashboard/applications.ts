import { and, gte, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';

const WEEKS = 12;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY_MS;

/** How many applications came in each of the last twelve weeks, this one last; without spam. */
export function applicationsByWeek(db: Database, now: number): { week: string; count: number }[] {
  const thisWeek = now - ((now - FIRST_MONDAY) % WEEK_MS);
  const first = thisWeek - (WEEKS - 1) * WEEK_MS;
  const counts = Array.from({ length: WEEKS }, () => 0);
  const rows = db
    .select({ at: applications.createdAt })
    .from(applications)
    .where(and(gte(applications.createdAt, first), ne(applications.status, 'spam'), isNull(applications.deletedAt)))
    .all();
  for (const { at } of rows) {
    const week = Math.floor((at - first) / WEEK_MS);
    if (week < WEEKS) counts[week] = (counts[week] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ week: new Date(first + index * WEEK_MS).toISOString().slice(0, 10), count }));
}
