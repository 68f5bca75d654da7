// biome-ignore lint/plugin: runs our own command.
import { spawn } from 'node:child_process';
import { type Clock, systemClock } from '../../core/lib/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { createDueLoop } from '../../core/lib/due-loop.ts';
import { readSettings } from '../../core/settings/backup.ts';
import { archiveName, newestArchive } from './archive/archive-name.ts';
import { type DailyBackup, recordDailyBackup } from './state.ts';

/** The command's exit code for a checked backup with missing or damaged files, or a failed upload or test restore. */
export const EXIT_WITH_PROBLEMS = 2;

export interface BackupSchedule {
  /** Starts no more backups. One in progress is interrupted and leaves nothing behind. */
  stop(): void;
}

/** `incomplete`: there is a backup, but files were missing from it or its copy failed. */
type BackupResult = 'made' | 'incomplete' | 'failed';

/** Makes one backup. Never rejects. */
type MakeBackup = (args: string[], signal: AbortSignal) => Promise<BackupResult>;

interface ScheduleOptions {
  env: NodeJS.ProcessEnv;
  /** The file of the backup command, which runs in a process of its own. */
  command: string;
  clock?: Clock;
  make?: MakeBackup;
  /** Keeps the result of a daily backup for the health report. */
  record?: (dataDir: string, state: DailyBackup) => void;
}

/**
 * Makes a backup in `BACKUP_DIR` every day at `BACKUP_HOUR` and keeps the newest `BACKUP_KEEP`. The first one is made
 * now if the newest is older than a day. One that fails is tried again in an hour, and the health report says so.
 * Returns null when `BACKUP_DIR` is not set. Throws an OperatorError when a setting is wrong.
 */
export function startBackupSchedule({
  env,
  command,
  clock = systemClock,
  make = makeIn(command, env),
  record = recordDailyBackup,
}: ScheduleOptions): BackupSchedule | null {
  const { dataDir, backupDir, hour, keep } = readSettings(env);
  if (backupDir === null) return null;
  const isRecent = (newestArchive(backupDir) ?? '') >= archiveName(clock.now() - DAY_MS);
  let due = isRecent ? nextAt(hour, clock.now()) : clock.now();
  const loop = createDueLoop({
    clock,
    retryMs: HOUR_MS,
    async work(now, signal) {
      if (now < due) return due;
      const result = await make(['--out', backupDir, '--keep', String(keep)], signal);
      if (!signal.aborted) record(dataDir, { at: clock.now(), problem: result === 'made' ? null : result });
      if (result === 'failed') throw new Error('The backup command failed.');
      due = nextAt(hour, clock.now());
      return due;
    },
    onError: () => console.error('The backup failed; retrying in an hour.'),
  });
  loop.wake();
  return { stop: () => void loop.stop() };
}

/** Sends what has changed to the journal's storage every `BACKUP_MINUTES`. Returns null without a journal. */
export function startStorageSchedule({
  env,
  command,
  clock = systemClock,
  make = makeIn(command, env),
}: ScheduleOptions): BackupSchedule | null {
  if (!env.JOURNAL_S3_URL) return null;
  const everyMs = readSettings(env).minutes * MINUTE_MS;
  const loop = createDueLoop({
    clock,
    retryMs: everyMs,
    async work(now, signal) {
      if ((await make(['--storage'], signal)) === 'failed') throw new Error('The backup command failed.');
      return now + everyMs;
    },
    onError: () => console.error('The backup to storage failed and will be tried again.'),
  });
  loop.wake();
  return { stop: () => void loop.stop() };
}

/** The next time that it is this hour in the server's time zone, in milliseconds since 1970. */
export function nextAt(hour: number, now: number): number {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next.getTime() <= now) next.setDate(next.getDate() + 1);
  // Again, because on the day the clocks change the first may be an hour off.
  next.setHours(hour, 0, 0, 0);
  return next.getTime();
}

function makeIn(command: string, env: NodeJS.ProcessEnv): MakeBackup {
  return (args, signal) =>
    new Promise((resolve) => {
      const stdio: ['ignore', 'inherit', 'inherit'] = ['ignore', 'inherit', 'inherit'];
      const child = spawn(process.execPath, [command, ...args], { env, signal, stdio });
      child.once('error', () => resolve('failed'));
      child.once('exit', (code) => {
        if (code === EXIT_WITH_PROBLEMS) console.error('The backup finished with problems: see above.');
        // There is a backup, and another attempt would probably have the same problems.
        resolve(code === 0 ? 'made' : code === EXIT_WITH_PROBLEMS ? 'incomplete' : 'failed');
      });
    });
}
