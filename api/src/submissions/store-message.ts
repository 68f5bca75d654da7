import type { Message } from 'content-types';
import { eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../content/store.ts';
import { newId } from '../database/id.ts';
import type { Database } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { App } from '../parts.ts';
import { noticeInForce } from './consent/notice-version.ts';
import { messageLetter } from './letters/message-letter.ts';
import { newReference } from './reference.ts';

type Row = typeof messages.$inferSelect;
type Keys = readonly [string, ...string[]];

/** The message and its mail in one transaction; or what was stored under one of the keys before. */
export function storeMessage(app: App, data: Message, keys: Keys, spamReasons: string[]): Row {
  return inTransaction(app.db, () => findMessage(app.db, keys) ?? insert(app, data, keys, spamReasons));
}

export function findMessage(db: Database, keys: readonly string[]): Row | undefined {
  const isSame = inArray(messages.idempotencyKey, [...keys]);
  return db.select().from(messages).where(isSame).get();
}

function insert(app: App, data: Message, keys: Keys, spamReasons: string[]): Row {
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
    })
    .returning()
    .get();
  if (!isSpam) queueMail(app, messageLetter(app, row));
  return row;
}

function isTaken(db: Database, reference: string): boolean {
  const { id } = messages;
  return db.select({ id }).from(messages).where(eq(messages.reference, reference)).get() !== undefined;
}
