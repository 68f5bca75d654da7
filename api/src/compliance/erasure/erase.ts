/**
 * Erasing for good. Each function is one transaction that leaves a certificate in the audit log: what, how much, when and
 * why, and a digest to recognise a copy that turns up later, but nothing about the person. Files are removed after
 * the commit: if the process dies in between, the sweep of the resume store finds files that no row names.
 */
import { createHash } from 'node:crypto';
import { LEGAL_MINIMUM_MONTHS, monthsInWords } from 'content-types/privacy/retention';
import { and, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/auth/audit.ts';
import { publishedSingleton } from '../../core/content/published.ts';
import { firstStage, stagesOfKinds } from '../../core/content/stages.ts';
import type { Database } from '../../core/database/open.ts';
import { applications, resumes } from '../../core/database/schema/applications.ts';
import { consents, legalHolds } from '../../core/database/schema/data-protection.ts';
import { messages, submissionEvents } from '../../core/database/schema/inbox.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import { queueErasure } from '../../core/events/events.ts';
import { addMonths } from '../../core/lib/dates.ts';
import { deleteIncoming } from '../../desk/mailbox/threads.ts';
import { removeResumes } from '../../desk/resumes/resume-store.ts';
import { lastActivity } from '../retention/due.ts';
import { findHold } from '../retention/holds.ts';

type Application = typeof applications.$inferSelect;
type Message = typeof messages.$inferSelect;
type Named = Pick<Application, 'id' | 'reference' | 'createdAt'>;

export const ON_REQUEST = 'at the person’s request';
export const BIN_EMPTIED = 'the bin was emptied';

/** The text for a candidate whose application has been erased, except for what the law requires. */
export const REDUCED = 'We’ve deleted your data, except what we must keep by law.';

/** `why` is for the certificate: `kept for 12 months`. */
export async function eraseApplication(app: App, application: Named, why: string, author: Author) {
  const { db } = app;
  const { id } = application;
  const files = inTransaction(db, () => {
    const its = db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
    const ofMessages = deleteMessagesAbout(db, id, why, author);
    eraseInterviews(db, id, author.at);
    const { counts, files: ofEmails } = eraseTraces(db, id);
    db.delete(applications).where(eq(applications.id, id)).run();
    queueErasure(db, application, 'everything', author.at);
    const digest = computeDigest(application, ...its.map(({ sha256 }) => sha256));
    audit(db, author, 'application.erase', id, `${why}; CVs ${its.length}, ${counts}; sha256 ${digest}`);
    return [...its.map((resume) => resume.id), ...ofMessages, ...ofEmails];
  });
  await removeResumes(app.resumeFolder, files);
}

export async function eraseMessage(app: App, message: Named, why: string, author: Author) {
  const files = inTransaction(app.db, () => deleteMessage(app.db, message, why, author));
  await removeResumes(app.resumeFolder, files);
}

/** In the caller's transaction. Returns the ids of its files, to be removed after the commit. */
function deleteMessage(db: Database, message: Named, why: string, author: Author): string[] {
  const { counts, files } = eraseTraces(db, message.id);
  db.delete(messages).where(eq(messages.id, message.id)).run();
  audit(db, author, 'message.erase', message.id, `${why}; ${counts}; sha256 ${computeDigest(message)}`);
  return files;
}

/**
 * Erases what the law does not require; the name, the email address, the job, the resume, the dates and the history
 * other than notes and replies stay (Conduct Regulations 2003, schedule 4). It counts as withdrawn only if the person
 * asked for it and was not hired.
 */
export async function reduceApplication(
  app: App,
  application: Application,
  why: string,
  hasAsked: boolean,
  author: Author,
) {
  const { db } = app;
  const { id, data } = application;
  const rest = { fullName: data.fullName, email: data.email, jobId: data.jobId };
  const left = {
    data: rest,
    answers: [],
    flags: null,
    source: '',
    medium: '',
    campaign: '',
    status: hasAsked ? withdrawnStatus(db, application) : application.status,
    erasedAt: author.at,
    assignedTo: null,
    idempotencyKey: null,
  };
  emptyLogSoon(db);
  const files = inTransaction(db, () => {
    db.delete(submissionEvents)
      .where(and(eq(submissionEvents.submissionId, id), inArray(submissionEvents.kind, ['note', 'reply'])))
      .run();
    const ofMessages = deleteMessagesAbout(db, id, why, author);
    eraseInterviews(db, id, author.at);
    const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
    const ofEmails = deleteIncoming(db, id);
    db.delete(consents).where(eq(consents.applicationId, id)).run();
    db.update(applications).set(left).where(eq(applications.id, id)).run();
    queueErasure(db, application, 'some', author.at);
    audit(db, author, 'application.reduce', id, `${why}; emails ${mails}; sha256 ${computeDigest(application)}`);
    return [...ofMessages, ...ofEmails];
  });
  await removeResumes(app.resumeFolder, files);
}

/** The status after a withdrawal. A hired candidate stays hired: the record of a placement is kept for longer. */
export function withdrawnStatus(db: Database, { status }: Pick<Application, 'status'>): string {
  return stagesOfKinds(db, 'hired').has(status) ? status : firstStage(db, 'withdrawn').id;
}

/** The parts that can be erased on request. `because` is a sentence that says why something must stay. */
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
  const isPlacement = stagesOfKinds(db, 'hired').has(application.status);
  const { placements } = publishedSingleton(db, 'dataProtection').retention;
  const months = isPlacement ? (placements ?? LEGAL_MINIMUM_MONTHS) : LEGAL_MINIMUM_MONTHS;
  const until = addMonths(activity.at, months);
  if (until <= clock.now()) return { kind: 'everything' };
  const because = isPlacement
    ? `Tax and contract law require agencies to keep placement records for ${monthsInWords(months)}.`
    : 'The law requires agencies to keep a record of every work-seeker for a year after they last dealt with the application (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).';
  return { kind: 'some', until, because };
}

