import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/ports.ts';
import { writeFact } from '../../../src/core/database/facts.ts';
import { changes } from '../../../src/core/database/schema/content.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { addReceipt } from '../../../src/site/publishing/receipt-store.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { startSmtp } from '../../support/mail.ts';
import { STOCK_COUNT } from '../../support/samples.ts';

const HOUR = 3_600_000;
let server: TestServer;
afterEach(() => server.close());

test('shows only administrators the full health report', async () => {
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: smtp.url, PUBLISHER_PORT: '1', PUBLISHER_SECRET: 'x'.repeat(20) };
  server = await startApp({ clock, env });
  const admin = await server.logIn();
  expect((await server.anonymous.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await server.anonymous.get('/healthz?full=true')).status).toBe(401);
  expect((await (await server.logIn('recruiter')).get('/healthz?full=true')).status).toBe(403);

  const healthyResponse = await admin.get('/healthz?full=true');
  expect(healthyResponse.status).toBe(200);
  expect(healthyResponse.body).toMatchObject({
    status: 'ok',
    version: JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version,
    disk: { ok: true },
    outbox: { waiting: 0, oldestSeconds: 0, failed: 0, ok: true },
    publisher: { waiting: STOCK_COUNT, oldestSeconds: 0, ok: true },
  });
  expect(healthyResponse.body.disk.freeBytes).toBeGreaterThan(1e6);

  const mail = { to: 'a@example.com', subject: 'x', text: 'x', html: 'x' };
  const row = {
    messageId: '<a@b>',
    subjectId: 's',
    kind: 'mail.test' as const,
    mail,
    state: 'queued' as const,
    attempts: 1,
  };
  const laterTime = clock.now() + 9 * HOUR;
  server.db
    .insert(outbox)
    .values({ ...row, id: 'a', nextAt: laterTime, createdAt: clock.now() })
    .run();
  server.db.insert(changes).values({ type: 'job', documentId: 'a', at: clock.now() }).run();
  await clock.advance(2 * HOUR);
  const degradedResponse = await admin.get('/healthz?full=true');
  expect(degradedResponse.status).toBe(503);
  expect(degradedResponse.body).toMatchObject({
    status: 'degraded',
    outbox: { oldestSeconds: 7_200, ok: false },
    publisher: { waiting: STOCK_COUNT + 1, oldestSeconds: 7_200, ok: false },
  });
});

test('reports missing email settings as a fault once the site is open', async () => {
  server = await startApp();
  const admin = await server.logIn();
  const email = async () =>
    (await admin.get('/api/health')).body.find(({ name }: { name: string }) => name === 'outbox');
  expect(await email()).toMatchObject({ ok: true, isMissing: true });
  writeFact(server.db, 'site.opened', 'before 0.2.0');
  const text = 'Sending isn’t set up. 0 emails are waiting. See Settings › Email.';
  expect(await email()).toMatchObject({ ok: false, isMissing: true, text });
  expect((await admin.get('/healthz?full=true')).body.outbox.ok).toBe(false);
});

test('responds 503 only if email is configured but failing', async () => {
  server = await startApp();
  const admin = await server.logIn();
  writeFact(server.db, 'site.opened', 'before 0.2.0');
  const report = () => admin.get('/healthz?full=true');
  expect(await report()).toMatchObject({ status: 200, body: { status: 'ok', outbox: { ok: false } } });
  server.app.env.smtpUrl = 'smtp://127.0.0.1:1';
  await expect.poll(report).toMatchObject({ status: 503, body: { status: 'degraded', outbox: { ok: false } } });
  const { body } = await admin.get('/api/health');
  // The outbox has a fault rather than a missing part, so administrators are emailed about it.
  expect(body[0]).toMatchObject({ name: 'outbox', ok: false, isMissing: false });
  expect(body[0].text).toMatch(/can’t be reached.*no recipient/);
});

