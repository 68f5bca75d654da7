/**
 * The intake journal: submissions are written to object storage before senders get a reference, so they survive the
 * loss of the machine. While the storage is unavailable, senders get their reference first and it is written
 * later; with JOURNAL_REQUIRED they get 503. An intake (an application, message, complaint or job alert) is first
 * committed to the database, with a mark that it may not be in the journal. Every minute, intakes with a mark that the
 * storage has not confirmed are written again, and the marks are removed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bucket } from 'content-types/storage/bucket';
import fp from 'fastify-plugin';
import type { App } from '../../core/app.ts';
import { and, asc, eq, gt, inArray, lte } from '../../core/database/drizzle.ts';
import { addFact, readFact, writeFact } from '../../core/database/facts.ts';
import { auditLog } from '../../core/database/schema/auth.ts';
import { journalPending } from '../../core/database/schema/system.ts';
import { readMax } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { allRecorded, erasingActions } from '../../core/feature.ts';
import { HttpError } from '../../core/http/errors.ts';
import { SAFE_METHODS } from '../../core/http/http.ts';
import { type Journal, type JournalState, NO_JOURNAL } from '../../core/journal.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { newId } from '../../core/lib/ids.ts';
import type { JournalSettings } from '../../core/settings/journal.ts';
import { claimLease, holdsLease, type Lease } from './lease.ts';
import { erasureName, FOLDER, intakeName, parseName } from './names.ts';
import { readRecord, requireIntake } from './records.ts';
import { createSeal, type Seal } from './seal.ts';

const INTERVAL_MS = MINUTE_MS;
/** Maximum time that a response waits for the storage. */
const TIMEOUT_MS = 5_000;
/** The time for which responses skip the storage after a failure, so that not every candidate waits for the timeout. */
const RETRY_MS = 15_000;
const MAX_ATTEMPTS = 2;

/** Key of the fact with the id of the last audit entry whose erasure is in the journal. */
const ERASED_FACT = 'journal erasures';

const UNAVAILABLE = 'We can’t accept this at the moment. Please try again in a few minutes.';
const REPLACED =
  'Another server has taken over from this one, which no longer accepts changes. Please try again in a few minutes.';

type Mark = typeof journalPending.$inferSelect;

export const journal = fp(
  async (app: App) => {
    const settings = app.env.journal;
    if (!settings) {
      app.decorate('journal', NO_JOURNAL);
      return;
    }
    // Imported dynamically, because the client uses tens of megabytes of memory.
    const { openBucket } = await import('content-types/storage/bucket');
    const storage = openBucket(settings.s3, { timeoutMs: TIMEOUT_MS, maxAttempts: MAX_ATTEMPTS });
    app.decorate('journal', startJournal(app, storage, settings));
  },
  { name: 'journal' },
);

