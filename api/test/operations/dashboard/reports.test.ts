/** Reports: stage conversion, sources, jobs and consultants, with their times and as CSV. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { listWeeks } from '../../../src/operations/dashboard/reports.ts';
import { ORIGIN } from '../../support/app.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';

const DAY = 86_400_000;
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeEach(async () => {
  clock = fakeClock('2026-11-02T09:00:00Z');
  server = await startIntake({ clock });
  recruiter = await server.logIn('recruiter');
});
afterEach(() => server.close());

/** Moves the clock and logs in again, because the session has expired. */
async function advance(ms: number) {
  await clock.advance(ms);
  recruiter = await server.logIn('recruiter');
}
const move = (id: string, status: string) => change(recruiter, `/api/applications/${id}`, { status });
const report = async (query = '') => (await recruiter.get(`/api/reports${query}`)).body;
const apply = (form: Record<string, unknown>, referer?: string) =>
  server.apply(form, referer ? { referer } : undefined);

test('splits a period into consecutive weeks without gaps', async () => {
  const start = new Date(clock.now()).toISOString().slice(0, 10);
  await candidate(server);
  await advance(16 * DAY);
  await candidate(server);
  const weeks = listWeeks(server.db, { from: start }, 1);
  expect(weeks).toHaveLength(3);
  expect(weeks[0]?.from).toBe(start);
  for (const [n, { from }] of weeks.slice(1).entries())
    expect(Date.parse(String(from)) - Date.parse(String(weeks[n]?.to))).toBe(DAY);
  expect(listWeeks(server.db, { from: start })).toEqual([{ from: start }]);
});

test('limits concurrent reports for each network', async () => {
  for (let week = 0; week < 3; week += 1) {
    await candidate(server);
    await advance(7 * DAY);
  }
  const reports = await Promise.all(Array.from({ length: 20 }, () => recruiter.get('/api/reports')));
  const statuses = reports.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await recruiter.get('/api/reports')).status).toBe(200);
});

test('counts applications and median time by stage, ignoring undone moves', async () => {
  const [ada, grace, alan] = [await candidate(server), await candidate(server), await candidate(server)];
  await advance(DAY);
  await move(ada.id, 'shortlisted');
  await move(alan.id, 'hired');
  await advance(60_000);
  await move(alan.id, 'new');
  await advance(2 * DAY - 60_000);
  await move(grace.id, 'interview');
  await move(ada.id, 'hired');
  await advance(DAY);
  await move(alan.id, 'rejected');
  await server.apply({ topic: 'http://spam.example' });
  const { stages, applications: total, jobs } = await report();
  expect(total).toBe(3);
  const stageFacts = Object.fromEntries(
    stages.map((s: { id: string; reached: number; days: number }) => [s.id, [s.reached, s.days]]),
  );
  expect(stageFacts).toMatchObject({
    new: [3, 0],
    reviewing: [2, 2],
    shortlisted: [2, 2],
    interview: [2, 3],
    offered: [1, 3],
    hired: [1, 3],
    rejected: [1, 4],
    withdrawn: [0, null],
  });
  expect(jobs).toMatchObject([
    { name: 'Platform engineer', applications: 3, progressed: 2, hired: 1, daysToProgress: 2, daysToHire: 3 },
  ]);
});

test('reports the referring link or website by job, consultant and period', async () => {
  const nurse = addJob(server.db, clock.now(), { title: 'Night nurse' });
  const page = `${ORIGIN}/job/${nurse}`;
  await apply({ jobId: nurse, email: 'a@example.com' }, `${page}?utm_source=LinkedIn&utm_campaign=Spring`);
  await apply({ jobId: nurse, email: 'b@example.com', cameFrom: 'https://www.indeed.co.uk/x?q=private' }, page);
  await apply({ email: 'c@example.com', cameFrom: '=cmd()' }, page);
  await advance(3 * DAY);
  await apply({ email: 'd@example.com', cameFrom: 'https://=cmd.example', jobId: '' });
  const names = (rows: { name: string; applications: number }[]) =>
    rows.map(({ name, applications }) => [name, applications]);
  const fullReport = await report();
  expect(names(fullReport.sources)).toEqual([
    ['Direct or unknown', 2],
    ['indeed.co.uk', 1],
    ['linkedin', 1],
  ]);
  expect(names(fullReport.jobs)).toEqual([
    ['Night nurse', 2],
    ['Future roles', 1],
    ['Platform engineer', 1],
  ]);
  expect(names((await report(`?job=${nurse}`)).sources)).toEqual([
    ['indeed.co.uk', 1],
    ['linkedin', 1],
  ]);
  expect((await report('?from=2026-11-03')).applications).toBe(1);
  expect((await report('?to=2026-11-02')).applications).toBe(3);
  const { items } = (await recruiter.get('/api/applications?search=a@example.com')).body;
  expect(items[0].source).toBe('linkedin / Spring');
  await change(recruiter, `/api/applications/${items[0].id}`, { assignedTo: recruiter.user.id });
  expect(names((await report()).consultants)).toEqual([
    ['Unassigned', 3],
    [recruiter.user.name, 1],
  ]);
});