test('reports an email server that cannot be reached', async () => {
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'team@example.com' } });
  const admin = await server.logIn();
  const email = async () =>
    (await admin.get('/api/health')).body.find(({ name }: { name: string }) => name === 'outbox');
  const text = 'The email server can’t be reached. To see why, send a test email in Settings › Email.';
  await expect.poll(email).toMatchObject({ ok: false, isMissing: false, text });
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  server.app.env.smtpUrl = smtp.url;
  expect(await email()).toMatchObject({ ok: true, text: 'Emails are being sent.' });
  server.app.env.mailTo = undefined;
  expect(await email()).toMatchObject({ ok: true, isMissing: true });
});

test('does not wait for an email server that does not respond', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'team@example.com' } });
  const admin = await server.logIn();
  const isOk = async () => (await admin.get('/healthz?full=true')).body.outbox.ok;
  expect(await isOk()).toBe(true);
  await expect.poll(() => sockets.length).toBe(1);
  expect(await isOk()).toBe(true);
  sockets[0]?.destroy();
  await expect.poll(isOk).toBe(false);
  expect(sockets).toHaveLength(1);
});

test('reports a missing published folder', async () => {
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock, env: { PUBLISHER_PORT: '1', PUBLISHER_SECRET: 'x'.repeat(20) } });
  const admin = await server.logIn();
  const folder = join(server.app.env.dataDir, 'site');
  const report = async () => (await admin.get('/healthz?full=true')).body;
  expect(await report()).toMatchObject({ status: 'ok', site: { ok: true } });
  const receipt = { state: 'live' as const, pages: [], pageCount: 0, bytes: 0, ms: 0, errors: [], edge: null };
  addReceipt(server.db, { ...receipt, fromSeq: 1, toSeq: 1, at: 0 });
  expect(await report()).toMatchObject({ status: 'degraded', site: { ok: false } });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '_headers'), '');
  expect(await report()).toMatchObject({ status: 'degraded', site: { ok: false } });
  mkdirSync(join(folder, '_astro'));
  expect(await report()).toMatchObject({ status: 'ok', site: { ok: true } });
});

test('reports pages that are stale at the CDN', async () => {
  server = await startApp({ env: { CDN: 'fastly' } });
  const admin = await server.logIn();
  const website = async () =>
    (await admin.get('/api/health')).body.find(({ name }: { name: string }) => name === 'site');
  expect(await website()).toMatchObject({ ok: true, text: 'Visitors see the site.' });
  const folder = join(server.app.env.dataDir, 'publisher');
  mkdirSync(folder, { recursive: true });
  const pages = [{ path: '/about-us', message: 'The CDN responded to the purge with status 503.' }];
  writeFileSync(join(folder, 'cdn.json'), JSON.stringify({ count: 3, pages }));
  expect(await website()).toMatchObject({
    ok: false,
    text: 'The CDN may still send the previous version of 3 pages, such as /about-us. The CDN responded to the purge with status 503.',
  });
});

test('serves metrics by route pattern on a separate port only', async () => {
  const port = await findFreePort();
  server = await startApp({ env: { METRICS_PORT: String(port) } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await server.anonymous.get('/api/content/jobs?offset=1');
  await server.anonymous.get('/api/content/jobs?search=Quillibrace');
  await server.anonymous.get('/api/content/jobs/quillibrace1');
  await server.anonymous.get('/quillibrace');
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/content\/jobs",status="200"\} 1/,
  );
  expect(text).toContain('route="/api/content/jobs/:id",status="404"');
  for (const name of [
    'data_disk_free_bytes',
    'outbox_oldest_seconds',
    'publisher_waiting_changes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(text.toLowerCase()).not.toContain('quillibrace');

  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://127.0.0.1:${port}/api/session`)).status).toBe(404);
  for (const url of ['/metrics', '/api/metrics', '/metrics/']) {
    expect(JSON.stringify((await server.anonymous.get(url)).body)).not.toContain('http_request_duration');
  }
});

test('serves no metrics unless METRICS_PORT is set', async () => {
  const port = await findFreePort();
  server = await startApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const wasRejected = await new Promise((resolve) =>
    connect(port, '127.0.0.1')
      .on('error', () => resolve(true))
      .on('connect', () => resolve(false)),
  );
  expect(wasRejected).toBe(true);
  expect(server.app.env.metrics).toBe(null);
});
