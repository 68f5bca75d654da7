/** The sample's applications in the real app: they look like any others, send nothing, and leave nothing behind. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAdministrator } from 'api/core/auth/login/first-login';
import { assignSampleUser } from 'api/core/database/sample';
import { resumes } from 'api/core/database/schema/applications';
import { candidates, resumeTexts } from 'api/core/database/schema/candidates';
import { interviews } from 'api/core/database/schema/interviews';
import { outbox } from 'api/core/database/schema/mail';
import { reminders } from 'api/core/database/schema/reminders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob, type IntakeServer, startIntake } from '../../api/test/support/applications.ts';
import { settled } from '../../api/test/support/candidates.ts';
import { fakeClock } from '../../api/test/support/fake-clock.ts';
import { seen } from '../../api/test/support/inbox.ts';
import { type SmtpServer, startSmtp } from '../../api/test/support/mail.ts';
import { importSampleApplications } from './import-applications.ts';

const DAY = 24 * 3_600_000;
const clock = fakeClock('2026-11-25T11:00:00Z');
let smtp: SmtpServer;
let server: IntakeServer;
let admin: Awaited<ReturnType<IntakeServer['logIn']>>;
let importedCount: number;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startIntake({ clock, env: { SMTP_URL: smtp.url, MAIL_TO: 'team@example.com' } });
  const { db, dataDir, app } = server;
  const location = { place: 'Leeds', region: '', postcode: 'LS1', country: 'United Kingdom', remote: 'on-site' };
  const facts = { location: { ...location, otherPlaces: [], point: '' } };
  for (const [title, category] of [
    ['Finance Assistant', 'admin'],
    ['Process Engineer', 'Engineer'],
    ['Java Developer', 'Developer'],
  ])
    addJob(db, clock.now() - 10 * DAY, { title, facts: { ...facts, category } });
  importedCount = importSampleApplications({ db, dataDir, clock });
  await ensureAdministrator(db, app.env, false);
  admin = await server.logIn();
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

interface Item {
  id: string;
  name: string;
  email: string;
  phone: string;
  town: string;
  line: string;
  status: string;
  isSample: boolean;
}

const list = async () => (await admin.get('/api/applications?limit=100')).body.items as Item[];

test('imports fictional applicants with readable CVs in all stages, marked as samples', async () => {
  await settled(server);
  const items = await list();
  expect(items).toHaveLength(importedCount);
  expect(items.every(({ isSample }) => isSample)).toBe(true);
  for (const { name, email, phone, town, line } of items) {
    expect(email).toMatch(/^[a-z.]+@example\.com$/);
    expect(phone).toMatch(/^07700 900\d{3}$/);
    expect([name, town, line].every(Boolean)).toBe(true);
  }
  expect(new Set(items.map(({ email }) => email)).size).toBe(importedCount);
  expect(new Set(items.map(({ status }) => status)).size).toBeGreaterThan(5);
  const states = new Set(
    server.db
      .select()
      .from(resumeTexts)
      .all()
      .map(({ state }) => state),
  );
  expect([...states]).toEqual(['read']);
  const people = (await admin.get('/api/candidates?consent=talentPool&search=Sage')).body;
  expect(people.total).toBeGreaterThan(0);
});

test('assigns the sample’s tasks to the first administrator', async () => {
  const { items } = (await admin.get('/api/interviews')).body;
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ interviewer }: { interviewer: { name: string } }) => interviewer.name))).toEqual(
    new Set(['Admin']),
  );
  const [reminder] = server.db.select().from(reminders).all();
  expect(reminder?.userId).not.toBe('sample');
  assignSampleUser(server.db, 'another');
  expect(server.db.select().from(reminders).all()[0]?.userId).toBe(reminder?.userId);
});

test('never sends an email about a sample, even after a move', async () => {
  const ids = (await list()).filter(({ status }) => status === 'new').map(({ id }) => id);
  const entries = await seen(admin, '/api/applications', ids.slice(0, 2));
  const body = { entries, status: 'rejected', subject: 'Your application', text: 'Not this time.' };
  expect((await admin.post('/api/applications/emails', body)).body).toMatchObject({ emailed: 2 });
  await clock.advance(2 * 60_000);
  await expect
    .poll(() =>
      server.db
        .select()
        .from(outbox)
        .all()
        .map(({ state }) => state),
    )
    .toEqual(['sent', 'sent']);
  expect(smtp.received).toEqual([]);
});

test('removing the sample agency removes its applications, files and people', async () => {
  const real = await server.apply();
  expect(real.status).toBe(201);
  const { body } = await admin.delete('/api/setup/sample');
  expect(body.removed).toBeGreaterThanOrEqual(importedCount);
  const remainingApplications = await list();
  expect(remainingApplications.map(({ name, isSample }) => [name, isSample])).toEqual([['Ada Lovelace', false]]);
  expect(readdirSync(join(server.dataDir, 'resumes'))).toEqual(
    server.db
      .select()
      .from(resumes)
      .all()
      .map(({ id }) => id),
  );
  expect(server.db.select().from(interviews).all()).toEqual([]);
  server.app.candidates.wake();
  await expect
    .poll(() =>
      server.db
        .select()
        .from(candidates)
        .all()
        .map(({ name }) => name),
    )
    .toEqual(['Ada Lovelace']);
  expect((await admin.get('/api/setup')).body.sample).toBe(0);
});