test('shows the 100 jobs with the most applications, and exports all', async () => {
  await apply({});
  const [first] = server.db.select().from(applications).all();
  if (!first) throw new Error('There is no application.');
  for (let n = 0; n < 103; n += 1) {
    const ids = { id: `copy${n}`, reference: `A-${n}`, idempotencyKey: null };
    const job = { jobId: `job${n % 102}`, jobTitle: `Job ${n % 102}` };
    server.db
      .insert(applications)
      .values({ ...first, ...ids, ...job })
      .run();
  }
  const { jobs, leftOut, applications: total } = await report();
  expect(total).toBe(104);
  expect(jobs[0]).toMatchObject({ id: 'job0', applications: 2 });
  expect(jobs).toHaveLength(100);
  expect(leftOut).toEqual({ jobs: 3, sources: 0, consultants: 0 });
  const admin = await server.logIn();
  const { data, version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const replyTimes = { applications: 2, messages: null };
  await admin.put('/api/content/site-settings', { data: { ...data, companyName: 'Acme', replyTimes }, version });
  await move('copy5', 'interview');
  await recruiter.post('/api/applications/copy5/reply', { subject: 'Hello', text: 'Please call me.' });
  const busyJob = (await report()).jobs.find(({ id }: { id: string }) => id === 'job5');
  expect(busyJob).toMatchObject({ progressed: 1, answers: { kept: 1, open: 0 } });
  // A report for one job looks up the events of its only application, instead of reading the events of all 104.
  expect((await report('?job=job5')).jobs).toEqual([busyJob]);
  const { body } = await recruiter.get('/api/reports/export?table=jobs');
  expect(body.trim().split('\n')).toHaveLength(104);
});

test('interprets the days of a filter as London days', async () => {
  await apply({});
  await expect.poll(() => server.db.$client.prepare('SELECT count(*) FROM candidates').pluck().get()).toBe(1);
  // Half past midnight on 1 July.
  const at = Date.parse('2026-06-30T23:30:00Z');
  server.db.update(applications).set({ createdAt: at }).run();
  server.db.$client.prepare('UPDATE candidates SET contactedAt = ?').run(at);
  const total = async (path: string) => (await recruiter.get(path)).body.total;
  expect((await report('?from=2026-07-01&to=2026-07-01')).applications).toBe(1);
  expect((await report('?to=2026-06-30')).applications).toBe(0);
  expect(await total('/api/applications?from=2026-07-01&to=2026-07-01')).toBe(1);
  expect(await total('/api/candidates?contactedFrom=2026-07-01&contactedTo=2026-07-01')).toBe(1);
});

test('counts kept, late and open promises across clock changes and bank holidays', async () => {
  clock = fakeClock('2026-03-27T22:00:00Z');
  await server.close();
  server = await startIntake({ clock });
  const admin = await server.logIn();
  const { data, version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const replyTimes = { applications: 2, messages: null };
  await admin.put('/api/content/site-settings', { data: { ...data, companyName: 'Acme', replyTimes }, version });
  const advanceTo = async (time: string) => {
    await clock.leap(Date.parse(time) - clock.now());
    recruiter = await server.logIn('recruiter');
  };
  const answer = ({ id }: { id: string }) =>
    recruiter.post(`/api/applications/${id}/reply`, { subject: 'Hello', text: 'Please call me.' });

  // Late on a Friday, so replies are due on Tuesday, which ends at 23:00 UTC because the clocks go forward on Sunday.
  await advanceTo('2026-03-27T23:30:00Z');
  const [ada, grace] = [await candidate(server), await candidate(server)];
  await advanceTo('2026-03-31T22:59:00Z');
  await answer(ada);
  await advanceTo('2026-03-31T23:01:00Z');
  await answer(grace);
  // A Thursday. Good Friday and Easter Monday count as working days, as in the promise.
  await advanceTo('2026-04-02T10:00:00Z');
  const [alan, mary] = [await candidate(server), await candidate(server), await candidate(server)];
  // A withdrawn application needs no reply.
  await (await candidate(server)).post('/withdraw');
  await advanceTo('2026-04-06T20:00:00Z');
  await answer(alan);
  const { jobs, consultants } = await report();
  expect(jobs).toMatchObject([{ applications: 6, answers: { kept: 2, late: 1, open: 2, overdue: 0 } }]);
  expect(consultants[0].answers).toEqual(jobs[0].answers);
  await advanceTo('2026-04-07T08:00:00Z');
  await answer(mary);
  expect((await report()).jobs[0].answers).toEqual({ kept: 2, late: 2, open: 0, overdue: 1 });
  const csv = String((await recruiter.get('/api/reports/export?table=consultants')).body);
  expect(csv).toContain('"Replied in time","Replied late","No reply yet","Reply overdue"');
  expect(csv).toMatch(/"Unassigned","6",.*"2","2","0","1"/);
});

test('exports each table without formulas, for recruiters and administrators', async () => {
  await apply({}, `http://127.0.0.1/?utm_source=${encodeURIComponent('=HYPERLINK("http://x")')}`);
  const csv = async (table: string) => String((await recruiter.get(`/api/reports/export?table=${table}`)).body);
  expect(await csv('sources')).toContain(`"'=hyperlink(""http://x"")","1","0","0","",""`);
  expect(await csv('stages')).toContain('"New","1","0"');
  expect(await csv('jobs')).toContain('"Platform engineer","1"');
  expect(await csv('consultants')).toContain('"Unassigned","1"');
  expect((await recruiter.get('/api/reports/export?table=users')).status).toBe(400);
  const editor = await server.logIn('editor');
  for (const path of ['', '/export?table=jobs']) {
    expect((await editor.get(`/api/reports${path}`)).status).toBe(403);
    expect((await server.anonymous.get(`/api/reports${path}`)).status).toBe(401);
  }
});

test('counts the cost of sources in a period and per hire', async () => {
  await apply({ email: 'a@example.com', cameFrom: 'https://www.indeed.co.uk/x' });
  await apply({ email: 'b@example.com' });
  const { items } = (await recruiter.get('/api/applications?source=unknown')).body;
  expect(items).toMatchObject([{ email: 'b@example.com', source: '' }]);
  const correctedResponse = await recruiter.put(`/api/applications/${items[0].id}/source`, {
    source: ' Indeed.co.uk ',
  });
  expect(correctedResponse.body).toMatchObject({
    source: 'indeed.co.uk',
    history: [{ kind: 'note', text: 'Source: indeed.co.uk (before: unknown)', user: 'The recruiter' }],
  });
  await move(items[0].id, 'hired');
  const pay = (source: string, day: string, pence: number) =>
    recruiter.post('/api/reports/costs', { source, day, pence });
  const { id } = (await pay('indeed.co.uk', '2026-10-31', 99)).body;
  await pay('indeed.co.uk', '2026-11-01', 20_050);
  await pay('reed', '2026-11-01', 500);
  const costs = async (query: string) =>
    (await report(query)).sources.map((row: Record<string, unknown>) => [row.name, row.applications, row.cost]);
  expect(await costs('')).toEqual([
    ['indeed.co.uk', 2, 20_149],
    ['reed', 0, 500],
  ]);
  expect(await costs('?from=2026-11-01&to=2026-11-30')).toEqual([
    ['indeed.co.uk', 2, 20_050],
    ['reed', 0, 500],
  ]);
  expect(await costs(`?job=${server.jobId}`)).toEqual([['indeed.co.uk', 2, null]]);
  expect((await recruiter.delete(`/api/reports/costs/${id}`)).status).toBe(204);
  expect((await recruiter.get('/api/reports/costs?source=indeed.co.uk')).body.items).toMatchObject([{ pence: 20_050 }]);
  const headers = { cookie: recruiter.cookie, origin: ORIGIN };
  const { body: csv } = await server.app.inject({ url: '/api/reports/export?table=sources', headers });
  expect(csv).toContain('"200.50","200.50"');
  expect((await pay('indeed.co.uk', 'yesterday', 5)).status).toBe(422);
  expect((await (await server.logIn('editor')).get('/api/reports/costs?source=reed')).status).toBe(403);
});
