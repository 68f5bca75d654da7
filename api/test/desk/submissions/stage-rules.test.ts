/** Stages may add a reminder and an assignment to a user's move. No other event moves, assigns or rejects. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { documents } from '../../../src/core/database/schema/content.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assignmentEmails, change, changeMany, seen, undoLast } from '../../support/inbox.ts';
import { type SmtpServer, startSmtp } from '../../support/mail.ts';

const HOUR = 3_600_000;
// A Monday, in winter time.
const clock = fakeClock('2026-11-30T09:00:00Z');
let smtp: SmtpServer;
let server: IntakeServer;
type Client = Awaited<ReturnType<IntakeServer['logIn']>>;
let admin: Client;
let amara: Client;
let ben: Client;
let stage: string;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startIntake({ clock, env: { SMTP_URL: smtp.url } });
});
beforeEach(async () => {
  server.db.delete(outbox).run();
  admin = await server.logIn();
  amara = await server.logIn('recruiter');
  ben = await server.logIn('recruiter');
  stages += 1;
  stage = await addStage({ remindAfter: 4, assignTo: 'mover' });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

let stages = 0;
const name = () => `Phone screen ${stages}`;
async function addStage(data: object) {
  const { status, body } = await admin.post('/api/content/stages', { data: { name: name(), ...data } });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.entry.id);
}
const applicationUrl = (id: string) => `/api/applications/${id}`;
const move = (id: string, targetStage = stage, client = amara) =>
  change(client, applicationUrl(id), { status: targetStage });
const readEntry = async (id: string) => (await admin.get(applicationUrl(id))).body;
const remindersOf = async (id: string) => (await admin.get(`${applicationUrl(id)}/reminders`)).body.items;
const kinds = async (id: string) => (await readEntry(id)).history.map(({ kind }: { kind: string }) => kind);
const undo = (events: number[], client = amara) => client.post('/api/applications/undo', { events });
const entries = (ids: string[]) => seen(amara, '/api/applications', ids);
const EMAIL = { subject: 'Your application', text: 'Thank you for applying.' };
const send = async (ids: string[], targetStage = stage) =>
  amara.post('/api/applications/emails', { entries: await entries(ids), status: targetStage, ...EMAIL });
const idOf = ({ user }: Client) => user.id;

test('creates a reminder and an assignment on a move', async () => {
  const { id } = await candidate(server);
  const { status, body } = await move(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: stage, assignedTo: { id: idOf(amara) } });
  expect(body.history).toMatchObject([
    { kind: 'status', text: name(), user: 'The recruiter' },
    { kind: 'assignment', text: 'The recruiter', user: 'The recruiter' },
  ]);
  expect(await remindersOf(id)).toMatchObject([
    {
      ...{ text: `Moved to “${name()}” on 30 November 2026`, day: '2026-12-04', time: null, doneAt: null, version: 1 },
      user: { id: idOf(amara) },
    },
  ]);
  const auditEntries = server.db.select().from(auditLog).where(eq(auditLog.subject, id)).all();
  expect(auditEntries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['application.status', 'reminder.create', 'application.assign']),
  );
});

test('a stage without rules changes only the stage', async () => {
  const { id, events } = await candidate(server);
  stages += 1;
  const plainStage = await addStage({});
  const { body } = await amara.get(`/api/content/stages/${plainStage}`);
  expect(body.data).toMatchObject({ remindAfter: null, assignTo: '' });
  await move(id, plainStage);
  await move(id, 'reviewing');
  expect(await readEntry(id)).toMatchObject({ status: 'reviewing', assignedTo: null });
  expect(await kinds(id)).toEqual(['status', 'status']);
  expect(await remindersOf(id)).toEqual([]);
  expect(events()[0]?.undo).not.toHaveProperty('brought');
});

test('stages saved before rules existed have no rules', async () => {
  const { id } = await candidate(server);
  const row = server.db.select().from(documents).where(eq(documents.id, stage)).get();
  const { remindAfter: _, assignTo: __, ...data } = row?.data ?? {};
  server.db.update(documents).set({ data, published: data }).where(eq(documents.id, stage)).run();
  expect((await amara.get(`/api/content/stages/${stage}`)).body.data).toMatchObject({
    remindAfter: null,
    assignTo: '',
  });
  expect((await move(id)).body).toMatchObject({ status: stage, assignedTo: null });
  expect(await remindersOf(id)).toEqual([]);
});

test.each([
  [{ remindAfter: 0 }, 'remindAfter'],
  [{ remindAfter: 61 }, 'remindAfter'],
  [{ remindAfter: 1.5 }, 'remindAfter'],
  [{ assignTo: 'ben' }, 'assignTo'],
])('rejects a stage with %j', async (rules, path) => {
  const { status, body } = await admin.post('/api/content/stages', { data: { name: 'Odd', ...rules } });
  expect([status, body.issues[0].path]).toEqual([422, path]);
});

test('undoing a move reverses its stage, assignment and reminder', async () => {
  const { id } = await candidate(server);
  await change(amara, applicationUrl(id), { assignedTo: idOf(ben) });
  const { body } = await changeMany(amara, '/api/applications', [id], { status: stage });
  expect(body.events).toHaveLength(1);
  expect((await undo(body.events)).body).toEqual({ undone: 1, conflicts: [] });
  expect(await readEntry(id)).toMatchObject({ status: 'new', assignedTo: { id: idOf(ben) } });
  expect(await remindersOf(id)).toEqual([]);
  const auditEntries = server.db.select().from(auditLog).where(eq(auditLog.subject, id)).all();
  expect(auditEntries.map(({ action }) => action)).toContain('reminder.delete');
  // Checks that nothing is left to undo.
  expect((await undo(body.events)).status).toBe(409);
});

test('undoing a move keeps a reminder and an assignment changed since', async () => {
  const { id } = await candidate(server);
  await move(id);
  const [reminder] = await remindersOf(id);
  await ben.patch(`/api/reminders/${reminder.id}`, { version: 1, day: '2026-12-09' });
  await change(ben, applicationUrl(id), { assignedTo: idOf(ben) });
  expect((await undoLast(amara, applicationUrl(id))).body).toEqual({ undone: 1, conflicts: [] });
  expect(await readEntry(id)).toMatchObject({ status: 'new', assignedTo: { id: idOf(ben) } });
  expect(await remindersOf(id)).toMatchObject([{ id: reminder.id, day: '2026-12-09' }]);
});

test('undoing two moves restores the state before the first move', async () => {
  const { id } = await candidate(server);
  await change(amara, applicationUrl(id), { assignedTo: idOf(ben) });
  const first = (await changeMany(amara, '/api/applications', [id], { status: stage })).body.events;
  stages += 1;
  const secondStage = await addStage({ remindAfter: 1, assignTo: 'mover' });
  const second = (await changeMany(admin, '/api/applications', [id], { status: secondStage })).body.events;
  expect(await readEntry(id)).toMatchObject({ assignedTo: { id: idOf(admin) } });
  expect(await remindersOf(id)).toHaveLength(2);
  expect((await undo([...second, ...first])).body.undone).toBe(1);
  expect(await readEntry(id)).toMatchObject({ status: 'new', assignedTo: { id: idOf(ben) } });
  expect(await remindersOf(id)).toEqual([]);
});

test('creates one reminder for repeated moves to the same stage', async () => {
  const { id } = await candidate(server);
  await move(id);
  await move(id, 'reviewing');
  await move(id);
  await move(id);
  const [reminder, ...more] = await remindersOf(id);
  expect(more).toEqual([]);
  // Undoing the second move leaves the reminder of the first.
  await undoLast(amara, applicationUrl(id));
  expect(await remindersOf(id)).toHaveLength(1);
  // After the first reminder is done, another move adds a new one. A colleague's move adds one for the colleague.
  await amara.patch(`/api/reminders/${reminder.id}`, { version: 1, isDone: true });
  await move(id);
  await move(id, 'reviewing');
  await move(id, stage, ben);
  expect((await remindersOf(id)).map(({ user }: { user: { id: string } }) => user.id).toSorted()).toEqual(
    [amara, amara, ben].map(idOf).toSorted(),
  );
});

test('assigns each application of a bulk move to its job’s owner', async () => {
  stages += 1;
  const owners = await addStage({ remindAfter: 1, assignTo: 'jobOwner' });
  const jobOf = (user: Client) =>
    addJob(server.db, clock.now(), { facts: { consultant: { name: 'A', email: user.user.email, phone: '' } } });
  const [hers, his, none] = [
    await candidate(server, { jobId: jobOf(amara) }),
    await candidate(server, { jobId: jobOf(ben) }),
    await candidate(server, { jobId: '' }),
  ];
  const ids = [hers, his, none].map(({ id }) => id);
  await changeMany(amara, '/api/applications', ids, { assignedTo: idOf(admin) });
  server.db.delete(outbox).run();
  const { body } = await changeMany(amara, '/api/applications', ids, { status: owners });
  expect(body.changed).toHaveLength(3);
  expect([hers, his, none].map(({ row }) => row()?.assignedTo)).toEqual([amara, ben, admin].map(idOf));
  for (const id of ids) expect(await remindersOf(id)).toMatchObject([{ day: '2026-12-01', user: { id: idOf(amara) } }]);
  expect(assignmentEmails(server.db).map(({ to }) => to)).toEqual([ben.user.email]);
  expect((await undo(body.events)).body).toEqual({ undone: 3, conflicts: [] });
  expect([hers, his, none].map(({ row }) => row()?.assignedTo)).toEqual([admin, admin, admin].map(idOf));
  for (const id of ids) expect(await remindersOf(id)).toEqual([]);
});

test('an assignee chosen with the move overrides the stage rule', async () => {
  const { id } = await candidate(server);
  const { body } = await change(amara, applicationUrl(id), { status: stage, assignedTo: idOf(ben) });
  expect(body.assignedTo.id).toBe(idOf(ben));
});

test('undoing a move with an email removes its reminder and assignment', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const ids = [ada.id, grace.id];
  await change(amara, applicationUrl(ada.id), { assignedTo: idOf(ben) });
  expect((await send(ids)).body.emailed).toBe(2);
  for (const id of ids) {
    expect(await readEntry(id)).toMatchObject({ status: stage, assignedTo: { id: idOf(amara) } });
    expect(await remindersOf(id)).toHaveLength(1);
  }
  await change(ben, applicationUrl(grace.id), { assignedTo: idOf(ben) });
  const { body } = await amara.post('/api/applications/emails/undo', { entries: await entries(ids) });
  expect(body).toEqual({ undone: 2, conflicts: [] });
  for (const id of ids) {
    expect(await readEntry(id)).toMatchObject({ status: 'new', assignedTo: { id: idOf(ben) } });
    expect(await remindersOf(id)).toEqual([]);
  }
});

test('a stage rule does not overwrite an assignment made since loading', async () => {
  const { id, row } = await candidate(server);
  const staleEntries = await entries([id]);
  await change(ben, applicationUrl(id), { assignedTo: idOf(ben) });
  const lateResponse = await amara.patch('/api/applications', { entries: staleEntries, status: stage });
  expect(lateResponse).toMatchObject({ status: 409, body: { message: expect.stringContaining('Assigned to') } });
  const emails = '/api/applications/emails';
  const skipReason = expect.stringContaining('Assigned to');
  const preview = await amara.post(`${emails}/preview`, { entries: staleEntries, status: stage, ...EMAIL });
  expect(preview.body.recipients).toMatchObject([{ id, skipped: skipReason }]);
  const sendResponse = await amara.post(emails, { entries: staleEntries, status: stage, ...EMAIL });
  expect(sendResponse.body).toMatchObject({ emailed: 0, skipped: [{ id, skipped: skipReason }] });
  expect(row()).toMatchObject({ status: 'new', assignedTo: idOf(ben) });
  expect(await remindersOf(id)).toEqual([]);
});

test('applies no stage rules to a move that no user made', async () => {
  const data = (await admin.get('/api/content/stages/withdrawn?drafts=true')).body;
  const rules = { remindAfter: 1, assignTo: 'jobOwner' };
  const { version } = data;
  await admin.put('/api/content/stages/withdrawn', { data: { ...data.data, ...rules }, version });
  const job = addJob(server.db, clock.now(), {
    facts: { consultant: { name: 'A', email: ben.user.email, phone: '' } },
  });
  const ada = await candidate(server, { jobId: job });
  await change(amara, applicationUrl(ada.id), { assignedTo: null });
  await ada.post('/withdraw');
  expect(await readEntry(ada.id)).toMatchObject({ status: 'withdrawn', assignedTo: null });
  expect(await remindersOf(ada.id)).toEqual([]);
});

test('applies no stage rules when a booked interview moves the application', async () => {
  const { data, version } = (await admin.get('/api/content/stages/interview?drafts=true')).body;
  const rules = { remindAfter: 1, assignTo: 'mover' };
  expect((await admin.put('/api/content/stages/interview', { data: { ...data, ...rules }, version })).status).toBe(200);
  const { id } = await candidate(server);
  const plan = { userId: idOf(amara), times: ['2026-12-10T10:00:00Z'], isAgreed: true, minutes: 45 };
  const { status } = await amara.post(`${applicationUrl(id)}/interviews`, {
    ...plan,
    place: '1 High Street',
    note: '',
  });
  expect(status).toBe(201);
  expect(await readEntry(id)).toMatchObject({ status: 'interview', assignedTo: null });
  expect(await remindersOf(id)).toEqual([]);
});

test('applies no stage rules to a move with an access token', async () => {
  const { id, row } = await candidate(server);
  const { secret } = (await admin.post('/api/tokens', { name: 'Sync', role: 'recruiter' })).body;
  const { statusCode } = await server.app.inject({
    method: 'PATCH',
    url: applicationUrl(id),
    headers: { authorization: `Bearer ${secret}` },
    payload: { version: 0, status: stage },
  });
  expect(statusCode).toBe(200);
  expect(row()).toMatchObject({ status: stage, assignedTo: null });
  expect(await remindersOf(id)).toEqual([]);
});

test('stage rules and due reminders never reject or email a candidate', async () => {
  stages += 1;
  const rejectedStage = await addStage({ kind: 'rejected', remindAfter: 2, assignTo: 'mover' });
  const [waiting, rejected] = [await candidate(server), await candidate(server)];
  await move(waiting.id);
  await move(rejected.id, rejectedStage);
  const history = () => [waiting, rejected].map(({ events }) => events().length);
  const initialHistory = history();
  // Both reminders are due. Leaps run each task hourly instead of each minute.
  for (let hour = 0; hour < 4 * 24; hour += 1) await clock.leap(HOUR);
  expect(history()).toEqual(initialHistory);
  expect(waiting.row()).toMatchObject({ status: stage });
  const replies = () => [waiting, rejected].map(({ mails }) => mails().filter(({ kind }) => kind.endsWith('.reply')));
  expect(replies()).toEqual([[], []]);
  expect(smtp.received.filter(({ raw }) => raw.includes('taking your application any further'))).toEqual([]);

  // A user sends the rejection.
  amara = await server.logIn('recruiter');
  expect((await send([waiting.id], rejectedStage)).body.emailed).toBe(1);
  expect(replies()).toMatchObject([[{ kind: 'application.reply' }], []]);
});
