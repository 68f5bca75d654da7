import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facts } from '../../../src/core/database/schema/system.ts';
import { startApp } from '../../support/app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('a commit is on disk before it is acknowledged', () => {
  const { $client: sqlite } = server.db;
  server.db.insert(facts).values({ name: 'probe', value: 'x' }).run();
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
  expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('creates the database files with mode 0600', () => {
  for (const name of ['app.db', 'app.db-wal', 'app.db-shm']) {
    expect(statSync(join(server.dataDir, name)).mode & 0o777, name).toBe(0o600);
  }
});
