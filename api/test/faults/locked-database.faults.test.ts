/**
 * Another process locks the database: writes wait for a short lock and are rejected during a long one. Reads continue,
 * and no acknowledged data is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acknowledged,
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

/** Sends three requests of each kind at the same time. */
function sendAll() {
  return Promise.all(
    [1, 2, 3].flatMap(() => [
      apply(server, installation, ledger),
      write(server, ledger),
      save(server, installation, ledger),
    ]),
  );
}

/** Requests repeatedly until stopped. Returns the longest wait for a response, in milliseconds. */
function readAllTheTime() {
  const stopController = new AbortController();
  const measureReads = async (path: string, headers: Record<string, string> = {}) => {
    let longest = 0;
    while (!stopController.signal.aborted) {
      const startedAt = performance.now();
      const response = await fetch(server.url + path, { headers });
      expect(response.status, path).toBe(200);
      await response.text();
      longest = Math.max(longest, performance.now() - startedAt);
      await sleep(5);
    }
    return longest;
  };
  const { cookie } = installation;
  const waits = Promise.all([
    measureReads('/healthz'),
    measureReads('/api/content/jobs'),
    measureReads('/api/content/jobs?drafts=true', { cookie }),
  ]);
  return {
    async stop(): Promise<number> {
      stopController.abort();
      return Math.max(...(await waits));
    },
  };
}

/** The limit for a response. A statement that waits in SQLite would block every request for two seconds. */
const NOTICEABLE_MS = 1_000;

test('a brief lock delays writes but not readers', async () => {
  // Makes the record of the last visit due again, which must not delay the request.
  other.exec('UPDATE sessions SET lastSeenAt = lastSeenAt - 120000');
  other.exec('BEGIN IMMEDIATE');
  const readers = readAllTheTime();
  const pendingWrites = sendAll();
  await sleep(1_200);
  expect(acknowledged(ledger)).toBe(0);
  other.exec('ROLLBACK');
  expect(new Set(await pendingWrites)).toEqual(new Set([201]));
  expect(await readers.stop()).toBeLessThan(NOTICEABLE_MS);
});

test('starts while another process keeps locking the database', async () => {
  await server.kill();
  other.exec("DELETE FROM facts WHERE name = 'retention.beganAt'");
  const stopController = new AbortController();
  // Writes one transaction after another with short pauses, like a long import.
  const importPromise = (async () => {
    while (!stopController.signal.aborted) {
      other.exec('BEGIN IMMEDIATE');
      await sleep(600);
      other.exec('ROLLBACK');
      await sleep(150);
    }
  })();
  try {
    server = await startServer(installation);
  } finally {
    stopController.abort();
    await importPromise;
  }
  const count = other.prepare("SELECT count(*) FROM facts WHERE name = 'retention.beganAt'").pluck();
  await expect.poll(() => count.get()).toBe(1);
});

test('rejects writes with 503 during a long lock, but serves reads', async () => {
  other.exec('BEGIN IMMEDIATE');
  const readers = readAllTheTime();
  try {
    expect(new Set(await sendAll())).toEqual(new Set([503]));
    const rejectedResponse = await fetch(`${server.url}/api/messages`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', website: '', message: 'Please call me.' }),
    });
    expect([rejectedResponse.status, rejectedResponse.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await rejectedResponse.json()).toHaveProperty(
      'message',
      'The server is busy. Nothing was saved. Please try again.',
    );
    expect(await readers.stop()).toBeLessThan(NOTICEABLE_MS);
  } finally {
    other.exec('ROLLBACK');
  }
  expect(new Set(await sendAll())).toEqual(new Set([201]));
  await server.kill();
  expect(losses(installation.dataDir, ledger)).toEqual([]);
});
