import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseDue } from '../../../src/compliance/erasure/retention-job.ts';
import { listOldSubmissions, readPeriods } from '../../../src/compliance/retention/due.ts';
import { createDocument, updateDocument } from '../../../src/core/content/documents/save.ts';
import { eq, like } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { messages } from '../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { addStage, candidate, dealWith } from '../../support/candidate-page.ts';

const type = contentTypes.dataProtection;
const initial = initialData(type.fields);

/** A clock that can jump by years, without running the hourly jobs in between. */
let now = Date.parse('2026-11-21T09:00:00Z');
const clock = { now: () => now, at: () => () => {} };
const jump = (day: string) => {
  now = Date.parse(`${day}T09:00:00Z`);
};

let server: IntakeServer;
let recruiter: Client;
beforeAll(async () => {
  server = await startIntake({ clock });
});
beforeEach(async () => {
  jump('2026-11-21');
  recruiter = await server.logIn('recruiter');
});
afterAll(() => server.close());

const run = () => eraseDue(server.app);
const auditOf = (subject: string) => server.db.select().from(auditLog).where(eq(auditLog.subject, subject)).all();
const dataFacts = async (id: string, inbox = 'applications') => {
  const laterSession = await server.logIn('recruiter');
  return (await laterSession.get(`/api/${inbox}/${id}/data-protection`)).body;
};

async function message(form: Record<string, string> = {}) {
  const { body } = await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, ...form }));
  const row = () => server.db.select().from(messages).where(eq(messages.reference, body.reference)).get();
  return { id: row()?.id ?? '', row };
}

test('erases an application exactly one year after the last contact', async () => {
  const ada = await candidate(server, { email: 'gone.for.good@example.com' });
  jump('2027-03-01');
  await dealWith(server, ada.id, 'rejected');
  const file = ada.resume();
  expect((await dataFacts(ada.id)).dueAt).toBe('2028-03-01T09:00:00.000Z');
  jump('2028-02-29');
  await run();
  expect(ada.row()).toBeDefined();
  jump('2028-03-01');
  await run();
  expect([ada.row(), ada.events(), ada.mails()]).toEqual([undefined, [], []]);
  expect(server.files()).not.toContain(file?.id);
  const certificate = auditOf(ada.id).at(-1);
  expect(certificate).toMatchObject({ action: 'application.erase', userId: null, at: now });
  expect(certificate?.detail).toMatch(
    /^kept for 1 year \(applications\); CVs 1, emails \d, history entries 1; sha256 \w{64}$/,
  );
  const dump = server.db.$client.serialize();
  expect(dump.includes('gone.for.good@example.com')).toBe(false);
});

test('keeps talent pool members for the pool’s period unless they withdraw', async () => {
  const [stays, leaves] = [
    await candidate(server, { consentTalentPool: 'yes' }),
    await candidate(server, { consentTalentPool: 'yes' }),
  ];
  await leaves.post('/consents/talentPool');
  expect((await dataFacts(stays.id)).dueAt).toBe('2028-11-21T09:00:00.000Z');
  jump('2027-11-21');
  await run();
  expect([stays.row() !== undefined, leaves.row()]).toEqual([true, undefined]);
  jump('2028-11-21');
  await run();
  expect(stays.row()).toBeUndefined();
});

test('keeps a hired candidate for six years, even after an erasure request', async () => {
  const ada = await candidate(server);
  await dealWith(server, ada.id, 'hired');
  expect((await dataFacts(ada.id)).dueAt).toBe('2032-11-21T09:00:00.000Z');
  expect((await ada.get('/erase')).text).toContain('Kept until 21 November 2032');
  await ada.post('/erase');
  expect((await dataFacts(ada.id)).dueAt).toBe('2032-11-21T09:00:00.000Z');
});

test('keeps candidates in custom hired stages as long as in Hired', async () => {
  const ada = await candidate(server);
  const placedStage = await addStage(await server.logIn(), { name: 'Placed with client', kind: 'hired' });
  await dealWith(server, ada.id, placedStage);
  expect((await dataFacts(ada.id)).dueAt).toBe('2032-11-21T09:00:00.000Z');
  await ada.post('/withdraw');
  expect(ada.row()?.status).toBe(placedStage);
  expect((await ada.get('/erase')).text).toContain('Kept until 21 November 2032');
});

