import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseApplication } from '../../src/data-protection/erase.ts';
import { writeFact } from '../../src/database/facts.ts';
import { openDatabase } from '../../src/database/open.ts';
import { applications } from '../../src/database/schema/applications.ts';
import { emptyLogSoon } from '../../src/database/wal.ts';
import { candidate } from '../applications/candidate-kit.ts';
import { type IntakeServer, startIntake } from '../applications/kit.ts';
import { startApp } from '../support/app.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

test('what was erased can be read neither in the database nor in the log next to it', async () => {
  const email = 'erased.from.the.log@example.com';
  const isIn = (name: string) => readFileSync(join(server.app.env.dataDir, name)).includes(email);
  const { id } = await candidate(server, { email });
  const row = server.db.select().from(applications).where(eq(applications.id, id)).get();
  expect(isIn('app.db-wal')).toBe(true);
  if (row) await eraseApplication(server.app, row, 'a test', { userId: null, at: 0 });
  await expect.poll(() => isIn('app.db-wal')).toBe(false);
  expect(isIn('app.db')).toBe(false);
});

test('empties the log at the start, in case the last process was killed before it could', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const isInLog = () => readFileSync(join(dataDir, 'app.db-wal')).includes('erased before the start');
  const killed = openDatabase(join(dataDir, 'app.db'));
  writeFact(killed, 'test', 'erased before the start');
  writeFact(killed, 'test', '');
  expect(isInLog()).toBe(true);
  const restarted = await startApp({ dataDir });
  expect(isInLog()).toBe(false);
  await restarted.close();
  killed.$client.close();
  rmSync(dataDir, { recursive: true });
});

test('logs a warning when the log cannot be emptied', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { db, close } = await startApp({ logger });
  const pragma = vi.spyOn(db.$client, 'pragma').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  emptyLogSoon(db);
  await expect.poll(() => lines.join('')).toMatch(/disk I\/O error.*could not empty the write-ahead log/);
  pragma.mockRestore();
  await close();
});
