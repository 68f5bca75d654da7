import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { type OutgoingMail, outbox } from '../database/schema/mail.ts';
import { placeholders, prepared } from '../database/statements.ts';
import type { App } from '../lib/app.ts';
import { newId } from '../lib/ids.ts';
import { mailDomain } from './send.ts';

export interface QueuedMail {
  /** Such as `application.acknowledgement`. */
  kind: string;
  /** The application or message it is about. */
  subjectId: string;
  mail: OutgoingMail;
}

/** Puts a mail into the outbox. Call it in the transaction that causes the mail, and wake the worker after the commit. */
export function queueMail(
  { db, env, clock }: Pick<App, 'db' | 'env' | 'clock'>,
  { kind, subjectId, mail }: QueuedMail,
) {
  const id = newId(20);
  const now = clock.now();
  // What has been due the longest is sent first, and somebody waits for an email about their account.
  const nextAt = kind.startsWith('account.') ? 0 : now;
  const about = { id, messageId: `<${id}@${mailDomain(env)}>`, subjectId, kind, mail };
  const waiting = { state: 'queued', attempts: 0, nextAt, lastError: null, createdAt: now, sentAt: null };
  insert(db).run({ ...about, ...waiting });
  return id;
}

/** Whether the arrival of an application or complaint was acknowledged by an email to its sender. */
export function isAcknowledged(db: Database, subjectId: string): boolean {
  return acknowledgement(db).get({ subjectId }) !== undefined;
}

const acknowledgement = prepared((db) => {
  const isIts = eq(outbox.subjectId, sql.placeholder('subjectId'));
  const kinds = ['application.acknowledgement', 'complaint.acknowledgement'];
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isIts, inArray(outbox.kind, kinds)))
    .limit(1)
    .prepare();
});

const insert = prepared((db) =>
  db
    .insert(outbox)
    .values(placeholders(getTableColumns(outbox)))
    .prepare(),
);
