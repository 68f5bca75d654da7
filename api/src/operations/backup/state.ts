/** The state of the backups, for the dashboard and the health report. The backup command and the daily schedule record it. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { readFact } from '../../core/database/facts.ts';
import { DATABASE_FILE } from '../../core/database/open.ts';
import type { Clock } from '../../core/lib/clock.ts';
import { DAY_MS, HOUR_MS } from '../../core/lib/dates.ts';
import { findNewestArchive, parseArchiveTime } from './archive/archive-name.ts';

const BACKUP_FACT = 'backup';
const DAILY_FACT = 'backup.daily';
/**
 * Key of the fact with the time of an administrator's last test restore of a daily backup, in milliseconds since 1970.
 */
export const DRILL_FACT = 'backup.drill';
/** Limits after which the report shows a problem: intervals without a backup, and the time without a test restore. */
const LATE_INTERVALS = 3;
const MAX_UNVERIFIED_MS = 3 * DAY_MS;
/** Age at which a daily backup is late: a day, an hour until the retry, and an hour to make the backup. */
const LATE_DAILY_MS = DAY_MS + 2 * HOUR_MS;

const schema = z.object({
  /** Time of the last backup, in milliseconds since 1970; null before the first one. */
  at: z.int().nullable().default(null),
  /** Whether the data folder lacked files that the database names. */
  isIncomplete: z.boolean().default(false),
  /** Time of the last test restore, successful or not. */
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

const dailySchema = z.object({ at: z.int(), problem: z.enum(['failed', 'incomplete']).nullable() });

/** The result of the last daily backup, and when it ended. */
export type DailyBackup = z.infer<typeof dailySchema>;

export type BackupProblem = 'failed' | 'late' | 'incomplete' | 'unverified';

export interface BackupReport {
  /** Time of the last backup, in milliseconds since 1970; null if none exists. */
  at: number | null;
  verifiedAt: number | null;
  problem: BackupProblem | null;
}

/**
 * The backup status of the journal's storage or `BACKUP_DIR`: the first with a problem, otherwise the first in use.
 * Null if neither is in use.
 */
export function readBackupReport(app: App): BackupReport | null {
  const reports = [readStorageReport(app), readDailyReport(app)].filter((report) => report !== null);
  return reports.find(({ problem }) => problem) ?? reports[0] ?? null;
}

function readStorageReport({ env, db, clock }: App): BackupReport | null {
  if (!env.journal) return null;
  const { at, verifiedAt, isIncomplete, verifyProblem } = parseState(readFact(db, BACKUP_FACT));
  const problem = isIncomplete
    ? 'incomplete'
    : ageOf(at, clock) > LATE_INTERVALS * env.journal.backupMs
      ? 'late'
      : verifyProblem !== null || ageOf(verifiedAt, clock) > MAX_UNVERIFIED_MS
        ? 'unverified'
        : null;
  return { at, verifiedAt, problem };
}

function readDailyReport({ env, db, clock }: App): BackupReport | null {
  const { backupDir } = env.backup;
  if (!backupDir) return null;
  const newestName = findNewestArchive(backupDir);
  const newestAt = newestName === null ? null : parseArchiveTime(newestName);
  const fact = readFact(db, DAILY_FACT);
  const lastResult = fact === undefined ? null : dailySchema.parse(JSON.parse(fact));
  // A later backup, including one made by hand, supersedes a failure.
  const hasFailed = lastResult?.problem === 'failed' && lastResult.at > (newestAt ?? 0);
  const problem = hasFailed
    ? 'failed'
    : ageOf(newestAt, clock) > LATE_DAILY_MS
      ? 'late'
      : lastResult?.problem === 'incomplete'
        ? 'incomplete'
        : null;
  const verifiedAt = Number(readFact(db, DRILL_FACT) ?? 0) || null;
  return { at: newestAt, verifiedAt, problem };
}

/** Milliseconds since `time`, capped at the uptime: a server that has just started has had no time to back up. */
function ageOf(time: number | null, clock: Clock): number {
  return Math.min(clock.now() - (time ?? 0), process.uptime() * 1000);
}

/** Records the result of a daily backup. */
export function recordDailyBackup(dataDir: string, state: DailyBackup): void {
  withFacts(dataDir, (db) => writeFactIn(db, DAILY_FACT, state));
}

/** Updates the recorded state and returns all of it. */
export function recordBackupState(dataDir: string, change: Partial<BackupState>): BackupState {
  return withFacts(dataDir, (db) => {
    const row = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?').get(BACKUP_FACT);
    const state = { ...parseState(row?.value), ...change };
    writeFactIn(db, BACKUP_FACT, state);
    return state;
  });
}

/** Opens the database without the server's connection, because the caller may be another process. */
function withFacts<Result>(dataDir: string, work: (db: Sqlite.Database) => Result): Result {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { fileMustExist: true, timeout: 2_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function writeFactIn(db: Sqlite.Database, name: string, value: object): void {
  const sql = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';
  db.prepare(sql).run(name, JSON.stringify(value));
}
