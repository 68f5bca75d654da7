/** Notes for colleagues, and calls, which count like a reply. */
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { and, eq, gt, inArray, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { candidateSubmissions, candidates } from '../../core/database/schema/candidates.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { findMessage } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { notifyOfMentions } from './assignments.ts';
import { markAnswered } from './change.ts';
import { addToHistory } from './history.ts';
import type { InboxKind } from './inbox-kind.ts';
import { requireSubmission } from './submissions.ts';
import { undoEvents } from './undo.ts';

/** Adds a note or a call. Throws 404. */
export function addNote(
  app: App,
  kind: InboxKind,
  id: string,
  { text, isCall = false }: { text: string; isCall?: boolean },
  author: Author,
) {
  const { db } = app;
  inTransaction(db, () => {
    const { status, reference } = requireSubmission(db, kind, id);
    addToHistory(db, id, isCall ? 'call' : 'note', text, author);
    audit(db, author, `${kind.name}.note`, id);
    notifyOfMentions(app, text, kind.name, { id, reference }, author);
    if (isCall) countCall(app, kind, id, status, author);
  });
  app.mail.wake();
}

/**
 * Turns a note into a call or back, with the effects of a call: the promised reply, the last contact and the status of
 * a message. Throws 404.
 */
export function changeNote(app: App, kind: InboxKind, id: string, noteId: number, isCall: boolean, author: Author) {
  const { db } = app;
  const { id: eventId, submissionId, kind: eventKind } = submissionEvents;
  inTransaction(db, () => {
    const { status } = requireSubmission(db, kind, id);
    const isThisNote = and(eq(eventId, noteId), eq(submissionId, id), inArray(eventKind, ['note', 'call']));
    const event = db.select().from(submissionEvents).where(isThisNote).get();
    if (!event) throw new HttpError(404, 'This note doesn’t exist.');
    if (isCall === (event.kind === 'call')) return;
    db.update(submissionEvents)
      .set({ kind: isCall ? 'call' : 'note' })
      .where(isThisNote)
      .run();
    audit(db, author, `${kind.name}.call`, id, isCall ? 'yes' : 'no');
    if (isCall) countCall(app, kind, id, status, { ...author, at: event.at });
    else revertCall(app, kind, event, status, author);
  });
}

function countCall(app: App, kind: InboxKind, id: string, status: string, author: Author) {
  app.db
    .update(candidates)
    .set({ contactedAt: sql`max(${candidates.contactedAt}, ${author.at})` })
    .where(ofSubmission(app.db, id))
    .run();
  // Leaves a complaint unanswered, because it needs a written reply.
  if (findMessage(app.db, id)?.kind !== 'complaint') markAnswered(app, kind, id, status, author);
}

/**
 * Undoes the effects of a call. A message that the call marked as answered is reopened, unless its status has changed
 * since.
 */
function revertCall(
  app: App,
  kind: InboxKind,
  { id, submissionId, userId, at }: typeof submissionEvents.$inferSelect,
  status: string,
  author: Author,
) {
  const { db } = app;
  db.update(candidates)
    .set({ contactedAt: lastContact })
    .where(and(ofSubmission(db, submissionId), eq(candidates.contactedAt, at)))
    .run();
  const isOfMessage = and(
    eq(submissionEvents.submissionId, submissionId),
    eq(submissionEvents.kind, 'status'),
    gt(submissionEvents.id, id),
  );
  const [first, ...later] = db.select().from(submissionEvents).where(isOfMessage).all();
  const isOfCall = first?.at === at && first.userId === userId && later.length === 0;
  if (status === 'answered' && isOfCall) undoEvents(app, kind, [first.id], author);
}

function ofSubmission(db: Database, id: string) {
  const { candidateId, submissionId } = candidateSubmissions;
  return inArray(candidates.id, db.select({ id: candidateId }).from(candidateSubmissions).where(eq(submissionId, id)));
}

/** The time of the last contact. Database triggers and calls keep the stored value equal to it. */
const lastContact = sql`(SELECT max(at) FROM (
  SELECT d.at FROM candidate_documents d WHERE d.candidateId = candidates.id
  UNION ALL SELECT o.createdAt FROM outbox o JOIN candidate_documents d ON d.documentId = o.subjectId
    WHERE d.candidateId = candidates.id AND json_extract(o.mail, '$.to') IS NOT NULL
      AND coalesce(json_extract(o.mail, '$.isToStaff'), json_extract(o.mail, '$.attachResume'), 0) = 0
  UNION ALL SELECT e.at FROM submission_events e JOIN candidate_documents d ON d.documentId = e.submissionId
    WHERE d.candidateId = candidates.id AND e.kind = 'call'))`;
