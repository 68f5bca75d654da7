import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseSubmission } from '../../../src/compliance/erasure/erase.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { writeFact } from '../../../src/core/database/facts.ts';
import { openDatabase } from '../../../src/core/database/open.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { emptyLogSoon } from '../../../src/core/database/wal.ts';
import { startApp } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

test('erased data is gone from the database and write-ahead log', async () => {
  const isIn = (name: string, email: string) => readFileSync(join(server.app.env.dataDir, name)).includes(email);
  const erase = async (email: string) => {
    const { id } = await candidate(server, { email });
    const row = server.db.select().from(applications).where(eq(applications.id, id)).get();
    expect(isIn('app.db-wal', email)).toBe(true);
    if (row) await eraseSubmission(server.app, { kind: 'application', row }, 'a test', { userId: null, at: 0 });
  };
  await erase('erased.from.the.log@example.com');
  await expect.poll(() => isIn('app.db-wal', 'erased.from.the.log@example.com')).toBe(false);
  expect(isIn('app.db', 'erased.from.the.log@example.com')).toBe(false);

  // Advances by a minute, because the write-ahead log is truncated at most once a minute.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await erase('erased.later@example.com');
    vi.advanceTimersByTime(60_000);
  } finally {
    vi.useRealTimers();
  }
  expect(isIn('app.db-wal', 'erased.later@example.com')).toBe(false);
  expect(isIn('app.db', 'erased.later@example.com')).toBe(false);
});

test('clears the write-ahead log at start after a crash', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const isInLog = () => readFileSync(join(dataDir, 'app.db-wal')).includes('erased before the start');
  const killedDatabase = openDatabase(join(dataDir, 'app.db'));
  writeFact(killedDatabase, 'test', 'erased before the start');
  writeFact(killedDatabase, 'test', '');
  expect(isInLog()).toBe(true);
  const restartedApp = await startApp({ dataDir });
  expect(isInLog()).toBe(false);
  await restartedApp.close();
  killedDatabase.$client.close();
  rmSync(dataDir, { recursive: true });
});

test('logs a warning when the write-ahead log cannot be cleared', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { db, close } = await startApp({ logger });
  const pragma = vi.spyOn(db.$client, 'pragma').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  emptyLogSoon(db);
  await expect.poll(() => lines.join('')).toMatch(/disk I\/O error.*failed to empty the write-ahead log/);
  pragma.mockRestore();
  await close();
});
