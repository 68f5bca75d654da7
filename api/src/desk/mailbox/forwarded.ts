/** The emails with a CV that staff forwarded to the mailbox. Each waits until someone adds the person, or dismisses it. */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { and, eq, lt, type SQL } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import { FORWARDED, incomingEmails } from '../../core/database/schema/incoming-mail.ts';
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
/** A person who is in nobody's records must not stay in the mailbox's either. */
const KEPT_DAYS = 30;

const isWaiting = eq(incomingEmails.submissionId, FORWARDED);
const forwarded = incomingSchema.pick({ id: true, from: true, subject: true, text: true, quoted: true, files: true });

export async function forwardedRoutes(app: App) {
  const { db } = app;
  startToForget(app);

  const mailbox = {
    tags,
    summary: 'Get the address to which staff forward emails with a CV',
    response: { 200: z.object({ address: z.string().nullable().describe('Null if no mailbox is read.') }) },
  };
  app.get('/api/forwarded-emails', { config, schema: mailbox }, async () => ({
    address: app.env.inbound?.address ?? null,
  }));

  const one = {
    tags,
    summary: 'Get an email with a CV that staff forwarded',
    params: idParams,
    response: { 200: forwarded },
  };
  app.get('/api/forwarded-emails/:id', { config, schema: one }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return requireForwarded(db, request.params.id);
  });

  const file = { tags, params: idParams.extend({ file: z.string().max(64) }) };
  app.get('/api/forwarded-emails/:id/files/:file', { config, schema: file }, async (request, reply) => {
    const { id, files } = requireForwarded(db, request.params.id);
    const found = files.find((one) => one.id === request.params.file);
    if (!found) throw new HttpError(404, 'This file doesn’t exist.');
    const path = await requireFile(app, id, found);
    await untilWritable(db);
    audit(db, getAuthor(app, request), 'application.file', id);
    return sendFile(reply, found, path);
  });

  const dismiss = { tags, summary: 'Delete a forwarded email', params: idParams, response: { 204: z.null() } };
  app.delete('/api/forwarded-emails/:id', { config, schema: dismiss }, async (request, reply) => {
    const { id } = requireForwarded(db, request.params.id);
    await dismissForwarded(app, id, getAuthor(app, request));
    return reply.code(204).send(null);
  });
}

/** Throws 404. */
function requireForwarded(db: Database, id: string) {
  const [email] = loadEmails(db, and(isWaiting, eq(incomingEmails.id, id)));
  if (email) return email;
  throw new HttpError(404, 'This email was deleted, or the person has been added.');
}

/** Those that name one of the addresses, in lower case, and belong to no application. */
export function forwardedAbout(db: Database, emails: readonly string[]) {
  return loadEmails(db, isWaiting).filter(({ subject, text, quoted }) => {
    const words = `${subject}\n${text}\n${quoted}`.toLowerCase();
    return emails.some((email) => names(words, email));
  });
}

/** Whether the address is there as a whole: `mary-jo@x.com` does not name `jo@x.com`. */
function names(words: string, email: string): boolean {
  const parts = email === '' ? [] : words.split(email);
  return parts.some((after, index) => index > 0 && !isCut(parts[index - 1] ?? '', after));
}

function isCut(before: string, after: string): boolean {
  return /[\p{L}\p{N}_%+][._%+'-]*$/u.test(before.slice(-64)) || /^[.-]*[\p{L}\p{N}]/u.test(after);
}

/** Does nothing if it is gone. */
export async function dismissForwarded(app: App, id: string, author: Author): Promise<void> {
  const { db, resumeFolder } = app;
  const which = eq(incomingEmails.id, id);
  await untilWritable(db);
  const files = inTransaction(db, () => {
    audit(db, author, 'application.dismiss', id);
    return deleteForwarded(db, which);
  });
  await removeFiles(resumeFolder, files);
}

function deleteForwarded(db: Database, which: SQL): string[] {
  return deleteEmails(db, and(isWaiting, which));
}

function startToForget(app: App) {
  runWhenDue(app, {
    retryMs: DAY_MS,
    failure: 'failed to delete old forwarded emails',
    async work(now) {
      await forgetOld(app, now);
      return now + DAY_MS;
    },
  });
}

/** Deletes those that nobody has dealt with in time. `now` is in milliseconds since 1970. */
export async function forgetOld({ db, resumeFolder }: App, now: number) {
  await untilWritable(db);
  const isOld = lt(incomingEmails.at, now - KEPT_DAYS * DAY_MS);
  await removeFiles(
    resumeFolder,
    inTransaction(db, () => deleteForwarded(db, isOld)),
  );
}

/** Those from the user's own address are theirs. Anyone can write an address, so each is only a suggestion. */
export const forwardedToday: TodayPart = {
  label: { one: 'Person to add', many: 'People to add' },
  list: null,
  read({ db }, whose, limit) {
    const sender = whose && db.select({ email: users.email }).from(users).where(eq(users.id, whose)).get()?.email;
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
