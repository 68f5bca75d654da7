/**
 * SQLite has one writer at a time, and another process, such as an import, may be writing. A waiting statement blocks
 * this whole process, so statements wait only briefly. Code that can wait longer calls `untilWritable`, which does not
 * block other requests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './open.ts';

/**
 * Runs `work` in one transaction, or in the open one. Takes the write lock at the start, so that a transaction never
 * waits midway.
 */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  const { $client: sqlite } = db;
  return sqlite.inTransaction ? work() : sqlite.transaction(work).immediate();
}

/** Time limit for waiting while other processes write, enough for two that write in turn. */
const STATEMENT_MS = 100;
const MAX_WAIT_MS = 2_000;
const RETRY_MS = 20;

/**
 * Shortens the wait for locks in a process that serves requests. Other processes wait for the time set by
 * `openDatabase`.
 */
export function waitBriefly(db: Database): void {
  setBusyTimeout(db, STATEMENT_MS);
}

/**
 * Resolves when no other process is writing, nearly always immediately; rejects with SQLITE_BUSY after two seconds. It
 * holds no lock: write in the same tick.
 */
export async function untilWritable(db: Database): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      withoutWaiting(db, db.$client.transaction(() => undefined).immediate);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Skips a write while the database is busy. Use it for data that the next request writes again, such as the time a user
 * was last seen.
 */
export function writeUnlessBusy(db: Database, write: () => unknown): void {
  try {
    withoutWaiting(db, write);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

function withoutWaiting(db: Database, work: () => unknown): void {
  const previousTimeout = Number(db.$client.pragma('busy_timeout', { simple: true }));
  setBusyTimeout(db, 0);
  try {
    work();
  } finally {
    setBusyTimeout(db, previousTimeout);
  }
}

/** Sets the busy timeout. Uses `exec`, because SQLite applies it as soon as the statement is prepared, not when it runs. */
function setBusyTimeout({ $client: sqlite }: Database, ms: number): void {
  // biome-ignore lint/plugin: a number.
  sqlite.exec(`PRAGMA busy_timeout = ${ms}`);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
