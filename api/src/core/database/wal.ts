/**
 * Truncates SQLite's write-ahead log, the file to which SQLite writes first. Erased data stays readable in the log
 * until then, and SQLite never truncates it while the server runs.
 */

import type { App } from '../app.ts';
import { MINUTE_MS } from '../lib/dates.ts';
import type { Database } from './open.ts';
import { prepared } from './statements.ts';

const INTERVAL_MS = MINUTE_MS;

interface State {
  isPlanned: boolean;
  lastAt: number;
  /** The log of the app to which the database belongs. */
  logger?: App['log'];
}

const states = prepared((): State => ({ isPlanned: false, lastAt: Number.NEGATIVE_INFINITY }));

/** Empties the log when the app starts, because an earlier process may have been killed before it could. */
export function emptyLogAtStart(app: App): void {
  const { db, log } = app;
  states(db).logger = log;
  app.addHook('onReady', async () => {
    if (!emptyLog(db)) emptyLogSoon(db);
  });
}

/** Empties the log after the transaction in progress, at most once a minute. Call it where personal data is erased. */
export function emptyLogSoon(db: Database): void {
  const state = states(db);
  if (state.isPlanned) return;
  state.isPlanned = true;
  const run = () => {
    state.isPlanned = false;
    state.lastAt = performance.now();
    // A closed database needs no retry, because closing its last connection also empties the log.
    if (db.$client.open && !emptyLog(db)) emptyLogSoon(db);
  };
  setTimeout(run, Math.max(0, state.lastAt + INTERVAL_MS - performance.now())).unref();
}

/** Returns false while another connection reads or writes, or if the disk fails. */
function emptyLog(db: Database): boolean {
  try {
    const [result] = db.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return result?.busy === 0;
  } catch (err) {
    states(db).logger?.warn({ err }, 'failed to empty the write-ahead log, retrying in a minute');
    return false;
  }
}
