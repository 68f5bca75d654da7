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
  /** Due time; now unless given. */
  at?: number;
  /** The move to undo together with the email, until the email is due. */
  undo?: MoveUndo;
  /** Files in the resume store to attach. They are kept already. */
  files?: readonly MailFile[];
}

/** Puts an email into the outbox, unless its recipient has no address. Call it in the transaction that causes the email, and wake the worker after the commit. */
export function queueMail(
  { db, env, clock }: Pick<App, 'db' | 'env' | 'clock'>,
  { kind, subjectId, mail, at, undo, files = [] }: QueuedMail,
) {
  const id = newId(20);
  if (mail.to === '') return id;
  const now = clock.now();
  // The email that has been due longest is sent first. Emails about accounts jump the queue, because a user is waiting.
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

/** An email to the agency about what someone sent, to whom it can reply. */
export function emailToAgency(
  kind: string,
  subjectId: string,
  replyTo: { name: string; address: string },
  content: Omit<OutgoingMail, 'to' | 'replyTo'>,
): QueuedMail {
  return { kind, subjectId, mail: { to: null, replyTo, ...content } };
}

/**
 * Timing of the acknowledgement. `now` also if it was already sent. `none` without an email server, for spam, after a
 * failure, or if the address has too many emails queued.
 */
export type Acknowledgement = 'now' | 'later' | 'none';

export function findAcknowledgement({ db, env, clock }: App, subjectId: string): Acknowledgement {
  const acknowledgementRow = env.smtpUrl && acknowledgement(db).get({ subjectId });
  if (!acknowledgementRow || acknowledgementRow.state === 'failed') return 'none';
  return acknowledgementRow.attempts === 0 && acknowledgementRow.nextAt > clock.now() ? 'later' : 'now';
}

const acknowledgement = prepared((db) => {
  return db
    .select({ state: outbox.state, attempts: outbox.attempts, nextAt: outbox.nextAt })
    .from(outbox)
    .where(and(eq(outbox.subjectId, sql.placeholder('subjectId')), like(outbox.kind, '%.acknowledgement')))
    .limit(1)
    .prepare();
});

const insert = prepared((db) => {
  const columns = placeholders(getTableColumns(outbox));
  // Unencoded: drizzle would turn a null in a JSON placeholder into the text `null`.
  return db
    .insert(outbox)
    .values({ ...columns, undo: sql`${columns.undo}` })
    .prepare();
});

/** An attached file of an email about something. */
export function findMailFile(db: App['db'], subjectId: string, id: string) {
  const file = findMailFiles(db, subjectId).find((mailFile) => mailFile.id === id);
  return file && { file, submissionId: subjectId };
}

/** The attached files of the emails about something, and the emails that they belong to. */
export function findMailFiles(db: App['db'], subjectId: string) {
  return db
    .select(getTableColumns(outboxFiles))
    .from(outboxFiles)
    .innerJoin(outbox, eq(outbox.id, outboxFiles.mailId))
    .where(eq(outbox.subjectId, subjectId))
    .orderBy(sql`${outbox.createdAt}, ${outboxFiles}.rowid`)
    .all();
}

/** An email about a move to a stage, until an attempt to send it has begun. */
export function isUndoable() {
  return and(isHeld(), eq(outbox.attempts, 0));
}

/** An email about a move to a stage, until it is sent or given up: until then, the candidate does not know of the move. */
export function isHeld(): SQL {
  return sql`(${outbox.undo} IS NOT NULL AND ${outbox.state} = 'queued')`;
}
