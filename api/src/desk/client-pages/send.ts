/** Sends candidates to a client: a page behind a link, which opens with a code that is emailed to the contact there. */
import { contentTypes, submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { addDays } from 'content-types/time/days';
import { formatDay } from 'content-types/time/format-day';
import { endOfDay } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import { agencyMailbox, readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import type { User } from '../../core/auth/authenticate.ts';
import { requireDocument } from '../../core/content/documents/require-document.ts';
import { findUserName } from '../../core/content/entries.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { and, asc, desc, eq, inArray, ne, or, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications } from '../../core/database/schema/applications.ts';
import { type ClientPage, clientPagePeople, clientPages } from '../../core/database/schema/client-pages.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { findApplication, requireApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { londonDay, toIso } from '../../core/lib/dates.ts';
import { hashSecret, newId, newSecret } from '../../core/lib/ids.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { greetingFor } from '../../core/mail/render-email.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { addToHistory } from '../submissions/history.ts';
import { keepContact } from './contacts.ts';

/** Path of client pages below `/api`, which reverse proxies forward to this server. */
export const CLIENT_PATH = '/candidates-for-you';

export interface ClientPageDraft {
  people: readonly { id: string; about: string }[];
  company: string;
  name: string;
  email: string;
  message: string;
  days: number;
  hidesContacts: boolean;
  keepsContact: boolean;
}

/** Returns the id of the page. Throws 404 and 409 for people who cannot be sent, and 422 without an email server. */
export function sendToClient(
  app: App,
  { people, days, keepsContact, ...page }: ClientPageDraft,
  user: User,
  author: Author,
): string {
  const { db, env } = app;
  if (!env.smtpUrl) throw fieldError('email', 'Email isn’t set up, so we can’t send the client a link.');
  const [id, secret] = [newId(), newSecret()];
  const lastDay = addDays(londonDay(author.at), days);
  const expiresAt = endOfDay(lastDay);
  inTransaction(db, () => {
    for (const { id } of people) requireShowable(db, id);
    const { at: createdAt } = author;
    const identity = { id, hash: hashSecret(secret), userId: user.id, createdAt, expiresAt, visitors: [] };
    db.insert(clientPages)
      .values({ ...page, ...identity })
      .run();
    const rows = people.map(({ id: applicationId, about }, position) => ({
      pageId: id,
      applicationId,
      position,
      about,
    }));
    db.insert(clientPagePeople).values(rows).run();
    for (const { applicationId } of rows)
      addToHistory(db, applicationId, 'client', `Sent to ${page.company}, with the candidate’s agreement`, author);
    audit(db, author, 'clientPage.send', id);
    if (keepsContact) keepContact(db, page, author);
    const content = composeEmail(app, 'clientPageEmail', {
      greeting: greetingFor(page.name),
      client_message: page.message,
      people_link: new URL(`${CLIENT_PATH}/${secret}`, env.publicSiteUrl).href,
      open_until: formatDay(expiresAt),
      colleague: user.name,
    });
    const mail = { to: page.email, replyTo: agencyMailbox(readAgency(db)), ...content };
    queueMail(app, { kind: LINK, subjectId: id, mail });
  });
  app.mail.wake();
  return id;
}

/** Closes the page, so its link no longer works. Returns whether there is such a page. */
export function withdrawPage({ db }: App, id: string, author: Author): boolean {
  return inTransaction(db, () => {
    const page = db.select().from(clientPages).where(eq(clientPages.id, id)).get();
    if (!page || page.withdrawnAt !== null) return page !== undefined;
    db.update(clientPages).set({ withdrawnAt: author.at, visitors: [] }).where(eq(clientPages.id, id)).run();
    for (const { applicationId, withdrawnAt } of peopleOf(db, id))
      if (withdrawnAt === null) addToHistory(db, applicationId, 'client', `Withdrawn from ${page.company}`, author);
    audit(db, author, 'clientPage.withdraw', id);
    return true;
  });
}

/**
 * Hides this candidate from the client. `id` has the ids of the page and the application: `k3v9/a7x2`. Returns whether
 * the page contains the candidate.
 */
export function withdrawPerson({ db }: App, id: string, author: Author): boolean {
  const [pageId = '', applicationId = ''] = id.split('/');
  return inTransaction(db, () => {
    const page = db.select().from(clientPages).where(eq(clientPages.id, pageId)).get();
    const row = peopleOf(db, pageId).find((person) => person.applicationId === applicationId);
    if (!page || !row || row.withdrawnAt !== null) return row !== undefined;
    const isRow = and(eq(clientPagePeople.pageId, pageId), eq(clientPagePeople.applicationId, applicationId));
    db.update(clientPagePeople).set({ withdrawnAt: author.at }).where(isRow).run();
    addToHistory(db, applicationId, 'client', `Withdrawn from ${page.company}`, author);
    audit(db, author, 'clientPage.withdrawPerson', id);
    return true;
  });
}

export function peopleOf(db: Database, pageId: string) {
  const isOnPage = eq(clientPagePeople.pageId, pageId);
  return db.select().from(clientPagePeople).where(isOnPage).orderBy(asc(clientPagePeople.position)).all();
}

/** The pages with an application, newest first. */
export function pagesWith({ db, clock }: Pick<App, 'db' | 'clock'>, applicationId: string) {
  const rows = db
    .select({ page: clientPages, row: clientPagePeople })
    .from(clientPagePeople)
    .innerJoin(clientPages, eq(clientPages.id, clientPagePeople.pageId))
    .where(eq(clientPagePeople.applicationId, applicationId))
    .orderBy(desc(clientPages.createdAt))
    .all();
  return rows.map(({ page, row }) => ({
    ...{ id: page.id, company: page.company, name: page.name, email: page.email },
    sentBy: findUserName(db, page.userId),
    sentAt: toIso(page.createdAt),
    openUntil: londonDay(page.expiresAt),
    isOpen: row.withdrawnAt === null && isOpen(page, clock.now()),
    people: peopleOf(db, page.id).filter(({ withdrawnAt }) => withdrawnAt === null).length,
    openedAt: toIso(page.openedAt),
    isUndelivered: hasFailed(db, page.id),
    message: page.message,
    about: row.about,
    viewedAt: toIso(row.viewedAt),
    answer: row.answer,
    comment: row.comment,
  }));
}

/** The last client and contact to whom a candidate for the same job was sent. Skips erased contacts. */
export function findLastContact(db: Database, applicationId: string) {
  const { company, name, email, createdAt } = clientPages;
  const job = db.select({ id: applications.jobId }).from(applications).where(eq(applications.id, applicationId));
  const isOfJob = and(eq(applications.jobId, job), ne(applications.jobId, ''), ne(email, ''));
  const lastContact = db
    .select({ company, name, email })
    .from(clientPages)
    .innerJoin(clientPagePeople, eq(clientPagePeople.pageId, clientPages.id))
    .innerJoin(applications, eq(applications.id, clientPagePeople.applicationId))
    .where(isOfJob)
    .orderBy(desc(createdAt))
    .get();
  return lastContact ?? null;
}

const MAX_LISTED_PAGES = 50;

/**
 * The pages sent to a client under its current name or to the address of one of its contacts, newest first. Throws 404.
 */
export function pagesOf({ db, clock }: App, clientId: string) {
  const { name, contacts } = withDefaults(
    contentTypes.client.fields,
    requireDocument(db, contentTypes.client, clientId).data,
  );
  const emails = contacts.flatMap(({ email }) => (email ? email.toLowerCase() : []));
  const { company, email, createdAt } = clientPages;
  const isToClient = or(
    eq(sql`lower(trim(${company}))`, name.trim().toLowerCase()),
    inArray(sql`lower(${email})`, emails),
  );
  const pages = db.select().from(clientPages).where(isToClient).orderBy(desc(createdAt)).limit(MAX_LISTED_PAGES).all();
  return pages.map((page) => ({
    ...{ id: page.id, name: page.name, sentAt: toIso(page.createdAt), isOpen: isOpen(page, clock.now()) },
    people: peopleOf(db, page.id).flatMap(({ applicationId, answer }) => {
      const application = findApplication(db, applicationId);
      if (!application) return [];
      const { fullName } = withDefaults(submissions.application.fields, application.data);
      return { id: applicationId, name: fullName, answer };
    }),
  }));
}

const LINK = 'clientPage.link';

/** Whether the email with the link could not be sent. */
function hasFailed(db: Database, pageId: string): boolean {
  const isLinkEmail = and(eq(outbox.subjectId, pageId), eq(outbox.kind, LINK));
  return db.select({ state: outbox.state }).from(outbox).where(isLinkEmail).get()?.state === 'failed';
}

/** The application, if a client may see it: not spam, in the bin, erased or withdrawn. */
export function findShowable(db: Database, id: string): Application | null {
  const application = findApplication(db, id);
  if (!application || application.deletedAt !== null || application.erasedAt !== null) return null;
  const isHidden = application.status === 'spam' || stagesOfKinds(db, 'withdrawn').has(application.status);
  return isHidden ? null : application;
}

function requireShowable(db: Database, id: string) {
  const application = requireApplication(db, id);
  if (findShowable(db, id)) return;
  throw new HttpError(
    409,
    `${application.reference} for ${formatJobName(application)} can’t be sent: it’s spam, withdrawn, erased or in the bin.`,
  );
}

/** The page that a link opens; null once it has expired or been withdrawn. */
export function findPage({ db, clock }: App, secret: string): ClientPage | null {
  const page = db
    .select()
    .from(clientPages)
    .where(eq(clientPages.hash, hashSecret(secret)))
    .get();
  return page && isOpen(page, clock.now()) ? page : null;
}

function isOpen({ createdAt, expiresAt, withdrawnAt }: ClientPage, now: number): boolean {
  return withdrawnAt === null && elapsedSince(createdAt, now) < expiresAt - createdAt;
}
