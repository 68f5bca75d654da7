/** Staff's actions on an application or message: each is one transaction with its history and the audit log. */
import { and, eq } from 'drizzle-orm';
import { RECRUITERS } from '../auth/access.ts';
import { type Author, audit } from '../auth/audit.ts';
import type { User } from '../auth/authenticate.ts';
import { type Agency, readAgency } from '../content/published.ts';
import { listStages, WITHDRAWN_WORDS } from '../content/stages.ts';
import type { Database } from '../database/open.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/auth.ts';
import { submissionEvents } from '../database/schema/inbox.ts';
import { countRows } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { lastMessageId, markRead } from '../incoming-mail/threads.ts';
import type { App } from '../lib/app.ts';
import { fieldError } from '../lib/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import { greetingFor } from '../mail/render-email.ts';
import { emailComposer } from '../mail/templates.ts';
import { queueApplicationEvent } from '../webhooks/events.ts';
import { notifyAssignee } from './assignments.ts';
import { addToHistory, cancelMoveEmails, findEmails } from './history.ts';
import type { InboxKind, Listed, Status } from './kinds.ts';
import { type RowChange, requireSubmission, requireSubmissions, updateSubmissions } from './submissions.ts';

interface Change {
  status?: string;
  /** With `status`, instead of the words of the stage. */
  candidateSees?: string;
  /** A user's id, or null for unassigned. */
  assignedTo?: string | null;
  bin?: boolean;
  emailsRead?: true;
}

/**
 * Changes all of them or none. Throws 404 for one that does not exist, 422 for a status that does not exist, a
 * colleague who may not see the inbox, or words for the candidate that come from no stage.
 */
export function changeSubmissions(app: App, kind: InboxKind, ids: readonly string[], change: Change, author: Author) {
  inTransaction(app.db, () => {
    const status = change.status === undefined ? undefined : requireStatus(app.db, kind, change.status);
    if (change.assignedTo) requireRecruiter(app.db, change.assignedTo);
    if (change.candidateSees) rejectUnknownWords(app.db, change.candidateSees);
    const submissions = requireSubmissions(app.db, kind, ids);
    const moved = submissions.filter(
      (submission) => change.bin || (status !== undefined && submission.status !== status.id),
    );
    cancelMoveEmails(app.db, idsOf(moved), author);
    if (change.emailsRead) markRead(app.db, ids, author.at);
    const changes = submissions.map(
      (submission) => [submission.id, changeOne(app, kind, submission, { ...change, status }, author)] as const,
    );
    updateSubmissions(app.db, kind, new Map(changes));
    const { assignedTo } = change;
    if (assignedTo) {
      const assigned = submissions.filter((submission) => submission.assignedTo?.id !== assignedTo);
      notifyAssignee(app, assignedTo, idsOf(assigned), author);
    }
  });
  app.mail.wake();
  app.candidates.wake();
}

function idsOf(submissions: readonly Listed[]): string[] {
  return submissions.map(({ id }) => id);
}

export function addNote(db: Database, kind: InboxKind, id: string, text: string, author: Author) {
  inTransaction(db, () => {
    requireSubmission(db, kind, id);
    addToHistory(db, id, 'note', text, author);
    audit(db, author, `${kind.name}.note`, id);
  });
}

export interface Reply {
  subject: string;
  /** Without greeting and signature. */
  text: string;
}

/**
 * Emails the candidate or sender, at the address they gave and no other. A new or read message becomes answered. Throws
 * 404.
 */
export function sendReply(app: App, kind: InboxKind, id: string, { subject, text }: Reply, user: User, author: Author) {
  inTransaction(app.db, () => {
    const submission = requireSubmission(app.db, kind, id);
    const { status } = submission;
    queueMail(app, {
      kind: `${kind.name}.reply`,
      subjectId: id,
      mail: { ...replyComposer(app, user)(submission, { subject, text }), inReplyTo: lastMessageId(app.db, id) },
    });
    addToHistory(app.db, id, 'reply', `${subject}\n\n${text}`, author);
    audit(app.db, author, `${kind.name}.reply`, id);
    const isOpen = status === 'new' || status === 'read';
    if (kind.name === 'message' && isOpen) changeSubmissions(app, kind, [id], { status: 'answered' }, author);
  });
  app.mail.wake();
}

/** Composes replies as they are sent, with the agency's greeting and signature. Use it within one transaction. */
export function replyComposer(app: App, user: User) {
  const compose = emailComposer(app, 'replyEmail');
  const replyTo = getReplyTo(readAgency(app.db), user);
  return (to: Pick<Listed, 'email' | 'name'>, { subject, text }: Reply) => {
    const recipient = { greeting: greetingFor(to.name), recipient_name: to.name };
    return { to: to.email, replyTo, ...compose({ ...recipient, subject, reply: text, colleague: user.name }) };
  };
}

