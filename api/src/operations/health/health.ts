/** The health check, for load balancers, operators and Prometheus: what is running out, what is waiting, how long. */
import { count, eq, gt, min, sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { z } from 'zod';
import manifest from '../../../../package.json' with { type: 'json' };
import { readPeriods } from '../../compliance/retention/due.ts';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, requireRole } from '../../core/auth/access.ts';
import { changes } from '../../core/database/schema/content.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { flag } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { uploadState } from '../../desk/resumes/upload-notices.ts';
import { isSiteMissing } from '../../site/publishing/published-folder.ts';
import { appliedUpTo } from '../../site/publishing/receipt-store.ts';
import { backupReport } from '../backup/state.ts';

const waiting = { waiting: z.int(), oldestSeconds: z.int(), ok: z.boolean() };

const time = z.iso.datetime().nullable();

const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** The disk with the data. If it is almost full, no more files are accepted. */
  disk: z.object({ freeBytes: z.int(), ok: z.boolean() }),
  /** The resumes of the last 24 hours. */
  uploads: z.object({ dayBytes: z.int(), ok: z.boolean() }),
  /** Emails to be sent, and `failed` ones that will not be tried again. */
  outbox: z.object({ ...waiting, failed: z.int() }),
  /** The mailbox for replies: why it can't be read, and for how long it has failed. */
  incomingMail: z.object({ error: z.string().nullable(), failingSeconds: z.int(), ok: z.boolean() }),
  publisher: z.object(waiting),
  /** Submissions that are not in the journal yet. `replaced`: another machine accepts them, and this one does not. */
  journal: z.object({ ...waiting, state: z.enum(['off', 'ok', 'unavailable', 'replaced']) }),
  /** When the last backup was made, and when one was last restored to test it. Not ok if one failed, is late or is incomplete. */
  backup: z.object({ at: time, verifiedAt: time, ok: z.boolean() }),
  site: z.object({ ok: z.boolean() }),
  /** Until when no personal data is erased, such as after a jump of the clock or a changed period. Usually null. */
  retention: z.object({ pausedUntil: z.iso.datetime().nullable() }),
});
export type HealthReport = z.infer<typeof healthSchema>;

const brief = z.object({ status: z.literal('ok') });
const query = z.object({ full: flag.default(false) });

export const health = fp(
  async (app: App) => {
    const schema = {
      tags: ['Health'],
      summary: 'Check that the server and its database respond; `full` returns a report (administrators)',
      querystring: query,
      response: { 200: z.union([healthSchema, brief]), 503: healthSchema },
    };

    app.get('/healthz', { schema, config: { public: true } }, async (request, reply) => {
      app.db.$client.prepare('SELECT 1').get();
      if (!request.query.full) return { status: 'ok' as const };
      requireRole(app, request, ADMINISTRATORS);
      const report = await healthReport(app);
      return reply
        .header('cache-control', 'no-store')
        .code(report.status === 'ok' ? 200 : 503)
        .send(report);
    });
  },
  { name: 'health', dependencies: ['auth-guard', 'openapi'] },
);

/** An email server that has been unreachable this long needs attention. */
const MAIL_SECONDS = 60 * 60;
/** Longer than a full build on a slow disk. */
const PUBLISH_SECONDS = 10 * 60;

export async function healthReport(app: App): Promise<HealthReport> {
  const { freeBytes, acceptsFiles, dayBytes, problem } = await uploadState(app);
  const mails = waitingMails(app);
  const unpublished = waitingChanges(app);
  const checks = {
    disk: { freeBytes, ok: acceptsFiles },
    uploads: { dayBytes, ok: problem !== 'unusual' },
    // Without an email server they are meant to wait.
    outbox: { ...mails, ok: !app.env.smtpUrl || mails.oldestSeconds < MAIL_SECONDS },
    incomingMail: mailboxState(app),
    publisher: { ...unpublished, ok: unpublished.oldestSeconds < PUBLISH_SECONDS },
    journal: waitingIntakes(app),
    backup: lastBackup(app),
    site: { ok: !isSiteMissing(app) },
  };
  const isHealthy = Object.values(checks).every(({ ok }) => ok);
  const { notBefore } = readPeriods(app.db);
  const retention = { pausedUntil: notBefore > app.clock.now() ? toIso(notBefore) : null };
  return { status: isHealthy ? 'ok' : 'degraded', version: manifest.version, ...checks, retention };
}

function waitingMails({ db, clock }: App) {
  const { attempts, createdAt, nextAt } = outbox;
  // The age of a scheduled email counts from the time it is due.
  const oldest = sql<number | null>`min(iif(${attempts} = 0, max(${createdAt}, ${nextAt}), ${createdAt}))`;
  const of = (state: 'queued' | 'failed') =>
    db.select({ n: count(), oldest }).from(outbox).where(eq(outbox.state, state)).get();
  const queued = of('queued');
  return {
    waiting: queued?.n ?? 0,
    oldestSeconds: secondsSince(queued?.oldest, clock.now()),
    failed: of('failed')?.n ?? 0,
  };
}

function mailboxState({ incomingMail, clock }: App) {
  const failure = incomingMail.state()?.failure;
  const failingSeconds = secondsSince(failure?.since, clock.now());
  return { error: failure?.error ?? null, failingSeconds, ok: failingSeconds < MAIL_SECONDS };
}

function waitingIntakes({ journal, clock }: App) {
  const state = journal.state();
  const { count, oldest } = journal.waiting();
  const isOk = state === 'off' || state === 'ok';
  return { state, waiting: count, oldestSeconds: secondsSince(oldest, clock.now()), ok: isOk };
}

function lastBackup(app: App) {
  const { at = null, verifiedAt = null, problem = null } = backupReport(app) ?? {};
  return { at: toIso(at), verifiedAt: toIso(verifiedAt), ok: problem === null };
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
