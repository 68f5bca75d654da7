/**
 * SQLite writes into the file next to the database first, the write-ahead log. What was erased can be read there until the
 * log is cut, which SQLite never does while the server runs.
 */
import { type Database, prepared } from './open.ts';

const EVERY_MS = 60_000;

const states = prepared(() => ({ isPlanned: false, lastAt: Number.NEGATIVE_INFINITY }));

/** Empties the log after the transaction in progress, at most once a minute. Call it where personal data is erased. */
export function emptyLogSoon(db: Database): void {
  const state = states(db);
  if (state.isPlanned) return;
  state.isPlanned = true;
  const run = () => {
    state.isPlanned = false;
    state.lastAt = performance.now();
    // The last connection that closes empties it too.
    if (db.$client.open && !emptyLog(db)) emptyLogSoon(db);
  };
  setTimeout(run, Math.max(0, state.lastAt + EVERY_MS - performance.now())).unref();
}

/** False while another connection reads or writes, or when the disk fails. */
function emptyLog(db: Database): boolean {
  try {
    const [result] = db.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return result?.busy === 0;
  } catch {
    return false;
  }
}
