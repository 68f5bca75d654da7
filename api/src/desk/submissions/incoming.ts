/** The emails received about applications and messages, and their files. */

import { z } from 'zod';
import { and, asc, desc, eq, inArray, isNull, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { incomingEmails, incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { toIso } from '../../core/lib/dates.ts';

export const incomingSchema = z.object({
  id: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  isFromOther: z.boolean().describe('Not sent from the address in the application or message.'),
  isAutomatic: z.boolean().describe('Sent automatically, such as an out-of-office reply.'),
  subject: z.string(),
  text: z.string(),
  quoted: z.string().describe('Earlier emails quoted at the end.'),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['pdf', 'doc', 'docx']),
      bytes: z.int(),
      warnings: z.array(z.string()),
    }),
  ),
  unsaved: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .describe('Attachments that were not saved. One without a name is the email itself.'),
  isUnread: z.boolean(),
  at: z.string(),
});

/** Oldest first. */
export function loadIncoming(db: Database, submissionId: string): z.infer<typeof incomingSchema>[] {
  const rows = db
    .select()
    .from(incomingEmails)
    .where(eq(incomingEmails.submissionId, submissionId))
    .orderBy(asc(incomingEmails.at), sql`rowid`)
    .all();
  const files = Map.groupBy(findIncomingFiles(db, submissionId), ({ emailId }) => emailId);
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
  const ids = db
    .select({ id: incomingEmails.id })
    .from(incomingEmails)
    .where(eq(incomingEmails.submissionId, submissionId));
  return db.select().from(incomingFiles).where(inArray(incomingFiles.emailId, ids)).orderBy(sql`rowid`).all();
}

/** A file and the application or message that it belongs to. */
export function findIncomingFile(db: Database, id: string) {
  return db
    .select({ file: incomingFiles, submissionId: incomingEmails.submissionId })
    .from(incomingFiles)
    .innerJoin(incomingEmails, eq(incomingEmails.id, incomingFiles.emailId))
    .where(eq(incomingFiles.id, id))
    .get();
}

/** The Message-ID of the last email received about it, for the headers of a reply; undefined if there is none. */
export function lastMessageId(db: Database, submissionId: string): string | undefined {
  const { messageId, at } = incomingEmails;
  const last = db
    .select({ messageId })
    .from(incomingEmails)
    .where(eq(incomingEmails.submissionId, submissionId))
    .orderBy(desc(at))
    .get();
  return last?.messageId.startsWith('<') ? last.messageId : undefined;
}

export function markRead(db: Database, submissionIds: readonly string[], at: number): void {
  const isUnread = and(inArray(incomingEmails.submissionId, [...submissionIds]), isNull(incomingEmails.readAt));
  db.update(incomingEmails).set({ readAt: at }).where(isUnread).run();
}

/** The ids of the applications and messages that have unread emails. */
export function haveUnread(db: Database) {
  return db.select({ id: incomingEmails.submissionId }).from(incomingEmails).where(isNull(incomingEmails.readAt));
}

/** The number of unread emails for each of these; ids without any are left out. */
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

/** Deletes the emails about it, in the caller's transaction. Returns the ids of their files, to be removed after the commit. */
export function deleteIncoming(db: Database, submissionId: string): string[] {
  const files = findIncomingFiles(db, submissionId).map(({ id }) => id);
  db.delete(incomingEmails).where(eq(incomingEmails.submissionId, submissionId)).run();
  return files;
}
