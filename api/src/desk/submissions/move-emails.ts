/**
 * Moves applications to a stage and emails the candidates. Each email waits for a minute in the outbox, in which the user can
 * undo it together with the move; moving the application on, putting it in the bin, withdrawal and erasure cancel it.
 */

import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import type { User } from '../../core/auth/authenticate.ts';
import { listStages, type Stage } from '../../core/content/rules/stages.ts';
import { and, eq, gt, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import type { SubmissionState } from '../../core/database/schema/inbox.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { fieldError } from '../../core/http/errors.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { isUndoable, queueMail } from '../../core/mail/outbox.ts';
import { applicationInbox } from './applications/inbox.ts';
import { applyStates, changeSubmissions, isRecruiter, type Reply, replyComposer, stageOf } from './change.ts';
import { findConflict, type SeenSubmission } from './conflicts.ts';
import { addToHistory, cancelMoveEmails, stateBefore, versionOf } from './history.ts';
import { templateFiller } from './reply-templates.ts';
import { findMove, readUndo, takeBackReminders } from './stage-rules.ts';
import { requireSubmissions } from './submissions.ts';

/** The time in which an email about a move can be undone. */
export const UNDO_MS = MINUTE_MS;

interface Recipient {
  id: string;
  name: string;
  email: string;
  jobTitle: string;
  reference: string;
  /** Why this person is neither moved nor emailed; null if they are. */
  skipped: string | null;
}

/**
 * Lists the recipients in the order of `seenEntries`. `skipped` says why a person is left out, such as a move since, or
 * an assignment since if the target stage assigns. Omits applications that no longer exist.
 */
export function findRecipients(
  db: Database,
  seenEntries: readonly SeenSubmission[],
  targetStageId?: string,
): Recipient[] {
  const ids = seenEntries.map(({ id }) => id);
  const stages = new Map(listStages(db).map((stage) => [stage.id, stage]));
  const assignmentState = stages.get(targetStageId ?? '')?.assignTo ? { assignedTo: null } : {};
  const messagesById = new Map(findMoved(db, seenEntries, assignmentState).map(({ id, message }) => [id, message]));
  const rows = db
    .select({ row: applications, waiting: outbox.id })
    .from(applications)
    .leftJoin(outbox, and(eq(outbox.subjectId, applications.id), isUndoable()))
    .where(inArray(applications.id, [...ids]))
    .all();
  const recipients = new Map(
    rows.map(({ row, waiting }): [string, Recipient] => {
      const { id, data, jobTitle, reference } = row;
      const skipReason = findSkipReason(row, stages.get(row.status), waiting !== null) ?? messagesById.get(id) ?? null;
      return [
        id,
        { id, name: String(data.fullName), email: String(data.email), jobTitle, reference, skipped: skipReason },
      ];
    }),
  );
  return ids.flatMap((id) => recipients.get(id) ?? []);
}

function findSkipReason(row: typeof applications.$inferSelect, stage: Stage | undefined, isWaiting: boolean) {
  if (row.erasedAt !== null) return 'Their data has been deleted.';
  if (row.candidateStatus === 'withdrawn' || stage?.kind === 'withdrawn') return 'They’ve withdrawn.';
  if (row.status === 'spam') return 'Suspected spam.';
  if (row.deletedAt !== null) return 'In the bin.';
  if (!row.email) return 'No email address.';
  return isWaiting ? 'An email to them is about to be sent.' : null;
}

/** The email as this person would get it. */
export function composeMoveEmail(app: App, template: Reply, recipient: Recipient, user: User) {
  return replyComposer(app, user)(recipient, templateFiller(app, 'application', user)(template, recipient));
}

/** Moves and emails in one transaction. Throws 422 for a stage that does not exist. */
export function moveAndEmail(
  app: App,
  { entries, status, ...template }: Reply & { entries: readonly SeenSubmission[]; status: string },
  user: User,
  author: Author,
) {
  const { db } = app;
  const sendAt = author.at + UNDO_MS;
  return inTransaction(db, () => {
    if (!listStages(db).some(({ id }) => id === status)) throw fieldError('status', 'This stage doesn’t exist.');
    const allRecipients = findRecipients(db, entries, status);
    const recipients = allRecipients.filter(({ skipped }) => skipped === null);
    const ids = recipients.map(({ id }) => id);
    const previousStages = new Map(
      requireSubmissions(db, applicationInbox, ids).map((submission) => [submission.id, stageOf(submission)]),
    );
    changeSubmissions(app, applicationInbox, ids, { status, isByHand: true }, author);
    const fill = templateFiller(app, 'application', user);
    const compose = replyComposer(app, user);
    for (const recipient of recipients) {
      const { id } = recipient;
      const { subject, text } = fill(template, recipient);
      const mail = compose(recipient, { subject, text });
      const undo = { ...previousStages.get(id), userId: user.id, at: author.at };
      queueMail(app, { kind: 'application.reply', subjectId: id, mail, at: sendAt, undo });
      addToHistory(db, id, 'reply', `${subject}\n\n${text}`, author);
      audit(db, author, 'application.reply', id);
    }
    return { emailed: recipients.length, skipped: allRecipients.filter(({ skipped }) => skipped !== null) };
  });
}

/**
 * The applications with an email from this user that can still be undone, and for how long, in the order of sending.
 */
export function findUndoable(app: App, user: User) {
  const now = app.clock.now();
  const isByUser = eq(sql`json_extract(${outbox.undo}, '$.userId')`, user.id);
  const rows = app.db
    .select({
      id: applications.id,
      version: versionOf(applications.id),
      data: applications.data,
      status: applications.status,
      nextAt: outbox.nextAt,
    })
    .from(outbox)
    .innerJoin(applications, eq(applications.id, outbox.subjectId))
    .where(and(isUndoable(), gt(outbox.nextAt, now), isByUser))
    .orderBy(outbox.nextAt, sql`${outbox}.rowid`)
    .all();
  return rows.map(({ data, nextAt, ...row }) => {
    return { ...row, name: String(data.fullName), waitMs: nextAt - now };
  });
}

/**
 * Cancels unsent emails and moves their applications back, except to deleted stages. Returns the number of cancelled
 * emails and the applications moved since, which stay.
 */
export function undoMoves(app: App, seenEntries: readonly SeenSubmission[], author: Author) {
  const { db } = app;
  return inTransaction(db, () => {
    const conflicts = findMoved(db, seenEntries);
    const conflictIds = new Set(conflicts.map(({ id }) => id));
    const ids = seenEntries.map(({ id }) => id).filter((id) => !conflictIds.has(id));
    const undoById = cancelMoveEmails(db, ids, author);
    const stages = new Set(listStages(db).map(({ id }) => id));
    const reminders: string[] = [];
    const changes = readApplications(db, [...undoById.keys()]).flatMap((application) => {
      const undo = undoById.get(application.id);
      // The stage may have been deleted in the meantime.
      if (undo?.status === undefined || !stages.has(undo.status)) return [];
      const move = findMove(db, application.id, undo);
      if (!move) return [{ before: application, state: stateBefore(undo) }];
      const { state, reminders: effectIds } = readUndo(db, [move], (userId) => isRecruiter(db, userId));
      reminders.push(...effectIds);
      return [{ before: application, state: { ...state, ...stateBefore(undo) } }];
    });
    applyStates(app, applicationInbox, changes, author);
    takeBackReminders(db, reminders, author);
    return { undone: undoById.size, conflicts };
  });
}

/** Entries whose stage, bin or other state in `otherState` has changed since the user saw them. */
function findMoved(db: Database, seenEntries: readonly SeenSubmission[], otherState: SubmissionState = {}) {
  const versions = new Map(seenEntries.map(({ id, version }) => [id, version]));
  return readApplications(db, [...versions.keys()]).flatMap((application) => {
    const { id, status } = application;
    return findConflict(db, applicationInbox, application, versions.get(id) ?? 0, { status, ...otherState }) ?? [];
  });
}

function readApplications(db: Database, ids: readonly string[]) {
  return applicationInbox.read(db, inArray(applications.id, [...ids]));
}
