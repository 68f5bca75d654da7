/** Emails the agency when uploads have stopped, or when they exceed a daily threshold. */

import { readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { readDiskSpace, requireDiskSpace } from '../../core/data-folder/disk-space.ts';
import { eq, gt, sum } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { applications, resumes } from '../../core/database/schema/applications.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { DAY_MS, HOUR_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks now whether a notice is due. */
    checkUploads(): void;
  }
}

/**
 * Threshold for a notice, several times a large agency's daily volume. Uploads above it are accepted, or one sender
 * could stop all applications.
 */
const MAX_DAY_BYTES = 2_000_000_000;

const NOTICES = { stopped: 'uploadsStoppedEmail', unusual: 'manyUploadsEmail' } as const;

type UploadProblem = keyof typeof NOTICES;

/** The state of uploads. `dayBytes` is the size of the CVs of the last 24 hours. */
export async function readUploadState(app: App) {
  const { freeBytes, acceptsFiles } = await readDiskSpace(app.env);
  const row = app.db
    .select({ bytes: sum(resumes.bytes).mapWith(Number) })
    .from(applications)
    .innerJoin(resumes, eq(resumes.applicationId, applications.id))
    .where(gt(applications.createdAt, app.clock.now() - DAY_MS))
    .get();
  const dayBytes = row?.bytes ?? 0;
  const dayProblem = dayBytes > MAX_DAY_BYTES ? 'unusual' : null;
  const problem: UploadProblem | null = acceptsFiles ? dayProblem : 'stopped';
  return { freeBytes, acceptsFiles, dayBytes, problem };
}

/** Throws 503, with what a candidate can do instead, if the disk is almost full. */
export async function requireRoomForResume(app: App): Promise<void> {
  const { email } = readAgency(app.db).contact;
  const alternative = email ? `Please email your CV to ${email}, or try again later.` : 'Please try again later.';
  await requireDiskSpace(app.env, `We can’t accept files at the moment. ${alternative}`).catch((error) => {
    app.checkUploads();
    throw error;
  });
}

/** Counts a CV for the network it comes from. Throws 429. */
export function countResume({ formLimits, clock }: App, address: string, bytes: number): void {
  const now = clock.now();
  formLimits.limits.applications.count(address, now);
  formLimits.limits.resumeBytes.count(address, now, bytes);
  formLimits.limits.resumeBytesOfDay.count(address, now, bytes);
}

/** Sends each notice once a day while its reason lasts. */
export function startUploadNotices(app: App): void {
  const check = runWhenDue(app, {
    retryMs: HOUR_MS,
    failure: 'failed to check uploads',
    async work(now) {
      const { problem } = await readUploadState(app);
      if (problem && elapsedSince(readSentAt(app, problem), now) >= DAY_MS) sendNotice(app, problem, now);
      return now + HOUR_MS;
    },
  });
  app.decorate('checkUploads', check);
}

function readSentAt({ db }: App, problem: UploadProblem): number {
  return Number(readFact(db, getFactName(problem)) ?? 0);
}

const getFactName = (problem: UploadProblem) => `uploads.${problem}` as const;

function sendNotice(app: App, problem: UploadProblem, now: number): void {
  const content = composeEmail(app, NOTICES[problem], {});
  inTransaction(app.db, () => {
    writeFact(app.db, getFactName(problem), String(now));
    queueMail(app, { kind: getFactName(problem), subjectId: 'uploads', mail: { to: null, ...content } });
  });
  app.log.warn({ problem }, 'uploads need attention');
  app.mail.wake();
}
