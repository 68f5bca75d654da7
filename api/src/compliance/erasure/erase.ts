/**
 * Erasing for good. Each function is one transaction that leaves a certificate in the audit log: what, how much, when and
 * why, and a digest to recognise a copy that turns up later, but nothing about the person. Files are removed after
 * the commit: if the process dies in between, the sweep of the resume store finds files that no row names.
 */

import { createHash } from 'node:crypto';
import { LEGAL_MINIMUM_MONTHS, monthsInWords } from 'content-types/privacy/retention';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { publishedSingleton } from '../../core/content/published.ts';
import { firstStage, stagesOfKinds } from '../../core/content/stages.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications, resumes } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import type { Application, Message, Submission } from '../../core/feature.ts';
import { addMonths } from '../../core/lib/dates.ts';
import { removeFiles } from '../../core/lib/files.ts';
import { lastActivity } from '../retention/due.ts';
import { findHold } from '../retention/holds.ts';

export const ON_REQUEST = 'at the person’s request';
export const BIN_EMPTIED = 'the bin was emptied';

/** `why` is for the certificate: `kept for 12 months`. */
export async function eraseApplication(app: App, row: Application, why: string, author: Author) {
  const { db } = app;
  const files = inTransaction(db, () => {
    const resumeHashes = hashesOfResumes(db, row.id);
    const ofMessages = deleteMessagesAbout(app, row.id, why, author);
    const { counts, files } = eraseParts(app, { kind: 'application', row }, 'everything', author.at);
    const what = [`CVs ${resumeHashes.length}`, ...counts].join(', ');
    audit(db, author, 'application.erase', row.id, `${why}; ${what}; sha256 ${computeDigest(row, ...resumeHashes)}`);
    return [...ofMessages, ...files];
  });
  await removeFiles(app.resumeFolder, files);
}

export async function eraseMessage(app: App, message: Message, why: string, author: Author) {
  const files = inTransaction(app.db, () => deleteMessage(app, message, why, author));
  await removeFiles(app.resumeFolder, files);
}

/** In the caller's transaction. Returns the ids of its files, to be removed after the commit. */
function deleteMessage(app: App, row: Message, why: string, author: Author): string[] {
  const { counts, files } = eraseParts(app, { kind: 'message', row }, 'everything', author.at);
  audit(app.db, author, 'message.erase', row.id, `${why}; ${counts.join(', ')}; sha256 ${computeDigest(row)}`);
  return files;
}

/**
 * Erases what the law does not require; the name, the email address, the job, the resume, the dates and the history
 * other than notes and replies stay (Conduct Regulations 2003, schedule 4). It counts as withdrawn only if the person
 * asked for it and was not hired.
 */
export async function reduceApplication(app: App, row: Application, why: string, hasAsked: boolean, author: Author) {
  const { db } = app;
  const files = inTransaction(db, () => {
    const ofMessages = deleteMessagesAbout(app, row.id, why, author);
    const { counts, files } = eraseParts(app, { kind: 'application', row }, 'some', author.at);
    if (hasAsked)
      db.update(applications)
        .set({ status: withdrawnStatus(db, row) })
        .where(eq(applications.id, row.id))
        .run();
    audit(db, author, 'application.reduce', row.id, `${why}; ${counts.join(', ')}; sha256 ${computeDigest(row)}`);
    return [...ofMessages, ...files];
  });
  await removeFiles(app.resumeFolder, files);
}

/** Every feature erases its part, in the caller's transaction; the ones that depend on another's tables come later in `app.features`. */
function eraseParts(app: App, submission: Submission, extent: 'everything' | 'some', at: number) {
  emptyLogSoon(app.db);
  const parts = app.features.flatMap(({ personalData }) => personalData?.erase(app.db, submission, extent, at) ?? []);
  return {
    counts: parts.flatMap(({ count }) => count ?? []),
    files: parts.flatMap(({ files }) => files ?? []),
  };
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
function deleteMessagesAbout(app: App, applicationId: string, why: string, author: Author): string[] {
  const { db } = app;
  const about = db.select().from(messages).where(eq(messages.applicationId, applicationId)).all();
  const allowed = about.filter((message) => messageExtent(db, message).kind === 'everything');
  return allowed.flatMap((message) => deleteMessage(app, message, why, author));
}

function hashesOfResumes(db: Database, applicationId: string): string[] {
  const { sha256 } = resumes;
  const rows = db.select({ sha256 }).from(resumes).where(eq(resumes.applicationId, applicationId)).all();
  return rows.map((row) => row.sha256);
}

function computeDigest(
  { id, reference, createdAt }: { id: string; reference: string; createdAt: number },
  ...more: string[]
) {
  return createHash('sha256')
    .update([id, reference, createdAt, ...more].join(' '))
    .digest('hex');
}
