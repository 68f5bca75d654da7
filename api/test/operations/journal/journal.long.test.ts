/** The intake journal of a server whose S3 storage works, is slow, fails or gives wrong responses. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { journalPending } from '../../../src/core/database/schema/system.ts';
import { queueFor } from '../../../src/core/events/events.ts';
import { createUnseal } from '../../../src/operations/journal/seal.ts';
import { MESSAGE, startIntake } from '../../support/applications.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { HANG_MS } from '../../support/hang.ts';
import { startSmtp, until } from '../../support/mail.ts';
import { type MemoryS3, startMemoryS3 } from '../../support/memory-s3.ts';
import { makePdf } from '../../support/resume-files.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

let storage: MemoryS3;
let identity: string;
let ENV: Record<string, string>;
beforeEach(async () => {
  storage = await startMemoryS3();
  identity = await generateX25519Identity();
  ENV = {
    JOURNAL_S3_URL: `${storage.url}/site`,
    JOURNAL_S3_ACCESS_KEY: 'key',
    JOURNAL_S3_SECRET_KEY: 'secret',
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  };
  return () => storage.stop();
});

test('encrypts a submission into the journal before responding to the visitor', async () => {
  const server = await start();
  const resume = makePdf({ ballast: Buffer.alloc(5_000, 7) });
  const applicationResponse = await server.apply({ resume });
  expect(applicationResponse.status).toBe(201);
  expect(await contents()).toEqual([
    expect.objectContaining({ kind: 'application', reference: applicationResponse.body.reference }),
  ]);
  expect((await server.post('/api/messages', new URLSearchParams(MESSAGE))).status).toBe(201);
  expect((await server.post('/api/complaints', new URLSearchParams(MESSAGE))).status).toBe(201);
  expect((await server.post('/api/alerts', new URLSearchParams({ email: 'ada@example.com' }))).status).toBe(202);
  const kinds = (await contents()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['alert', 'application', 'message', 'message']);
  const [first] = await unsealed();
  expect(first?.subarray(first.indexOf('\n') + 1).equals(resume)).toBe(true);
  for (const [name, { body }] of storage.objects) {
    expect(name).toMatch(/^site\/(journal-turn\.json|journal\/1\/\d{15}-[0-9a-z]{12})$/);
    expect(body.toString('latin1')).not.toMatch(/ada|lovelace|%PDF/i);
  }
});

test('writes one object for a retry with the same key', async () => {
  const server = await start();
  const key = { 'idempotency-key': 'the-same-key' };
  const first = await server.apply({}, key);
  const second = await server.apply({}, key);
  expect(second.body.reference).toBe(first.body.reference);
  expect(await contents()).toHaveLength(1);
});

test('rejects a journal mark for an undeclared intake', async () => {
  const { journal } = (await start()).app;
  expect(() => journal.mark('letter', 'one')).toThrow('No feature declares the intake “letter”.');
});

test('journals submissions accepted during a storage outage once it ends', async () => {
  const clock = fakeClock('2026-11-22T12:00:00Z');
  const server = await start({}, { clock });
  const admin = await server.logIn('administrator');
  storage.setFault(() => ({ status: 503 }));
  const { status, body } = await server.apply();
  expect(status).toBe(201);
  const { body: degradedHealth, status: code } = await admin.get('/healthz?full=true');
  expect([code, degradedHealth.status, degradedHealth.journal]).toEqual([
    503,
    'degraded',
    expect.objectContaining({ state: 'unavailable', waiting: 1, ok: false }),
  ]);
  expect((await admin.get('/api/health')).body[0]).toMatchObject({ name: 'journal', ok: false });

  storage.setFault(() => null);
  await clock.advance(20_000);
  await until(() => server.app.journal.state() === 'ok', 'the storage');
  expect(await contents()).toEqual([expect.objectContaining({ reference: body.reference })]);
  expect((await admin.get('/healthz?full=true')).body.journal).toMatchObject({ state: 'ok', waiting: 0, ok: true });
  expect(server.db.select().from(journalPending).all()).toEqual([]);
});

test('delays only the first candidate while the journal storage is down', async () => {
  const server = await start();
  storage.setFault(() => ({ status: 500 }));
  await server.apply();
  const requestCount = storage.requests.length;
  expect((await server.apply({ email: 'grace@example.com' })).status).toBe(201);
  expect(storage.requests.length).toBe(requestCount);
});

test('slow storage delays a response by seconds at most', async () => {
  const server = await start();
  storage.setFault((method) => (method === 'PUT' ? { delayMs: 2 * HANG_MS } : null));
  const startedAt = performance.now();
  expect((await server.apply()).status).toBe(201);
  expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
  expect(server.app.journal.state()).toBe('unavailable');
});

test('with JOURNAL_REQUIRED, rejects submissions until the storage is back', async () => {
  const clock = fakeClock('2026-11-22T12:00:00Z');
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const server = await start(
    {
      JOURNAL_REQUIRED: 'on',
      SMTP_URL: smtp.url,
      MAIL_TO: 'team@example.com',
      MAIL_FROM: 'a@example.com',
    },
    { clock },
  );
  storage.setFault((method) => (method === 'PUT' ? { status: 503 } : null));
  const key = { 'idempotency-key': 'the-same-key' };
  const rejectedResponse = await server.apply({}, key);
  expect([rejectedResponse.status, rejectedResponse.body.message]).toEqual([
    503,
    expect.stringContaining('try again in a few minutes'),
  ]);
  server.app.mail.wake();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(smtp.received).toEqual([]);

  storage.setFault(() => null);
  await clock.advance(20_000);
  await until(() => server.app.journal.state() === 'ok', 'the storage');
  const acceptedResponse = await server.apply({}, key);
  expect(acceptedResponse.status).toBe(201);
  await until(() => smtp.received.length === 2, 'the emails');
  const rows = server.db.select().from(applications).all();
  expect(rows.map(({ reference }) => reference)).toEqual([acceptedResponse.body.reference]);
  expect(server.db.select().from(outbox).all()).toHaveLength(2);
  expect(await contents()).toEqual([expect.objectContaining({ reference: acceptedResponse.body.reference })]);
});

test('sends an event to webhooks only after responding to the candidate', async () => {
  const clock = fakeClock('2026-11-22T12:00:00Z');
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const server = await start({ JOURNAL_REQUIRED: 'on', WEBHOOK_PRIVATE_HOSTS: receiver.host }, { clock });
  const admin = await server.logIn('administrator');
  await admin.post('/api/webhooks', { url: receiver.url, events: ['application.received'] });
  storage.setFault((method) => (method === 'PUT' ? { status: 503 } : null));
  expect((await server.apply()).status).toBe(503);
  await server.logIn();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(receiver.calls).toEqual([]);
  storage.setFault(() => null);
  await clock.advance(20_000);
  await until(() => receiver.calls.length === 1, 'the event');
});

test('sends no webhook events after another server has taken over', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const first = await start({ WEBHOOK_PRIVATE_HOSTS: receiver.host });
  const admin = await first.logIn('administrator');
  const { body } = await admin.post('/api/webhooks', { url: receiver.url, events: ['job.published'] });
  first.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  const copy = mkdtempSync(join(tmpdir(), 'journal-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(first.dataDir, copy, { recursive: true });
  await start({}, { dataDir: copy });
  expect((await first.apply()).status).toBe(503);
  queueFor(first.db, body.webhook.id, 'webhook.test', 1, { data: {} });
  first.app.webhooks.wake();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(receiver.calls).toEqual([]);
});

test('writes an object once even if the storage’s response was lost', async () => {
  const clock = fakeClock('2026-11-22T12:00:00Z');
  const server = await start({}, { clock });
  let losesResponse = true;
  storage.setFault((method, name) => {
    if (method !== 'GET' || !name.endsWith('turn.json') || !losesResponse) return null;
    losesResponse = false;
    return { status: 400 };
  });
  expect((await server.apply()).status).toBe(201);
  expect(server.app.journal.state()).toBe('unavailable');
  await clock.advance(20_000);
  await until(() => server.db.select().from(journalPending).all().length === 0, 'the mark');
  expect(await contents()).toHaveLength(1);
});

test('rejects submissions at the older of two servers with the same data', async () => {
  const first = await start({ JOURNAL_REQUIRED: 'on' });
  first.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  const copy = mkdtempSync(join(tmpdir(), 'journal-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(first.dataDir, copy, { recursive: true });
  const second = await start({ JOURNAL_REQUIRED: 'on' }, { dataDir: copy });
  const admin = await first.logIn('administrator');
  const results = await Promise.all([first.apply({ jobId: first.jobId }), second.apply({ jobId: second.jobId })]);
  expect(results.map(({ status }) => status)).toEqual([503, 201]);
  expect(first.app.journal.state()).toBe('replaced');
  const { body, status } = await admin.post('/api/content/jobs', { data: {} });
  expect([status, body.message]).toEqual([503, expect.stringContaining('Another server has taken over')]);
  expect((await admin.get('/api/health')).body[0]).toMatchObject({
    name: 'journal',
    text: expect.stringContaining('Another server has taken over'),
  });
  expect((await admin.get('/healthz?full=true')).body.journal.state).toBe('replaced');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a machine that did not restore its journal rejects submissions', async () => {
  await start();
  const stranger = await start();
  await until(() => stranger.app.journal.state() === 'replaced', 'the refusal');
  expect((await stranger.apply()).status).toBe(503);
  expect(await contents()).toEqual([]);
});

test('a restart continues its journal', async () => {
  const server = await start();
  await server.apply();
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  await server.app.close();
  const restartedServer = await start({}, { dataDir: server.dataDir });
  expect((await restartedServer.apply({ jobId: restartedServer.jobId, email: 'grace@example.com' })).status).toBe(201);
  expect(await contents()).toHaveLength(2);
});

test('an erasure replaces the person’s data in the journal before responding', async () => {
  const server = await start();
  const admin = await server.logIn('administrator');
  await server.apply();
  await server.apply({ email: 'grace@example.com' });
  const [ada] = server.db.select().from(applications).all();
  const { status } = await admin.post('/api/erasures', { email: 'ada@example.com' });
  expect(status).toBe(200);
  const names = [...storage.objects.keys()];
  expect(names.filter((name) => name.endsWith(`-${ada?.id}`))).toEqual([]);
  expect(names.filter((name) => name.endsWith('.erasure'))).toHaveLength(1);
  expect(await contents()).toEqual([
    expect.objectContaining({ email: 'grace@example.com' }),
    expect.objectContaining({ action: 'application.erase', id: ada?.id }),
  ]);
});

test('storage without conditional writes is not accepted as a journal', async () => {
  const log: string[] = [];
  storage.setFault(() => ({ ignoresConditions: true }));
  const server = await start({}, { logger: { stream: { write: (line: string) => void log.push(line) } } });
  await until(() => server.app.journal.state() === 'unavailable', 'the refusal');
  expect(log.join('')).toContain('ignores If-None-Match');
});

async function start(env: Record<string, string> = {}, options: Parameters<typeof startIntake>[0] = {}) {
  const server = await startIntake({ env: { ...ENV, ...env }, ...options });
  onTestFinished(() => server.close());
  const { journal } = server.app;
  await until(() => journal.canSend() || journal.state() === 'replaced', 'the first request to the storage');
  return server;
}

/** The journal's objects, decrypted with the agency's private key. */
async function unsealed(): Promise<Buffer[]> {
  const unseal = createUnseal([identity]);
  const names = [...storage.objects.keys()].filter((name) => name.startsWith('site/journal/')).sort();
  return Promise.all(
    names.map((name) => unseal(name.slice('site/'.length), storage.objects.get(name)?.body ?? Buffer.alloc(0))),
  );
}

async function contents(): Promise<Record<string, unknown>[]> {
  return (await unsealed()).map((content) => {
    const { main, ...more } = JSON.parse(
      content.subarray(0, content.includes('\n') ? content.indexOf('\n') : undefined).toString(),
    );
    return { ...main, ...more };
  });
}
