import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Clock, systemClock } from 'api/lib/clock';
import { MADE_WITH_PROBLEMS } from '../lib/refusal.ts';
import { newestArchive } from './archive-name.ts';
import { readSettings } from './settings.ts';

const BACKUP = fileURLToPath(new URL('../backup.ts', import.meta.url));
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface BackupSchedule {
  /** No more backups; one that is being made is broken off and leaves nothing. */
  stop(): void;
}

/** Makes one backup. Resolves to whether there is one; never rejects. */
export type MakeBackup = (args: string[], signal: AbortSignal) => Promise<boolean>;

/**
 * Makes a backup into `BACKUP_DIR` every day at `BACKUP_HOUR` and keeps the newest `BACKUP_KEEP`; one at once when the newest
 * is older than a day, and one in an hour when it failed. Null when `BACKUP_DIR` is not set. Throws a refusal when a setting
 * is wrong.
 */
export function startBackupSchedule(
  env: NodeJS.ProcessEnv,
  { clock = systemClock, make = makeIn(env) }: { clock?: Clock; make?: MakeBackup } = {},
): BackupSchedule | null {
  const { backupDir, hour, keep } = readSettings(env);
  if (backupDir === null) return null;
  const stopping = new AbortController();
  const args = ['--out', backupDir, '--keep', String(keep)];
  const newest = newestArchive(backupDir);
  const isLate = newest === null || clock.now() - newest > DAY_MS;
  let cancel = clock.at(isLate ? clock.now() : nextAt(hour, clock.now()), run);

  async function run() {
    const isMade = await make(args, stopping.signal);
    if (stopping.signal.aborted) return;
    if (!isMade) console.error('The backup failed; the next try is in an hour.');
    const next = nextAt(hour, clock.now());
    cancel = clock.at(isMade ? next : Math.min(next, clock.now() + HOUR_MS), run);
  }

  return {
    stop() {
      cancel();
      stopping.abort();
    },
  };
}

/** The next time that it is this hour on the server's clock, in milliseconds since 1970. */
export function nextAt(hour: number, now: number): number {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next.getTime() <= now) next.setDate(next.getDate() + 1);
  // Again: on the day the clocks change the first may have landed an hour off.
  next.setHours(hour, 0, 0, 0);
  return next.getTime();
}

/** In a process of its own, so that nothing waits for it. */
function makeIn(env: NodeJS.ProcessEnv): MakeBackup {
  return (args, signal) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [BACKUP, ...args], {
        env,
        signal,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      child.once('error', () => resolve(false));
      child.once('exit', (code) => {
        if (code === MADE_WITH_PROBLEMS) console.error('The backup was made, but not all is well: see above.');
        // Another try would find the same, and push an older backup out.
        resolve(code === 0 || code === MADE_WITH_PROBLEMS);
      });
    });
}
