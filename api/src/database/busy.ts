/**
 * Another program may be writing to the database. SQLite would let this whole process wait for it: so a statement waits
 * briefly, and whoever can wait for longer does it here, while others are answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';

/** What two programs need that write in turn. */
const STATEMENT_MS = 100;
const PATIENCE_MS = 2_000;
const EVERY_MS = 20;

const CODES = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);

/** For a process with others to answer. One of its own may wait for as long as `openDatabase` says. */
export function waitBriefly(db: Database): void {
  setPatience(db, STATEMENT_MS);
}

/**
 * Resolves when nobody else is writing, nearly always at once; rejects with SQLITE_BUSY after two seconds. It holds
 * nothing: somebody else may come before the write that follows, which then fails as ever.
 */
export function untilWritable(db: Database): Promise<void> {
  return doorOf(db)();
}

/** Writes what can as well be written next time, such as when somebody was last seen. */
export function writeUnlessBusy(db: Database, write: () => unknown): void {
  try {
    withoutWaiting(db, write);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

const doorOf = prepared((db) => {
  const lock = db.$client.transaction(() => undefined);
  const look = () => withoutWaiting(db, () => lock.immediate());
  let next: Promise<void> | null = null;

  /** One looks for all who wait. */
  function lookAgain(): Promise<void> {
    next ??= sleep(EVERY_MS)
      .then(look)
      .finally(() => {
        next = null;
      });
    return next;
  }

  return async () => {
    const until = performance.now() + PATIENCE_MS;
    for (let attempt: () => unknown = next ? lookAgain : look; ; attempt = lookAgain) {
      try {
        await attempt();
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
    }
  };
});

function withoutWaiting<Result>(db: Database, work: () => Result): Result {
  const before = Number(db.$client.pragma('busy_timeout', { simple: true }));
  setPatience(db, 0);
  try {
    return work();
  } finally {
    setPatience(db, before);
  }
}

/** Not a statement that is kept: SQLite obeys this one when it is prepared, not when it runs. */
function setPatience({ $client: sqlite }: Database, ms: number): void {
  sqlite.exec(`PRAGMA busy_timeout = ${ms}`);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}
