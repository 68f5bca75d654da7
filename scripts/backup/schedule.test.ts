import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveName } from './archive-name.ts';
import { nextAt, startBackupSchedule } from './schedule.ts';

const HOUR = 3_600_000;
/** Of this machine's day, whatever its zone. */
const NOON = new Date(2026, 10, 21, 12).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('without BACKUP_DIR there are no backups', () => {
  expect(startBackupSchedule({})).toBeNull();
});

test('a setting that is wrong is told', () => {
  expect(() => startBackupSchedule({ BACKUP_DIR: folder, BACKUP_HOUR: '24' })).toThrow('BACKUP_HOUR');
  expect(() => startBackupSchedule({ BACKUP_DIR: folder, BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP');
});

test('there is one every day at the hour, and the newest are kept', async () => {
  writeFileSync(join(folder, archiveName(NOON - 2 * HOUR)), '');
  const { clock, made } = start();
  await clock.runUntil(at(24, 0));
  expect(made).toEqual([
    { at: at(22, 4), args: ['--out', folder, '--keep', '5'] },
    { at: at(23, 4), args: ['--out', folder, '--keep', '5'] },
  ]);
});

test('where there is none, or only an old one, there is one at once', async () => {
  const { clock, made } = start();
  await clock.runUntil(NOON + HOUR);
  expect(made.map((backup) => backup.at)).toEqual([NOON]);

  writeFileSync(join(folder, archiveName(NOON - 25 * HOUR)), '');
  const second = start();
  await second.clock.runUntil(NOON + HOUR);
  expect(second.made.map((backup) => backup.at)).toEqual([NOON]);
});

test('one that failed is tried again in an hour, and the day goes on as usual', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { clock, made } = start([false, false, true]);
  await clock.runUntil(at(22, 5));
  expect(made.map((backup) => backup.at)).toEqual([NOON, NOON + HOUR, NOON + 2 * HOUR, at(22, 4)]);
  expect(tell).toHaveBeenCalledTimes(2);
  tell.mockRestore();
});

test('after stop there is none any more, and one that is being made is broken off', async () => {
  const { clock, made, schedule, signals } = start();
  await clock.runUntil(NOON + HOUR);
  schedule?.stop();
  await clock.runUntil(at(25, 0));
  expect(made).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('the hour stays the hour when the clocks change', () => {
  for (let day = 0; day < 400; day++) {
    const now = new Date(2026, 0, day, 12).getTime();
    const next = new Date(nextAt(4, now));
    expect(next.getHours()).toBe(4);
    expect(next.getTime() - now).toBeGreaterThan(14 * HOUR);
    expect(next.getTime() - now).toBeLessThan(18 * HOUR);
  }
  expect(nextAt(4, at(21, 4))).toBe(at(22, 4));
});

function start(outcomes: boolean[] = []) {
  const clock = testClock(NOON);
  const made: { at: number; args: string[] }[] = [];
  const signals: AbortSignal[] = [];
  const make = async (args: string[], signal: AbortSignal) => {
    made.push({ at: clock.now(), args });
    signals.push(signal);
    return outcomes[made.length - 1] ?? true;
  };
  const env = { BACKUP_DIR: folder, BACKUP_HOUR: '4', BACKUP_KEEP: '5' };
  return { clock, made, signals, schedule: startBackupSchedule(env, { clock, make }) };
}

/** Time that passes only when told. */
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
        const due = tasks.filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0];
        if (!due) break;
        tasks = tasks.filter((other) => other !== due);
        now = Math.max(now, due.time);
        due.task();
        // What the task waits for takes no time of this clock.
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = end;
    },
  };
}
