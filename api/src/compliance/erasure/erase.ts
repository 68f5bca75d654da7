/**
 * Permanent erasure. Each function is one transaction that leaves a certificate in the audit log: what, how much, when and
 * why, and a digest to recognise a copy that turns up later, but nothing about the person. Files are removed after
 * the commit: if the process dies in between, the sweep of the resume store finds files that no row names.
 */

import { createHash } from 'node:crypto';
import { formatMonths, LEGAL_MINIMUM_MONTHS } from 'content-types/privacy/retention';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { findFirstStage, stagesOfKinds } from '../../core/content/rules/stages.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications, resumes } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import type { Submission } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import { addMonths } from '../../core/lib/dates.ts';
import { removeFiles } from '../../core/lib/files.ts';
import { findLastActivity } from '../retention/due.ts';
import { findHold } from '../retention/holds.ts';

export const ON_REQUEST = 'at the person’s request';
export const BIN_EMPTIED = 'the bin was emptied';

/** Erases a submission completely. `erasureReason` appears on the certificate, such as `kept for 12 months`. */
export async function eraseSubmission(app: App, submission: Submission, erasureReason: string, author: Author) {
  const files = inTransaction(app.db, () => erase(app, submission, 'everything', erasureReason, author));
  // Wakes the worker, which looks up the candidate's home in their other CVs.
  app.candidates.wake();
  await removeFiles(app.resumeFolder, files);
}

/**
 * Erases all data not required by law. Name, email, job, CV, dates and history without notes and replies stay (Conduct
 * Regulations 2003, schedule 4). With `hasAsked`, also marks the application as withdrawn, unless the candidate was
 * hired.
 */
export async function reduceApplication(
  app: App,
  row: Application,
  erasureReason: string,
  hasAsked: boolean,
  author: Author,
) {
  const { db } = app;
  const files = inTransaction(db, () => {
    if (hasAsked)
      db.update(applications)
        .set({ status: withdrawnStatus(db, row) })
        .where(eq(applications.id, row.id))
        .run();
    return erase(app, { kind: 'application', row }, 'some', erasureReason, author);
  });
  app.candidates.wake();
  await removeFiles(app.resumeFolder, files);
}

/** Erases in the caller's transaction. Returns the ids of files to remove after the commit. */
function erase(app: App, submission: Submission, extent: Extent, erasureReason: string, author: Author): string[] {
  const { kind, row } = submission;
  const isApplication = kind === 'application';
  const resumeHashes = isApplication && extent === 'everything' ? hashesOfResumes(app.db, row.id) : null;
  const messageReferences = isApplication ? eraseMessagesAbout(app, row.id, erasureReason, author) : [];
  const { counts, files } = eraseParts(app, submission, extent, author.at);
  const summary = [...(resumeHashes ? [`CVs ${resumeHashes.length}`] : []), ...counts].join(', ');
  const detail = `${erasureReason}; ${summary}; sha256 ${computeDigest(row, ...(resumeHashes ?? []))}`;
  audit(app.db, author, `${kind}.${extent === 'some' ? 'reduce' : 'erase'}`, row.id, detail);
  return [...messageReferences, ...files];
}

type Extent = 'everything' | 'some';

/**
 * Erases each feature's data about the submission in the caller's transaction. A feature that depends on another's
 * tables comes later in `app.features`.
 */
function eraseParts(app: App, submission: Submission, extent: Extent, at: number) {
  emptyLogSoon(app.db);
  const parts = app.features.flatMap(({ personalData }) => personalData?.erase(app.db, submission, extent, at) ?? []);
  return {
    counts: parts.flatMap(({ count }) => count ?? []),
    files: parts.flatMap(({ files }) => files ?? []),
  };
}

/** The status after a withdrawal. A hired candidate stays hired: the record of a placement is kept for longer. */
export function withdrawnStatus(db: Database, { status }: Pick<Application, 'status'>): string {
  return stagesOfKinds(db, 'hired').has(status) ? status : findFirstStage(db, 'withdrawn').id;
}

