/**
 * Sends what is in the outbox. A row is claimed by moving its due time ahead of the attempt: should the process die,
 * the row is due again by itself, under the same Message-ID. What the server took is recorded and never sent again.
 */
import { and, asc, eq, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import { untilWritable } from '../database/busy.ts';
import { outbox } from '../database/schema/mail.ts';
import type { App } from '../lib/app.ts';
import { failureOf } from './failure.ts';
import { retryDelay } from './retry.ts';
import { type Mailer, openMailer } from './send.ts';

export interface MailWorker {
  /** Looks into the outbox now. */
  wake(): void;
  /** What went wrong last since the server started; null when nothing did. */
  lastFailure(): { at: number; error: string } | null;
  /** Whether this mail is on its way to the server at this moment. */
  isSending(id: string): boolean;
  /** Lets what is on its way arrive, for five seconds at most. */
  stop(): Promise<void>;
}

type Row = typeof outbox.$inferSelect;

const CONNECTIONS = 3;
const ATTEMPT_MS = 5 * 60_000;
/** Longer than an attempt can take. */
const CLAIM_MS = 10 * 60_000;
/** While the server is in trouble one attempt a minute is enough, whatever waits. */
const PAUSE_MS = 60_000;
const STOP_MS = 5_000;
const RECORD_AGAIN_MS = 1_000;

export function createMailWorker(app: App): MailWorker {
  const { db, clock, log } = app;
  const mailer = openMailer(app.env, CONNECTIONS);
  const ending = new AbortController();
  const sending = new Set<string>();
  let isStopping = false;
  let pausedUntil = 0;
  let failure: { at: number; error: string } | null = null;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let cancel = () => {};

  function wake() {
    if (!mailer || isStopping) return;
    isWokenAgain = true;
    running ??= run(mailer).finally(() => {
      running = null;
      // Woken after the last look and before this.
      if (isWokenAgain) wake();
    });
  }

  /** Never rejects: what goes wrong with the database is tried again later. */
  async function run(mailer: Mailer) {
    try {
      while (isWokenAgain && !isStopping) {
        isWokenAgain = false;
        await deliverDue(mailer);
      }
      sleepUntil(nextDue());
    } catch (err) {
      log.error({ err }, 'the outbox could not be worked through');
      sleepUntil(clock.now() + PAUSE_MS);
    }
  }

  async function deliverDue(mailer: Mailer) {
    while (!isStopping && clock.now() >= pausedUntil) {
      await untilWritable(db);
      const rows = claim();
      if (rows.length === 0) return;
      await Promise.all(rows.map((row) => deliver(mailer, row)));
    }
  }

  function sleepUntil(time: number | null) {
    cancel();
    if (time !== null && !isStopping) cancel = clock.at(Math.max(time, pausedUntil), wake);
  }

  function nextDue(): number | null {
    return (
      db
        .select({ at: min(outbox.nextAt) })
        .from(outbox)
        .where(deliverable())
        .get()?.at ?? null
    );
  }

  function claim(): Row[] {
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(deliverable(), lte(outbox.nextAt, now)))
      .orderBy(asc(outbox.nextAt))
      .limit(CONNECTIONS);
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + CLAIM_MS })
      .where(inArray(outbox.id, due))
      .returning()
      .all();
  }

  /** Mail to the agency waits until there is an address for it. */
  function deliverable(): SQL | undefined {
    const isQueued = eq(outbox.state, 'queued');
    return app.env.mailTo ? isQueued : and(isQueued, sql`json_extract(${outbox.mail}, '$.to') IS NOT NULL`);
  }

  async function deliver(mailer: Mailer, row: Row) {
    sending.add(row.id);
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    try {
      const outcome = await mailer.send(row.messageId, row.mail, signal).then(
        (refused) => ({ refused }),
        (error: unknown) => ({ error }),
      );
      if ('refused' in outcome) await recordSent(row, outcome.refused);
      else await recordFailure(row, outcome.error);
    } finally {
      sending.delete(row.id);
    }
  }

  async function recordSent({ id, kind }: Row, refused: readonly string[]) {
    const lastError = refused.length > 0 ? `Refused for ${refused.join(', ')}.` : null;
    const sent = db.update(outbox).set({ state: 'sent', sentAt: clock.now(), lastError }).where(eq(outbox.id, id));
    await insist(id, () => sent.run());
    log.info({ mail: id, kind }, 'mail sent');
  }

  async function recordFailure({ id, kind, attempts }: Row, error: unknown) {
    const { isPermanent, isServerTrouble, code, text } = failureOf(error);
    failure = { at: clock.now(), error: text };
    const delay = isPermanent ? null : retryDelay(attempts);
    const next = delay === null ? { state: 'failed' as const } : { nextAt: clock.now() + delay };
    // Unless somebody has claimed it since: an attempt that hung for too long has nothing to say any more.
    const isStillOurs = and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'queued'));
    const failed = db
      .update(outbox)
      .set({ ...next, lastError: text })
      .where(isStillOurs);
    await insist(id, () => failed.run());
    if (isServerTrouble) pausedUntil = clock.now() + PAUSE_MS;
    log.warn({ mail: id, kind, code, attempts }, delay === null ? 'mail given up' : 'mail could not be sent yet');
  }

  /** While the database is busy: what was sent and is not recorded would be sent again, what failed not for long. */
  async function insist(id: string, record: () => unknown) {
    for (;;) {
      try {
        await untilWritable(db);
        record();
        return;
      } catch (err) {
        if (isStopping) throw err;
        log.warn({ err, mail: id }, 'what became of a mail could not be recorded yet');
        await new Promise<void>((resolve) => clock.at(clock.now() + RECORD_AGAIN_MS, resolve));
      }
    }
  }

  return {
    wake,
    lastFailure: () => failure,
    isSending: (id) => sending.has(id),
    async stop() {
      isStopping = true;
      cancel();
      const timer = setTimeout(() => ending.abort(), STOP_MS);
      await running;
      clearTimeout(timer);
      mailer?.close();
    },
  };
}
