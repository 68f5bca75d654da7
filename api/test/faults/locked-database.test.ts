/** Another program holds the database: a moment costs a wait; longer is told, and costs nobody what was acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  apply,
  emptyLedger,
  type Installation,
  type Ledger,
  prepare,
  type Server,
  save,
  startServer,
  write,
} from './installation.ts';
import { losses } from './losses.ts';

let installation: Installation;
let ledger: Ledger;
let server: Server;
let other: Sqlite.Database;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'locked-')));
  ledger = emptyLedger();
  server = await startServer(installation);
  other = new Sqlite(join(installation.dataDir, 'app.db'));
});
afterAll(async () => {
  other.close();
  await server.kill();
  rmSync(installation.dataDir, { recursive: true });
});

test('for a moment: applications wait and are taken', async () => {
  other.exec('BEGIN IMMEDIATE');
  setTimeout(() => other.exec('ROLLBACK'), 800);
  expect(await apply(server, installation, ledger)).toBe(201);
});

test('for long: writing is refused with 503 and when to come back, reading goes on, and nothing is lost', async () => {
  expect(await write(server, ledger)).toBe(201);
  other.exec('BEGIN IMMEDIATE');
  try {
    const statuses = [
      await apply(server, installation, ledger),
      await write(server, ledger),
      await save(server, installation, ledger),
    ];
    expect(statuses).toEqual([503, 503, 503]);
    const refused = await fetch(`${server.url}/api/messages`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', website: '', message: 'Please call me.' }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toHaveProperty('message', 'The server is busy. Nothing was saved. Please try again.');
    expect((await fetch(`${server.url}/api/content/jobs`)).status).toBe(200);
  } finally {
    other.exec('ROLLBACK');
  }
  expect(await apply(server, installation, ledger)).toBe(201);
  expect(await write(server, ledger)).toBe(201);
  expect(await save(server, installation, ledger)).toBe(201);
  await server.kill();
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});
