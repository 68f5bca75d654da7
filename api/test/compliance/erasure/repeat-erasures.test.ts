import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { ERASURES_FACT } from '../../../src/compliance/erasure/repeat-erasures.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications, resumes } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { messages } from '../../../src/core/database/schema/inbox.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { facts } from '../../../src/core/database/schema/system.ts';
import { startApp } from '../../support/app.ts';
import { MESSAGE, startIntake } from '../../support/applications.ts';

test('repeats erasures since the backup before serving requests', async () => {
  const server = await startIntake();
  onTestFinished(() => server.close());
  const { db, dataDir } = server;
  const references: string[] = [];
  for (const name of ['erased', 'reduced', 'binned', 'kept']) {
    const { body } = await server.apply({ email: `${name}@example.com`, coverLetter: `Letter of ${name}` });
    references.push(body.reference);
  }
  for (const n of [1, 2]) await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: `Call ${n}` }));
  await server.post('/api/alerts', new URLSearchParams({ email: 'no-more@example.com' }));
  const rows = db.select().from(applications).all();
  const idOf = (name: string) => rows.find(({ email }) => email.startsWith(name))?.id ?? '';
  const [firstMessage] = db.select().from(messages).all();
  const [alert] = db.select().from(alerts).all();
  const value = JSON.stringify([
    { action: 'application.erase', id: idOf('erased') },
    { action: 'application.reduce', id: idOf('reduced'), detail: 'at the person’s request; emails 1' },
    { action: 'application.reduce', id: idOf('binned'), detail: 'the bin was emptied; emails 1' },
    { action: 'message.erase', id: firstMessage?.id },
    { action: 'alert.unsubscribe', id: alert?.id },
    { action: 'application.erase', id: 'of-before-the-backup' },
  ]);
  await server.app.close();
  db.insert(facts).values({ name: ERASURES_FACT, value }).run();

  const restarted = await startApp({ dataDir });
  onTestFinished(() => restarted.close());
  expect(
    restarted.db
      .select()
      .from(applications)
      .all()
      .map(({ email, erasedAt, data, status }) => [email, erasedAt !== null, data.coverLetter, status])
      .sort(),
  ).toEqual([
    ['binned@example.com', true, undefined, 'new'],
    ['kept@example.com', false, 'Letter of kept', 'new'],
    ['reduced@example.com', true, undefined, 'withdrawn'],
  ]);
  expect(
    restarted.db
      .select()
      .from(messages)
      .all()
      .map(({ id }) => id),
  ).not.toContain(firstMessage?.id);
  expect(restarted.db.$client.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(1);
  expect(restarted.db.select().from(alerts).all()).toEqual([]);
  expect(
    restarted.db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, idOf('erased')))
      .all(),
  ).toEqual([]);
  expect(server.files()).toEqual(
    restarted.db
      .select()
      .from(resumes)
      .all()
      .map(({ id }) => id)
      .sort(),
  );
  expect(server.files()).toHaveLength(3);
  expect(restarted.db.select().from(facts).where(eq(facts.name, ERASURES_FACT)).all()).toEqual([]);
  const entries = restarted.db.select().from(auditLog).where(eq(auditLog.action, 'application.erase')).all();
  expect(entries.map(({ subject, detail }) => [subject, detail?.slice(0, 34)])).toEqual([
    [idOf('erased'), 'erased before a backup was restored'.slice(0, 34)],
  ]);
  const auditEntries = restarted.db.select().from(auditLog).all();
  expect(auditEntries.find(({ action }) => action === 'application.reduce')?.detail).toMatch(/^erased before a backup/);
  expect(auditEntries.filter(({ subject }) => subject === alert?.id).map(({ action }) => action)).toEqual([
    'alert.erase',
  ]);
});

test('repeating an erasure from the bin never withdraws the application', async () => {
  const server = await startIntake();
  onTestFinished(() => server.close());
  await server.apply();
  const id = server.db.select().from(applications).get()?.id;
  await server.app.close();

  /** Starts from the backup, with `detail` as the earlier certificate. Returns the application and its new certificate. */
  async function restore(detail: string) {
    const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    cpSync(server.dataDir, dataDir, { recursive: true });
    const database = new Sqlite(join(dataDir, 'app.db'));
    const value = JSON.stringify([{ action: 'application.reduce', id, detail }]);
    database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)').run(ERASURES_FACT, value);
    database.close();
    const { db, close } = await startApp({ dataDir });
    onTestFinished(() => close());
    const certificate = db.select().from(auditLog).where(eq(auditLog.action, 'application.reduce')).get();
    return { row: db.select().from(applications).get(), detail: certificate?.detail ?? '' };
  }

  const first = await restore('the bin was emptied; emails 1');
  const second = await restore(first.detail);
  for (const { row } of [first, second]) expect(row).toMatchObject({ status: 'new', erasedAt: expect.any(Number) });
  expect(second.detail).toBe(first.detail);
});
