/** Contacts of clients: stored with the client, found and erased on request, and erased when their retention period ends. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDue } from '../../../src/compliance/erasure/retention-job.ts';
import { eq, inArray } from '../../../src/core/database/drizzle.ts';
import { writeFact } from '../../../src/core/database/facts.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { clientPages } from '../../../src/core/database/schema/client-pages.ts';
import { documents, documentTexts, revisions } from '../../../src/core/database/schema/content.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';

const DAY = 86_400_000;
const ANNA = { name: 'Anna Smith', email: 'anna@acme.example', phone: '020 7946 0777' };
const BEA = { name: 'Bea Jones', email: 'bea@acme.example', phone: '' };
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let amara: Client;
beforeEach(async () => {
  clock = fakeClock('2026-11-23T09:00:00Z');
  server = await startIntake({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  amara = await server.logIn('recruiter');
});
afterEach(() => server.close());

const path = '/api/content/clients';
const add = async (contacts: object[], name = 'Acme Care'): Promise<string> => {
  const { status, body } = await amara.post(path, { data: { name, contacts } });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.entry.id;
};
const contactsOf = async (id: string) => (await amara.get(`${path}/${id}?drafts=true`)).body.data.contacts;

async function send(extraFields: object = {}) {
  const ada = await candidate(server);
  const { status, body } = await amara.post('/api/client-pages', {
    ...{ company: 'Acme Care', name: ANNA.name, email: ANNA.email, message: 'Dear Anna', days: 14 },
    ...{ people: [{ id: ada.id, about: '' }], hidesContacts: true, agreed: true },
    ...extraFields,
  });
  expect(status).toBe(201);
  return { ada, page: body.id as string };
}

/** Every trace of Anna in these tables. */
function traces() {
  const texts = [documents, revisions, documentTexts, clientPages, auditLog, outbox].map((table) =>
    JSON.stringify(server.db.select().from(table).all()),
  );
  return texts.flatMap((text) => text.match(/anna|0777/gi) ?? []);
}

test('saves a new contact once, under the client of that name', async () => {
  const id = await add([BEA], 'ACME Care ');
  for (let n = 0; n < 2; n++) await send({ keepsContact: true });
  expect(await contactsOf(id)).toEqual([BEA, { ...ANNA, phone: '' }]);
  await send();
  await send({ company: 'Bolt & Sons', keepsContact: true });
  const { items } = (await amara.get(path)).body;
  expect(items.map(({ data }: { data: { name: string } }) => data.name).sort()).toEqual(['ACME Care', 'Bolt & Sons']);

  const [page] = (await amara.get(`/api/clients/${id}/pages`)).body.items;
  expect(page).toMatchObject({ name: ANNA.name, isOpen: true, people: [{ name: 'Ada Lovelace', answer: null }] });
  expect((await (await server.logIn('editor')).get(`/api/clients/${id}/pages`)).status).toBe(403);
  expect((await amara.get('/api/clients/unknown/pages')).status).toBe(404);
});

test('a subject access request includes a contact and the adverts they authorised', async () => {
  const client = await add([ANNA, BEA]);
  await send();
  addJob(server.db, clock.now(), {
    title: 'Night nurse',
    facts: { client, authority: { by: 'anna smith', on: '2026-11-20', how: 'phone' } },
  });
  const subjectExport = await amara.post('/api/subject-exports', { email: ANNA.email });
  expect(subjectExport.status).toBe(200);
  const { status, body } = await amara.post('/api/erasures/preview', { email: ANNA.email });
  expect([status, body.clientContacts, body.jobAlerts]).toEqual([200, 2, 0]);
  const foundData = server.app.features.map(({ personalData }) =>
    personalData?.find?.(server.app, { emails: [ANNA.email], submissions: [], candidateIds: [] }),
  );
  expect(Object.assign({}, ...foundData)).toMatchObject({
    clientPages: [{ company: 'Acme Care', name: ANNA.name, email: ANNA.email }],
    clientContacts: [
      { ...ANNA, client: 'Acme Care', authorities: [{ job: 'Night nurse', on: '2026-11-20', how: 'phone' }] },
    ],
  });
});

