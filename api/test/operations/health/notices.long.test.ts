/** Health reports for administrators, in the admin and by email. */
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { audit, systemAuthor } from '../../../src/core/audit.ts';
import { readFact } from '../../../src/core/database/facts.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../../../src/core/lib/dates.ts';
import { archiveName } from '../../../src/operations/backup/archive/archive-name.ts';
import { recordDailyBackup } from '../../../src/operations/backup/state.ts';
import { startApp } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';

interface Fact {
  name: string;
  ok: boolean;
  text: string;
  isMissing: boolean;
}

/** Starts a server with daily backups, whose clock begins on a Saturday. */
async function startWithBackups() {
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const env = { BACKUP_DIR: folder, METRICS_PORT: '0' };
  const server = await startApp({ clock, env });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const admin = await server.logIn();
  return {
    ...{ clock, server, admin },
    /** Advances the clock by half an hour at a time until `readValue` matches, because a check runs in real time. */
    soon: <T>(readValue: () => T) =>
      expect.poll(async () => {
        await clock.advance(HOUR_MS / 2);
        return readValue();
      }),
    backUp: () => writeFileSync(join(folder, archiveName(clock.now())), ''),
    record: (problem: 'failed' | 'incomplete' | null) =>
      recordDailyBackup(server.dataDir, { at: clock.now(), problem }),
    async fact(name: string) {
      const { status, body } = await admin.get('/api/health');
      expect(status).toBe(200);
      return (body as Fact[]).find((fact) => fact.name === name);
    },
    emails: (kind: string) =>
      server.db.$client
        .prepare<[string], { to: string; subject: string; text: string }>(
          `SELECT json_extract(mail, '$.to') AS "to", json_extract(mail, '$.subject') AS subject,
            json_extract(mail, '$.text') AS text FROM outbox WHERE kind = ?`,
        )
        .all(kind),
  };
}

test('only administrators see the system’s parts, failing parts first', async () => {
  const { server, admin, record, clock, fact } = await startWithBackups();
  for (const role of ['recruiter', 'editor'] as const)
    expect((await (await server.logIn(role)).get('/api/health')).status).toBe(403);
  const { body } = await admin.get('/api/health');
  expect(body.map(({ name }: Fact) => name)).toEqual(
    expect.arrayContaining(['backup', 'disk', 'outbox', 'incomingMail', 'journal', 'publisher', 'site', 'webhooks']),
  );
  for (const { text } of body as Fact[]) expect(text).toMatch(/^[A-Z0-9].+\.$/);
  expect(await fact('backup')).toMatchObject({ ok: true, isMissing: false });
  record('failed');
  await clock.advance(1_000);
  expect((await admin.get('/api/health')).body[0]).toMatchObject({ name: 'backup', ok: false });
});

test('reports a forced restart for a day, even after another restart', async () => {
  const silentAt = '2026-11-21T08:30:00.000Z';
  const clock = fakeClock('2026-11-21T09:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'silent-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const restartedApp = await startApp({ clock, dataDir, env: { SILENT_AT: silentAt } });
  await restartedApp.close();
  const server = await startApp({ clock, dataDir });
  onTestFinished(() => server.close());
  const find = async () => {
    const { body } = await (await server.logIn()).get('/api/health');
    return body.find(({ name }: Fact) => name === 'server');
  };
  const text = expect.stringMatching(/^It stopped responding on Saturday 21 November 2026, 8.30am\./);
  expect(await find()).toMatchObject({ ok: false, text });
  await clock.leap(DAY_MS);
  expect(await find()).toMatchObject({ ok: true, text: 'It’s responding.' });
});

test('lists email, legal texts and backups as not set up', async () => {
  const server = await startApp();
  onTestFinished(() => server.close());
  const admin = await server.logIn();
  const { body } = await admin.get('/api/health');
  expect(body.filter(({ isMissing }: Fact) => isMissing).map(({ name }: Fact) => name)).toEqual([
    'outbox',
    'notices',
    'backup',
  ]);
});

test('emails administrators once a day at most about a failing part', async () => {
  const { server, admin, clock, soon, backUp, record, fact, emails } = await startWithBackups();
  await server.logIn('recruiter');
  backUp();
  await clock.advance(HOUR_MS);
  expect(emails('health.problem')).toEqual([]);

  record('failed');
  expect(await fact('backup')).toMatchObject({ ok: false, text: expect.stringContaining('The last backup failed.') });
  expect((await admin.get('/healthz?full=true')).status).toBe(503);
  await clock.advance(HOUR_MS / 2);
  // A fault is reported only if the next check still finds it.
  expect(emails('health.problem')).toEqual([]);
  await soon(() => emails('health.problem')).toHaveLength(1);
  const [email] = emails('health.problem');
  expect(email).toMatchObject({ to: admin.user.email, subject: 'Needs attention on your website: Backups' });
  expect(email?.text).toContain('The last backup failed.');

  backUp();
  record(null);
  await clock.advance(HOUR_MS);
  expect(await fact('backup')).toMatchObject({ ok: true });
  record('incomplete');
  await clock.advance(2 * HOUR_MS);
  expect(emails('health.problem')).toHaveLength(1);

  record(null);
  await clock.leap(DAY_MS);
  backUp();
  await soon(() => readFact(server.db, 'health.notified')).toBe('{}');
  record('incomplete');
  await soon(() => emails('health.problem')).toHaveLength(2);
});

test('emails a weekly health report on Mondays', async () => {
  const { clock, backUp, emails, soon } = await startWithBackups();
  backUp();
  await clock.leap(2 * DAY_MS);
  await soon(() => emails('health.weekly')).toHaveLength(1);
  expect(emails('health.weekly')[0]?.text).toMatch(/Disk[\s\S]+free\./);
  backUp();
  await clock.advance(WEEK_MS);
  await soon(() => emails('health.weekly')).toHaveLength(2);
});

test('warns before the site’s certificate expires', async () => {
  const file = (name: string) => readFileSync(new URL(`../../core/mail/tls/${name}`, import.meta.url));
  const site = createServer({ key: file('server.key'), cert: file('server.pem') });
  await once(site.listen(0), 'listening');
  const { port } = site.address() as AddressInfo;
  const { validTo } = new X509Certificate(file('server.pem'));
  const clock = fakeClock(new Date(Date.parse(validTo) - 20 * DAY_MS).toISOString());
  const server = await startApp({ clock, env: { PUBLIC_SITE_URL: `https://localhost:${port}` } });
  onTestFinished(async () => {
    await server.close();
    site.close();
  });
  const admin = await server.logIn();
  const certificate = async () =>
    (await admin.get('/api/health')).body.find(({ name }: Fact) => name === 'certificate') as Fact;
  expect(await certificate()).toMatchObject({ ok: true, text: expect.stringMatching(/^Valid until/) });
  await clock.leap(7 * DAY_MS);
  const laterHealth = await (await server.logIn()).get('/api/health');
  expect(laterHealth.body[0]).toMatchObject({ name: 'certificate', ok: false });
});

test('warns when the clock is behind the newest audit entry', async () => {
  const { clock, server, fact } = await startWithBackups();
  expect(await fact('clock')).toMatchObject({ ok: true });
  audit(server.db, systemAuthor(clock.now() + HOUR_MS), 'job.save', 'job');
  expect(await fact('clock')).toMatchObject({ ok: false, text: expect.stringContaining('1 hour behind') });
});