type KnownChange = Omit<Change, 'status'> & { status: Status | undefined };

/** Records what changes in the history and everywhere else, and returns what its row becomes. */
function changeOne(app: App, kind: InboxKind, before: Listed, change: KnownChange, author: Author): RowChange {
  const { db } = app;
  const { status, assignedTo, bin } = change;
  const hasMoved = status !== undefined && status.id !== before.status;
  if (hasMoved) {
    addToHistory(db, before.id, 'status', status.name, author, status.stage?.id);
    audit(db, author, `${kind.name}.status`, before.id);
    // The held-back emails of suspected spam are sent when it is released, once.
    const isReleased = before.status === 'spam' && findEmails(db, before.id).length === 0;
    if (kind.name === 'application') {
      const event = isReleased ? 'application.received' : 'application.stage_changed';
      queueApplicationEvent(db, event, before.id, status, author.at);
    }
    if (isReleased) for (const email of kind.arrivalEmails(app, before.id)) queueMail(app, email);
    if (isReleased && before.assignedTo && !assignedTo) notifyAssignee(app, before.assignedTo.id, [before.id], author);
  }
  const stage = hasMoved && before.candidateSees !== null ? status.stage : undefined;
  const candidateSees = stage && (change.candidateSees ?? (stage.candidateSees || undefined));
  if (candidateSees !== undefined && candidateSees !== before.candidateSees) {
    addToHistory(db, before.id, 'candidateStatus', candidateSees, author);
    audit(db, author, `${kind.name}.candidateStatus`, before.id, candidateSees);
  }
  if (assignedTo !== undefined && assignedTo !== (before.assignedTo?.id ?? null)) {
    addToHistory(db, before.id, 'assignment', assignedTo ?? '', author);
    audit(db, author, `${kind.name}.assign`, before.id);
  }
  const isMoved = bin !== undefined && bin !== (before.deletedAt !== null);
  if (isMoved) {
    addToHistory(db, before.id, bin ? 'bin' : 'restore', '', author);
    audit(db, author, `${kind.name}.${bin ? 'bin' : 'restore'}`, before.id);
  }
  const deletedAt = isMoved ? (bin ? author.at : null) : undefined;
  // After an undo, a stage's kind counts only if the words are the stage's own: one without words closes nothing for the candidate.
  const itsWords = stage?.candidateSees || (stage?.kind === 'withdrawn' ? WITHDRAWN_WORDS : '');
  const areItsWords = change.candidateSees === undefined || change.candidateSees === itsWords;
  const candidateStatus = candidateSees === undefined ? undefined : areItsWords ? stage?.kind : 'active';
  return { status: status?.id, candidateSees, candidateStatus, assignedTo, deletedAt };
}

function requireStatus(db: Database, kind: InboxKind, id: string): Status {
  const statuses = kind.listStatuses(db);
  const found = statuses.find((status) => status.id === id);
  if (found) return found;
  throw fieldError('status', `Status must be one of: ${statuses.map((status) => status.id).join(', ')}.`);
}

/** Throws 422 for words that no stage has and that no candidate has seen: they come from stages, not from single users. */
function rejectUnknownWords(db: Database, words: string) {
  if (words === WITHDRAWN_WORDS || listStages(db).some(({ candidateSees }) => candidateSees === words)) return;
  const { kind, text } = submissionEvents;
  if (countRows(db, submissionEvents, and(eq(kind, 'candidateStatus'), eq(text, words))) > 0) return;
  if (countRows(db, applications, eq(applications.candidateSees, words)) > 0) return;
  throw fieldError('candidateSees', 'Candidates can only be shown text from a stage.');
}

/** Throws 422 for a user who may not see the inbox. */
export function requireRecruiter(db: Database, userId: string, field = 'assignedTo') {
  if (!isRecruiter(db, userId)) throw fieldError(field, 'This user doesn’t have access to the inbox.');
}

/** Whether a user may see the inbox; not once they have left. */
export function isRecruiter(db: Database, userId: string): boolean {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  return user !== undefined && user.disabledAt === null && RECRUITERS.includes(user.role);
}

/** Replies reach the agency, even if the colleague who wrote is away. */
function getReplyTo({ companyName, contact }: Agency, user: User) {
  if (!contact.email) return { name: user.name, address: user.email };
  return { name: `${user.name}, ${companyName}`, address: contact.email };
}
