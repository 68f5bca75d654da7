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
export function waitBriefly({ $client: sqlite }: Database): void {
  sqlite.pragma(`busy_timeout = ${STATEMENT_MS}`);
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
  let waiting: Promise<void> | null = null;

  async function wait() {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return withoutWaiting(db, () => lock.immediate());
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await sleep(EVERY_MS);
    }
  }

  /** One looks for all who wait. */
  return () => {
    waiting ??= wait().finally(() => {
      waiting = null;
    });
    return waiting;
  };
});

function withoutWaiting<Result>(db: Database, work: () => Result): Result {
  const { patience, impatience } = statements(db);
  impatience.get();
  try {
    return work();
  } finally {
    patience.get();
  }
}

const statements = prepared(({ $client: sqlite }) => ({
  patience: sqlite.prepare(`PRAGMA busy_timeout = ${STATEMENT_MS}`),
  impatience: sqlite.prepare('PRAGMA busy_timeout = 0'),
}));

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}
