/**
 * Interviews: offered times, the candidate's choice, calendar invitations, reminders, and their end. Over real HTTP and
 * SMTP, with a stopped clock.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import ICAL from 'ical.js';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { auditLog, users } from '../../../src/core/database/schema/auth.ts';
import { candidateSubmissions } from '../../../src/core/database/schema/candidates.ts';
import { interviews } from '../../../src/core/database/schema/interviews.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { postedJobs } from '../../../src/core/database/schema/posting.ts';
import { chooseTime } from '../../../src/desk/interviews/actions.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate, dealWith, unzipped } from '../../support/candidate-page.ts';
import { settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';
import { header, type SmtpServer, startSmtp, until } from '../../support/mail.ts';
import { share } from '../../support/share.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: ReturnType<typeof fakeClock>;
let smtp: SmtpServer;
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
const restart = share(
  async () => {
    // The clocks go forward on 29 March 2026.
    clock = fakeClock('2026-03-26T09:00:00Z');
    smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'jobs@orrinvale.example', MAIL_TO: 'team@orrinvale.example' };
    server = await startIntake({ clock, env });
  },
  async () => {
    await server.close();
    await smtp.stop();
  },
);
beforeEach(async () => {
  recruiter = await server.logIn('recruiter');
});

type Candidate = Awaited<ReturnType<typeof candidate>>;

const plan = (extraFields: object = {}) => ({
  userId: recruiter.user.id,
  times: ['2026-03-30T13:30:00Z', '2026-03-28T10:00:00Z'],
  isAgreed: false,
  minutes: 45,
  place: '1 High Street, Leeds',
  note: 'Please bring your passport.',
  ...extraFields,
});
const AGREED = { isAgreed: true, times: ['2026-03-30T13:30:00Z'] };

async function offer(id: string, extraFields: object = {}): Promise<string> {
  const { status, body } = await recruiter.post(`/api/applications/${id}/interviews`, plan(extraFields));
  expect(body).toEqual({ id: expect.any(String) });
  expect(status).toBe(201);
  return body.id;
}

/** Moves the clock and logs in again, because sessions expire. */
async function moveTo(time: string) {
  await clock.leap(Date.parse(time) - clock.now());
  recruiter = await server.logIn('recruiter');
}

const interviewsOf = (id: string) => server.db.select().from(interviews).where(eq(interviews.applicationId, id)).all();
const list = async (id: string) => (await recruiter.get(`/api/applications/${id}/interviews`)).body.items;
const texts = (id: string) =>
  server.db
    .select()
    .from(outbox)
    .all()
    .filter((row) => row.subjectId === id);
const newest = (id: string, kind: string) =>
  texts(id)
    .filter((row) => row.kind === `application.${kind}`)
    .at(-1)?.mail;
const choose = (ada: Candidate, fields: Record<string, string>, path = '') =>
  server.post(`${new URL(ada.url).pathname}/interview${path}`, new URLSearchParams(fields), { accept: 'text/html' });

/** Returns the calendar invitation in the newest email of a kind, parsed. */
function invitation(id: string, kind: string) {
  const calendar = newest(id, kind)?.calendar;
  if (!calendar) throw new Error('The email has no invitation.');
  const component = new ICAL.Component(ICAL.parse(calendar.content));
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component);
  return {
    method: component.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  };
}

