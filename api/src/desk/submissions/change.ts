/** Staff's actions on an application or message: each is one transaction with its history and the audit log. */

import { type Agency, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { seesInbox } from '../../core/auth/access.ts';
import type { User } from '../../core/auth/authenticate.ts';
import type { Stage } from '../../core/content/rules/stages.ts';
import { and, eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import type { EventUndo, SubmissionState } from '../../core/database/schema/inbox.ts';
import type { MailFile } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { greetingFor } from '../../core/mail/render-email.ts';
import { emailComposer } from '../../core/mail/templates.ts';
import { applicationInbox } from './applications/inbox.ts';
import { notifyAssignee } from './assignments.ts';
import { conflictError, findConflict, type SeenSubmission } from './conflicts.ts';
import { addToHistory, cancelMoveEmails, findEmails } from './history.ts';
import type { InboxKind, Listed, Status } from './inbox-kind.ts';
import { findLastMessageId, markRead } from './incoming.ts';
import { assigneeOf, remindOfMove } from './stage-rules.ts';
import { requireSubmission, requireSubmissions, updateSubmissions } from './submissions.ts';
import { queueApplicationEvent } from './webhook-events.ts';

interface Change {
  status?: string;
  /** A user's id, or null for unassigned. */
  assignedTo?: string | null;
  bin?: boolean;
  emailsRead?: true;
  /**
   * Whether a user makes the move, so that the stage's rules apply. They do not apply to moves that a booked interview
   * causes.
   */
  isByHand?: true;
}

/**
 * Changes the entries whose affected state is still as the user saw it. Returns new versions, undo events and
 * conflicts. Throws 409 if all conflict, and as `changeSubmissions` does.
 */
export function changeIfUnchanged(
  app: App,
  kind: InboxKind,
  seenEntries: readonly SeenSubmission[],
  change: Change,
  author: Author,
) {
  const { db } = app;
  const result = inTransaction(db, () => {
    const knownChange = requireKnown(db, kind, { ...change, isByHand: true });
    const versions = new Map(seenEntries.map(({ id, version }) => [id, version]));
    const submissions = requireSubmissions(db, kind, idsOf(seenEntries));
    const conflicts = submissions.flatMap((submission) => {
      const state = findDifferences(submission, planChange(db, submission, knownChange, author).state);
      return findConflict(db, kind, submission, versions.get(submission.id) ?? 0, state) ?? [];
    });
    if (conflicts.length === seenEntries.length) throw conflictError(conflicts);
    const conflictIds = new Set(idsOf(conflicts));
    const unchanged = submissions.filter(({ id }) => !conflictIds.has(id));
    const events = changeRead(app, kind, unchanged, knownChange, author);
    const changedEntries = requireSubmissions(db, kind, idsOf(unchanged)).map(({ id, version }) => ({ id, version }));
    return { changed: changedEntries, events, conflicts };
  });
  app.mail.wake();
  app.candidates.wake();
  return result;
}

/**
 * Changes all submissions or none, whatever their version. Throws 404 for a missing one, and 422 for an unknown status
 * or a colleague without access to the inbox.
 */
export function changeSubmissions(app: App, kind: InboxKind, ids: readonly string[], change: Change, author: Author) {
  inTransaction(app.db, () => {
    const knownChange = requireKnown(app.db, kind, change);
    changeRead(app, kind, requireSubmissions(app.db, kind, ids), knownChange, author);
  });
  app.mail.wake();
  app.candidates.wake();
}

/** Changes submissions that this transaction has read, and returns the ids of the events that can be undone. */
function changeRead(app: App, kind: InboxKind, submissions: readonly Listed[], change: KnownChange, author: Author) {
  const { assignedTo, emailsRead } = change;
  if (assignedTo) requireRecruiter(app.db, assignedTo);
  if (emailsRead) markRead(app.db, idsOf(submissions), author.at);
  const changes = submissions.map((submission) => ({
    before: submission,
    ...planChange(app.db, submission, change, author),
  }));
  const events = applyStates(app, kind, changes, author);
  const assignedChanges = changes.filter(
    ({ before, state }) => state.assignedTo && state.assignedTo !== before.assignedTo?.id,
  );
  for (const [userId, own] of Map.groupBy(assignedChanges, ({ state }) => String(state.assignedTo))) {
    notifyAssignee(app, userId, idsOf(own.map(({ before }) => before)), author);
  }
  return events;
}

function idsOf(submissions: readonly { id: string }[]): string[] {
  return submissions.map(({ id }) => id);
}

/** Corrects the source of an application. The history keeps the previous source. Throws 404. */
export function correctSource(db: Database, id: string, source: string, author: Author) {
  inTransaction(db, () => {
    requireSubmission(db, applicationInbox, id);
    const previousSource = findApplication(db, id)?.source ?? '';
    if (previousSource === source) return;
    db.update(applications).set({ source, medium: '', campaign: '' }).where(eq(applications.id, id)).run();
    addToHistory(db, id, 'note', `Source: ${source || 'unknown'} (before: ${previousSource || 'unknown'})`, author);
    audit(db, author, 'application.source', id);
  });
}

export interface Reply {
  subject: string;
  /** The text without greeting and signature. */
  text: string;
  /** Email addresses that get a copy. */
  cc?: string[];
  /** Attached files in the resume store. */
  files?: MailFile[];
}

/**
 * Emails the candidate or sender, at the address they gave and no other. A new or read message becomes answered. Throws
 * 404.
 */
export function sendReply(
  app: App,
  kind: InboxKind,
  id: string,
  { subject, text, cc = [], files = [] }: Reply,
  user: User,
  author: Author,
) {
  inTransaction(app.db, () => {
    const submission = requireSubmission(app.db, kind, id);
    const { status } = submission;
    if (!submission.email) throw new HttpError(422, 'This person has no email address.');
    queueMail(app, {
      kind: `${kind.name}.reply`,
      subjectId: id,
      mail: {
        ...replyComposer(app, user)(submission, { subject, text }),
        ...(cc.length > 0 && { cc }),
        inReplyTo: findLastMessageId(app.db, id),
      },
      files,
    });
    const copies = cc.length > 0 ? `\n\nCopy to ${cc.join(', ')}` : '';
    const attachmentText = files.length > 0 ? `\n\nAttached: ${files.map(({ name }) => name).join(', ')}` : '';
    addToHistory(app.db, id, 'reply', `${subject}\n\n${text}${copies}${attachmentText}`, author);
    audit(app.db, author, `${kind.name}.reply`, id);
    markAnswered(app, kind, id, status, author);
  });
  app.mail.wake();
}

/** Marks a new or read message as answered. Leaves applications unchanged. */
export function markAnswered(app: App, kind: InboxKind, id: string, status: string, author: Author) {
  const isOpen = status === 'new' || status === 'read';
  if (kind.name === 'message' && isOpen) changeSubmissions(app, kind, [id], { status: 'answered' }, author);
}

/** Composes replies as they are sent, with the agency's greeting and signature. Use it within one transaction. */
export function replyComposer(app: App, user: User) {
  const compose = emailComposer(app, 'replyEmail');
  const replyTo = getReplyTo(readAgency(app.db), user);
  return (target: Pick<Listed, 'email' | 'name'>, { subject, text }: Reply) => {
    const recipient = { greeting: greetingFor(target.name), recipient_name: target.name };
    return { to: target.email, replyTo, ...compose({ ...recipient, subject, reply: text, colleague: user.name }) };
  };
}

type KnownChange = Omit<Change, 'status'> & { status: Status | undefined };

function requireKnown(db: Database, kind: InboxKind, change: Change): KnownChange {
  return { ...change, status: change.status === undefined ? undefined : requireStatus(db, kind, change.status) };
}

/** The fields of an application or message that can change. */
export interface StateChange {
  before: Listed;
  state: SubmissionState;
  /** Details of a move to a stage whose rules apply. */
  rules?: { stage: Stage; isAssigning: boolean };
}

/** The columns a change sets. A move to a stage with text for the candidate sets that too. */
function planChange(
  db: Database,
  submission: Listed,
  change: KnownChange,
  author: Author,
): Omit<StateChange, 'before'> {
  const { status, assignedTo, bin, isByHand } = change;
  const hasMoved = status !== undefined && status.id !== submission.status;
  const stage = hasMoved && submission.candidateSees !== null ? status.stage : undefined;
  // Stage rules do not apply to access tokens.
  const rules = isByHand && author.userId !== null && !author.token ? stage : undefined;
  const isAssigning = rules !== undefined && assignedTo === undefined;
  return {
    state: {
      status: status?.id,
      ...(stage?.candidateSees && { candidateSees: stage.candidateSees, candidateStatus: stage.kind }),
      assignedTo: isAssigning ? assigneeOf(db, rules, submission.id, author) : assignedTo,
      deletedAt: bin === undefined || bin === (submission.deletedAt !== null) ? undefined : bin ? author.at : null,
    },
    ...(rules && { rules: { stage: rules, isAssigning } }),
  };
}

/** The properties of `state` that differ from the present state. */
function findDifferences(submission: Listed, state: SubmissionState): SubmissionState {
  const presentState = currentState(submission);
  const names = Object.keys(state) as (keyof SubmissionState)[];
  return Object.fromEntries(
    names
      .filter((name) => state[name] !== undefined && state[name] !== presentState[name])
      .map((name) => [name, state[name]]),
  );
}

function currentState(submission: Listed): SubmissionState {
  const { assignedTo, deletedAt } = submission;
  return {
    ...stageOf(submission),
    assignedTo: assignedTo?.id ?? null,
    deletedAt: deletedAt === null ? null : Date.parse(deletedAt),
  };
}

/**
 * The stage of a submission, with the text for the candidate. `candidateSees` is null if there is nothing left to show.
 */
export function stageOf({ status, candidateSees, candidateStatus }: Listed): SubmissionState {
  return candidateSees === null ? { status } : { status, candidateSees, candidateStatus };
}

/**
 * Sets these states, cancels queued emails about moves that are now out of date, and returns the ids of the events that
 * can be undone. Call it in a transaction.
 */
export function applyStates(
  app: App,
  kind: InboxKind,
  plannedChanges: readonly StateChange[],
  author: Author,
): number[] {
  const changes = plannedChanges.map(({ before, state, rules }) => ({
    before,
    state: findDifferences(before, state),
    rules,
  }));
  const movedChanges = changes.filter(({ state: { status, deletedAt } }) => status !== undefined || deletedAt);
  cancelMoveEmails(app.db, idsOf(movedChanges.map(({ before }) => before)), author);
  const statuses = kind.listStatuses(app.db);
  const events = changes.flatMap(({ before, state: { status: statusId, ...state }, rules }) => {
    const status = statuses.find(({ id }) => id === statusId);
    return recordChange(app, kind, before, { ...state, status }, author, rules);
  });
  updateSubmissions(app.db, kind, new Map(changes.map(({ before, state }) => [before.id, state])));
  return events;
}

type KnownState = Omit<SubmissionState, 'status'> & { status: Status | undefined };

/**
 * Records a change in the history, the audit log and events. Returns the ids of the events that can be undone. Undoing
 * a move also undoes the stage's effects.
 */
function recordChange(
  app: App,
  kind: InboxKind,
  submission: Listed,
  state: KnownState,
  author: Author,
  rules: StateChange['rules'],
): number[] {
  const { db } = app;
  const { id } = submission;
  const { status, candidateSees, assignedTo, deletedAt } = state;
  const previousState = currentState(submission);
  const isAssigned = rules?.isAssigning && assignedTo !== undefined;
  const events: number[] = [];
  if (status !== undefined) {
    const reminder = rules && remindOfMove(db, id, rules.stage, author);
    const effects = { reminder, ...(isAssigned && { assignedTo: previousState.assignedTo }) };
    const undo: EventUndo = { ...stageOf(submission), ...((reminder || isAssigned) && { brought: effects }) };
    events.push(addToHistory(db, id, 'status', status.name, author, { stage: status.stage?.id, undo }));
    audit(db, author, `${kind.name}.status`, id);
    // Emails held back for suspected spam are sent once, when it is first released.
    const isReleased = submission.status === 'spam' && findEmails(db, id).length === 0;
    if (kind.name === 'application') {
      const event = isReleased ? 'application.received' : 'application.stage_changed';
      queueApplicationEvent(db, event, id, status, author.at);
    }
    if (isReleased) for (const email of kind.arrivalEmails(app, id)) queueMail(app, email);
    if (isReleased && submission.assignedTo && !assignedTo) notifyAssignee(app, submission.assignedTo.id, [id], author);
  }
  if (candidateSees !== undefined) {
    addToHistory(db, id, 'candidateStatus', candidateSees, author);
    audit(db, author, `${kind.name}.candidateStatus`, id, candidateSees);
  }
  if (assignedTo !== undefined) {
    const undo = { assignedTo: previousState.assignedTo };
    const eventId = addToHistory(db, id, 'assignment', assignedTo ?? '', author, { undo });
    if (!isAssigned) events.push(eventId);
    audit(db, author, `${kind.name}.assign`, id);
  }
  if (deletedAt !== undefined) {
    const action = deletedAt === null ? 'restore' : 'bin';
    events.push(addToHistory(db, id, action, '', author, { undo: { deletedAt: previousState.deletedAt } }));
    audit(db, author, `${kind.name}.${action}`, id);
  }
  return events;
}

function requireStatus(db: Database, kind: InboxKind, id: string): Status {
  const statuses = kind.listStatuses(db);
  const matchingStatus = statuses.find((status) => status.id === id);
  if (matchingStatus) return matchingStatus;
  throw fieldError('status', `Status must be one of: ${statuses.map((status) => status.id).join(', ')}.`);
}

/** Throws 422 for a user who may not see the inbox. */
export function requireRecruiter(db: Database, userId: string, field = 'assignedTo') {
  if (!isRecruiter(db, userId)) throw fieldError(field, 'This user doesn’t have access to the inbox.');
}

/** Whether a user may see the inbox; false once their account is disabled. */
export function isRecruiter(db: Database, userId: string): boolean {
  return countRows(db, users, and(eq(users.id, userId), seesInbox)) > 0;
}

/**
 * Returns the Reply-To of a user's email: the agency's address if set, so that replies arrive even if the colleague who
 * wrote is away.
 */
function getReplyTo({ companyName, contact }: Agency, user: User) {
  if (!contact.email) return { name: user.name, address: user.email };
  return { name: `${user.name}, ${companyName}`, address: contact.email };
}