test('carries out an erasure request after the legal year, regardless of settings', async () => {
  const ada = await candidate(server);
  await dealWith(server, ada.id, 'interview');
  await ada.post('/erase');
  expect(await dataFacts(ada.id)).toMatchObject({
    erasedAt: '2026-11-21T09:00:00.000Z',
    dueAt: '2027-11-21T09:00:00.000Z',
  });
});

test('a legal hold prevents erasure until it is removed', async () => {
  const ada = await candidate(server);
  const holdResponse = await recruiter.put(`/api/applications/${ada.id}/hold`, { reason: 'Tribunal claim 1234' });
  expect(holdResponse.body.hold).toEqual({
    reason: 'Tribunal claim 1234',
    user: 'The recruiter',
    at: '2026-11-21T09:00:00.000Z',
  });
  expect((await ada.get('/erase')).text).toContain('We can’t delete this yet');
  expect((await ada.post('/erase')).status).toBe(409);
  const body = new FormData();
  body.append('resume', new Blob(['x']), 'x.pdf');
  expect((await ada.post('/resume', body)).status).toBe(409);
  expect((await recruiter.get('/api/retention?days=400')).body.holds).toMatchObject([
    {
      id: ada.id,
      inbox: 'applications',
      reference: ada.reference,
      reason: 'Tribunal claim 1234',
      user: 'The recruiter',
    },
  ]);
  server.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.subjectId, ada.id)).run();
  const mails = ada.mails();
  expect(mails.length).toBeGreaterThan(0);
  jump('2029-01-01');
  await run();
  expect(ada.row()).toBeDefined();
  expect(ada.mails()).toEqual(mails);
  recruiter = await server.logIn('recruiter');
  expect((await recruiter.delete(`/api/applications/${ada.id}/hold`)).body.hold).toBeNull();
  await run();
  expect(ada.row()).toBeUndefined();
  expect(auditOf(ada.id).map(({ action }) => action)).toEqual([
    'application.hold',
    'application.release',
    'application.erase',
  ]);
  expect(JSON.stringify(auditOf(ada.id))).not.toContain('Tribunal');
  expect((await recruiter.put('/api/applications/nosuchid/hold', { reason: 'x' })).status).toBe(404);
});

test('messages, suspected spam and copies of emails have their own periods', async () => {
  const ordinaryMessage = await message({ message: 'How are you?' });
  const spam = await message({ message: 'Buy this.', topic: 'x' });
  jump('2027-02-21');
  await run();
  expect([ordinaryMessage.row() !== undefined, spam.row()]).toEqual([true, undefined]);
  server.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.subjectId, ordinaryMessage.id)).run();
  jump('2027-05-22');
  await run();
  expect(server.db.select().from(outbox).where(eq(outbox.subjectId, ordinaryMessage.id)).all()).toEqual([]);
  expect(ordinaryMessage.row()).toBeDefined();
  jump('2027-11-21');
  await run();
  expect(ordinaryMessage.row()).toBeUndefined();
  expect(auditOf(ordinaryMessage.id).at(-1)?.detail).toMatch(/^kept for 1 year \(messages\)/);
});

test('erases nothing more once the server is closing', async () => {
  const { id } = await message({ message: 'Is anybody there?' });
  server.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.subjectId, id)).run();
  const mails = () => server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();
  const initialMails = mails();
  expect(initialMails.length).toBeGreaterThan(0);
  jump('2027-05-22');
  expect(await eraseDue(server.app, AbortSignal.abort())).toBe(0);
  expect(mails()).toEqual(initialMails);
});

test('a shortened period takes effect only after a week', async () => {
  const { id, row } = await message({ message: 'Shorter.' });
  jump('2027-06-01');
  const data = { ...initial, retention: { ...initial.retention, messages: 3 } };
  const document = createDocument(server.db, type, { data }, { userId: null, at: now });
  await run();
  expect(row()).toBeDefined();
  const laterSession = await server.logIn('recruiter');
  const { body } = await laterSession.get('/api/retention?days=30');
  expect(body.items.find((item: { id: string }) => item.id === id)).toMatchObject({
    kind: 'messages',
    at: '2027-06-08T09:00:00.000Z',
    isHeld: false,
  });
  expect(body.periods).toContainEqual({
    what: 'Messages',
    howLong: '3 months after our last contact about the message',
  });
  expect(row()).toBeDefined();
  jump('2027-06-08');
  await run();
  expect(row()).toBeUndefined();
  updateDocument(server.db, type, document.id, { data: initial }, { userId: null, at: Date.parse('2026-01-01') });
});