/**
 * Erases whatever may be erased now, and resolves with how much that is: `some` also if that was erased before. Does
 * nothing during a legal hold.
 */
export async function eraseAllowed(
  app: App,
  application: Application,
  why: string,
  author: Author,
): Promise<ErasureExtent> {
  const extent = erasureExtent(app, application);
  if (extent.kind === 'everything') await eraseApplication(app, application, why, author);
  if (extent.kind === 'some' && application.erasedAt === null) {
    await reduceApplication(app, application, why, why.startsWith(ON_REQUEST), author);
  }
  return extent;
}

/**
 * Messages and complaints are erased as a whole, but not on legal hold, and complaints not before they are answered,
 * archived or marked as spam.
 */
export function messageExtent(db: Database, { id, dueAt, status }: Message): ErasureExtent {
  if (findHold(db, id)) return HELD;
  const isOpen = dueAt !== null && status !== 'spam' && status !== 'answered' && status !== 'archived';
  return isOpen ? UNANSWERED : { kind: 'everything' };
}

export async function eraseMessageIfAllowed(
  app: App,
  message: Message,
  why: string,
  author: Author,
): Promise<ErasureExtent> {
  const extent = messageExtent(app.db, message);
  if (extent.kind === 'everything') await eraseMessage(app, message, why, author);
  return extent;
}

/** Deletes the messages that may be erased, in the caller's transaction. Returns the ids of their files. */
function deleteMessagesAbout(db: Database, applicationId: string, why: string, author: Author): string[] {
  const about = db.select().from(messages).where(eq(messages.applicationId, applicationId)).all();
  const allowed = about.filter((message) => messageExtent(db, message).kind === 'everything');
  return allowed.flatMap((message) => deleteMessage(db, message, why, author));
}

/** Interviews still in the interviewer's calendar keep their times until the cancellation has been emailed. */
function eraseInterviews(db: Database, applicationId: string, now: number) {
  const ofApplication = eq(interviews.applicationId, applicationId);
  const isToCome = and(ofApplication, eq(interviews.state, 'booked'), gt(interviews.startsAt, now));
  db.update(interviews).set({ place: '', note: '' }).where(isToCome).run();
  db.delete(interviews)
    .where(and(ofApplication, or(ne(interviews.state, 'booked'), lte(interviews.startsAt, now))))
    .run();
}

function eraseTraces(db: Database, id: string): { counts: string; files: string[] } {
  emptyLogSoon(db);
  const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
  const events = db.delete(submissionEvents).where(eq(submissionEvents.submissionId, id)).run().changes;
  db.delete(legalHolds).where(eq(legalHolds.submissionId, id)).run();
  return { counts: `emails ${mails}, history entries ${events}`, files: deleteIncoming(db, id) };
}

function computeDigest(
  { id, reference, createdAt }: { id: string; reference: string; createdAt: number },
  ...more: string[]
) {
  return createHash('sha256')
    .update([id, reference, createdAt, ...more].join(' '))
    .digest('hex');
}
