/** Attacks on interviews, through a candidate's link and through what staff type into an invitation. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { interviews } from '../../src/core/database/schema/interviews.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import { addJob, type IntakeServer, startIntake } from '../support/applications.ts';
import { candidate, unzipped } from '../support/candidate-page.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { share } from '../support/share.ts';

const TIME = '2026-03-30T13:30:00Z';
const MS = String(Date.parse(TIME));

let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
const restart = share(
  async () => {
    clock = fakeClock('2026-03-26T09:00:00Z');
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'jobs@orrinvale.example',
      MAIL_TO: 'team@orrinvale.example',
    };
    server = await startIntake({ clock, env });
    recruiter = await server.logIn('recruiter');
  },
  () => server.close(),
);

type Candidate = Awaited<ReturnType<typeof candidate>>;

const plan = (changes: object = {}) => ({
  ...{ userId: recruiter.user.id, times: [TIME], isAgreed: false, minutes: 45, place: 'Leeds', note: '' },
  ...changes,
});

async function offer(id: string, changes: object = {}): Promise<string> {
  const { status, body } = await recruiter.post(`/api/applications/${id}/interviews`, plan(changes));
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return body.id;
}

const choose = ({ url }: Candidate, body: string, path = '') =>
  server.post(new URL(url).pathname + path, body, {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
  });
const states = () =>
  server.db
    .select()
    .from(interviews)
    .all()
    .map(({ state }) => state);

test.each([
  ['a time that was not offered', (id: string) => `interview=${id}&time=${Number(MS) + 60_000}`],
  ['no time', (id: string) => `interview=${id}`],
  ['a word', (id: string) => `interview=${id}&time=NaN`],
  ['infinity', (id: string) => `interview=${id}&time=Infinity`],
  ['a fraction', (id: string) => `interview=${id}&time=${MS}.5`],
  ['two times', (id: string) => `interview=${id}&time=${MS}&time=1`],
  ['a list', (id: string) => `interview=${id}&time[]=${MS}`],
  ['no interview', () => `time=${MS}`],
  ['a prototype', () => `interview=__proto__&time=${MS}`],
  ['two interviews', (id: string) => `interview=${id}&interview=x&time=${MS}`],
  ['SQL', (id: string) => `interview=${id}' OR '1'='1&time=${MS}`],
])('books no interview for a choice of %s', async (_, body) => {
  const ada = await candidate(server);
  const id = await offer(ada.id);
  const { status, text } = await choose(ada, body(id), '/interview');
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('Your interview is booked.');
  expect(new Set(states())).toEqual(new Set(['offered']));
});

test('simultaneous choices by a candidate book only one time', async () => {
  await restart();
  const ada = await candidate(server);
  const times = [TIME, '2026-03-31T13:30:00Z'];
  const id = await offer(ada.id, { times });
  const answers = await Promise.all(
    [...times, ...times, ...times].map((time) => choose(ada, `interview=${id}&time=${Date.parse(time)}`, '/interview')),
  );
  const count = (phrase: string) => answers.filter(({ text }) => text.includes(phrase)).length;
  expect(states()).toEqual(['booked']);
  expect([count('Your interview is booked.'), count('This time is no longer available.')]).toEqual([3, 3]);
  const kinds = server.db
    .select()
    .from(outbox)
    .all()
    .map(({ kind }) => kind)
    .filter((kind) => /interview/.test(kind));
  expect(kinds.sort()).toEqual(['application.interview', 'application.interview', 'application.interviewer']);
});

test('a candidate cannot respond to another candidate’s interview', async () => {
  await restart();
  const [ada, mallory] = [await candidate(server), await candidate(server)];
  const id = await offer(ada.id);
  await choose(mallory, `interview=${id}&time=${MS}`, '/interview');
  await choose(mallory, `interview=${id}&other=Never`, '/interview/other');
  expect(states()).toEqual(['offered']);
  expect((await recruiter.get('/api/messages')).body.items).toEqual([]);
  expect((await mallory.get()).text).not.toContain('Choose a time');
});

test('GET requests and expired links book no interview', async () => {
  await restart();
  const ada = await candidate(server);
  const id = await offer(ada.id);
  const get = await fetch(`${ada.url}/interview?interview=${id}&time=${MS}`);
  expect(get.status).toBe(404);
  expect(states()).toEqual(['offered']);
  await clock.leap(91 * 86_400_000);
  recruiter = await server.logIn('recruiter');
  const lateInterview = await offer((await candidate(server)).id, { times: ['2026-08-03T09:00:00Z'] });
  await choose(ada, `interview=${lateInterview}&time=${Date.parse('2026-08-03T09:00:00Z')}`, '/interview');
  expect(states().at(-1)).toBe('offered');
});

test('a cancelled, past or withdrawn interview cannot be chosen', async () => {
  await restart();
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const [cancelled, withdrawn] = [await offer(ada.id), await offer(grace.id)];
  await recruiter.delete(`/api/interviews/${cancelled}`);
  await grace.post('/withdraw');
  await choose(ada, `interview=${cancelled}&time=${MS}`, '/interview');
  await choose(grace, `interview=${withdrawn}&time=${MS}`, '/interview');
  const alan = await candidate(server);
  const pastInterviewId = await offer(alan.id);
  await clock.leap(5 * 86_400_000);
  await choose(alan, `interview=${pastInterviewId}&time=${MS}`, '/interview');
  expect(states()).not.toContain('booked');
});

test('rejects an interview with fields that clients cannot set', async () => {
  await restart();
  const ada = await candidate(server);
  for (const extraFields of [
    { id: 'mine' },
    { state: 'booked' },
    { sequence: 9 },
    { applicationId: 'x' },
    { offeredBy: 'x' },
  ]) {
    const { status } = await recruiter.post(`/api/applications/${ada.id}/interviews`, plan(extraFields));
    expect([400, 422]).toContain(status);
  }
  expect(states()).toEqual([]);
});

test('only recruiters and administrators can use interview routes', async () => {
  await restart();
  const ada = await candidate(server);
  const id = await offer(ada.id);
  const editor = await server.logIn('editor');
  for (const [client, expected] of [
    [editor, 403],
    [server.anonymous, 401],
  ] as const) {
    const responses = [
      await client.get('/api/interviews'),
      await client.get(`/api/applications/${ada.id}/interviews`),
      await client.post(`/api/applications/${ada.id}/interviews`, plan()),
      await client.put(`/api/interviews/${id}`, plan()),
      await client.delete(`/api/interviews/${id}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(expected));
  }
  expect(states()).toEqual(['offered']);
});

test('hostile text adds no HTML, calendar line or email header', async () => {
  await restart();
  const hostile = `"><img src=x onerror=alert(1)> \u202E, ; \\ 😀 "x"`;
  const jobId = addJob(server.db, clock.now(), { title: `Nurse ${hostile}`.slice(0, 110) });
  const ada = await candidate(server, { jobId, fullName: `Ada ${hostile}` });
  const lines = '\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTENDEE:mailto:mallory@evil.example\r\nBcc: mallory@evil.example';
  await offer(ada.id, { isAgreed: true, place: hostile, note: `${hostile}${lines}` });
  const page = (await ada.get()).text;
  expect(page).not.toMatch(/<img[^>]+onerror/);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  const mails = server.db
    .select()
    .from(outbox)
    .all()
    .filter(({ mail }) => mail.calendar);
  expect(mails).toHaveLength(2);
  for (const { mail } of mails) {
    expect(mail.html).not.toMatch(/<img[^>]+onerror/);
    expect(`${mail.subject}${mail.to}`).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? ''));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    expect(events[0]?.getAllSubcomponents()).toEqual([]);
    const attendees = events[0]
      ?.getAllProperties('attendee')
      .map((attendee) => String(attendee.getFirstValue()).toLowerCase());
    expect(attendees).toEqual([`mailto:${mail.to}`]);
    expect(events[0]?.getFirstPropertyValue('location')).toContain('onerror=alert(1)');
    for (const line of (mail.calendar?.content ?? '').split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const data = JSON.parse(String((await unzipped((await ada.post('/download')).bytes))['data.json']));
  expect(data.interviews[0].place).toContain('😀');
});
