/** Uploads all jobs to Find a Job once a day, if `FIND_A_JOB_SFTP_URL` is set. An upload is the evidence of where a job is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOARDS } from 'content-types/adverts/job-boards';
import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { and, eq } from '../../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../../core/database/facts.ts';
import type { Database } from '../../../core/database/open.ts';
import { documents } from '../../../core/database/schema/content.ts';
import { reach } from '../../../core/database/schema/reach.ts';
import { inTransaction, untilWritable } from '../../../core/database/transaction.ts';
import { withDeadline } from '../../../core/lib/clock.ts';
import { HOUR_MS, londonDay, MINUTE_MS } from '../../../core/lib/dates.ts';
import { runWhenDue } from '../../../core/lib/due-loop.ts';
import { recordFacts } from '../reach.ts';

const CHANNEL = 'Find a Job';
const PROGRESS_FACT = 'find-a-job';
/** Interval for checking whether an upload is due, and the delay after a failure. */
const CHECK_MS = 4 * HOUR_MS;
const RETRY_MS = HOUR_MS;
const MAX_UPLOAD_MS = 10 * MINUTE_MS;
const FILES = [
  { path: BOARDS[CHANNEL].feed, prefix: 'vacancies', action: 'Uploaded' },
  { path: '/feeds/dwp-find-a-job-expired.xml', prefix: 'expired', action: 'Asked to take it down' },
];

const progressSchema = z.object({
  uploadedAt: z.number().nullable().default(null),
  /** Why the last upload failed; null if it did not. */
  failure: z.string().nullable().default(null),
});

export function readProgress(db: Database): z.infer<typeof progressSchema> {
  return progressSchema.parse(JSON.parse(readFact(db, PROGRESS_FACT) ?? '{}'));
}

export async function findAJobUpload(app: App) {
  const { db, env, clock, log } = app;
  const { findAJob } = env;
  if (!findAJob) return;

  runWhenDue(app, {
    start: 'onListen',
    retryMs: RETRY_MS,
    failure: 'failed to upload to Find a Job, will retry',
    async work(now, closing) {
      const progress = readProgress(db);
      const isDue = progress.uploadedAt === null || londonDay(progress.uploadedAt) !== londonDay(now);
      const uploads = isDue ? await readFiles(now) : [];
      if (uploads.length === 0) return now + CHECK_MS;
      try {
        // Imported at first use, because few agencies upload to Find a Job and the SSH library is large.
        const { uploadToFindAJob } = await import('./sftp.ts');
        await withDeadline(clock, now + MAX_UPLOAD_MS, closing, (signal) =>
          uploadToFindAJob({ ...findAJob, uploads, signal }),
        );
        await untilWritable(db);
        inTransaction(db, () => {
          for (const upload of uploads) recordUpload(upload, now);
          writeFact(db, PROGRESS_FACT, JSON.stringify({ uploadedAt: now, failure: null }));
        });
        return now + CHECK_MS;
      } catch (error) {
        if (closing.aborted) throw error;
        const failure = (error as Error).message;
        log.warn({ failure }, 'failed to upload to Find a Job, will retry');
        await untilWritable(db);
        writeFact(db, PROGRESS_FACT, JSON.stringify({ ...progress, failure }));
        return now + RETRY_MS;
      }
    },
  });

  /** The files to upload; empty until the site has been published. */
  async function readFiles(now: number): Promise<Upload[]> {
    const day = londonDay(now).replaceAll('-', '');
    const contents = await Promise.all(
      FILES.map(({ path }) => readFile(join(env.dataDir, 'site', path)).catch(() => null)),
    );
    return FILES.flatMap(({ prefix, action }, i) => {
      const content = contents[i];
      return content ? [{ name: `${prefix}-${day}.xml`, content, action, isAll: i === 0 }] : [];
    });
  }

  /** Records facts only for new and changed adverts, because unchanged ones are uploaded again each day. */
  function recordUpload({ name, content, action, isAll }: Upload, at: number) {
    const handedOverByJob = new Map(listHandedOver().map((row) => [row.jobId, row]));
    const savedTimes = new Map(readPublishTimes().map((row) => [row.id, row.at ?? 0]));
    const references = [...content.toString().matchAll(/vacancyRefCode="(([0-9a-z]+)(?:-\d+)?)"/g)];
    const facts = references.flatMap(([, reference, jobId = '']) => {
      const evidenceStart = `${action} as ${reference} in `;
      const lastHandover = handedOverByJob.get(jobId);
      const isKnown =
        lastHandover?.evidence.startsWith(evidenceStart) && lastHandover.at >= (savedTimes.get(jobId) ?? 0);
      return isKnown ? [] : [{ jobId, state: 'handedOver' as const, at, evidence: `${evidenceStart}${name}.` }];
    });
    const evidence = `Uploaded ${name} with ${references.length} jobs.`;
    recordFacts(db, CHANNEL, isAll ? [...facts, { jobId: '', state: 'handedOver', at, evidence }] : facts);
  }

  function listHandedOver() {
    return db
      .select()
      .from(reach)
      .where(and(eq(reach.door, CHANNEL), eq(reach.state, 'handedOver')))
      .all();
  }

  function readPublishTimes() {
    const { id, lastPublishedAt, type } = documents;
    return db.select({ id, at: lastPublishedAt }).from(documents).where(eq(type, 'job')).all();
  }
}

interface Upload {
  name: string;
  content: Buffer;
  action: string;
  /** Whether this is the file of open jobs, rather than of expired jobs. */
  isAll: boolean;
}
