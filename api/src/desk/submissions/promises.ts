/** The answers that the agency promises in its acknowledgements: by which day, and which are still due. */
import { endOfDay } from 'content-types/lib/london-time';
import { readAgency } from '../../core/agency.ts';
import { and, eq, exists, inArray, isNotNull, lte, not, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { addWorkingDays, londonDay, subtractWorkingDays } from '../../core/lib/dates.ts';
import type { InboxKind } from './inbox-kind.ts';

/** What staff do that answers. Moving something on answers it too, because it then is no longer new. */
const ANSWERS = ['reply', 'interview'] as const;

/** Whether it is new and nobody has answered it by the end of today, when an answer was promised at the latest. */
export function isAnswerDue(db: Database, kind: InboxKind, now: number): SQL | undefined {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null) return sql`false`;
  const { id, createdAt } = kind.table;
  const answers = db
    .select({ id: submissionEvents.id })
    .from(submissionEvents)
    .where(and(eq(submissionEvents.submissionId, id), isAnswer()));
  const latest = subtractWorkingDays(endOfDay(londonDay(now)), days);
  return and(isNew(db, kind), lte(createdAt, latest), not(exists(answers)));
}

/** The days, such as `2026-11-27`, by which answers to those of the submissions are promised that have none yet. */
export function promisedAnswers(
  db: Database,
  kind: InboxKind,
  rows: readonly { id: string; createdAt: number }[],
): Map<string, string> {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null || rows.length === 0) return new Map();
  const { table } = kind;
  const ids = rows.map(({ id }) => id);
  const answered = db
    .selectDistinct({ id: submissionEvents.submissionId })
    .from(submissionEvents)
    .where(and(inArray(submissionEvents.submissionId, ids), isAnswer()))
    .all();
  const fresh = db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(inArray(table.id, ids), isNew(db, kind)))
    .all();
  const waiting = new Set(fresh.map(({ id }) => id));
  for (const { id } of answered) waiting.delete(id);
  const due = rows.filter(({ id }) => waiting.has(id));
  return new Map(due.map(({ id, createdAt }) => [id, londonDay(addWorkingDays(createdAt, days))]));
}

function isAnswer(): SQL | undefined {
  return and(inArray(submissionEvents.kind, [...ANSWERS]), isNotNull(submissionEvents.userId));
}

function isNew(db: Database, { table, listStatuses }: InboxKind): SQL {
  const statuses = listStatuses(db).filter(({ isNew }) => isNew);
  return inArray(
    table.status,
    statuses.map(({ id }) => id),
  );
}