test('after an upgrade, announces overdue data a week before erasing it', async () => {
  const { row } = await message({ message: 'From before the upgrade.' });
  const { facts } = await import('../../../src/core/database/schema/system.ts');
  jump('2029-01-01');
  server.db
    .update(facts)
    .set({ value: String(now) })
    .where(eq(facts.name, 'retention.beganAt'))
    .run();
  await run();
  expect(row()).toBeDefined();
  const laterSession = await server.logIn('recruiter');
  const { items } = (await laterSession.get('/api/retention?days=14')).body;
  expect(items).toContainEqual(expect.objectContaining({ id: row()?.id, at: '2029-01-08T09:00:00.000Z' }));
  jump('2029-01-08');
  await run();
  expect(row()).toBeUndefined();
  server.db.update(facts).set({ value: '0' }).where(eq(facts.name, 'retention.beganAt')).run();
});

test('accepts settings only from administrators, at or above the legal minimum', async () => {
  const data = { ...initial, retention: { ...initial.retention, applications: 6 } };
  const admin = await server.logIn();
  const { version } = (await admin.get('/api/content/data-protection?drafts=true')).body;
  const { status, body } = await admin.put('/api/content/data-protection', { data, version });
  expect(status).toBe(422);
  expect(body.issues).toEqual([
    { path: 'retention.applications', message: expect.stringContaining('Conduct Regulations 2003, regulation 29') },
  ]);
  const editor = await server.logIn('editor');
  expect((await editor.put('/api/content/data-protection', { data: initial, version })).status).toBe(403);
});

test('warns the agency two weeks ahead in one email without names', async () => {
  const warnings = () => server.db.select().from(outbox).where(like(outbox.kind, 'retention.%')).all();
  const { warnAgency } = await import('../../../src/compliance/erasure/retention-job.ts');
  server.db.delete(applications).run();
  server.db.delete(messages).run();
  warnAgency(server.app);
  expect(warnings()).toEqual([]);
  await candidate(server);
  jump('2027-11-10');
  warnAgency(server.app);
  warnAgency(server.app);
  expect(warnings().map(({ mail }) => mail.subject)).toEqual(['1 record is due for erasure soon']);
  expect(warnings()[0]?.mail.text).toContain('First erasure: 21 November 2027');
  expect(warnings()[0]?.mail.text).not.toContain('Ada');
});

test('waits a week after a changed stage shortens a period', async () => {
  const ada = await candidate(server);
  const placedStage = await addStage(await server.logIn(), { name: 'Placed', kind: 'hired' });
  await dealWith(server, ada.id, placedStage);
  jump('2029-11-21');
  await run();
  expect(ada.row()).toBeDefined();
  const laterSession = await server.logIn();
  const savedResponse = await laterSession.put(`/api/content/stages/${placedStage}`, {
    data: { name: 'Sent', kind: 'active', interviews: false, candidateSees: '', remindAfter: null, assignTo: '' },
    version: 1,
  });
  expect(savedResponse.status).toBe(200);
  await run();
  expect((await dataFacts(ada.id)).dueAt).toBe('2029-11-28T09:00:00.000Z');
  jump('2029-11-28');
  await run();
  expect(ada.row()).toBeUndefined();
});

test('reads only applications that may be due', () => {
  const { db } = server;
  const prepare = vi.spyOn(db.$client, 'prepare');
  listOldSubmissions(db, readPeriods(db), now);
  const sql = prepare.mock.calls.map(([sql]) => sql).find((sql) => /from "applications"/.test(sql)) ?? '';
  prepare.mockRestore();
  const explainPlan = db.$client.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  const bound = Array.from(sql.matchAll(/\?/g), () => 0);
  const details = explainPlan.all(...bound).map(({ detail }) => detail);

  expect(details.filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  expect(details.join()).toContain('applications_status (status=?)');
  expect(details.join()).toContain('applications_created (createdAt<?)');
});