test('emails and calendars name an application without a job “future roles”', async () => {
  const ada = await candidate(server, { jobId: '' });
  await offer(ada.id);
  expect(newest(ada.id, 'interview')?.subject).toBe(
    `Your interview for future roles: choose a time (${ada.reference})`,
  );
  await offer(ada.id, AGREED);
  expect(newest(ada.id, 'interview')).toMatchObject({
    subject: `Your interview is booked: Future roles (${ada.reference})`,
    text: expect.stringContaining('Interview for: Future roles'),
  });
  expect(newest(ada.id, 'interviewer')).toMatchObject({
    subject: `Interview booked: Future roles (${ada.reference})`,
    text: expect.stringContaining('Interview for: Future roles'),
  });
  expect(invitation(ada.id, 'interview').summary).toMatch(/^Interview: Future roles, /);
  const { summary, description } = invitation(ada.id, 'interviewer');
  expect(summary).toMatch(/^Interview: .*Lovelace, Future roles$/);
  expect(description).toMatch(/^020 .*\n.+\nhttp/);
  expect(newest(ada.id, 'interviewer')?.text).not.toContain('Lovelace');
});

test('emails candidate and interviewer the invitation and every change', async () => {
  const ada = await candidate(server);
  const email = String(ada.row()?.data.email);
  const id = await offer(ada.id);
  const offerEmail = newest(ada.id, 'interview');
  expect(offerEmail).toMatchObject({ to: email });
  expect(offerEmail?.calendar).toBeUndefined();
  // The clocks change between the two times.
  expect(offerEmail?.text).toContain('Saturday 28 March 2026, 10am\nMonday 30 March 2026, 2.30pm');
  expect(offerEmail?.text).toContain('Please bring your passport.');

  const page = (await ada.get()).text;
  expect(page).toContain('Choose a time for your interview');
  expect(page).toContain('Monday 30 March 2026, 2.30pm');
  const time = String(Date.parse('2026-03-30T13:30:00Z'));
  expect(page).toContain(`value="${time}"`);
  expect((await choose(ada, { interview: id, time: '1' })).text).toContain('This time is no longer available.');
  const { text: unchosenPage } = await choose(ada, { interview: id });
  expect(unchosenPage).toContain('<a href="#time">Choose one of the times.</a>');
  expect(unchosenPage).toMatch(/<fieldset[^>]* id="time" aria-describedby="time-problem">/);
  const bookedPage = (await choose(ada, { interview: id, time })).text;
  expect(bookedPage).toContain('Your interview is booked.');
  expect(bookedPage).toContain('Your interview</h2>');
  expect(bookedPage).not.toContain('Choose a time');
  // A second click changes nothing.
  expect((await choose(ada, { interview: id, time })).text).toContain('Your interview is booked.');
  expect(interviewsOf(ada.id)).toMatchObject([{ state: 'booked', sequence: 0 }]);

  const first = invitation(ada.id, 'interview');
  expect(first).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    sequence: 0,
    start: '2026-03-30T13:30:00.000Z',
    end: '2026-03-30T14:15:00.000Z',
    location: '1 High Street, Leeds',
    attendees: [`mailto:${email}`],
  });
  const toStaff = invitation(ada.id, 'interviewer');
  expect(toStaff).toMatchObject({ uid: first.uid, attendees: [`mailto:${recruiter.user.email}`] });
  const { calendar: _calendar, ...toInterviewer } = newest(ada.id, 'interviewer') ?? {};
  expect(JSON.stringify(toInterviewer)).not.toContain('Lovelace');
  // The candidate's record and the application list the same emails, with their recipients.
  await settled(server);
  const { candidateId, mails } = (await recruiter.get(`/api/applications/${ada.id}`)).body;
  const { documents } = (await recruiter.get(`/api/candidates/${candidateId}`)).body;
  expect(documents.applications[0].mails).toEqual(mails);
  const sentTo = new Map(ada.mails().map(({ kind, mail }) => [kind, mail.to]));
  expect([sentTo.get('application.interview'), sentTo.get('application.interviewer')]).toEqual([
    email,
    recruiter.user.email,
  ]);
  expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining([...sentTo.keys()]));
  expect(ada.row()?.status).toBe('interview');
  expect((await recruiter.get(`/api/applications/${ada.id}`)).body.history).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'interview', text: 'Booked by the candidate: Monday 30 March 2026, 2.30pm' }),
    ]),
  );

  const change = plan({ isAgreed: true, times: ['2026-03-31T09:00:00Z'], minutes: 60 });
  expect((await recruiter.put(`/api/interviews/${id}`, change)).status).toBe(204);
  for (const kind of ['interview', 'interviewer'])
    expect(invitation(ada.id, kind)).toMatchObject({
      method: 'REQUEST',
      uid: first.uid,
      sequence: 1,
      start: '2026-03-31T09:00:00.000Z',
      end: '2026-03-31T10:00:00.000Z',
    });
  expect((await ada.get()).text).toContain('Tuesday 31 March 2026, 10am');
  expect((await recruiter.put(`/api/interviews/${id}`, plan())).status).toBe(409);

  expect((await recruiter.delete(`/api/interviews/${id}`)).status).toBe(204);
  for (const kind of ['interview', 'interviewer'])
    expect(invitation(ada.id, kind)).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: first.uid,
      sequence: 2,
    });
  expect((await recruiter.delete(`/api/interviews/${id}`)).status).toBe(409);
  expect((await ada.get()).text).not.toContain('Your interview</h2>');
  // Reloads the page with the old confirmation in its address.
  expect((await ada.get('?done=interview')).text).not.toContain('Your interview is booked.');

  await until(() => texts(ada.id).every(({ state }) => state === 'sent'), 'the emails');
  const interviewMails = smtp.received.filter(({ to }) => to.includes(email) || to.includes(recruiter.user.email));
  const raw = interviewMails.map((mail) => mail.raw).filter((mail) => mail.includes('text/calendar'));
  expect(raw).toHaveLength(6);
  expect(raw[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(header(raw[0] ?? '', 'Auto-Submitted')).toBe('auto-generated');
});

