/** What people do with an application or message: each one transaction with its history and the audit log. */
import { eq } from 'drizzle-orm';
import { RECRUITERS } from '../auth/access.ts';
import { type Author, audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema/auth.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import { mailsOf, remember } from './history.ts';
import type { InboxKind, Listed } from './kind.ts';

export interface Change {
  status?: string;
  /** A user's id, or null for nobody. */
  assignedTo?: string | null;
  /** Into the bin, or out of it. */
  bin?: boolean;
}

/** Changes all of them or none. Throws 404 for one that does not exist, 422 for a colleague who may not see the inbox. */
export function changeSubmissions(app: App, kind: InboxKind, ids: readonly string[], change: Change, author: Author) {
  inTransaction(app.db, () => {
    if (change.assignedTo) refuseOutsider(app.db, change.assignedTo);
    for (const id of ids) changeOne(app, kind, requireOne(app.db, kind, id), change, author);
  });
  app.mail.wake();
}

export function addNote(db: Database, kind: InboxKind, id: string, text: string, author: Author) {
  inTransaction(db, () => {
    requireOne(db, kind, id);
    remember(db, id, 'note', text, author);
    audit(db, author, `${kind.name}.note`, id);
  });
}

/** Throws 404. */
export function requireOne(db: Database, kind: InboxKind, id: string) {
  const found = kind.open(db, id);
  if (!found) throw new HttpError(404, `This ${kind.label.one.toLowerCase()} does not exist.`);
  return found;
}

function changeOne(app: App, kind: InboxKind, before: Listed, change: Change, author: Author) {
  const { db } = app;
  const { status, assignedTo, bin } = change;
  if (status !== undefined && status !== before.status) {
    remember(db, before.id, 'status', status, author);
    audit(db, author, `${kind.name}.status`, before.id);
    // What was held back as spam sets off its mails when somebody lets it go, once.
    const isReleased = before.status === 'spam' && mailsOf(db, before.id).length === 0;
    if (isReleased) for (const email of kind.arrivalEmails(app, before.id)) queueMail(app, email);
  }
  if (assignedTo !== undefined && assignedTo !== (before.assignedTo?.id ?? null)) {
    remember(db, before.id, 'assignment', assignedTo ?? '', author);
    audit(db, author, `${kind.name}.assign`, before.id);
  }
  const isMoved = bin !== undefined && bin !== (before.deletedAt !== null);
  if (isMoved) {
    remember(db, before.id, bin ? 'bin' : 'restore', '', author);
    audit(db, author, `${kind.name}.${bin ? 'bin' : 'restore'}`, before.id);
  }
  const deletedAt = isMoved ? (bin ? author.at : null) : undefined;
  const row = { status, assignedTo, deletedAt };
  if (Object.values(row).some((value) => value !== undefined)) kind.change(db, before.id, row);
}

function refuseOutsider(db: Database, userId: string) {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (user && user.disabledAt === null && RECRUITERS.includes(user.role)) return;
  const message = 'This colleague cannot see the inbox.';
  throw new HttpError(422, message, { issues: [{ path: 'assignedTo', message }] });
}
