import { afterAll, beforeAll, expect, test } from 'vitest';
import { facts } from '../src/database/schema.ts';
import { startApp } from './helper.ts';

let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('a commit is on the disk before it is acknowledged: synchronous is FULL after a write too', () => {
  const { $client: sqlite } = server.db;
  server.db.insert(facts).values({ name: 'probe', value: 'x' }).run();
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
  expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
});