test('the candidate’s record lists the interviews', async () => {
  const ada = await candidate(server);
  const id = await offer(ada.id, AGREED);
  await settled(server);
  const isAdas = eq(candidateSubmissions.submissionId, ada.id);
  const candidateId = server.db.select().from(candidateSubmissions).where(isAdas).get()?.candidateId;
  const { interviews } = (await recruiter.get(`/api/candidates/${candidateId}`)).body;
  expect(interviews).toEqual(await list(ada.id));
  expect(interviews).toMatchObject([{ id, state: 'booked', application: { reference: ada.reference } }]);
});

test('allows clashing interviews with a warning in list and email', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  await offer(ada.id, AGREED);
  await offer(grace.id, { isAgreed: true, times: ['2026-03-30T14:00:00Z'] });
  expect(newest(ada.id, 'interviewer')?.text).not.toContain('another interview');
  expect(newest(grace.id, 'interviewer')?.text).toContain('You have another interview at that time.');
  expect((await list(ada.id))[0].hasClash).toBe(true);
  const { items } = (await recruiter.get('/api/interviews')).body;
  const ids = items.map(({ application }: { application: { id: string } }) => application.id);
  expect(ids.filter((id: string) => [ada.id, grace.id].includes(id))).toEqual([ada.id, grace.id]);
  const alan = await candidate(server);
  await offer(alan.id, { isAgreed: true, times: ['2026-03-30T14:45:00Z'] });
  expect((await list(alan.id))[0].hasClash).toBe(false);
});

test('stores a candidate’s request for other times as a message', async () => {
  const ada = await candidate(server);
  const id = await offer(ada.id);
  expect((await choose(ada, { interview: id, other: ' ' }, '/other')).text).toContain('Tell us when you’re free');
  expect((await choose(ada, { interview: id, other: 'After 5 pm on weekdays.' }, '/other')).text).toContain(
    'We’ll get back to you',
  );
  const { items } = (await recruiter.get('/api/messages')).body;
  expect(items[0].message).toContain('After 5 pm on weekdays.');
  expect((await list(ada.id))[0].state).toBe('asked');
  const auditEntries = server.db.select().from(auditLog).where(eq(auditLog.subject, ada.id)).all();
  expect(auditEntries.at(-1)).toMatchObject({ action: 'interview.askForOtherTimes', userId: null });
  expect(newest(ada.id, 'interviewer')?.subject).toContain('asked for other interview times');
  const times = ['2026-03-31T16:30:00Z'];
  expect((await recruiter.put(`/api/interviews/${id}`, plan({ times }))).status).toBe(204);
  expect((await ada.get()).text).toContain('Tuesday 31 March 2026, 5.30pm');
  expect((await ada.get()).text).not.toContain('Monday 30 March');
});

