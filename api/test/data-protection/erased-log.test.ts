import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseApplication } from '../../src/data-protection/erase.ts';
import { applications } from '../../src/database/schema/applications.ts';
import { candidate } from '../applications/candidate-kit.ts';
import { type IntakeServer, startIntake } from '../applications/kit.ts';

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
