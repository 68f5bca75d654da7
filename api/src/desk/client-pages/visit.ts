/** Actions of a client's contact on a page: opening it with a code, reading CVs and giving feedback. */
import { randomInt } from 'node:crypto';
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
import { hashSecret, newSecret } from '../../core/lib/ids.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { greetingFor } from '../../core/mail/render-email.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { readText } from '../resumes/read-text.ts';
import { notifyOfClient } from '../submissions/assignments.ts';
import { addToHistory } from '../submissions/history.ts';
import { findShowable, peopleOf } from './send.ts';

const CODE_MS = 15 * MINUTE_MS;
/** Maximum number of wrong codes for a page, however many codes were sent. The right code resets the count. */
const MAX_CODE_TRIES = 30;
/** Maximum number of browsers with access; a later one replaces the first. */
const MAX_VISITORS = 10;

export const ANSWERS = {
  meet: 'Please arrange an interview',
  maybe: 'Maybe',
  no: 'Not for us',
} satisfies Record<ClientAnswer, string>;

export const ANSWER_NAMES = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

/** Emails a new code. The previous code stops working. */
export function sendCode(app: App, page: ClientPage) {
  const { db, clock } = app;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  inTransaction(db, () => {
    const isPage = eq(clientPages.id, page.id);
    db.update(clientPages)
      .set({ codeHash: hashCode(page, code), codeAt: clock.now() })
      .where(isPage)
      .run();
    const content = composeEmail(app, 'clientCodeEmail', { greeting: greetingFor(page.name), code });
    // The `account` prefix makes the email urgent, because the contact is waiting.
    queueMail(app, { kind: 'account.clientCode', subjectId: page.id, mail: { to: page.email, ...content } });
  });
  app.mail.wake();
}

/** Returns the secret for the browser's cookie. Throws 422 for a wrong code, and 429 after too many wrong codes. */
export function openWithCode({ db, clock }: App, page: ClientPage, code: string): string {
  const author = systemAuthor(clock.now());
  const { codeHash, codeAt, codeTries } = page;
  const isPage = eq(clientPages.id, page.id);
  if (codeTries >= MAX_CODE_TRIES)
    throw new HttpError(429, 'There were too many wrong codes. Please ask us for a new link.');
  const isValid = codeHash !== null && codeAt !== null && elapsedSince(codeAt, author.at) <= CODE_MS;
  if (!isValid) throw new HttpError(422, 'This code no longer works. Ask for a new one.');
  if (hashCode(page, code.replace(/\D/g, '')) !== codeHash) {
    db.update(clientPages)
      .set({ codeTries: sql`${clientPages.codeTries} + 1` })
      .where(isPage)
      .run();
    throw new HttpError(422, 'That isn’t the code in our latest email.');
  }
  const secret = newSecret();
  const visitors = [...page.visitors, hashSecret(secret)].slice(-MAX_VISITORS);
  inTransaction(db, () => {
    db.update(clientPages).set({ visitors, codeHash: null, codeTries: 0 }).where(isPage).run();
    audit(db, author, 'clientPage.open', page.id);
    const firstOpening = db
      .update(clientPages)
      .set({ openedAt: author.at })
      .where(and(isPage, isNull(clientPages.openedAt)))
      .run();
    if (firstOpening.changes === 0) return;
    for (const { applicationId } of peopleOf(db, page.id))
      addToHistory(db, applicationId, 'client', `${page.company} opened the page`, author);
  });
  return secret;
}

export function isVisitor({ visitors }: ClientPage, secret: string | undefined): boolean {
  return secret !== undefined && visitors.includes(hashSecret(secret));
}

/** Hashes the code together with the page's id, because a hash of six digits alone is not safe. */
function hashCode({ id }: ClientPage, code: string): string {
  return hashSecret(`${id} ${code}`);
}

