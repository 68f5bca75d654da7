import type { Database } from './open.ts';

/** Runs `work` in one transaction, or as part of the one that is open. A writer waits for its turn at the start, not in the middle. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  const { $client: sqlite } = db;
  return sqlite.inTransaction ? work() : sqlite.transaction(work).immediate();
}
