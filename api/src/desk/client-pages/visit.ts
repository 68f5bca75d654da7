/** What the contact at a client does on a page: opens it with a code, reads CVs and answers. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import { and, eq, isNull, sql } from '../../core/database/drizzle.ts';
import { type Application, resumes } from '../../core/database/schema/applications.ts';
import {
  type ClientAnswer,
  type ClientPage,
  clientPagePeople,
  clientPages,
} from '../../core/database/schema/client-pages.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { readIfPossible } from '../../core/lib/files.ts';
import { hashSecret, newSecret } from '../../core/lib/ids.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { greetingFor } from '../../core/mail/render-email.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { read } from '../../core/parsing/reader.ts';
import { notifyOfClient } from '../submissions/assignments.ts';
import { addToHistory } from '../submissions/history.ts';
import { findShowable, peopleOf } from './send.ts';

const CODE_MS = 15 * MINUTE_MS;
const MAX_TRIES = 5;
/** Browsers that stay open; a later one replaces the first. */
const MAX_VISITORS = 10;

export const ANSWERS = {
  meet: 'Please arrange an interview',
  maybe: 'Maybe',
  no: 'Not for us',
} satisfies Record<ClientAnswer, string>;

export const ANSWER_NAMES = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

/** Emails a new code; the earlier one no longer counts. */
export function sendCode(app: App, page: ClientPage) {
  const { db, clock } = app;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  inTransaction(db, () => {
    const of = eq(clientPages.id, page.id);
    db.update(clientPages)
      .set({ codeHash: hashCode(page, code), codeAt: clock.now(), codeTries: 0 })
      .where(of)
      .run();
    const content = composeEmail(app, 'clientCodeEmail', { greeting: greetingFor(page.name), code });
    // As urgent as emails about accounts: the contact is waiting.
    queueMail(app, { kind: 'account.clientCode', subjectId: page.id, mail: { to: page.email, ...content } });
  });
  app.mail.wake();
}

/** Returns the secret for the browser's cookie. Throws 422 for a wrong code, and 429 when there were too many. */
export function openWithCode({ db, clock }: App, page: ClientPage, code: string): string {
  const author = systemAuthor(clock.now());
  const { codeHash, codeAt, codeTries } = page;
  const of = eq(clientPages.id, page.id);
  const isValid = codeHash !== null && codeAt !== null && elapsedSince(codeAt, author.at) <= CODE_MS;
  if (!isValid) throw new HttpError(422, 'This code no longer works. Ask for a new one.');
  if (codeTries >= MAX_TRIES) throw new HttpError(429, 'Too many wrong codes. Ask for a new one.');
  if (hashCode(page, code.replace(/\D/g, '')) !== codeHash) {
    db.update(clientPages)
      .set({ codeTries: sql`${clientPages.codeTries} + 1` })
      .where(of)
      .run();
    throw new HttpError(422, 'This isn’t the code in our last email.');
  }
  const secret = newSecret();
  const visitors = [...page.visitors, hashSecret(secret)].slice(-MAX_VISITORS);
  inTransaction(db, () => {
    db.update(clientPages).set({ visitors, codeHash: null }).where(of).run();
    audit(db, author, 'clientPage.open', page.id);
    const isFirst = db
      .update(clientPages)
      .set({ openedAt: author.at })
      .where(and(of, isNull(clientPages.openedAt)))
      .run();
    if (isFirst.changes === 0) return;
    for (const { applicationId } of peopleOf(db, page.id))
      addToHistory(db, applicationId, 'client', `${page.company} opened the page`, author);
  });
  return secret;
}

export function isVisitor({ visitors }: ClientPage, secret: string | undefined): boolean {
  return secret !== undefined && visitors.includes(hashSecret(secret));
}

/** Six digits are only safe with the page they open. */
function hashCode({ id }: ClientPage, code: string): string {
  return hashSecret(`${id} ${code}`);
}

/** The candidates that the page shows, in the recruiter's order. */
export function shownPeople({ db }: App, pageId: string) {
  return peopleOf(db, pageId).flatMap((row) => {
    const application = findShowable(db, row.applicationId);
    return application ? [{ ...row, application }] : [];
  });
}

/** The text of the CV, with the contact details left out if the page does so; null if there is no text. The record says when the client read it. */
export async function readResume(app: App, page: ClientPage, application: Application): Promise<string | null> {
  const { db, clock, resumeFolder } = app;
  const { id } = application;
  const resume = db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
  if (!resume) return null;
  const load = async () => {
    const bytes = await readIfPossible(join(resumeFolder, resume.id));
    return bytes && { kind: 'text' as const, of: resume.kind, bytes };
  };
  const text = (await read('clients', load))?.trim();
  if (!text) return null;
  const author = systemAuthor(clock.now());
  inTransaction(db, () => {
    const of = and(eq(clientPagePeople.pageId, page.id), eq(clientPagePeople.applicationId, id));
    const before = db.select({ at: clientPagePeople.viewedAt }).from(clientPagePeople).where(of).get()?.at ?? null;
    db.update(clientPagePeople).set({ viewedAt: author.at }).where(of).run();
    const isNew = before === null || elapsedSince(before, author.at) > HOUR_MS;
    if (isNew) addToHistory(db, id, 'client', `${page.company} read the CV`, author);
  });
  return page.hidesContacts ? leaveOutContacts(text) : text;
}

const LEFT_OUT = '[left out]';
/** Email and web addresses, postcodes, and phone numbers of at least nine digits, which years and dates do not have. */
const CONTACTS = [
  /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:linkedin|facebook|instagram|github|twitter|x)\.com\/\S*/gi,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi,
  /(?<![\d/])(?:\+|\(?0)(?:[\s().–-]*\d){8,14}(?!\d)/g,
];

export function leaveOutContacts(text: string): string {
  return CONTACTS.reduce((left, pattern) => left.replace(pattern, LEFT_OUT), text);
}

/** Keeps the answer and notifies the user who sent the page. */
export function answer(app: App, page: ClientPage, application: Application, given: ClientAnswer, comment: string) {
  const { db, clock } = app;
  const author = systemAuthor(clock.now());
  inTransaction(db, () => {
    const of = and(eq(clientPagePeople.pageId, page.id), eq(clientPagePeople.applicationId, application.id));
    db.update(clientPagePeople).set({ answer: given, comment, answeredAt: author.at }).where(of).run();
    const words = `${page.company}: ${ANSWERS[given]}`;
    addToHistory(db, application.id, 'client', comment ? `${words}\n\n${comment}` : words, author);
    notifyOfClient(app, page.userId, application, page.company);
  });
  app.mail.wake();
}
