/** A job has an owner, who can hand it over with its applications: for good, or to a colleague who covers for a time. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { users } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assignmentEmails, change } from '../../support/inbox.ts';

const DAY = 86_400_000;
// A Monday, in winter time.
const clock = fakeClock('2026-11-23T09:00:00Z');
let server: IntakeServer;
type Client = Awaited<ReturnType<IntakeServer['logIn']>>;
let amara: Client;
let ben: Client;
let cat: Client;
beforeAll(async () => {
  server = await startIntake({ clock });
});
beforeEach(async () => {
  server.db.delete(outbox).run();
  amara = await server.logIn('recruiter');
  ben = await server.logIn('recruiter');
  cat = await server.logIn('recruiter');
});
afterAll(() => server.close());

const idOf = ({ user }: Client) => user.id;
const name = (client: Client, newName: string) =>
  server.db
    .update(users)
    .set({ name: newName })
    .where(eq(users.id, idOf(client)))
    .run();
/** A job whose consultant is Amara, with an application in New. */
const jobOf = async (title = 'Night nurse') => {
  const consultant = { name: 'A', email: amara.user.email.toUpperCase(), phone: '' };
  const id = addJob(server.db, clock.now(), { title, facts: { consultant } });
  return { id, ada: await candidate(server, { jobId: id }) };
};
const readOwned = async (ids: string[]) => (await cat.get(`/api/jobs/owners?ids=${ids}`)).body.items;
const handOver = async (client: Client, ids: string[], recipient: Client, days: object = {}) => {
  const entries = (await readOwned(ids)).map(({ id, version }: { id: string; version: number }) => ({ id, version }));
  return client.post('/api/jobs/hand-over', { entries, to: idOf(recipient), ...days });
};
const assignee = ({ row }: Awaited<ReturnType<typeof candidate>>) => row()?.assignedTo;
const emails = () => assignmentEmails(server.db).filter(({ subject }) => subject?.includes('handed over'));
const list = async (client: Client, owner: string) =>
  (await client.get(`/api/content/jobs?drafts=true&owner=${owner}`)).body.items.map(({ id }: { id: string }) => id);

test('hands over jobs with their open applications and one email', async () => {
  name(amara, 'Amara Osei');
  const [one, two] = [await jobOf('Night nurse'), await jobOf('Day nurse')];
  const rejectedCandidate = await candidate(server, { jobId: one.id });
  await change(amara, `/api/applications/${rejectedCandidate.id}`, { status: 'rejected' });
  const assignedCandidate = await candidate(server, { jobId: one.id });
  await change(amara, `/api/applications/${assignedCandidate.id}`, { assignedTo: idOf(cat) });
  expect((await readOwned([one.id]))[0]).toMatchObject({ owner: { id: idOf(amara) }, cover: null, version: 0 });

  const { status, body } = await handOver(amara, [one.id, two.id], ben);
  expect(status).toBe(200);
  expect(body).toEqual({ applications: 2 });
  expect((await readOwned([two.id]))[0]).toMatchObject({ owner: { id: idOf(ben) }, cover: null, version: 1 });
  expect([one.ada, two.ada, rejectedCandidate, assignedCandidate].map(assignee)).toEqual(
    [ben, ben, amara, cat].map(idOf),
  );
  expect((await ben.get(`/api/applications/${one.ada.id}`)).body.history.at(-1)).toMatchObject({
    kind: 'assignment',
    user: 'Amara Osei',
  });
  const [mail, ...more] = emails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ben.user.email, subject: 'Amara Osei has handed over 2 jobs to you' });
  expect(mail?.text).toContain(`#applications?job=${two.id}`);
  expect(mail?.text).toContain('1 open application');

  // New applications are assigned to the new owner, even though the site still shows the previous consultant.
  expect(assignee(await candidate(server, { jobId: one.id }))).toBe(idOf(ben));
  expect(await list(ben, idOf(ben))).toEqual(expect.arrayContaining([one.id, two.id]));
  expect(await list(ben, idOf(amara))).toEqual([]);
});

test('a colleague covers only from the first day to the last', async () => {
  const { id, ada } = await jobOf();
  const days = { from: '2026-11-24', until: '2026-11-25' };
  expect((await handOver(amara, [id], ben, days)).body.applications).toBe(1);
  expect(emails()[0]?.subject).toContain(' to you from 24 November 2026 to 25 November 2026');
  const earlyCandidate = await candidate(server, { jobId: id });
  expect([ada, earlyCandidate].map(assignee)).toEqual([idOf(amara), idOf(amara)]);
  expect(await list(ben, idOf(ben))).toEqual([]);

  const start = clock.now();
  await clock.advance(Date.parse('2026-11-24T00:00:00Z') - start);
  expect([ada, earlyCandidate].map(assignee)).toEqual([idOf(ben), idOf(ben)]);
  const coveredCandidate = await candidate(server, { jobId: id });
  expect(assignee(coveredCandidate)).toBe(idOf(ben));
  cat = await server.logIn('recruiter');
  expect((await readOwned([id]))[0]).toMatchObject({
    owner: { id: idOf(amara) },
    cover: { user: { id: idOf(ben) }, ...days },
  });
  expect(await list(cat, idOf(ben))).toEqual([id]);
  expect(await list(cat, idOf(amara))).toEqual([id]);
  await change(cat, `/api/applications/${earlyCandidate.id}`, { assignedTo: idOf(cat) });

  await clock.advance(2 * DAY - 1);
  expect([ada, earlyCandidate, coveredCandidate].map(assignee)).toEqual([idOf(ben), idOf(cat), idOf(ben)]);
  await clock.advance(1);
  expect([ada, earlyCandidate, coveredCandidate].map(assignee)).toEqual([idOf(amara), idOf(cat), idOf(amara)]);
  expect(assignee(await candidate(server, { jobId: id }))).toBe(idOf(amara));
  cat = await server.logIn('recruiter');
  expect((await readOwned([id]))[0].cover).toBeNull();
  expect(emails()).toHaveLength(1);
});

