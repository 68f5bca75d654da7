import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../core/settings/backup.ts';
import { archiveName } from './archive/archive-name.ts';
import { findNextRun, scheduleBackups, scheduleStorage } from './schedule.ts';

const HOUR = 3_600_000;
/** Noon in this machine's time zone. */
const NOON = new Date(2026, 10, 21, 12).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes no backups without BACKUP_DIR', async () => {
  const { clock, made, schedule, settings } = start([], null);
  await clock.runUntil(NOON + HOUR);
  expect(made).toEqual([]);
  settings.backupDir = folder;
  schedule.wake();
  await clock.runUntil(NOON + HOUR);
  expect(made).toHaveLength(1);
});

test('rejects an invalid setting', () => {
  expect(() => readSettings({ BACKUP_DIR: folder, BACKUP_HOUR: '24' })).toThrow('BACKUP_HOUR');
  expect(() => readSettings({ BACKUP_DIR: folder, BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP');
});

test('makes an extra backup on request, then continues daily', async () => {
  writeFileSync(join(folder, archiveName(NOON - 2 * HOUR)), '');
  const { clock, made, schedule } = start();
  await clock.runUntil(NOON + HOUR);
  schedule.run();
  await clock.runUntil(at(22, 5));
  expect(made.map((backup) => backup.at)).toEqual([NOON + HOUR, at(22, 4)]);
});

test('backs up daily at the set hour, keeping the newest archives', async () => {
  writeFileSync(join(folder, archiveName(NOON - 2 * HOUR)), '');
  const { clock, made } = start();
  await clock.runUntil(at(24, 0));
  expect(made).toEqual([
    { at: at(22, 4), args: ['--out', folder, '--keep', '5'] },
    { at: at(23, 4), args: ['--out', folder, '--keep', '5'] },
  ]);
});

test('backs up immediately unless there is a recent backup', async () => {
  const { clock, made } = start();
  await clock.runUntil(NOON + HOUR);
  expect(made.map((backup) => backup.at)).toEqual([NOON]);

  writeFileSync(join(folder, archiveName(NOON - 25 * HOUR)), '');
  const second = start();
  await second.clock.runUntil(NOON + HOUR);
  expect(second.made.map((backup) => backup.at)).toEqual([NOON]);
});

test('tries again an hour after a failure, then continues daily', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { clock, made, recorded } = start(['failed', 'failed', 'incomplete']);
  await clock.runUntil(at(22, 5));
  expect(made.map((backup) => backup.at)).toEqual([NOON, NOON + HOUR, NOON + 2 * HOUR, at(22, 4)]);
  expect(log).toHaveBeenCalledTimes(2);
  expect(recorded.map(({ problem }) => problem)).toEqual(['failed', 'failed', 'incomplete', null]);
  log.mockRestore();
});

test('stopping interrupts a backup in progress', async () => {
  const { clock, made, schedule, signals } = start();
  await clock.runUntil(NOON + HOUR);
  void schedule.stop();
  await clock.runUntil(at(25, 0));
  expect(made).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('backs up at the same hour when the clocks change', () => {
  for (let day = 0; day < 400; day++) {
    const now = new Date(2026, 0, day, 12).getTime();
    const nextBackup = new Date(findNextRun(4, now));
    expect(nextBackup.getHours()).toBe(4);
    expect(nextBackup.getTime() - now).toBeGreaterThan(14 * HOUR);
    expect(nextBackup.getTime() - now).toBeLessThan(18 * HOUR);
  }
  expect(findNextRun(4, at(21, 4))).toBe(at(22, 4));
});

test('backs up to the journal’s storage every BACKUP_MINUTES, also after a failure', async () => {
  const clock = testClock(NOON);
  const madeBackups: string[][] = [];
  const make = async (args: string[]) => (madeBackups.push(args) === 2 ? 'failed' : 'made') as Result;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const schedule = scheduleStorage({ read: () => readSettings({ BACKUP_MINUTES: '5' }), clock, make });
  schedule.wake();
  await clock.runUntil(NOON + HOUR / 4);
  void schedule.stop();
  expect(madeBackups).toEqual(Array.from({ length: 4 }, () => ['--storage']));
});

type Result = 'made' | 'incomplete' | 'failed';

function start(outcomes: Result[] = [], backupDir: string | null = folder) {
  const clock = testClock(NOON);
  const madeBackups: { at: number; args: string[] }[] = [];
  const signals: AbortSignal[] = [];
  const make = async (args: string[], signal: AbortSignal) => {
    madeBackups.push({ at: clock.now(), args });
    signals.push(signal);
    return outcomes[madeBackups.length - 1] ?? 'made';
  };
  const settings = { ...readSettings({ BACKUP_HOUR: '4', BACKUP_KEEP: '5' }), backupDir };
  const recordedStates: { at: number; problem: string | null }[] = [];
  const record = (state: { at: number; problem: string | null }) => void recordedStates.push(state);
  const schedule = scheduleBackups({ read: () => settings, clock, make, record });
  schedule.wake();
  return { clock, made: madeBackups, signals, recorded: recordedStates, schedule, settings };
}

/** A clock that moves only in `runUntil`. */
function testClock(start: number) {
  let now = start;
  let tasks: { time: number; task: () => void }[] = [];
  return {
    now: () => now,
    at(time: number, task: () => void) {
      const entry = { time, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    async runUntil(end: number) {
      for (;;) {
        // Lets the loop schedule its next run.
        await new Promise((resolve) => setImmediate(resolve));
        const dueTask = tasks.filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0];
        if (!dueTask) break;
        tasks = tasks.filter((other) => other !== dueTask);
        now = Math.max(now, dueTask.time);
        dueTask.task();
      }
      now = end;
    },
  };
}