/** The extent to which data can be erased on request. `because` is a sentence that says why the rest must be kept. */
export type ErasureExtent =
  | { kind: 'everything' }
  /** `until`, in milliseconds since 1970, is the time from which the rest can be erased. */
  | { kind: 'some'; until: number; because: string }
  | { kind: 'nothing'; because: string };

const HELD: ErasureExtent = { kind: 'nothing', because: 'It’s on legal hold.' };
const UNANSWERED: ErasureExtent = { kind: 'nothing', because: 'Reply to the complaint first.' };

/**
 * Returns how much of a submission can be erased on request. Legal holds keep all data; complaints stay until answered,
 * archived or marked as spam. Other messages are erased completely. For applications, see `applicationExtent`.
 */
export function erasureExtent(app: App, { kind, row }: Submission): ErasureExtent {
  if (findHold(app.db, row.id)) return HELD;
  if (kind === 'application') return applicationExtent(app, row);
  const isClosed = row.status === 'spam' || row.status === 'answered' || row.status === 'archived';
  return row.dueAt === null || isClosed ? { kind: 'everything' } : UNANSWERED;
}

function applicationExtent({ db, clock }: App, application: Application): ErasureExtent {
  if (application.status === 'spam') return { kind: 'everything' };
  const activity = findLastActivity(db, application);
  // Agencies need not keep a record of an application on which they took no action.
  if (!activity.hasDealtWith) return { kind: 'everything' };
  const isPlacement = stagesOfKinds(db, 'hired').has(application.status);
  const { placements } = readPublishedSingleton(db, 'dataProtection').retention;
  const months = isPlacement ? (placements ?? LEGAL_MINIMUM_MONTHS) : LEGAL_MINIMUM_MONTHS;
  const keepUntil = addMonths(activity.at, months);
  if (keepUntil <= clock.now()) return { kind: 'everything' };
  const reason = isPlacement
    ? `Tax and contract law require agencies to keep placement records for ${formatMonths(months)}.`
    : 'The law requires agencies to keep a record of every work-seeker for a year after they last dealt with the application (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).';
  return { kind: 'some', until: keepUntil, because: reason };
}

/**
 * Erases as much as the law allows and resolves with the extent: `some` even if that part was erased earlier. Does
 * nothing during a legal hold.
 */
export async function eraseAllowed(
  app: App,
  submission: Submission,
  erasureReason: string,
  author: Author,
): Promise<ErasureExtent> {
  const extent = erasureExtent(app, submission);
  if (extent.kind === 'everything') await eraseSubmission(app, submission, erasureReason, author);
  if (extent.kind === 'some' && submission.kind === 'application' && submission.row.erasedAt === null) {
    await reduceApplication(app, submission.row, erasureReason, erasureReason.startsWith(ON_REQUEST), author);
  }
  return extent;
}

/** Erases the messages that may be erased, in the caller's transaction. Returns the ids of their files. */
function eraseMessagesAbout(app: App, applicationId: string, erasureReason: string, author: Author): string[] {
  const relatedMessages = app.db.select().from(messages).where(eq(messages.applicationId, applicationId)).all();
  return relatedMessages
    .map((row) => ({ kind: 'message' as const, row }))
    .filter((message) => erasureExtent(app, message).kind === 'everything')
    .flatMap((message) => erase(app, message, 'everything', erasureReason, author));
}

function hashesOfResumes(db: Database, applicationId: string): string[] {
  const { sha256 } = resumes;
  const rows = db.select({ sha256 }).from(resumes).where(eq(resumes.applicationId, applicationId)).all();
  return rows.map((row) => row.sha256);
}

function computeDigest(
  { id, reference, createdAt }: { id: string; reference: string; createdAt: number },
  ...details: string[]
) {
  return createHash('sha256')
    .update([id, reference, createdAt, ...details].join(' '))
    .digest('hex');
}