test('a new hand-over or cover ends the current cover early', async () => {
  const { id, ada } = await jobOf();
  const today = { until: '2026-12-24' };
  await handOver(amara, [id], ben, today);
  expect(assignee(ada)).toBe(idOf(ben));
  await handOver(amara, [id], cat, { from: '2026-12-01', ...today });
  expect(assignee(ada)).toBe(idOf(amara));
  await handOver(amara, [id], cat, today);
  expect(assignee(ada)).toBe(idOf(cat));
  await handOver(ben, [id], amara);
  expect(assignee(ada)).toBe(idOf(amara));
  expect((await readOwned([id]))[0]).toMatchObject({ owner: { id: idOf(amara) }, cover: null, version: 4 });
  // Amara already owns the job, so the request is rejected and sends no email.
  expect((await handOver(ben, [id], amara)).status).toBe(422);
  expect(emails().map(({ to }) => to)).toEqual([ben, cat, cat, amara].map((client) => client.user.email));
});

test('rejects a whole hand-over if one job has changed owner', async () => {
  const [one, two] = [await jobOf(), await jobOf('Day nurse')];
  const entries = [one, two].map(({ id }) => ({ id, version: 0 }));
  await handOver(amara, [two.id], ben);
  const { status, body } = await amara.post('/api/jobs/hand-over', { entries, to: idOf(cat) });
  expect(status).toBe(409);
  expect(body.message).toBe('“Day nurse” has since been handed over: now it’s owned by The recruiter.');
  expect(body.conflicts).toMatchObject([{ id: two.id, version: 1, owner: { id: idOf(ben) } }]);
  expect((await readOwned([one.id]))[0].version).toBe(0);
});

test('validates the colleague and dates of a hand-over', async () => {
  const { id } = await jobOf();
  const unownedJob = addJob(server.db, clock.now());
  const editor = await server.logIn('editor');
  const send = async (client: Client, body: object) => (await client.post('/api/jobs/hand-over', body)).status;
  const entries = [{ id, version: 0 }];
  const benId = idOf(ben);
  expect(await send(editor, { entries, to: benId })).toBe(403);
  expect(await send(amara, { entries, to: editor.user.id })).toBe(422);
  expect(await send(amara, { entries: [{ id }], to: benId })).toBe(428);
  expect(await send(amara, { entries: [{ id: 'nothing', version: 0 }], to: benId })).toBe(404);
  expect(await send(amara, { entries, to: benId, from: '2026-12-24' })).toBe(422);
  expect(await send(amara, { entries, to: benId, from: '2026-11-01', until: '2026-12-24' })).toBe(422);
  expect(await send(amara, { entries, to: benId, from: '2026-12-24', until: '2026-12-01' })).toBe(422);
  expect(await send(amara, { entries: [{ id: unownedJob, version: 0 }], to: benId, until: '2026-12-24' })).toBe(422);
  expect((await editor.get('/api/jobs/owners')).status).toBe(403);
  expect((await server.anonymous.get('/api/content/jobs?owner=nobody')).status).toBe(422);
  expect((await amara.get(`/api/jobs/owners?owner=${idOf(amara)}`)).body.items).toMatchObject([{ id }]);
});

test('disabling a user returns their jobs and cover to the consultant', async () => {
  const { id, ada } = await jobOf();
  const other = await jobOf('Day nurse');
  await handOver(amara, [id], ben);
  await handOver(amara, [other.id], ben, { until: '2026-12-24' });
  await ben.put('/api/session/notifications', { notify: 'none' });
  const admin = await server.logIn();
  expect((await admin.patch(`/api/users/${idOf(ben)}`, { disabled: true })).status).toBe(200);
  // The owner is disabled, so the job returns to its consultant, who is a user.
  expect(assignee(await candidate(server, { jobId: id }))).toBe(idOf(amara));
  expect(assignee(await candidate(server, { jobId: other.id }))).toBe(idOf(amara));
  await admin.patch(`/api/users/${idOf(amara)}`, { role: 'editor' });
  expect((await readOwned([id, other.id])).map(({ owner }: { owner: object }) => owner)).toEqual([null, null]);
  expect(await list(cat, 'nobody')).toEqual(expect.arrayContaining([id, other.id]));
  expect(assignee(ada)).toBe(idOf(ben));
  await handOver(admin, [id], cat);
  expect(assignee(ada)).toBe(idOf(cat));
});