/** The candidates that the page shows, in the recruiter's order. */
export function findShownPeople({ db }: App, pageId: string) {
  return peopleOf(db, pageId).flatMap((row) => {
    const application = row.withdrawnAt === null ? findShowable(db, row.applicationId) : null;
    return application ? [{ ...row, application }] : [];
  });
}

/** Maximum number of characters of a CV that are shown: more than 30 pages. */
const MAX_CV_TEXT_LENGTH = 100_000;

/**
 * The text of the CV, without contact details if the page hides them; null if there is no text. Records the reading in
 * the history. Checks `isAllowed` again after reading the file, and throws 404 if it fails.
 */
export async function readResume(
  app: App,
  page: ClientPage,
  application: Application,
  isAllowed: () => boolean,
): Promise<string | null> {
  const { db, clock } = app;
  const { id } = application;
  const resume = findResume(app, id);
  if (!resume) return null;
  const cvText = (await readText(app, resume, 'clients'))?.trim().slice(0, MAX_CV_TEXT_LENGTH);
  if (!isAllowed()) throw new HttpError(404, 'This CV is no longer shown.');
  if (!cvText) return null;
  const author = systemAuthor(clock.now());
  inTransaction(db, () => {
    const isEntry = isEntryOf(page, id);
    const lastViewedAt =
      db.select({ at: clientPagePeople.viewedAt }).from(clientPagePeople).where(isEntry).get()?.at ?? null;
    db.update(clientPagePeople).set({ viewedAt: author.at }).where(isEntry).run();
    const isNew = lastViewedAt === null || elapsedSince(lastViewedAt, author.at) > HOUR_MS;
    if (isNew) addToHistory(db, id, 'client', `${page.company} read the CV`, author);
  });
  return page.hidesContacts ? leaveOutContacts(cvText) : cvText;
}

export function findResume({ db }: App, applicationId: string) {
  return db.select().from(resumes).where(eq(resumes.applicationId, applicationId)).get();
}

function isEntryOf(page: ClientPage, applicationId: string) {
  return and(eq(clientPagePeople.pageId, page.id), eq(clientPagePeople.applicationId, applicationId));
}

const REDACTED_TEXT = '[left out]';
/**
 * Email and web addresses, postcodes, and phone numbers of at least nine digits, which years and dates do not have.
 * Each repetition is bounded, because the text is untrusted.
 */
const CONTACTS = [
  /(?<![\w.+-])[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\b(?:https?:\/\/|www\.)[^\s,;]+/gi,
  /(?<![\w@.-])(?:[a-z0-9-]{2,63}\.){1,4}(?:com|uk|org|dev|me|io|info|eu)(?:\/[^\s,;]*)?(?![\w-])/gi,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi,
  /(?<![\d/])(?:\+|\(?0)(?:[\s().–-]{0,3}\d){8,14}(?!\d)/g,
  /(?<![\d/])7\d{3} ?\d{3} ?\d{3}(?!\d)/g,
];

export function leaveOutContacts(text: string): string {
  return CONTACTS.reduce((remainingText, pattern) => remainingText.replace(pattern, REDACTED_TEXT), text);
}

/**
 * Stores the client's answer and notifies staff if the answer or comment has changed. Only the page holds the comment,
 * so that it can be erased.
 */
export function recordAnswer(
  app: App,
  page: ClientPage,
  application: Application,
  newAnswer: ClientAnswer,
  comment: string,
) {
  const { db, clock } = app;
  const author = systemAuthor(clock.now());
  const isEntry = isEntryOf(page, application.id);
  inTransaction(db, () => {
    const previousAnswer = db.select().from(clientPagePeople).where(isEntry).get();
    if (previousAnswer?.answer === newAnswer && previousAnswer.comment === comment) return;
    db.update(clientPagePeople).set({ answer: newAnswer, comment, answeredAt: author.at }).where(isEntry).run();
    addToHistory(db, application.id, 'client', `${page.company}: ${ANSWERS[newAnswer]}`, author);
    notifyOfClient(app, page.userId, application, page.company);
  });
  app.mail.wake();
}