function startJournal(app: App, storage: Bucket, { recipients, isRequired }: JournalSettings): Journal {
  const { db, clock, log } = app;
  const recordParts = allRecorded(app.features);
  const erasureActions = erasingActions(app.features);
  /** Identifies this run of the server in the storage. */
  const startId = newId();
  let seal: Seal;
  let lease: Lease | null = null;
  let state: JournalState = 'ok';
  let pausedUntil = 0;
  /** Whether the server has tried to claim the lease. */
  let isStarted = false;
  /** Names of objects that the storage has confirmed but whose marks remain. */
  const writtenNames = new Set<string>();
  const unwrittenIds = new Set(listMarks().map(({ id }) => id));

  addFact(db, ERASED_FACT, String(readMax(db, auditLog.id) ?? 0));
  let erasedUpTo = Number(readFact(db, ERASED_FACT));

  app.addHook('onReady', async () => {
    seal = await createSeal(recipients);
  });
  app.addHook('onClose', async () => storage.close());
  app.addHook('onRequest', async ({ method }) => {
    if (state === 'replaced' && !SAFE_METHODS.has(method)) throw new HttpError(503, REPLACED);
  });
  // Records an erasure in the journal before its response, unless the storage is unavailable.
  app.addHook('onSend', async ({ method }) => {
    if (SAFE_METHODS.has(method) || state !== 'ok' || findNewErasures().length === 0) return;
    await writeErasures().catch(noteFailure);
  });
  const wake = runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'the journal’s storage is unavailable, will retry',
    async work() {
      if (state === 'replaced') return null;
      try {
        await catchUp();
      } catch (error) {
        if (error instanceof HttpError) return null;
        noteFailure(error);
        throw error;
      } finally {
        if (!isStarted) wakeSenders();
        isStarted = true;
      }
      if (state === 'unavailable') log.info('the journal’s storage is available again');
      state = 'ok';
      pausedUntil = 0;
      return clock.now() + INTERVAL_MS;
    },
  });

  function listMarks(): Mark[] {
    return db.select().from(journalPending).orderBy(asc(journalPending.at)).all();
  }

  async function settle(id: string) {
    const mark = db.select().from(journalPending).where(eq(journalPending.id, id)).get();
    if (!mark) return;
    try {
      if (clock.now() < pausedUntil) throw new Error('The storage was unavailable a moment ago.');
      await withTimeout(writeMark(mark));
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (clock.now() >= pausedUntil) noteFailure(error);
      if (isRequired) throw new HttpError(503, UNAVAILABLE);
    }
    release([id]);
  }

  async function writeMark(mark: Mark) {
    const { epoch } = lease ?? (await confirmLease());
    await write(mark, epoch);
    // Confirms the lease after the write, so that any machine that takes over later finds the object.
    await confirmLease();
  }

  function noteFailure(err: unknown) {
    if (state === 'ok') log.warn({ err }, 'the journal’s storage is unavailable');
    if (state !== 'replaced') state = 'unavailable';
    pausedUntil = clock.now() + RETRY_MS;
    scheduleWake();
  }

  let cancelWake = () => {};
  function scheduleWake() {
    cancelWake();
    cancelWake = clock.at(pausedUntil, wake);
  }
  app.addHook('onClose', async () => cancelWake());

  function release(ids: readonly string[]) {
    let isReleased = false;
    for (const id of ids) isReleased = unwrittenIds.delete(id) || isReleased;
    if (isReleased) wakeSenders();
  }

  function wakeSenders() {
    app.mail.wake();
    app.webhooks.wake();
  }

  let currentCheck: Promise<Lease> | null = null;
  let pendingCheck: Promise<Lease> | null = null;

  /**
   * Confirms, by a request that starts after the call, that this machine holds the lease. Rejects with 503 if not.
   * Waiting callers share a request.
   */
  function confirmLease(): Promise<Lease> {
    pendingCheck ??= (currentCheck ?? Promise.resolve()).then(doNothing, doNothing).then(() => {
      currentCheck = pendingCheck;
      pendingCheck = null;
      return requireLease();
    });
    return pendingCheck;
  }

  async function requireLease(): Promise<Lease> {
    if (lease === null) lease = await claimLease(storage, db, startId);
    else if (await holdsLease(storage, lease)) return lease;
    else lease = null;
    if (lease) return lease;
    if (state !== 'replaced') {
      log.error(
        'another machine is accepting applications with this journal, so this one has stopped accepting them. To make this one take over again, stop it and run `pnpm restore` with --take-over',
      );
    }
    state = 'replaced';
    throw new HttpError(503, REPLACED);
  }

  async function write({ kind, id, at }: Mark, epoch: number) {
    const name = intakeName(epoch, at, id);
    if (writtenNames.has(name)) return;
    const record = await readRecord(db, recordParts, app.resumeFolder, kind, id);
    if (record === null) return;
    // Does not overwrite, because an earlier attempt may have succeeded although its response was lost.
    await storage.put(name, seal(name, record), { IfNoneMatch: '*' });
    writtenNames.add(name);
  }

  /** Writes the marked intakes, then removes their marks. */
  async function catchUp() {
    const { epoch } = await confirmLease();
    const pendingMarks = listMarks();
    for (const mark of pendingMarks) await write(mark, epoch);
    if (pendingMarks.length > 0) {
      await confirmLease();
      inTransaction(db, () => {
        for (const { id, at } of pendingMarks) {
          db.delete(journalPending)
            .where(and(eq(journalPending.id, id), lte(journalPending.at, at)))
            .run();
        }
      });
      for (const { id, at } of pendingMarks) writtenNames.delete(intakeName(epoch, at, id));
      release(pendingMarks.map(({ id }) => id));
    }
    await writeErasures();
  }

  function findNewErasures() {
    const isNew = and(gt(auditLog.id, erasedUpTo), inArray(auditLog.action, erasureActions));
    const newEntries = db.select().from(auditLog).where(isNew).orderBy(asc(auditLog.id)).all();
    // Saves the next call from reading the same entries.
    if (newEntries.length === 0) erasedUpTo = readMax(db, auditLog.id) ?? 0;
    return newEntries;
  }

  let writing: Promise<void> = Promise.resolve();

  /** Records new erasures in the journal and deletes the erased people's records from it. Calls run one at a time. */
  function writeErasures(): Promise<void> {
    writing = writing.then(doNothing, doNothing).then(async () => {
      const erasures = findNewErasures();
      if (erasures.length === 0) return;
      const { epoch } = await confirmLease();
      for (const { id, at, action, subject, detail } of erasures) {
        const name = erasureName(epoch, at, id);
        const erasure = { action, id: subject, detail };
        await storage.put(name, seal(name, Buffer.from(JSON.stringify(erasure))));
      }
      const erasedIds = new Set(erasures.map(({ subject }) => subject));
      for (const { name } of await storage.list(FOLDER)) {
        if (erasedIds.has(parseName(name)?.id ?? '')) await storage.remove(name);
      }
      erasedUpTo = erasures.at(-1)?.id ?? erasedUpTo;
      writeFact(db, ERASED_FACT, String(erasedUpTo));
    });
    return writing;
  }

  return {
    mark(kind, id) {
      requireIntake(recordParts, kind);
      const mark = { kind, at: clock.now() };
      db.insert(journalPending)
        .values({ id, ...mark })
        .onConflictDoUpdate({ target: journalPending.id, set: mark })
        .run();
      unwrittenIds.add(id);
    },
    settle,
    held: () => [...unwrittenIds],
    canSend: () => isStarted && state !== 'replaced',
    state: () => state,
    waiting() {
      const missingMarks = listMarks().filter(
        ({ id, at }) => !lease || !writtenNames.has(intakeName(lease.epoch, at, id)),
      );
      return { count: missingMarks.length, oldest: missingMarks[0]?.at ?? null };
    },
  };
}

/** Rejects if the work takes longer than TIMEOUT_MS. */
async function withTimeout(work: Promise<void>) {
  const timeoutAbort = new AbortController();
  const tooLate = sleep(TIMEOUT_MS, undefined, { signal: timeoutAbort.signal }).then(() => {
    throw new Error('The storage is too slow.');
  });
  await Promise.race([work, tooLate]).finally(() => timeoutAbort.abort());
}

function doNothing() {}
