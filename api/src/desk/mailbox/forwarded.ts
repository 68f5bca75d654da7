/** Emails with a CV that staff forwarded to the mailbox. Each waits until staff add the person or dismiss it. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { findUser } from '../../core/auth/users.ts';
import { and, eq, lt, type SQL } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { FORWARDED, incomingEmails } from '../../core/database/schema/incoming-mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams } from '../../core/http/schemas.ts';
import { DAY_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { removeFiles } from '../../core/lib/files.ts';
import { type TodayPart, toTodayItem } from '../../core/today.ts';
import { requireFile, sendFile } from '../resumes/send-file.ts';
import { deleteEmails, incomingSchema, loadEmails } from '../submissions/incoming.ts';

const config = { roles: RECRUITERS };
const tags = ['Applications'];
/** Days after which a waiting email is deleted, because erasing a person must reach the mailbox's records too. */
const RETENTION_DAYS = 30;
/** Maximum number of forwarded emails that can wait. */
export const MAX_FORWARDED_EMAILS = 100;
/**
 * Key of the start time in milliseconds since 1970. Earlier emails are ignored, because staff did not forward them on
 * purpose.
 */
export const SINCE = 'incomingMail.since';
/** Key of the digests of offered Message-IDs, newest last. */
const OFFERED_DIGESTS_FACT = 'incomingMail.offered';
/** Maximum number of digests kept, more than the emails that staff forward while an email can be offered. */
const MAX_OFFERED_DIGESTS = 2000;

const isWaiting = eq(incomingEmails.submissionId, FORWARDED);
const forwardedSchema = incomingSchema.pick({
  id: true,
  from: true,
  subject: true,
  text: true,
  quoted: true,
  files: true,
});

export async function forwardedRoutes(app: App) {
  const { db } = app;
  startExpiry(app);

  const mailboxSchema = {
    tags,
    summary: 'Get the address for forwarding CVs',
    response: {
      200: z.object({ address: z.string().nullable().describe('The address; null without a mailbox.') }),
    },
  };
  app.get('/api/forwarded-emails', { config, schema: mailboxSchema }, async () => ({
    address: app.env.inbound?.address ?? null,
  }));

  const getSchema = {
    tags,
    summary: 'Get a forwarded email with a CV',
    params: idParams,
    response: { 200: forwardedSchema },
  };
  app.get('/api/forwarded-emails/:id', { config, schema: getSchema }, async (request) => {
    return requireForwarded(db, request.params.id);
  });

  const fileSchema = { tags, params: idParams.extend({ file: z.string().max(64) }) };
  app.get('/api/forwarded-emails/:id/files/:file', { config, schema: fileSchema }, async (request, reply) => {
    const { id, files } = requireForwarded(db, request.params.id);
    const attachment = files.find((item) => item.id === request.params.file);
    if (!attachment) throw new HttpError(404, 'This file doesn’t exist.');
    const path = await requireFile(app, id, attachment);
    await untilWritable(db);
    audit(db, getAuthor(app, request), 'application.file', id);
    return sendFile(reply, attachment, path);
  });

  const dismissSchema = { tags, summary: 'Delete a forwarded email', params: idParams, response: { 204: z.null() } };
  app.delete('/api/forwarded-emails/:id', { config, schema: dismissSchema }, async (request, reply) => {
    const { id } = requireForwarded(db, request.params.id);
    await dismissForwarded(app, id, getAuthor(app, request));
    return reply.code(204).send(null);
  });
}

/** Returns a waiting email. Throws 404. */
function requireForwarded(db: Database, id: string) {
  const [email] = loadEmails(db, and(isWaiting, eq(incomingEmails.id, id)));
  if (email) return email;
  throw new HttpError(404, 'This email was deleted, or the person has been added.');
}

/** Forwarded emails without an application that name one of these lower-case addresses. */
export function findForwardedEmails(db: Database, emails: readonly string[]) {
  return loadEmails(db, isWaiting).filter(({ subject, text, quoted }) => {
    const emailText = `${subject}\n${text}\n${quoted}`.toLowerCase();
    return emails.some((email) => mentionsAddress(emailText, email));
  });
}

/** Whether the text contains the whole address: `mary-jo@x.com` does not name `jo@x.com`. */
function mentionsAddress(emailText: string, email: string): boolean {
  const parts = email === '' ? [] : emailText.split(email);
  return parts.some((following, index) => index > 0 && !isCut(parts[index - 1] ?? '', following));
}

