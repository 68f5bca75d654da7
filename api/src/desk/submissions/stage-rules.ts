/**
 * Stage rules: a user's move may set that user a reminder and assign the application. They apply only to moves that a
 * user makes in the admin. Undoing the move undoes both.
 */
import { addWorkingDays } from 'content-types/time/days';
import { formatDay } from 'content-types/time/format-day';
import type { Author } from '../../core/audit.ts';
import type { Stage } from '../../core/content/rules/stages.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type EventUndo, type SubmissionState, submissionEvents } from '../../core/database/schema/inbox.ts';
import { reminders } from '../../core/database/schema/reminders.ts';
import { countRows } from '../../core/database/statements.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { addReminder, removeReminder } from '../reminders/reminders.ts';
import { findAssignee } from './job-owners.ts';

type Event = typeof submissionEvents.$inferSelect;

/** The assignee that a stage sets; undefined to keep the current one, such as when the job has no owner. */
export function assigneeOf(db: Database, { assignTo }: Stage, id: string, author: Author): string | undefined {
  if (assignTo === 'mover') return author.userId ?? undefined;
  if (assignTo === '') return undefined;
  return findAssignee(db, findApplication(db, id)?.jobId ?? '', author.at) ?? undefined;
}

/**
 * Returns the id of the new reminder; undefined if the stage sets none, or the user still has one from an earlier move.
 */
export function remindOfMove(db: Database, id: string, stage: Stage, author: Author): string | undefined {
  const { remindAfter: days, name } = stage;
  if (days === null || hasReminder(db, id, stage, author)) return undefined;
  const today = londonDay(author.at);
  const text = `Moved to “${name}” on ${formatDay(today)}`;
  return addReminder(db, id, { text, day: addWorkingDays(today, days), time: null }, author).id;
}

function hasReminder(db: Database, submissionId: string, stage: Stage, { userId }: Author): boolean {
  const reminderIds = db
    .select({ id: sql<string>`${submissionEvents.undo} ->> '$.brought.reminder'` })
    .from(submissionEvents)
    .where(and(eq(submissionEvents.submissionId, submissionId), eq(submissionEvents.stage, stage.id)));
  const isOpen = and(isNull(reminders.doneAt), eq(reminders.userId, String(userId)));
  return countRows(db, reminders, and(inArray(reminders.id, reminderIds), isOpen)) > 0;
}

interface UndoPlan {
  /** The ids of the events, including those of assignments made by stages. */
  own: number[];
  state: SubmissionState;
  /** The ids of the reminders set by stages. */
  reminders: string[];
}

/**
 * The state before these events of one entry. Leaves out an assignment made by a stage if it has changed since, or if
 * `canRestore` rejects the previous user.
 */
export function readUndo(db: Database, events: readonly Event[], canRestore: (userId: string) => boolean): UndoPlan {
  const sorted = events.toSorted((a, b) => a.id - b.id);
  const assigningEvents = sorted.filter(({ undo }) => undo?.brought?.assignedTo !== undefined);
  const eventIds = [
    ...sorted.map(({ id }) => id),
    ...assigningEvents.flatMap((event) => findLaterAssignments(db, event)[0] ?? []),
  ];
  const [first] = assigningEvents;
  const isUnchanged = first !== undefined && findLaterAssignments(db, first, eventIds).length === 0;
  const states = sorted.map(({ undo }): SubmissionState => {
    const { brought, ...state }: EventUndo = undo ?? {};
    const previousAssignee = brought?.assignedTo;
    const isRestored =
      isUnchanged && previousAssignee !== undefined && (previousAssignee === null || canRestore(previousAssignee));
    return isRestored ? { ...state, assignedTo: previousAssignee } : state;
  });
  return {
    own: eventIds,
    // Applies the oldest event last, because it has the state before all the others.
    state: Object.assign({}, ...states.toReversed()),
    reminders: sorted.flatMap(({ undo }) => undo?.brought?.reminder ?? []),
  };
}

/** The ids of later events that assigned the same submission, oldest first, without `excludedIds`. */
function findLaterAssignments(
  db: Database,
  { id, submissionId }: Event,
  excludedIds: readonly number[] = [],
): number[] {
  const isLater = and(
    eq(submissionEvents.submissionId, submissionId),
    eq(submissionEvents.kind, 'assignment'),
    gt(submissionEvents.id, id),
    notInArray(submissionEvents.id, [...excludedIds]),
  );
  const rows = db.select().from(submissionEvents).where(isLater).orderBy(asc(submissionEvents.id)).all();
  return rows.map((row) => row.id);
}

/** The event of a user's move of an application at the time `at`; the last one if there are several. */
export function findMove(db: Database, submissionId: string, { userId, at }: { userId: string; at?: number }) {
  if (at === undefined) return undefined;
  const { kind, undo } = submissionEvents;
  const isSameMove = and(eq(submissionEvents.userId, userId), eq(submissionEvents.at, at), eq(kind, 'status'));
  return db
    .select()
    .from(submissionEvents)
    .where(and(eq(submissionEvents.submissionId, submissionId), isSameMove, isNotNull(undo)))
    .orderBy(desc(submissionEvents.id))
    .get();
}

/** Removes the reminders set by stages, except those changed or done since. */
export function takeBackReminders(db: Database, ids: readonly string[], author: Author) {
  for (const id of ids) removeReminder(db, id, author);
}