const newJob = () => addJob(server.db, clock.now());

async function closeJob(id: string, closedAs: 'filled' | 'withdrawn') {
  const admin = await server.logIn('administrator');
  const { version } = (await admin.get(`/api/content/jobs/${id}?drafts=true`)).body;
  const entries = [{ id, version, closedAs }];
  expect((await admin.post('/api/content/jobs/closing', { entries })).status).toBe(200);
}

test('keeps interview offers that were made after the job closed', async () => {
  const jobId = newJob();
  await closeJob(jobId, 'filled');
  await clock.advance(300_000);
  const ada = await candidate(server, { jobId: undefined });
  server.db.update(applications).set({ jobId }).where(eq(applications.id, ada.id)).run();
  await offer(ada.id);
  await clock.advance(180_000);
  expect((await list(ada.id))[0].state).toBe('offered');
});

test('keeps interviews when a multi-poster withdraws the advert', async () => {
  const jobId = newJob();
  const ada = await candidate(server, { jobId });
  const postedJob = {
    posterId: 'p',
    reference: 'r',
    jobId,
    applicationEmail: '',
    postedAt: 1,
    updatedAt: 1,
  };
  server.db.insert(postedJobs).values(postedJob).run();
  await offer(ada.id);
  await closeJob(jobId, 'withdrawn');
  await clock.advance(180_000);
  expect((await list(ada.id))[0].state).toBe('offered');
});

test('rejects an interview time that another candidate has booked', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const [first, second] = [await offer(ada.id), await offer(grace.id)];
  const [saturday, monday] = ['2026-03-28T10:00:00Z', '2026-03-30T13:30:00Z'].map((time) => String(Date.parse(time)));
  const saysBooked = (text: string) => text.includes('Your interview is booked.');
  const bothResponses = await Promise.all([
    choose(ada, { interview: first, time: monday ?? '' }),
    choose(grace, { interview: second, time: monday ?? '' }),
  ]);
  expect(bothResponses.map(({ text }) => saysBooked(text)).sort()).toEqual([false, true]);
  expect(bothResponses.map(({ text }) => text.includes('This time is no longer available.')).sort()).toEqual([
    false,
    true,
  ]);
  const secondChoice = saysBooked(bothResponses[0]?.text ?? '')
    ? { who: grace, interview: second }
    : { who: ada, interview: first };
  const page = (await secondChoice.who.get()).text;
  expect(page).not.toContain(`value="${monday}"`);
  expect(page).toContain(`value="${saturday}"`);
  // Staff may book a time that clashes with an offer. The candidate can then only ask for other times.
  const alan = await candidate(server);
  await offer(alan.id, { isAgreed: true, times: ['2026-03-28T10:15:00Z'] });
  const full = (await secondChoice.who.get()).text;
  expect(full).toContain('These times have been taken.');
  expect(full).not.toContain('Book this time');
  expect(full).toContain('When are you free?');
});

