import type { Message } from 'content-types';
import { noticeInForce } from '../data-protection/privacy-notices.ts';
import type { Database } from '../database/open.ts';
import type { messages } from '../database/schema/inbox.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import type { PublicForm } from '../lib/forms/public-form.ts';
import { newReference } from '../lib/forms/reference.ts';
import { newId } from '../lib/ids.ts';
import { queueMail } from '../mail/outbox.ts';
import { messageEmails } from './emails.ts';
import { messageStatements } from './statements.ts';

type Row = typeof messages.$inferSelect;
type Keys = readonly [string, ...string[]];

/** How long the law gives for acknowledging a complaint. We take it as the time for the answer. */
const COMPLAINT_MS = 30 * 24 * 3_600_000;

/** The message and its mails in one transaction; or what was stored under one of the keys before. */
export function storeMessage(app: App, form: PublicForm, data: Message, keys: Keys, spamReasons: string[]): Row {
  const dueAt = form.name === 'complaint' ? app.clock.now() + COMPLAINT_MS : null;
  return inTransaction(app.db, () => findMessage(app.db, keys) ?? insert(app, data, dueAt, keys, spamReasons));
}

export function findMessage(db: Database, [key, earlier = key]: Keys): Row | undefined {
  return messageStatements(db).byKey.get({ key, earlier });
}

function insert(app: App, data: Message, dueAt: number | null, keys: Keys, spamReasons: string[]): Row {
  const statements = messageStatements(app.db);
  const now = app.clock.now();
  const isSpam = spamReasons.length > 0;
  const row: Row = {
    id: newId(),
    reference: newReference('M', (reference) => statements.byReference.get({ reference }) !== undefined),
    data,
    status: isSpam ? 'spam' : 'new',
    spamReasons: isSpam ? spamReasons : null,
    assignedTo: null,
    idempotencyKey: keys[0],
    createdAt: now,
    deletedAt: null,
    noticeVersion: noticeInForce(app.db, now),
    dueAt,
  };
  statements.insert.run({ ...row, spamReasons: row.spamReasons && JSON.stringify(row.spamReasons) });
  if (!isSpam) for (const email of messageEmails(app, row)) queueMail(app, email);
  return row;
}
