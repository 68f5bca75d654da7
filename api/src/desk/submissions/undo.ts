import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { and, asc, inArray, isNotNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type SubmissionState, submissionEvents } from '../../core/database/schema/inbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { applyStates, isRecruiter, type StateChange } from './change.ts';
import { type Conflict, conflictError, findConflict } from './conflicts.ts';
import type { InboxKind, Listed } from './inbox-kind.ts';
import { readUndo, takeBackReminders } from './stage-rules.ts';
import { requireSubmissions } from './submissions.ts';

/**
 * Restores the values that these events replaced, skipping applications or messages changed since. Throws 404 without
 * such an event and 409 if none of them can be undone.
 */
export function undoEvents(app: App, kind: InboxKind, ids: readonly number[], author: Author) {
  const { db } = app;
  const result = inTransaction(db, () => {
    const isUndoable = and(inArray(submissionEvents.id, [...ids]), isNotNull(submissionEvents.undo));
    const events = db.select().from(submissionEvents).where(isUndoable).orderBy(asc(submissionEvents.id)).all();
    if (events.length === 0) throw new HttpError(404, 'This change doesn’t exist, or can’t be undone.');
    const bySubmission = Map.groupBy(events, ({ submissionId }) => submissionId);
    const conflicts: Conflict[] = [];
    const restoredChanges: StateChange[] = [];
    const reminders: string[] = [];
    for (const submission of requireSubmissions(db, kind, [...bySubmission.keys()])) {
      const { id, name, version } = submission;
      const undoneEvents = bySubmission.get(id) ?? [];
      const { own, state, reminders: effectIds } = readUndo(db, undoneEvents, (userId) => isRecruiter(db, userId));
      const conflict = findConflict(db, kind, submission, Math.min(...own), state, own);
      const message = findRestoreProblem(db, kind, submission, state);
      if (conflict) conflicts.push(conflict);
      else if (message) conflicts.push({ id, name, version, message, change: null });
      else {
        restoredChanges.push({ before: submission, state });
        reminders.push(...effectIds);
      }
    }
    if (restoredChanges.length === 0) throw conflictError(conflicts);
    applyStates(app, kind, restoredChanges, author);
    takeBackReminders(db, reminders, author);
    return { undone: restoredChanges.length, conflicts };
  });
  app.mail.wake();
  app.candidates.wake();
  return result;
}

/** Why a state cannot be restored, or null if it can. */
function findRestoreProblem(
  db: Database,
  kind: InboxKind,
  submission: Listed,
  { status, assignedTo }: SubmissionState,
) {
  if (submission.candidateSees === null) return 'Their data has been deleted.';
  if (status !== undefined && !kind.listStatuses(db).some(({ id }) => id === status))
    return 'The stage that it was in has been deleted.';
  if (assignedTo && !isRecruiter(db, assignedTo)) return 'It was assigned to a user who no longer has access.';
  return null;
}
