/** The state of the backups in the storage, for the dashboard and the health report. The backup command records it. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { readFact } from '../database/facts.ts';
import type { App } from '../lib/app.ts';
import { DAY_MS } from '../lib/dates.ts';
import { DATABASE } from './manifest.ts';

const BACKUP_FACT = 'backup';
/** The report shows a problem after this many intervals without a backup, or this long without a test restore. */
const LATE_INTERVALS = 3;
const MAX_UNVERIFIED_MS = 3 * DAY_MS;

const schema = z.object({
  /** When the last backup was made, in milliseconds since 1970. Null before the first backup. */
  at: z.int().nullable().default(null),
  /** Whether files that the database names were missing from the data folder. */
  isIncomplete: z.boolean().default(false),
  /** When a backup was last restored to test it, successfully or not. */
  verifiedAt: z.int().nullable().default(null),
  verifiedFiles: z.int().default(0),
  verifyProblem: z.string().nullable().default(null),
});

export type BackupState = z.infer<typeof schema>;

function parseState(fact: string | undefined): BackupState {
  return schema.parse(JSON.parse(fact ?? '{}'));
}

export function readBackupState(dataDir: string): BackupState {
  return recordBackupState(dataDir, {});
}

export type BackupProblem = 'late' | 'incomplete' | 'unverified';

/** The state of the backups and the most serious problem with them. Null without a journal. */
export function backupReport({ env, db, clock }: App): (BackupState & { problem: BackupProblem | null }) | null {
  if (!env.journal) return null;
  const state = parseState(readFact(db, BACKUP_FACT));
  const now = clock.now();
  // A server that has just started has not had time to make one.
  const since = (time: number | null) => Math.min(now - (time ?? 0), process.uptime() * 1000);
  const problem = state.isIncomplete
    ? 'incomplete'
    : since(state.at) > LATE_INTERVALS * env.journal.backupMs
      ? 'late'
      : state.verifyProblem !== null || since(state.verifiedAt) > MAX_UNVERIFIED_MS
        ? 'unverified'
        : null;
  return { ...state, problem };
}

/** Updates the recorded state and returns all of it. */
export function recordBackupState(dataDir: string, change: Partial<BackupState>): BackupState {
  const db = new Sqlite(join(dataDir, DATABASE), { fileMustExist: true, timeout: 2_000 });
  try {
    const row = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?').get(BACKUP_FACT);
    const state = { ...parseState(row?.value), ...change };
    const sql = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';
    db.prepare(sql).run(BACKUP_FACT, JSON.stringify(state));
    return state;
  } finally {
    db.close();
  }
}
