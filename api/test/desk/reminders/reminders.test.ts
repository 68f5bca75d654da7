/** Reminders about applications, over HTTP. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { reminders } from '../../../src/core/database/schema/reminders.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { dealWith, unzipped } from '../../support/candidate-page.ts';
import { apply, record, settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
let id: string;
beforeEach(async () => {
  // Half past midnight on Saturday in London.
  server = await startIntake({ clock: fakeClock('2026-06-19T23:30:00Z') });
  recruiter = await server.logIn('recruiter');
  id = await apply(server);
});
afterEach(() => server.close());

const create = (body: object, applicationId = id) =>
  recruiter.post(`/api/applications/${applicationId}/reminders`, body);
const list = async () => (await recruiter.get(`/api/applications/${id}/reminders`)).body.items;
const change = (reminder: { id: string }, body: object) => recruiter.patch(`/api/reminders/${reminder.id}`, body);

test('creates, changes, finishes and reopens a reminder', async () => {
  const { status, body: call } = await create({ text: 'Call about notice', day: '2026-06-22', time: '14:30' });
  expect([status, call]).toMatchObject([
    201,
    {
      ...{ version: 1, text: 'Call about notice', day: '2026-06-22', time: '14:30', doneAt: null, doneBy: null },
      user: { id: recruiter.user.id },
      application: { id, jobTitle: 'Platform engineer' },
    },
  ]);
  const { body: today } = await create({ text: 'Ask for a certificate', day: '2026-06-20' });
  expect(await list()).toEqual([today, call]);

  const { body: movedReminder } = await change(call, { version: 1, day: '2026-06-20', time: null, text: 'Call' });
  expect(movedReminder).toMatchObject({ version: 2, text: 'Call', day: '2026-06-20', time: null });
  const { body: doneReminder } = await change(movedReminder, { version: 2, isDone: true });
  expect(doneReminder).toMatchObject({ version: 3, doneAt: '2026-06-19T23:30:00.000Z', doneBy: 'The recruiter' });
  const { body: reopenedReminder } = await change(doneReminder, { version: 3, isDone: false });
  expect(reopenedReminder).toEqual({ ...movedReminder, version: 4 });
  const actions = server.db.select().from(auditLog).all();
  const reminderActions = actions.filter(({ action }) => action.startsWith('reminder.'));
  expect(reminderActions.map(({ action, subject }) => [action.slice(9), subject])).toEqual(
    ['create', 'create', 'save', 'finish', 'reopen'].map((verb) => [verb, id]),
  );
  expect(JSON.stringify(reminderActions)).not.toMatch(/Call|certificate/);
});

test('rejects a change of an outdated version with the current reminder', async () => {
  const { body: reminder } = await create({ text: 'Call', day: '2026-06-22' });
  const colleague = await server.logIn('recruiter');
  await colleague.patch(`/api/reminders/${reminder.id}`, { version: 1, isDone: true });
  const lateResponse = await change(reminder, { version: 1, day: '2026-06-23' });
  expect(lateResponse).toMatchObject({
    status: 409,
    body: { message: 'The recruiter has already marked this reminder as done.', reminder: { version: 2 } },
  });
  expect((await change(reminder, { isDone: true })).status).toBe(428);
});

test('rejects invalid reminders, unknown ids and editors’ requests', async () => {
  const path = async (body: object) => {
    const { status, body: error } = await create({ text: 'Call', day: '2026-06-22', ...body });
    return [status, error.issues[0].path];
  };
  expect(await path({ day: '2026-06-19' })).toEqual([422, 'day']);
  expect(await path({ day: '2026-02-30' })).toEqual([422, 'day']);
  expect(await path({ time: '25:00' })).toEqual([422, 'time']);
  expect(await path({ text: ' ' })).toEqual([422, 'text']);
  expect((await create({ text: 'Call', day: '2026-06-22' }, 'none')).status).toBe(404);
  expect((await change({ id: 'none' }, { version: 1, isDone: true })).status).toBe(404);
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/applications/${id}/reminders`)).status).toBe(403);
  expect((await editor.patch('/api/reminders/none', { version: 1 })).status).toBe(403);
});

test('reminders are on the record and in exports until an erasure', async () => {
  await create({ text: 'Vexillologist', day: '2026-06-22' });
  await settled(server);
  const person = await record(recruiter, 'Ada Lovelace');
  expect(person.reminders).toEqual(await list());
  const { rawPayload } = await server.app.inject({
    method: 'POST',
    url: `/api/candidates/${person.id}/export`,
    headers: { cookie: recruiter.cookie, origin: 'http://localhost:3000' },
    payload: {},
  });
  expect(String((await unzipped(rawPayload))['data.json'])).toContain('Vexillologist');

  await dealWith(server, id);
  const erasureResponse = await recruiter.post(`/api/candidates/${person.id}/erasure`, { requestedBy: 'post' });
  expect(erasureResponse.body.applications).toMatchObject([{ kind: 'some' }]);
  expect(server.db.select().from(reminders).all()).toEqual([]);

  const other = await apply(server, { email: 'grace@example.com', fullName: 'Grace Hopper' });
  await create({ text: 'Call', day: '2026-06-22' }, other);
  const admin = await server.logIn();
  expect((await admin.delete(`/api/applications/${other}`)).status).toBe(200);
  expect(server.db.select().from(reminders).all()).toEqual([]);
});
