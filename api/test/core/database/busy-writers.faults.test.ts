/** Background writes of the server wait while another process is writing. */

import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { contentTypes } from 'content-types';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { noticeVersions } from '../../../src/core/database/schema/data-protection.ts';
import { messages } from '../../../src/core/database/schema/inbox.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { waitBriefly } from '../../../src/core/database/transaction.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { sampleOf } from '../../support/samples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let other: Sqlite.Database;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T07:00:00.000Z');
  server = await startApp({ clock });
  // Uses the busy timeout of a listening server.
  waitBriefly(server.db);
  other = new Sqlite(`${server.dataDir}/app.db`);
});
afterEach(async () => {
  other.close();
  await server.close();
});

const author = () => ({ userId: null, at: clock.now() });
const addJob = (extraFields = {}) =>
  createDocument(server.db, contentTypes.job, { data: sampleOf(contentTypes.job), ...extraFields }, author());

/**
 * Runs `work` while another connection holds the write lock, and keeps the lock for `ms` milliseconds more. A statement
 * waits less, and the clock stands still.
 */
async function whileBusy(work: () => unknown, ms = 300) {
  other.exec('BEGIN IMMEDIATE');
  try {
    await work();
    await sleep(ms);
  } finally {
    other.exec('ROLLBACK');
  }
}

test('publishes a job when it is due', async () => {
  const { id } = addJob({ publishAt: clock.now() + HOUR });
  server.app.changes.check();
  await whileBusy(() => clock.advance(HOUR));
  await expect.poll(async () => (await server.anonymous.get(`/api/content/jobs/${id}`)).status).toBe(200);
});

test('sends a due digest unless its alert has ended', async () => {
  const alert = { category: null, type: null, place: '', frequency: 'daily' as const, dueAt: clock.now() + HOUR };
  for (const name of ['ada', 'grace']) {
    const columns = { id: name, email: `${name}@example.com`, createdAt: clock.now(), confirmedAt: clock.now() };
    server.db
      .insert(alerts)
      .values({ ...alert, ...columns })
      .run();
  }
  server.app.digests.wake();
  await clock.advance(1);
  addJob();
  other.exec('BEGIN IMMEDIATE');
  await clock.advance(HOUR);
  other.prepare("DELETE FROM alerts WHERE id = 'grace'").run();
  await sleep(300);
  other.exec('COMMIT');
  const recipients = () =>
    server.db
      .select()
      .from(outbox)
      .all()
      .map(({ mail }) => mail.to);
  await expect.poll(recipients).toEqual(['ada@example.com']);
});

test('numbers a privacy notice that another program publishes', async () => {
  const data = { title: 'Privacy notice', body: richTextFromPlain('We keep little.') };
  createDocument(server.db, contentTypes.privacyNotice, { data }, author());
  await whileBusy(() => server.app.changes.check());
  await expect.poll(() => server.db.select().from(noticeVersions).all().length).toBe(1);
});

test('erases due data within minutes after another program releases the lock', async () => {
  const add = (id: string) =>
    server.db
      .insert(messages)
      .values({
        id,
        reference: id,
        status: 'spam',
        data: { name: 'Ada', email: 'ada@example.com', message: 'Hello.' },
        createdAt: clock.now(),
      })
      .run();
  const readErased = () =>
    server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'message.erase'))
      .all()
      .map(({ subject }) => subject);
  // Spam is kept for three months, and checked four times a day.
  for (const id of ['one', 'two']) add(id);
  await clock.advance(92 * DAY - 6 * HOUR);
  expect(readErased()).toEqual([]);
  await whileBusy(() => clock.advance(6 * HOUR));
  await expect.poll(readErased).toEqual(['one', 'two']);

  add('three');
  await clock.advance(89 * DAY - 6 * HOUR);
  await whileBusy(() => clock.advance(6 * HOUR), 2_300);
  expect(readErased()).toHaveLength(2);
  await clock.advance(10 * 60_000);
  await expect.poll(readErased).toHaveLength(3);
});
