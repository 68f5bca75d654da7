/** The time that requests wait while another process is writing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../src/core/database/open.ts';
import { untilWritable, waitBriefly } from '../../../src/core/database/transaction.ts';

const folder = mkdtempSync(join(tmpdir(), 'busy-test-'));
const path = join(folder, 'app.db');
const db = openDatabase(path);
const other = openDatabase(path);
afterEach(() => {
  if (other.$client.inTransaction) other.$client.exec('ROLLBACK');
});
afterAll(() => {
  for (const { $client } of [db, other]) $client.close();
  rmSync(folder, { recursive: true });
});

const hold = () => other.$client.exec('BEGIN IMMEDIATE');
/** The time that a statement waits before it fails, in milliseconds. */
function rejection(): number {
  const startedAt = performance.now();
  expect(() => db.$client.exec("INSERT INTO facts VALUES ('a', 'a')")).toThrow('locked');
  return performance.now() - startedAt;
}

test('waits only briefly for a lock, also after waiting asynchronously', async () => {
  const program = openDatabase(path);
  await untilWritable(program);
  // Command-line programs may wait longer, because no client waits for them.
  expect(program.$client.pragma('busy_timeout', { simple: true })).toBe(2_000);
  program.$client.close();

  waitBriefly(db);
  for (let passages = 0; passages < 4; passages += 1) {
    hold();
    const waitedMs = rejection();
    expect(waitedMs, `after ${passages} passages`).toBeGreaterThan(80);
    expect(waitedMs, `after ${passages} passages`).toBeLessThan(1_000);
    other.$client.exec('ROLLBACK');
    await untilWritable(db);
  }
});

test('each request waits up to two seconds without blocking the thread', async () => {
  hold();
  const earlyRequest = untilWritable(db).then(
    () => 'in',
    () => 'refused',
  );
  await sleep(1_200);
  const startedAt = performance.now();
  const lateRequest = untilWritable(db).then(
    () => 'in',
    () => 'refused',
  );
  // SQLite's own busy timeout would be two seconds.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(await earlyRequest).toBe('refused');
  await sleep(300);
  other.$client.exec('ROLLBACK');
  expect(await lateRequest).toBe('in');
});
