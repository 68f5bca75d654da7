import type { Message } from 'content-types';
import { eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../content/store.ts';
import { newId } from '../database/id.ts';
import type { Database } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { App } from '../parts.ts';
import { noticeInForce } from './consent/notice-version.ts';
import { messageLetters } from './letters/message-letters.ts';
import type { PublicForm } from './public-form.ts';
import { newReference } from './reference.ts';

type Row = typeof messages.$inferSelect;
type Keys = readonly [string, ...string[]];

/** How long the law gives for acknowledging a complaint. We take it as the time for the answer. */
const COMPLAINT_MS = 30 * 24 * 3_600_000;

/** The message and its mails in one transaction; or what was stored under one of the keys before. */
export function storeMessage(app: App, form: PublicForm, data: Message, keys: Keys, spamReasons: string[]): Row {
  const dueAt = form.name === 'complaint' ? app.clock.now() + COMPLAINT_MS : null;
  return inTransaction(app.db, () => findMessage(app.db, keys) ?? insert(app, data, dueAt, keys, spamReasons));
}

export function findMessage(db: Database, keys: readonly string[]): Row | undefined {
  const isSame = inArray(messages.idempotencyKey, [...keys]);
  return db.select().from(messages).where(isSame).get();
}

function insert(app: App, data: Message, dueAt: number | null, keys: Keys, spamReasons: string[]): Row {
  const { db } = app;
  const now = app.clock.now();
  const isSpam = spamReasons.length > 0;
  const row = db
    .insert(messages)
    .values({
      id: newId(),
      reference: newReference('M', (reference) => isTaken(db, reference)),
      data,
      status: isSpam ? 'spam' : 'new',
      spamReasons: isSpam ? spamReasons : null,
      idempotencyKey: keys[0],
      createdAt: now,
      noticeVersion: noticeInForce(db, now),
      dueAt,
    })
    .returning()
    .get();
  if (!isSpam) for (const letter of messageLetters(app, row)) queueMail(app, letter);
  return row;
}

function isTaken(db: Database, reference: string): boolean {
  const { id } = messages;
  return db.select({ id }).from(messages).where(eq(messages.reference, reference)).get() !== undefined;
}
