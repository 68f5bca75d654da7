import { type Clock, systemClock } from '../../core/lib/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { createDueLoop } from '../../core/lib/due-loop.ts';
import type { readSettings } from '../../core/settings/backup.ts';
import { archiveName, findNewestArchive } from './archive/archive-name.ts';
import type { DailyBackup } from './state.ts';

/** `incomplete`: the backup exists, but files were missing from it or its upload failed. */
export type BackupResult = 'made' | 'incomplete' | 'failed';

interface ScheduleOptions {
  /** The current settings. */
  read(): Pick<ReturnType<typeof readSettings>, 'backupDir' | 'hour' | 'keep' | 'minutes'>;
  /** Makes one backup by running the backup command with these arguments. Never rejects. */
  make(args: string[], signal: AbortSignal): Promise<BackupResult>;
  clock?: Clock;
}

export interface BackupSchedule {
  /** Starts the schedule, or applies changed settings. */
  wake(): void;
  /** Makes a backup immediately. */
  run(): void;
  /** Stops the schedule. Interrupts a backup in progress, which leaves nothing behind. */
  stop(): Promise<void>;
}

/**
 * Backs up to a folder daily at a set hour and keeps the newest backups. `wake` starts a backup if the newest is older
 * than a day. Retries a failure after an hour. Passes each result to `record`.
 */
export function scheduleBackups({
  read,
  make,
  record,
  clock = systemClock,
}: ScheduleOptions & { record(state: DailyBackup): void }): BackupSchedule {
  /** Due time in milliseconds since 1970; null until the folder has been checked for a recent backup. */
  let dueAt: number | null = null;
  const { wake, stop } = createDueLoop({
    clock,
    retryMs: HOUR_MS,
    async work(now, signal) {
      const { backupDir, hour, keep } = read();
      if (backupDir === null) return null;
      dueAt ??= hasRecent(backupDir, now) ? findNextRun(hour, now) : now;
      if (now < dueAt) return dueAt;
      const result = await make(['--out', backupDir, '--keep', String(keep)], signal);
      if (!signal.aborted) record({ at: clock.now(), problem: result === 'made' ? null : result });
      if (result === 'failed') throw new Error('The backup command failed.');
      dueAt = findNextRun(hour, clock.now());
      return dueAt;
    },
    onError: () => console.error('The backup failed; retrying in an hour.'),
  });
  const runAt = (time: number | null) => {
    dueAt = time;
    wake();
  };
  return { wake: () => runAt(null), run: () => runAt(clock.now()), stop };
}

/** Whether there is a backup from the last 24 hours. */
function hasRecent(folder: string, now: number): boolean {
  return (findNewestArchive(folder) ?? '') >= archiveName(now - DAY_MS);
}

/** Backs up to the journal's storage every `minutes`. */
export function scheduleStorage({ read, make, clock = systemClock }: ScheduleOptions): Omit<BackupSchedule, 'run'> {
  const readIntervalMs = () => read().minutes * MINUTE_MS;
  return createDueLoop({
    clock,
    retryMs: readIntervalMs(),
    async work(now, signal) {
      if ((await make(['--storage'], signal)) === 'failed') throw new Error('The backup command failed.');
      return now + readIntervalMs();
    },
    onError: () => console.error('The backup to storage failed and will be tried again.'),
  });
}

/** Returns the next occurrence of this hour in the server's time zone, in milliseconds since 1970. */
export function findNextRun(hour: number, now: number): number {
  const nextRun = new Date(now);
  nextRun.setHours(hour, 0, 0, 0);
  if (nextRun.getTime() <= now) nextRun.setDate(nextRun.getDate() + 1);
  // Sets the hour again, because the first call may be an hour off on days when the clocks change.
  nextRun.setHours(hour, 0, 0, 0);
  return nextRun.getTime();
}
