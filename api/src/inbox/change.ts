/** Staff's actions on an application or message: each is one transaction with its history and the audit log. */
import { eq } from 'drizzle-orm';
import { RECRUITERS } from '../auth/access.ts';
import { type Author, audit } from '../auth/audit.ts';
import type { User } from '../auth/authenticate.ts';
import { type Agency, readAgency } from '../content/published.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema/auth.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { fieldError } from '../lib/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import { composeEmail } from '../mail/templates.ts';
import { requireEntry, updateEntry } from './entries.ts';
import { addToHistory } from './history.ts';
import type { InboxKind, Opened, Status } from './kinds.ts';

interface Change {
  status?: string;
  /** With `status`, instead of the words of the stage. */
  candidateSees?: string;
  /** A user's id, or null for unassigned. */
  assignedTo?: string | null;
  bin?: boolean;
}

/** Changes all of them or none. Throws 404 for one that does not exist, 422 for a status that does not exist or a colleague who may not see the inbox. */
export function changeEntries(app: App, kind: InboxKind, ids: readonly string[], change: Change, author: Author) {
  inTransaction(app.db, () => {
    const status = change.status === undefined ? undefined : requireStatus(app.db, kind, change.status);
    if (change.assignedTo) requireRecruiter(app.db, change.assignedTo);
    for (const id of ids) changeOne(app, kind, requireEntry(app.db, kind, id), { ...change, status }, author);
  });
  app.mail.wake();
}

export function addNote(db: Database, kind: InboxKind, id: string, text: string, author: Author) {
  inTransaction(db, () => {
    requireEntry(db, kind, id);
    addToHistory(db, id, 'note', text, author);
    audit(db, author, `${kind.name}.note`, id);
  });
}

interface Reply {
  subject: string;
  /** Without greeting and signature. */
  text: string;
}

/** Emails the candidate or sender, at the address they gave and no other. A message with a reply counts as answered. */
export function sendReply(app: App, kind: InboxKind, id: string, { subject, text }: Reply, user: User, author: Author) {
  inTransaction(app.db, () => {
    const { email, name, status } = requireEntry(app.db, kind, id);
    const agency = readAgency(app.db);
    const values = { recipient_name: name, subject, reply: text, colleague: user.name };
    const content = composeEmail(app, 'replyEmail', values);
    const mail = { to: email, replyTo: getReplyTo(agency, user), ...content };
    queueMail(app, { kind: `${kind.name}.reply`, subjectId: id, mail });
    addToHistory(app.db, id, 'reply', `${subject}\n\n${text}`, author);
    audit(app.db, author, `${kind.name}.reply`, id);
    const isOpen = status === 'new' || status === 'read';
    if (kind.name === 'message' && isOpen) changeEntries(app, kind, [id], { status: 'answered' }, author);
  });
  app.mail.wake();
}

type KnownChange = Omit<Change, 'status'> & { status: Status | undefined };

function changeOne(app: App, kind: InboxKind, before: Opened, change: KnownChange, author: Author) {
  const { db } = app;
  const { status, assignedTo, bin } = change;
  const hasMoved = status !== undefined && status.id !== before.status;
  if (hasMoved) {
    addToHistory(db, before.id, 'status', status.name, author);
    audit(db, author, `${kind.name}.status`, before.id);
    // The held-back emails of suspected spam are sent when it is released, once.
    const isReleased = before.status === 'spam' && before.mails.length === 0;
    if (isReleased) for (const email of kind.arrivalEmails(app, before.id)) queueMail(app, email);
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
  const areItsWords = change.candidateSees === undefined || change.candidateSees === stage?.candidateSees;
  const candidateStatus = candidateSees === undefined ? undefined : areItsWords ? stage?.kind : 'active';
  updateEntry(db, kind, before.id, { status: status?.id, candidateSees, candidateStatus, assignedTo, deletedAt });
}

function requireStatus(db: Database, kind: InboxKind, id: string): Status {
  const statuses = kind.listStatuses(db);
  const found = statuses.find((status) => status.id === id);
  if (found) return found;
  throw fieldError('status', `Status must be one of: ${statuses.map((status) => status.id).join(', ')}.`);
}

function requireRecruiter(db: Database, userId: string) {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (user && user.disabledAt === null && RECRUITERS.includes(user.role)) return;
  throw fieldError('assignedTo', 'This user doesn’t have access to the inbox.');
}

/** Replies reach the agency, even if the colleague who wrote is away. */
function getReplyTo({ companyName, contact }: Agency, user: User) {
  if (!contact.email) return { name: user.name, address: user.email };
  return { name: `${user.name}, ${companyName}`, address: contact.email };
}
