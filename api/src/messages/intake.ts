/** Accepts contact messages and complaints about data protection, which are messages with a deadline. */

import { type Message, submissions } from 'content-types';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { noticeInForce } from '../data-protection/privacy-notices.ts';
import type { Database } from '../database/open.ts';
import { messages } from '../database/schema/inbox.ts';
import { placeholders, prepared } from '../database/statements.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import { type IdempotencyKeys, idempotencyKeys } from '../forms/idempotency.ts';
import { invalidForm, publicForm, validateForm } from '../forms/public-form.ts';
import type { SentForm } from '../forms/read-form.ts';
import type { Stored } from '../forms/respond.ts';
import { repetitionKey, spamReasons } from '../forms/spam.ts';
import type { App } from '../lib/app.ts';
import { DAY_MS } from '../lib/dates.ts';
import { getNetwork } from '../lib/http.ts';
import { newId, newReference } from '../lib/ids.ts';
import { findAcknowledgement, queueMail } from '../mail/outbox.ts';
import { messageEmails } from './emails.ts';

const MAX_LINKS = 3;
/** The legal deadline for acknowledging a complaint. We use it as the time for the reply. */
const COMPLAINT_MS = 30 * DAY_MS;

const HOME = { path: '/', label: 'Back to the home page' };

export const messageForm = publicForm(
  submissions.message.fields,
  {
    sent: 'Your message has been sent successfully!',
    failed: 'There was an error sending your message. Please try again.',
    next: 'We read every message and reply as soon as we can.',
    link: HOME,
  },
  () => ({ heading: 'Send us a message', button: 'Send message', back: '/contact-us' }),
);

export const complaintForm = publicForm(
  submissions.complaint.fields,
  {
    sent: 'We’ve received your complaint.',
    failed: 'There was an error sending your complaint. Please try again.',
    next: 'We’ll look into it and reply within 30 days.',
    link: HOME,
  },
  () => ({ heading: 'Make a data protection complaint', button: 'Send complaint', back: '/complaints' }),
);

export type MessageForm = typeof messageForm | typeof complaintForm;

type Row = typeof messages.$inferSelect;

/**
 * Resolves with the message once everything is on disk, or with the one already stored under the same key.
 * Throws 422 or 429.
 */
export async function takeMessage(
  app: App,
  form: MessageForm,
  { values }: SentForm,
  request: FastifyRequest,
): Promise<Stored> {
  const { db, intake, clock } = app;
  const now = clock.now();
  const name = form === complaintForm ? 'complaint' : 'message';
  const content = [name, ...Object.keys(form.fields).map((name) => String(values[name] ?? ''))];
  const keys = idempotencyKeys(request.headers['idempotency-key'] ?? values.idempotencyKey, content, now);
  const before = findMessage(db, keys);
  if (before) return toStored(app, before);

  const { data, issues } = validateForm(form, values);
  if (!data) throw invalidForm(form, issues);
  intake.limits.messages.count(request.ip, now);
  const repeated = repetitionKey(data.message, getNetwork(request.ip));
  const reasons = spamReasons({
    honeypot: values.topic,
    name: data.name,
    text: data.message,
    maxLinks: MAX_LINKS,
    isRepeated: repeated !== null && intake.limits.sameText.isOver(repeated, now),
  });
  const dueAt = form === complaintForm ? now + COMPLAINT_MS : null;
  const message: NewMessage = { data: { website: '', ...data }, dueAt, keys, spamReasons: reasons };
  // The body took a while to arrive, and another program may have started to write.
  await untilWritable(db);
  const row = storeMessage(app, message);
  app.mail.wake();
  return toStored(app, row);
}

function toStored(app: App, { id, reference }: Row): Stored {
  return { reference, acknowledgement: findAcknowledgement(app, id) };
}

interface NewMessage {
  data: Message;
  dueAt: number | null;
  keys: IdempotencyKeys;
  spamReasons: string[];
}

/** Stores the message and its emails in one transaction, or finds the one under its key. */
function storeMessage(app: App, message: NewMessage): Row {
  return inTransaction(app.db, () => findMessage(app.db, message.keys) ?? insertMessage(app, message));
}

function findMessage(db: Database, [key, earlier = key]: IdempotencyKeys): Row | undefined {
  return statements(db).byKey.get({ key, earlier });
}

function insertMessage(app: App, { data, dueAt, keys, spamReasons }: NewMessage): Row {
  const { byReference, insert } = statements(app.db);
  const now = app.clock.now();
  const isSpam = spamReasons.length > 0;
  const row: Row = {
    id: newId(),
    reference: newReference('M', (reference) => byReference.get({ reference }) !== undefined),
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
  insert.run({ ...row, spamReasons: row.spamReasons && JSON.stringify(row.spamReasons) });
  if (!isSpam) for (const email of messageEmails(app, row)) queueMail(app, email);
  return row;
}

const statements = prepared((db) => {
  const p = sql.placeholder;
  const { id, reference, idempotencyKey } = messages;
  return {
    byKey: db
      .select()
      .from(messages)
      .where(inArray(idempotencyKey, [p('key'), p('earlier')]))
      .prepare(),
    byReference: db
      .select({ id })
      .from(messages)
      .where(eq(reference, p('reference')))
      .prepare(),
    insert: db
      .insert(messages)
      // As text, because the column would store a null as the string `null`.
      .values({ ...placeholders(getTableColumns(messages)), spamReasons: sql`${p('spamReasons')}` })
      .prepare(),
  };
});
