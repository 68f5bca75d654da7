/** Today's work: due items, their owners, and the morning's email. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { incomingEmails } from '../../../src/core/database/schema/incoming-mail.ts';
import { interviews } from '../../../src/core/database/schema/interviews.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { apply, settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';

const HOUR = 3_600_000;
const BRIEF = { role: 'Nurses', place: 'Wakefield', work: 'temporary', email: 'c@example.com', phone: '020 7946 0123' };
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let amara: Awaited<ReturnType<IntakeServer['logIn']>>;
let sam: typeof amara;
beforeEach(async () => {
  // A Friday.
  clock = fakeClock('2026-11-20T10:00:00Z');
  server = await startIntake({ clock });
  await logIn();
});
afterEach(() => server.close());

async function logIn() {
  [amara, sam] = [await server.logIn('recruiter'), await server.logIn('recruiter')];
}

async function promise(replyTimes: { applications: number | null; messages: number | null }) {
  const admin = await server.logIn();
  const { data, version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const change = { ...data, companyName: 'Acme', replyTimes };
  expect((await admin.put('/api/content/site-settings', { data: change, version })).status).toBe(200);
}

interface Item {
  name: string;
  what: string;
  due: { day: string; time: string | null } | null;
}

/** Returns one line per item, such as `answers: Ada Lovelace, Reply due, 2026-11-24`. */
async function today(client: Client, scope = 'mine'): Promise<string[]> {
  const { status, body } = await client.get(`/api/today?who=${scope}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const lines = body.parts.flatMap(({ name, items }: { name: string; items: Item[] }) =>
    items.map((item) => [`${name}: ${item.name}`, item.what, item.due?.day, item.due?.time].filter(Boolean).join(', ')),
  );
  expect(lines).toHaveLength(body[scope]);
  return lines;
}

test('lists every kind of task for everyone and by user', async () => {
  await promise({ applications: 1, messages: 1 });
  const nurse = addJob(server.db, clock.now(), { title: 'Night nurse' });
  const ada = await apply(server, { coverLetter: 'I have led a team of nurses.' });
  const grace = await apply(server, { fullName: 'Grace Hopper', email: 'grace@example.com', jobId: nurse });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, name: 'Alan Turing' }));
  await server.post('/api/briefs', new URLSearchParams({ ...BRIEF, name: 'A client' }));
  await change(amara, `/api/applications/${ada}`, { assignedTo: amara.user.id });
  await sam.post(`/api/applications/${grace}/reminders`, { text: 'Ring her', day: '2026-11-23', time: '09:30' });
  await sam.post(`/api/applications/${grace}/reminders`, { text: 'Later', day: '2026-11-24' });
  expect(await today(amara)).toEqual(['new: Ada Lovelace, I have led a team of nurses.']);
  expect(await today(sam)).toEqual([]);

  // Moves the clock over the weekend to Monday.
  await clock.leap(3 * 24 * HOUR);
  const { id: userId } = sam.user;
  const session = { amara: amara.user.id, sam: userId };
  await logInAgain(session);
  const startsAt = clock.now() + HOUR;
  const plan = { userId, offeredBy: userId, times: [startsAt], minutes: 30, place: 'Leeds', note: '', sequence: 0 };
  const interview = { ...plan, applicationId: ada, state: 'booked', remindAt: null, createdAt: 0 } as const;
  server.db
    .insert(interviews)
    .values({ ...interview, id: 'i1', startsAt })
    .run();
  server.db
    .insert(interviews)
    .values({ ...interview, id: 'over', startsAt: startsAt - 2 * HOUR })
    .run();
  server.db
    .insert(interviews)
    .values({ ...interview, id: 'i3', startsAt: startsAt + 24 * HOUR })
    .run();
  const email = { fromName: 'Grace', fromAddress: 'grace@example.com', isFromOther: false, isAutomatic: false };
  server.db
    .insert(incomingEmails)
    .values({
      ...email,
      id: 'e',
      messageId: 'e',
      submissionId: grace,
      subject: 'Hi',
      text: 'Hi',
      quoted: '',
      unsaved: [],
      at: 0,
    })
    .run();
  const expectedItems = [
    'interviews: Ada Lovelace, Interview, 30 minutes with The recruiter, 2026-11-23, 11:00',
    'reminders: Grace Hopper, Ring her, 2026-11-23, 09:30',
    'answers: Ada Lovelace, Reply due, 2026-11-23',
    'answers: Grace Hopper, Reply due, 2026-11-23',
    'answers: Alan Turing, Reply due, 2026-11-23',
    'answers: A client, Reply to a vacancy brief, 2026-11-23',
    'emails: Grace Hopper, 1 new email',
  ];
  expect(await today(amara, 'everyone')).toEqual(expectedItems);
  expect(await today(amara)).toEqual([expectedItems[0], expectedItems[2]]);
  expect(await today(sam)).toEqual([expectedItems[0], expectedItems[1]]);

  // Items go to the job's owner, or to the colleague who covers for the owner.
  const handOverNurse = (recipientId: string, days = {}, version = 0) =>
    amara.post('/api/jobs/hand-over', { entries: [{ id: nurse, version }], to: recipientId, ...days });
  expect((await handOverNurse(session.sam)).status).toBe(200);
  expect(await today(sam)).toEqual([expectedItems[0], expectedItems[1], expectedItems[3], expectedItems[6]]);
  expect((await handOverNurse(session.amara, { until: '2026-11-24' }, 1)).status).toBe(200);
  expect(await today(amara)).toEqual([
    expectedItems[0],
    expectedItems[1],
    expectedItems[2],
    expectedItems[3],
    expectedItems[6],
  ]);

  const [reminder] = (await amara.get(`/api/applications/${grace}/reminders`)).body.items;
  await amara.patch(`/api/reminders/${reminder.id}`, { version: reminder.version, isDone: true });
  await change(amara, `/api/applications/${ada}`, { bin: true });
  expect(await today(amara)).toEqual([expectedItems[3], expectedItems[6]]);
});

/** Logs in again as the same users, because sessions expire over the weekend. */
async function logInAgain({ amara: a, sam: s }: { amara: string; sam: string }) {
  const originalUsers = { a, s };
  await logIn();
  const swap = server.db.$client.prepare('UPDATE sessions SET userId = ? WHERE userId = ?');
  swap.run(originalUsers.a, amara.user.id);
  swap.run(originalUsers.s, sam.user.id);
}

const emails = () =>
  server.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'account.today'))
    .all()
    .map(({ mail }) => mail);
async function advanceTo(time: string) {
  await clock.advance(Date.parse(time) - clock.now());
  await expect.poll(() => clock.now()).toBe(Date.parse(time));
}

test('emails opted-in users at 8:00 on working days with tasks', async () => {
  const id = await apply(server, { coverLetter: 'Vexillologist' });
  const create = (day: string) => amara.post(`/api/applications/${id}/reminders`, { text: 'Zymurgist', day });
  await create('2026-11-21');
  await create('2026-11-24');
  const { body } = await amara.put('/api/session/notifications', { notify: 'none', today: true });
  expect(body).toEqual({ notify: 'none', today: true });
  expect((await amara.put('/api/session/notifications', { notify: 'none' })).body).toEqual(body);
  // Moves over the weekend to Monday.
  await advanceTo('2026-11-23T07:59:00Z');
  expect(emails()).toEqual([]);
  await advanceTo('2026-11-23T08:01:00Z');
  await expect.poll(() => emails().length).toBe(1);
  expect(emails()).toMatchObject([{ to: amara.user.email, subject: '1 thing to do today' }]);
  const { text = '' } = emails()[0] ?? {};
  expect(text).toContain('Ada Lovelace');
  expect(text).toContain(`/admin#applications/${id}`);
  expect(JSON.stringify(emails())).not.toMatch(/Zymurgist|Vexillologist|ada@example/);
  await advanceTo('2026-11-23T20:00:00Z');
  expect(emails()).toHaveLength(1);

  await advanceTo('2026-11-24T08:01:00Z');
  // The earlier email is still queued, because there is no email server, and is out of date.
  await expect.poll(() => emails().map(({ subject }) => subject)).toEqual(['2 things to do today']);
  const admin = await server.logIn();
  expect((await admin.delete(`/api/applications/${id}`)).status).toBe(200);
  expect(emails()).toEqual([]);
  await advanceTo('2026-11-25T08:01:00Z');
  expect(emails()).toEqual([]);
});

test('links a watched view in the email until its candidate is erased', async () => {
  const body = { list: 'candidates', name: 'Zoë', query: 'search=zoë+lovelace' };
  const view = await amara.put('/api/saved-views', body);
  await amara.put(`/api/saved-views/${view.body.id}/watch`);
  await amara.put('/api/session/notifications', { notify: 'none', today: true });
  const id = await apply(server, { fullName: 'Zoë Lovelace', email: 'zoe@example.com' });
  await settled(server);
  await advanceTo('2026-11-23T08:01:00Z');
  await expect.poll(() => emails().length).toBe(1);
  expect(emails()[0]?.text).toMatch(/Zoë\n1 new person\n\S+\/admin#candidates\?search=zo%C3%AB\+lovelace/);
  await (await server.logIn()).delete(`/api/applications/${id}`);
  expect(emails()).toEqual([]);
});

test('rejects editors and visitors', async () => {
  expect((await (await server.logIn('editor')).get('/api/today')).status).toBe(403);
  expect((await server.anonymous.get('/api/today')).status).toBe(401);
});

test('rejects an unknown filter', async () => {
  expect((await amara.get('/api/today?who=all')).status).toBe(400);
});
