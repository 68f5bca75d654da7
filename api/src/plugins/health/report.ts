/** How the system is: what runs out, what waits and for how long. For whoever operates it, and for Prometheus. */
import { statfs } from 'node:fs/promises';
import { count, eq, gt, min } from 'drizzle-orm';
import { z } from 'zod';
import { changes } from '../../database/schema/content.ts';
import { outbox } from '../../database/schema/mail.ts';
import type { App } from '../../lib/app.ts';
import { appliedUpTo } from '../../publishing/receipts.ts';

const waiting = { waiting: z.int(), oldestSeconds: z.int(), ok: z.boolean() };

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  /** Of the disk that the data is on. */
  disk: z.object({ freeBytes: z.int(), ok: z.boolean() }),
  /** Mails that are to be sent; `failed` ones were given up. */
  outbox: z.object({ ...waiting, failed: z.int() }),
  /** Changes that the site does not show yet. */
  publisher: z.object(waiting),
});
export type HealthReport = z.infer<typeof healthSchema>;

const MB = 1024 * 1024;
/** Room for a day of resumes and for the database to tidy up. */
const ENOUGH_BYTES = 512 * MB;
/** A mail server that is away for so long wants somebody to look. */
const MAIL_SECONDS = 60 * 60;
/** The longest publish, from nothing on a slow disk, is done by then. */
const PUBLISH_SECONDS = 10 * 60;

export async function healthReport(app: App): Promise<HealthReport> {
  const { bavail, bsize } = await statfs(app.env.dataDir);
  const freeBytes = bavail * bsize;
  const mails = waitingMails(app);
  const unpublished = waitingChanges(app);
  const checks = {
    disk: { freeBytes, ok: freeBytes >= ENOUGH_BYTES },
    // Where no mail is set up they wait by intention.
    outbox: { ...mails, ok: !app.env.smtpUrl || mails.oldestSeconds < MAIL_SECONDS },
    publisher: { ...unpublished, ok: unpublished.oldestSeconds < PUBLISH_SECONDS },
  };
  const isWell = Object.values(checks).every(({ ok }) => ok);
  return { status: isWell ? 'ok' : 'degraded', ...checks };
}

function waitingMails({ db, clock }: App) {
  const of = (state: 'queued' | 'failed') =>
    db
      .select({ n: count(), oldest: min(outbox.createdAt) })
      .from(outbox)
      .where(eq(outbox.state, state))
      .get();
  const queued = of('queued');
  return {
    waiting: queued?.n ?? 0,
    oldestSeconds: secondsSince(queued?.oldest, clock.now()),
    failed: of('failed')?.n ?? 0,
  };
}

function waitingChanges({ db, clock, env }: App) {
  if (!env.publisher) return { waiting: 0, oldestSeconds: 0 };
  const isNew = gt(changes.seq, appliedUpTo(db));
  const row = db
    .select({ n: count(), oldest: min(changes.at) })
    .from(changes)
    .where(isNew)
    .get();
  return { waiting: row?.n ?? 0, oldestSeconds: secondsSince(row?.oldest, clock.now()) };
}

function secondsSince(time: number | null | undefined, now: number): number {
  return time === null || time === undefined ? 0 : Math.max(0, Math.round((now - time) / 1000));
}