function isCut(precedingText: string, followingText: string): boolean {
  return /[\p{L}\p{N}_%+][._%+'-]*$/u.test(precedingText.slice(-64)) || /^[.-]*[\p{L}\p{N}]/u.test(followingText);
}

/** Dismisses a forwarded email. Does nothing if it is gone. The audit log keeps the digest, for `dismissAgain`. */
export async function dismissForwarded(app: App, id: string, author: Author): Promise<void> {
  const { db, resumeFolder } = app;
  await untilWritable(db);
  const fileIds = inTransaction(db, () => {
    const isThisEmail = and(isWaiting, eq(incomingEmails.id, id));
    const email = db.select().from(incomingEmails).where(isThisEmail).get();
    if (!email) return [];
    audit(db, author, 'application.dismiss', id, `sha256 ${digestOf(email.messageId)}`);
    return deleteEmails(db, isThisEmail);
  });
  await removeFiles(resumeFolder, fileIds);
}

/**
 * Repeats a dismissal after a restore, so that the mailbox does not offer the email again. `reason` contains the digest
 * of its Message-ID.
 */
export async function dismissAgain(app: App, id: string, reason: string, author: Author): Promise<void> {
  const { db, resumeFolder } = app;
  const fileIds = inTransaction(db, () => {
    for (const digest of reason.match(/[\da-f]{32}/) ?? []) addOffered(db, digest);
    audit(db, author, 'application.dismiss', id, reason);
    return deleteForwarded(db, eq(incomingEmails.id, id));
  });
  await removeFiles(resumeFolder, fileIds);
}

export function isFull(db: Database): boolean {
  return countRows(db, incomingEmails, isWaiting) >= MAX_FORWARDED_EMAILS;
}

/** Whether the email is too old to offer, or was offered before, such as when a mailbox is read again. */
export function isPast({ db, clock }: App, messageId: string, at: number): boolean {
  const startTime = Math.max(clock.now() - RETENTION_DAYS * DAY_MS, Number(readFact(db, SINCE) ?? 0));
  return at < startTime || readOffered(db).includes(digestOf(messageId));
}

/** Records the email as offered, in the caller's transaction. */
export function recordOffered(db: Database, messageId: string): void {
  addOffered(db, digestOf(messageId));
}

function readOffered(db: Database): string[] {
  return readFact(db, OFFERED_DIGESTS_FACT)?.split(' ') ?? [];
}

function addOffered(db: Database, digest: string): void {
  writeFact(db, OFFERED_DIGESTS_FACT, [...readOffered(db), digest].slice(-MAX_OFFERED_DIGESTS).join(' '));
}

function digestOf(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}

function deleteForwarded(db: Database, condition: SQL): string[] {
  return deleteEmails(db, and(isWaiting, condition));
}

function startExpiry(app: App) {
  runWhenDue(app, {
    retryMs: DAY_MS,
    failure: 'failed to delete old forwarded emails',
    async work(now) {
      await deleteExpired(app, now);
      return now + DAY_MS;
    },
  });
}

/** Deletes forwarded emails that no user has dealt with in time. `now` is in milliseconds since 1970. */
export async function deleteExpired({ db, resumeFolder }: App, now: number) {
  await untilWritable(db);
  const isExpired = lt(incomingEmails.at, now - RETENTION_DAYS * DAY_MS);
  await removeFiles(
    resumeFolder,
    inTransaction(db, () => deleteForwarded(db, isExpired)),
  );
}

/**
 * Forwarded emails in today's work. A user's own are those sent from their address. Senders can be forged, so each is
 * only a suggestion.
 */
export const forwardedToday: TodayPart = {
  label: { one: 'Person to add', many: 'People to add' },
  list: null,
  read({ db }, ownerId, limit) {
    const sender = ownerId && findUser(db, ownerId)?.email;
    const emails = loadEmails(db, and(isWaiting, sender ? eq(incomingEmails.fromAddress, sender) : undefined));
    const items = emails.slice(0, limit).map(({ id, from, subject, files, at }) =>
      toTodayItem({
        view: 'candidates',
        id: `forwarded-${id}`,
        name: files[0]?.name ?? '',
        what: `Forwarded by ${from.name || from.address}: ${subject}`.slice(0, 120),
        since: at,
      }),
    );
    return { items, total: emails.length };
  },
};