test('erases a contact from drafts, revisions and pages, also after a restore', async () => {
  const client = await add([ANNA, BEA]);
  const draft = { data: { name: 'Acme Care', contacts: [ANNA] }, version: 1, publish: false };
  expect((await amara.put(`${path}/${client}`, draft)).status).toBe(200);
  const authority = { by: 'Anna smith ', on: '2026-11-20', how: 'phone' };
  const job = addJob(server.db, clock.now(), { facts: { client, authority } });
  const other = addJob(server.db, clock.now(), { facts: { client, authority: { ...authority, by: BEA.name } } });
  const jobAt = async (id: string) => (await amara.get(`/api/content/jobs/${id}?drafts=true`)).body.data;
  const { data } = (await amara.get(`/api/content/jobs/${job}?drafts=true`)).body;
  await amara.put(`/api/content/jobs/${job}`, { data: { ...data, title: 'Nurse' }, version: 1, publish: false });
  await send();
  const backup = server.db.select().from(documents).where(eq(documents.id, client)).get();
  expect(traces().length).toBeGreaterThan(5);

  const { status, body } = await amara.post('/api/erasures', { email: ANNA.email });
  expect([status, body.clientContacts]).toEqual([200, 2]);
  expect(traces()).toEqual([]);
  expect((await jobAt(job)).authority).toEqual({ ...authority, by: 'Name erased' });
  expect((await jobAt(other)).authority.by).toBe(BEA.name);
  const published = server.db.select().from(documents).where(eq(documents.id, client)).get()?.published;
  expect(published).toMatchObject({ contacts: [BEA] });
  // The law requires the agency to keep the hirer's name for each introduction.
  expect(server.db.select().from(clientPages).all()).toMatchObject([
    { company: 'Acme Care', withdrawnAt: clock.now(), visitors: [] },
  ]);
  expect((await amara.post('/api/erasures/preview', { email: ANNA.email })).status).toBe(404);
  expect((await amara.put(`${path}/${client}`, { ...draft, version: 2 })).status).toBe(409);

  // The audit log identifies the contact in a restored backup, so that the erasure can be repeated.
  if (!backup) throw new Error('The client is gone.');
  server.db.update(documents).set(backup).where(eq(documents.id, client)).run();
  expect(traces()).not.toEqual([]);
  const actions = ['client.eraseContact', 'clientPage.eraseContact'];
  const log = server.db.select().from(auditLog).where(inArray(auditLog.action, actions)).all();
  expect(log).toHaveLength(2);
  const erasuresByAction = Object.assign({}, ...server.app.features.map(({ personalData }) => personalData?.erasures));
  for (const { action, subject } of log)
    erasuresByAction[action](server.app, subject, 'a test', { userId: null, at: clock.now() });
  expect(traces()).toEqual([]);
});

test('keeps the contact of a page with an application on legal hold', async () => {
  const { ada } = await send();
  await (await server.logIn()).put(`/api/applications/${ada.id}/hold`, { reason: 'A dispute' });
  expect((await amara.post('/api/erasures/preview', { email: ANNA.email })).status).toBe(404);
});

test('removes contacts after two years, unless their client has an open job', async () => {
  const [idle, busy, recent] = [await add([ANNA, BEA]), await add([ANNA], 'Busy'), await add([BEA], 'Recent')];
  const job = addJob(server.db, clock.now(), { facts: { client: busy } });
  await clock.leap(23 * 31 * DAY);
  amara = await server.logIn('recruiter');
  await amara.put(`${path}/${recent}`, { data: { name: 'Recent', contacts: [BEA] }, version: 1 });
  await send({ email: BEA.email });
  await clock.leap(60 * DAY);
  amara = await server.logIn('recruiter');
  // Ends the week after a clock jump in which nothing is erased.
  writeFact(server.db, 'retention.beganAt', '0');
  await eraseDue(server.app);
  expect(await contactsOf(idle)).toEqual([BEA]);
  expect(await contactsOf(busy)).toEqual([ANNA]);
  expect(await contactsOf(recent)).toEqual([BEA]);
  server.db.update(documents).set({ closed: true }).where(eq(documents.id, job)).run();
  await eraseDue(server.app);
  expect(await contactsOf(busy)).toEqual([]);
});
