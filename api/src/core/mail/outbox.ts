import type { App } from '../app.ts';
import { and, eq, getTableColumns, like, type SQL, sql } from '../database/drizzle.ts';
import { type MailFile, type MoveUndo, type OutgoingMail, outbox, outboxFiles } from '../database/schema/mail.ts';
import { placeholders, prepared } from '../database/statements.ts';
import { newId } from '../lib/ids.ts';
import { mailDomain } from './send.ts';

export interface QueuedMail {
  /** `subject.reason`, such as `application.acknowledgement`. */
  kind: string;
  /** The id of the application, message, user or other subject. */
  subjectId: string;
  mail: OutgoingMail;
  /** Due time; now by default. */
  at?: number;
  /** The move to undo together with the email, until the email is due. */
  undo?: MoveUndo;
  /** Files to attach, already kept in the resume store. */
  files?: readonly MailFile[];
}

/**
 * Puts an email into the outbox, unless its recipient has no address. Call it in the transaction that causes the email,
 * and wake the worker after the commit.
 */
export function queueMail(
  { db, env, clock }: Pick<App, 'db' | 'env' | 'clock'>,
  { kind, subjectId, mail, at, undo, files = [] }: QueuedMail,
) {
  const id = newId(20);
  if (mail.to === '') return id;
  const now = clock.now();
  // Emails are sent in order of due time. Emails about accounts jump the queue, because a user is waiting.
  const nextAt = kind.startsWith('account.') ? 0 : (at ?? now);
  const identity = { id, messageId: `<${id}@${mailDomain(env)}>`, subjectId, kind, mail };
  const queuedState = { state: 'queued', attempts: 0, nextAt, lastError: null, createdAt: now, sentAt: null };
  insert(db).run({ ...identity, ...queuedState, undo: undo ? JSON.stringify(undo) : null });
  if (files.length > 0)
    db.insert(outboxFiles)
      .values(files.map((file) => ({ ...file, mailId: id })))
      .run();
  return id;
}

/** Returns an email to the agency about a submission. Replies go to the sender of the submission. */
export function emailToAgency(
  kind: string,
  subjectId: string,
  replyTo: { name: string; address: string },
  content: Omit<OutgoingMail, 'to' | 'replyTo'>,
): QueuedMail {
  return { kind, subjectId, mail: { to: null, replyTo, ...content } };
}

/**
 * When the acknowledgement is sent. `now` includes an acknowledgement already sent. `none`: no email server, spam, a
 * failure, or too many emails queued for the address.
 */
export type Acknowledgement = 'now' | 'later' | 'none';

export function findAcknowledgement({ db, env, clock }: App, subjectId: string): Acknowledgement {
  const acknowledgementRow = env.smtpUrl && selectAcknowledgement(db).get({ subjectId });
  if (!acknowledgementRow || acknowledgementRow.state === 'failed') return 'none';
  return acknowledgementRow.attempts === 0 && acknowledgementRow.nextAt > clock.now() ? 'later' : 'now';
}

const selectAcknowledgement = prepared((db) => {
  return db
    .select({ state: outbox.state, attempts: outbox.attempts, nextAt: outbox.nextAt })
    .from(outbox)
    .where(and(eq(outbox.subjectId, sql.placeholder('subjectId')), like(outbox.kind, '%.acknowledgement')))
    .limit(1)
    .prepare();
});

const insert = prepared((db) => {
  const columns = placeholders(getTableColumns(outbox));
  // Uses raw SQL, because drizzle would encode a null in a JSON placeholder as the text `null`.
  return db
    .insert(outbox)
    .values({ ...columns, undo: sql`${columns.undo}` })
    .prepare();
});

/** Finds an attached file of the emails about a subject. */
export function findMailFile(db: App['db'], subjectId: string, id: string) {
  const file = findMailFiles(db, subjectId).find((mailFile) => mailFile.id === id);
  return file && { file, submissionId: subjectId };
}

/** Lists the files attached to the emails about a subject, with the ids of the emails. */
export function findMailFiles(db: App['db'], subjectId: string) {
  return db
    .select(getTableColumns(outboxFiles))
    .from(outboxFiles)
    .innerJoin(outbox, eq(outbox.id, outboxFiles.mailId))
    .where(eq(outbox.subjectId, subjectId))
    .orderBy(sql`${outbox.createdAt}, ${outboxFiles}.rowid`)
    .all();
}

/** Condition: the email is about a move to a stage, and no attempt to send it has begun. */
export function isUndoable() {
  return and(isHeld(), eq(outbox.attempts, 0));
}

/**
 * Condition: the email is about a move to a stage, and has been neither sent nor given up. The candidate does not know
 * of the move yet.
 */
export function isHeld(): SQL {
  return sql`(${outbox.undo} IS NOT NULL AND ${outbox.state} = 'queued')`;
}
