/** The emails received about applications and messages, and their files. */

import { z } from 'zod';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { FORWARDED, incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toIso } from '../../core/lib/dates.ts';

/** A CV or a file of an email. */
export const fileSchema = z.object({
  name: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx']),
  bytes: z.int(),
  warnings: z.array(z.string()),
});

export const incomingSchema = z.object({
  id: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  isFromOther: z.boolean().describe('Whether the sender’s address differs from that of the application or message.'),
  isAutomatic: z.boolean().describe('Whether the email is automatic, such as an out-of-office reply.'),
  subject: z.string(),
  text: z.string(),
  quoted: z.string().describe('The earlier emails quoted at the end.'),
  files: z.array(fileSchema.extend({ id: z.string() })),
  unsaved: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .describe('The attachments that were not saved. An empty name means the email itself.'),
  isUnread: z.boolean(),
  at: z.string(),
});

/** Emails received about a submission, oldest first. */
export function loadIncoming(db: Database, submissionId: string) {
  return loadEmails(db, eq(incomingEmails.submissionId, submissionId));
}

/** Emails that match `where`, with their files, oldest first. */
export function loadEmails(db: Database, where: SQL | undefined): z.infer<typeof incomingSchema>[] {
  const rows = db.select().from(incomingEmails).where(where).orderBy(asc(incomingEmails.at), sql`rowid`).all();
  const files = Map.groupBy(filesOf(db, where), ({ emailId }) => emailId);
  return rows.map((row) => ({
    id: row.id,
    from: { name: row.fromName, address: row.fromAddress },
    isFromOther: row.isFromOther,
    isAutomatic: row.isAutomatic,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
    files: (files.get(row.id) ?? []).map(({ id, name, kind, bytes, warnings }) => ({
      id,
      name,
      kind,
      bytes,
      warnings,
    })),
    unsaved: row.unsaved,
    isUnread: row.readAt === null,
    at: toIso(row.at),
  }));
}

export function findIncomingFiles(db: Database, submissionId: string) {
  return filesOf(db, eq(incomingEmails.submissionId, submissionId));
}

function filesOf(db: Database, where: SQL | undefined) {
  const ids = db.select({ id: incomingEmails.id }).from(incomingEmails).where(where);
  return db.select().from(incomingFiles).where(inArray(incomingFiles.emailId, ids)).orderBy(sql`rowid`).all();
}

/** Finds a file of an email, and the application or message that the email belongs to. */
export function findIncomingFile(db: Database, id: string) {
  return db
    .select({ file: incomingFiles, submissionId: incomingEmails.submissionId })
    .from(incomingFiles)
    .innerJoin(incomingEmails, eq(incomingEmails.id, incomingFiles.emailId))
    .where(eq(incomingFiles.id, id))
    .get();
}

/**
 * The Message-ID of the last email received about a submission, for the headers of a reply; undefined before the first.
 */
export function findLastMessageId(db: Database, submissionId: string): string | undefined {
  const { messageId, at } = incomingEmails;
  const latestEmail = db
    .select({ messageId })
    .from(incomingEmails)
    .where(eq(incomingEmails.submissionId, submissionId))
    .orderBy(desc(at))
    .get();
  return latestEmail?.messageId.startsWith('<') ? latestEmail.messageId : undefined;
}

export function markRead(db: Database, submissionIds: readonly string[], at: number): void {
  const isUnread = and(inArray(incomingEmails.submissionId, [...submissionIds]), isNull(incomingEmails.readAt));
  db.update(incomingEmails).set({ readAt: at }).where(isUnread).run();
}

/** The ids of the applications and messages that have unread emails. */
export function selectUnread(db: Database) {
  return db.select({ id: incomingEmails.submissionId }).from(incomingEmails).where(isNull(incomingEmails.readAt));
}

/** The number of unread emails for each of these applications and messages. Ids without unread emails are left out. */
export function countUnread(db: Database, submissionIds: string[]): Map<string, number> {
  const { submissionId, readAt } = incomingEmails;
  const rows = db
    .select({ submissionId, n: sql<number>`count(*)` })
    .from(incomingEmails)
    .where(and(inArray(submissionId, submissionIds), isNull(readAt)))
    .groupBy(submissionId)
    .all();
  return new Map(rows.map((row) => [row.submissionId, row.n]));
}

/**
 * Deletes the emails received about a submission, in the caller's transaction. Returns the ids of their files, to be
 * removed after the commit.
 */
export function deleteIncoming(db: Database, submissionId: string): string[] {
  return deleteEmails(db, eq(incomingEmails.submissionId, submissionId));
}

/** Like `deleteIncoming`, for all emails that match `where`. */
export function deleteEmails(db: Database, where: SQL | undefined): string[] {
  const files = filesOf(db, where).map(({ id }) => id);
  db.delete(incomingEmails).where(where).run();
  return files;
}

/**
 * Moves a forwarded email to the application of the person added from it, in the caller's transaction. Throws 409 if it
 * belongs to another application already, or the email was deleted.
 */
export function takeForwarded(db: Database, emailId: string, applicationId: string): void {
  const { id, submissionId } = incomingEmails;
  const isThisEmail = and(eq(id, emailId), inArray(submissionId, [FORWARDED, applicationId]));
  const { changes } = db.update(incomingEmails).set({ submissionId: applicationId }).where(isThisEmail).run();
  if (changes === 0) throw new HttpError(409, 'This email was deleted, or the person has been added.');
}