test('stores a request for other times and its message in one transaction', async () => {
  const ada = await candidate(server);
  const id = await offer(ada.id);
  server.db.$client.exec(`CREATE TRIGGER full BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await choose(ada, { interview: id, other: 'After 5 pm.' }, '/other');
  expect((await list(ada.id))[0].state).toBe('offered');
  server.db.$client.exec('DROP TRIGGER full');
  await choose(ada, { interview: id, other: 'After 5 pm.' }, '/other');
  expect((await list(ada.id))[0].state).toBe('asked');
  expect((await recruiter.get('/api/messages')).body.items[0].message).toContain('After 5 pm.');
});

test('the cancellation task does not overwrite a concurrent booking', async () => {
  const jobId = newJob();
  const ada = await candidate(server, { jobId });
  const id = await offer(ada.id);
  await closeJob(jobId, 'filled');
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  await clock.advance(50_000);
  const other = new Sqlite(join(server.dataDir, 'app.db'));
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  // Starts the periodic job, which reads the offer and then waits for the lock.
  const clockAdvance = clock.advance(30_000);
  await new Promise((resolve) => setTimeout(resolve, 30));
  other.exec('COMMIT');
  const application = ada.row();
  if (!application) throw new Error('There is no application.');
  chooseTime(server.app, application, id, Date.parse('2026-03-30T13:30:00Z'));
  await clockAdvance;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await list(ada.id))[0].state).toBe('booked');
});

test('sends the agency the emails of a disabled interviewer', async () => {
  const ada = await candidate(server);
  const id = await offer(ada.id);
  server.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, recruiter.user.id)).run();
  await choose(ada, { interview: id, time: String(Date.parse('2026-03-30T13:30:00Z')) });
  expect(newest(ada.id, 'interviewer')).toMatchObject({ to: null, subject: expect.stringContaining('booked') });
});

test('a booked interview moves the application to the interview stage', async () => {
  onTestFinished(restart);
  const admin = await server.logIn('administrator');
  const stages = (await admin.get('/api/content/stages')).body.items;
  expect(stages.filter(({ data }: { data: { interviews: boolean } }) => data.interviews)).toMatchObject([
    { id: 'interview' },
  ]);
  const change = async (id: string, data: object) => {
    const { version } = (await admin.get(`/api/content/stages/${id}?drafts=true`)).body;
    expect((await admin.patch(`/api/content/stages/${id}`, { data, version, publish: true })).status).toBe(200);
  };
  await change('interview', { name: 'Meeting' });
  await change('reviewing', { name: 'Before the interview' });
  const [ada, grace] = [await candidate(server), await candidate(server)];
  await offer(ada.id, AGREED);
  expect(ada.row()?.status).toBe('interview');
  await change('interview', { interviews: false });
  await offer(grace.id, AGREED);
  expect(grace.row()?.status).toBe('new');
});

test('a booked interview never moves an application to an earlier stage', async () => {
  const ada = await candidate(server);
  await dealWith(server, ada.id, 'offered');
  await offer(ada.id, AGREED);
  expect(ada.row()?.status).toBe('offered');
});

test('closing an application or job cancels its interviews after a minute', async () => {
  const jobId = newJob();
  const [ada, grace, alan] = [await candidate(server), await candidate(server), await candidate(server, { jobId })];
  await offer(ada.id, AGREED);
  await offer(grace.id);
  await offer(alan.id);
  await grace.post('/withdraw');
  await change(recruiter, `/api/applications/${ada.id}`, { status: 'rejected' });
  const mailCount = texts(grace.id).length;
  await clock.advance(30_000);
  expect((await list(ada.id))[0].state).toBe('booked');
  await clock.advance(120_000);
  await expect.poll(async () => (await list(ada.id))[0].state).toBe('cancelled');
  expect(invitation(ada.id, 'interview').method).toBe('CANCEL');
  expect(invitation(ada.id, 'interviewer').method).toBe('CANCEL');
  expect((await list(grace.id))[0].state).toBe('cancelled');
  expect(texts(grace.id)).toHaveLength(mailCount);
  expect((await recruiter.post(`/api/applications/${ada.id}/interviews`, plan())).status).toBe(409);

  await closeJob(jobId, 'filled');
  await clock.advance(180_000);
  await expect.poll(async () => (await list(alan.id))[0].state).toBe('cancelled');
  expect(newest(alan.id, 'interview')?.subject).toContain('no longer available');
  const lostPage = (await choose(alan, { interview: (await list(alan.id))[0].id, time: '1' })).text;
  expect(lostPage).toContain('over or has been cancelled');
});

test('offers expire without an email once all times have passed', async () => {
  const ada = await candidate(server);
  await offer(ada.id, { times: [1, 2].map((hours) => new Date(clock.now() + hours * HOUR).toISOString()) });
  const mailCount = texts(ada.id).length;
  await clock.advance(90 * 60_000);
  expect((await list(ada.id))[0].state).toBe('offered');
  await clock.advance(HOUR);
  await expect.poll(async () => (await list(ada.id))[0].state).toBe('cancelled');
  expect(texts(ada.id)).toHaveLength(mailCount);
});

test('erasing a candidate cancels the interviewer’s calendar entry without naming them', async () => {
  const ada = await candidate(server);
  await offer(ada.id, { ...AGREED, place: 'At Ada’s, 5 Secret Lane', note: 'Secret note' });
  const download = await ada.post('/download');
  expect(download.status).toBe(200);
  await ada.post('/erase');
  expect(interviewsOf(ada.id)).toMatchObject([{ place: '', note: '' }]);
  await clock.advance(120_000);
  await expect.poll(() => interviewsOf(ada.id)).toEqual([]);
  const remainingMails = texts(recruiter.user.id)
    .concat(texts(ada.id))
    .filter(({ mail }) => mail.calendar);
  expect(remainingMails).toHaveLength(1);
  expect(remainingMails[0]?.mail).toMatchObject({ to: recruiter.user.email, calendar: { method: 'CANCEL' } });
  for (const word of ['Secret', 'Lovelace', 'ada.']) expect(JSON.stringify(remainingMails)).not.toContain(word);
});

test('a candidate’s data export includes interviews but no emails to staff', async () => {
  const ada = await candidate(server);
  await offer(ada.id, AGREED);
  const files = await unzipped((await ada.post('/download')).bytes);
  const data = JSON.parse(String(files['data.json']));
  expect(data.interviews).toMatchObject([{ state: 'booked', startsAt: '2026-03-30T13:30:00.000Z', minutes: 45 }]);
  expect(JSON.stringify(data)).not.toContain(recruiter.user.email);
});

test('rejects invalid interviews, editors and choices by other candidates', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const editor = await server.logIn('editor');
  expect((await editor.get('/api/interviews')).status).toBe(403);
  expect((await editor.post(`/api/applications/${ada.id}/interviews`, plan())).status).toBe(403);
  expect((await server.anonymous.get(`/api/applications/${ada.id}/interviews`)).status).toBe(401);
  const id = await offer(ada.id);
  const time = String(Date.parse('2026-03-30T13:30:00Z'));
  expect((await choose(grace, { interview: id, time })).text).toContain('This interview doesn’t exist.');
  const invalid = async (extraFields: object) =>
    (await recruiter.post(`/api/applications/${ada.id}/interviews`, plan(extraFields))).status;
  expect(await invalid({ times: ['2026-03-20T09:00:00Z'] })).toBe(422);
  expect(await invalid({ times: [] })).toBe(422);
  expect(await invalid({ isAgreed: true })).toBe(422);
  expect(await invalid({ place: ' ' })).toBe(422);
  expect(await invalid({ userId: editor.user.id })).toBe(422);
  expect((await recruiter.post('/api/applications/nobody/interviews', plan())).status).toBe(404);
  expect((await recruiter.put('/api/interviews/nothing', plan())).status).toBe(404);
});

// The following tests move the clock by days.

test('reminds candidate and interviewer once, the day before the interview', async () => {
  const ada = await candidate(server);
  await offer(ada.id, AGREED);
  const interviewer = recruiter.user.email;
  expect(invitation(ada.id, 'interview')).toMatchObject({ method: 'REQUEST', start: '2026-03-30T13:30:00.000Z' });
  const reminders = (id: string) =>
    texts(id)
      .filter(({ mail }) => /reminder|coming up/.test(mail.subject))
      .map(({ mail }) => mail.to);
  // 8 am GMT is 9 am in London from the 29th on.
  await moveTo('2026-03-29T07:58:00Z');
  expect(reminders(ada.id)).toEqual([]);
  await clock.advance(HOUR);
  await expect.poll(() => reminders(ada.id)).toEqual([ada.row()?.data.email, interviewer]);
  const lateCandidate = await candidate(server);
  await offer(lateCandidate.id, AGREED);
  await clock.leap(DAY);
  expect(reminders(ada.id)).toHaveLength(2);
  expect(reminders(lateCandidate.id)).toEqual([]);
});

test('keeps London time across the October clock change', async () => {
  await moveTo('2026-10-23T12:00:00Z');
  const ada = await candidate(server);
  await offer(ada.id, { isAgreed: true, times: ['2026-10-26T09:30:00Z'] });
  expect(newest(ada.id, 'interview')?.text).toContain('Monday 26 October 2026, 9.30am (UK time)');
  // 9 am GMT on 25 October, the day on which the clocks go back.
  expect(interviewsOf(ada.id)[0]?.remindAt).toBe(Date.parse('2026-10-25T09:00:00Z'));
  const earlyCandidate = await candidate(server);
  await offer(earlyCandidate.id, { isAgreed: true, times: ['2026-10-25T09:30:00Z'] });
  expect(interviewsOf(earlyCandidate.id)[0]?.remindAt).toBe(Date.parse('2026-10-24T08:00:00Z'));
});

test('a candidate changes a booked interview to another of the offered times', async () => {
  await restart();
  recruiter = await server.logIn('recruiter');
  const ada = await candidate(server);
  const id = await offer(ada.id);
  const [first, other] = ['2026-03-30T13:30:00Z', '2026-03-28T10:00:00Z'].map((time) => String(Date.parse(time)));
  await choose(ada, { interview: id, time: first ?? '' });
  const page = (await ada.get()).text;
  expect(page).toContain('Change to this time');
  expect(page).toContain(`name="instead" value="${first}"`);
  expect((await choose(ada, { interview: id, time: other ?? '' })).text).toContain('no longer available');
  await choose(ada, { interview: id, time: other ?? '', instead: first ?? '' });
  expect(interviewsOf(ada.id)).toMatchObject([{ state: 'booked', startsAt: Number(other), sequence: 1 }]);
  expect(invitation(ada.id, 'interviewer')).toMatchObject({ sequence: 1, start: '2026-03-28T10:00:00.000Z' });
  const { history } = (await recruiter.get(`/api/applications/${ada.id}`)).body;
  expect(history.at(-1)).toMatchObject({ text: 'Changed by the candidate: Saturday 28 March 2026, 10am', user: null });
});

test('invites every interviewer and cancels for removed interviewers', async () => {
  const ada = await candidate(server);
  const [grace, alan] = [await server.logIn('recruiter'), await server.logIn('recruiter')];
  const otherIds = [grace.user.id, recruiter.user.id, grace.user.id];
  const id = await offer(ada.id, { ...AGREED, others: otherIds });
  const toStaff = () => texts(ada.id).flatMap(({ mail }) => (mail.isToStaff ? [[mail.to, mail.calendar?.method]] : []));
  expect(toStaff()).toEqual([
    [recruiter.user.email, 'REQUEST'],
    [grace.user.email, 'REQUEST'],
  ]);
  expect((await list(ada.id))[0].others).toEqual([{ id: grace.user.id, name: 'The recruiter' }]);
  // A clash of one additional interviewer counts too.
  const mary = await candidate(server);
  await offer(mary.id, { ...AGREED, userId: grace.user.id });
  expect((await list(mary.id))[0].hasClash).toBe(true);
  await recruiter.put(`/api/interviews/${id}`, plan({ ...AGREED, others: [alan.user.id] }));
  expect(toStaff().slice(2)).toEqual([
    [grace.user.email, 'CANCEL'],
    [recruiter.user.email, 'REQUEST'],
    [alan.user.email, 'REQUEST'],
  ]);
  const editor = await server.logIn('editor');
  const rejectedResponse = await recruiter.put(`/api/interviews/${id}`, plan({ ...AGREED, others: [editor.user.id] }));
  expect(rejectedResponse).toMatchObject({ status: 422, body: { issues: [{ path: 'others' }] } });
});

test('previews the email to the candidate without storing anything', async () => {
  const ada = await candidate(server);
  const preview = (extraFields: object) =>
    recruiter.post(`/api/applications/${ada.id}/interviews/preview`, plan(extraFields));
  const mailCount = texts(ada.id).length;
  expect((await preview({})).body).toMatchObject({
    subject: expect.stringContaining('choose a time'),
    text: expect.stringContaining('Saturday 28 March 2026, 10am\nMonday 30 March 2026, 2.30pm'),
  });
  expect((await preview(AGREED)).body.subject).toContain('Your interview is booked');
  expect((await preview({ ...AGREED, isChange: true })).body.subject).toContain('Your interview has changed');
  expect((await preview({ times: ['2020-01-01T10:00:00Z'] })).status).toBe(422);
  expect([interviewsOf(ada.id), texts(ada.id).length]).toEqual([[], mailCount]);
});

test('a user’s private calendar feed lists their interviews', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  await offer(ada.id, AGREED);
  const colleague = await server.logIn('recruiter');
  await offer(grace.id, { ...AGREED, userId: colleague.user.id });
  expect((await recruiter.get('/api/session/calendar')).body).toEqual({ isOn: false });
  const { address } = (await recruiter.post('/api/session/calendar')).body;
  const readCalendar = (url: string) => server.anonymous.get(new URL(url).pathname);
  const feed = await server.app.inject(new URL(address).pathname);
  expect(feed.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
  const calendar = new ICAL.Component(ICAL.parse(feed.body));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Interview: .*Lovelace, Platform/)]);
  expect(events[0]?.description).toMatch(/^020 /);
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2026-03-30T13:30:00.000Z');

  const newAddress = (await recruiter.post('/api/session/calendar')).body.address;
  expect([(await readCalendar(address)).status, (await readCalendar(newAddress)).status]).toEqual([404, 200]);
  expect(JSON.stringify(server.db.select().from(auditLog).all())).not.toContain(newAddress.split('/').at(-1));
  expect((await recruiter.delete('/api/session/calendar')).status).toBe(204);
  expect((await readCalendar(newAddress)).status).toBe(404);
  expect((await (await server.logIn('editor')).post('/api/session/calendar')).status).toBe(403);
  const colleagueAddress = (await colleague.post('/api/session/calendar')).body.address;
  server.db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, colleague.user.id)).run();
  expect((await readCalendar(colleagueAddress)).status).toBe(404);
});

test('lists the interviews of a week', async () => {
  const ada = await candidate(server);
  await offer(ada.id, AGREED);
  const week = async (firstDay: string, lastDay: string) => {
    const { items } = (await recruiter.get(`/api/interviews?from=${firstDay}&to=${lastDay}`)).body;
    return items.filter(({ application }: { application: { id: string } }) => application.id === ada.id).length;
  };
  expect([await week('2026-03-30', '2026-04-05'), await week('2026-03-23', '2026-03-29')]).toEqual([1, 0]);
  expect((await recruiter.get('/api/interviews?from=monday')).status).toBe(400);
});
