/**
 * Erasing for good. Each function is one transaction that leaves a certificate in the audit log: what, how much, when and
 * why, and a digest to recognise a copy that turns up later, but nothing about the person. Files are removed after
 * the commit: if the process dies in between, the sweep of the resume store finds files that no row names.
 */
import { createHash } from 'node:crypto';
import { LEGAL_MINIMUM_MONTHS, monthsInWords } from 'content-types/lib/retention';
import { and, eq, inArray } from 'drizzle-orm';
import { type Author, audit } from '../auth/audit.ts';
import { publishedSingleton } from '../content/published.ts';
import { firstStage, isHired } from '../content/stages.ts';
import type { Database } from '../database/open.ts';
import { applications, resumes } from '../database/schema/applications.ts';
import { consents, legalHolds } from '../database/schema/data-protection.ts';
import { messages, submissionEvents } from '../database/schema/inbox.ts';
import { outbox } from '../database/schema/mail.ts';
import { inTransaction } from '../database/transaction.ts';
import { emptyLogSoon } from '../database/wal.ts';
import type { App } from '../lib/app.ts';
import { addMonths } from '../lib/dates.ts';
import { removeResumes } from '../resumes/resume-store.ts';
import { lastActivity } from './due.ts';
import { findHold } from './holds.ts';

type Application = typeof applications.$inferSelect;
type Message = typeof messages.$inferSelect;
type Named = Pick<Application, 'id' | 'reference' | 'createdAt'>;

export const ON_REQUEST = 'at the person’s request';
export const BIN_EMPTIED = 'the bin was emptied';

/** What a candidate sees of an application of which only what the law requires is left. */
export const REDUCED = 'We’ve deleted your data, except what we must keep by law.';

/** `why` is for the certificate: `kept for 12 months`. */
export async function eraseApplication(app: App, application: Named, why: string, author: Author) {
  const { db } = app;
  const { id } = application;
  const files = inTransaction(db, () => {
    const its = db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
    const counts = eraseTraces(db, id);
    db.delete(applications).where(eq(applications.id, id)).run();
    const digest = computeDigest(application, ...its.map(({ sha256 }) => sha256));
    audit(db, author, 'application.erase', id, `${why}; CVs ${its.length}, ${counts}; sha256 ${digest}`);
    return its.map((resume) => resume.id);
  });
  await removeResumes(app.resumeFolder, files);
}

export function eraseMessage(db: Database, message: Named, why: string, author: Author) {
  inTransaction(db, () => {
    const counts = eraseTraces(db, message.id);
    db.delete(messages).where(eq(messages.id, message.id)).run();
    audit(db, author, 'message.erase', message.id, `${why}; ${counts}; sha256 ${computeDigest(message)}`);
  });
}

/**
 * Erases what the law does not require; a name, an address, the resume and the dates stay
 * (Conduct Regulations 2003, schedule 4). It counts as withdrawn only if the person asked for it.
 */
export function reduceApplication(
  db: Database,
  application: Application,
  why: string,
  hasAsked: boolean,
  author: Author,
) {
  const { id, data } = application;
  const rest = { fullName: data.fullName, email: data.email, jobId: data.jobId };
  const left = {
    data: rest,
    answers: [],
    flags: null,
    status: hasAsked ? withdrawnStatus(db, application) : application.status,
    erasedAt: author.at,
    assignedTo: null,
    idempotencyKey: null,
  };
  emptyLogSoon(db);
  inTransaction(db, () => {
    const isIts = eq(submissionEvents.submissionId, id);
    db.delete(submissionEvents)
      .where(and(isIts, inArray(submissionEvents.kind, ['note', 'reply'])))
      .run();
    const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
    db.delete(consents).where(eq(consents.applicationId, id)).run();
    db.update(applications).set(left).where(eq(applications.id, id)).run();
    audit(db, author, 'application.reduce', id, `${why}; emails ${mails}; sha256 ${computeDigest(application)}`);
  });
}

/** The status after a withdrawal. A hired candidate stays hired: the record of a placement is kept for longer. */
export function withdrawnStatus(db: Database, { status }: Pick<Application, 'status'>): string {
  return isHired(db, status) ? status : firstStage(db, 'withdrawn').id;
}

/** What can be erased on request. `because` is a sentence that says why something must stay. */
export type ErasureExtent =
  | { kind: 'everything' }
  /** The rest is erased after `until`, milliseconds since 1970. */
  | { kind: 'some'; until: number; because: string }
  | { kind: 'nothing'; because: string };

const HELD: ErasureExtent = { kind: 'nothing', because: 'It’s on legal hold.' };
const UNANSWERED: ErasureExtent = { kind: 'nothing', because: 'Reply to the complaint first.' };

export function erasureExtent(app: App, application: Application): ErasureExtent {
  const { db, clock } = app;
  if (findHold(db, application.id)) return HELD;
  if (application.status === 'spam') return { kind: 'everything' };
  const activity = lastActivity(db, application);
  // Agencies need not keep a record of an application on which they took no action.
  if (!activity.hasDealtWith) return { kind: 'everything' };
  const isPlacement = isHired(db, application.status);
  const { placements } = publishedSingleton(db, 'dataProtection').retention;
  const months = isPlacement ? (placements ?? LEGAL_MINIMUM_MONTHS) : LEGAL_MINIMUM_MONTHS;
  const until = addMonths(activity.at, months);
  if (until <= clock.now()) return { kind: 'everything' };
  const because = isPlacement
    ? `Tax and contract law require agencies to keep placement records for ${monthsInWords(months)}.`
    : 'The law requires agencies to keep a record of every work-seeker for a year after they last dealt with the application (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).';
  return { kind: 'some', until, because };
}

/** Erases whatever may be erased now, and resolves with how much that is. Does nothing during a legal hold. */
export async function eraseAllowed(
  app: App,
  application: Application,
  why: string,
  author: Author,
): Promise<ErasureExtent> {
  const extent = erasureExtent(app, application);
  if (extent.kind === 'everything') await eraseApplication(app, application, why, author);
  if (extent.kind === 'some' && application.erasedAt === null) {
    reduceApplication(app.db, application, why, why === ON_REQUEST, author);
  }
  return extent;
}

/** Messages and complaints are erased as a whole, but not on legal hold, and complaints not before they have a reply. */
export function messageExtent(db: Database, { id, dueAt, status }: Message): ErasureExtent {
  if (findHold(db, id)) return HELD;
  const isOpen = dueAt !== null && status !== 'spam' && status !== 'answered' && status !== 'archived';
  return isOpen ? UNANSWERED : { kind: 'everything' };
}

export function eraseMessageIfAllowed(db: Database, message: Message, why: string, author: Author): ErasureExtent {
  const extent = messageExtent(db, message);
  if (extent.kind === 'everything') eraseMessage(db, message, why, author);
  return extent;
}

function eraseTraces(db: Database, id: string): string {
  emptyLogSoon(db);
  const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
  const events = db.delete(submissionEvents).where(eq(submissionEvents.submissionId, id)).run().changes;
  db.delete(legalHolds).where(eq(legalHolds.submissionId, id)).run();
  return `emails ${mails}, history entries ${events}`;
}

function computeDigest(
  { id, reference, createdAt }: { id: string; reference: string; createdAt: number },
  ...more: string[]
) {
  return createHash('sha256')
    .update([id, reference, createdAt, ...more].join(' '))
    .digest('hex');
}
