/** Closing jobs as filled or withdrawn, reopening and extending them, and copying them. */
import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { sampleOf } from '../../../support/samples.ts';
import { share } from '../../../support/share.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const DAY = 86_400_000;
const jobs = '/api/content/jobs';
const closing = `${jobs}/closing`;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
const restart = share(
  async () => {
    clock = fakeClock(NOW);
    server = await startApp({ clock });
    admin = await server.logIn('recruiter');
  },
  () => server.close(),
);

const create = async (data: object = {}, extraFields: object = {}) =>
  (
    await admin.post(jobs, {
      data: { ...sampleOf(contentTypes.job), closing: '', reference: '', ...data },
      ...extraFields,
    })
  ).body.entry;
const readJob = async (id: string) => (await admin.get(`${jobs}/${id}?drafts=true`)).body;
const readPublic = async (id: string) => (await server.anonymous.get(`${jobs}/${id}`)).body;
const toVersion = ({ id, version }: { id: string; version: number }) => ({ id, version });
const actions = async (id: string) => {
  const { body } = await admin.get(`${jobs}/${id}/revisions`);
  return body.map(({ action }: { action: string }) => action);
};

test('reports a conflict when saving a job that has since closed', async () => {
  const job = await create({ closing: '2026-12-24' });
  const save = () => admin.patch(`${jobs}/${job.id}`, { data: { title: 'Night nurse' }, version: job.version });
  expect((await save()).status).toBe(200);
  await clock.leap(60 * DAY);
  admin = await server.logIn('recruiter');
  expect(await save()).toMatchObject({ status: 409, body: { current: { status: 'expired' } } });
});

test('jobs closed as filled stay on the site until reopened by undo', async () => {
  await restart();
  const createdJobs = [
    await create({ title: 'One', closing: '2026-12-24' }),
    await create({ title: 'Two' }, { expiresAt: '2027-01-01T00:00:00.000Z' }),
  ];
  const publishedJobs = await Promise.all(createdJobs.map(({ id }) => readPublic(id)));
  const closeResponse = await admin.post(closing, {
    entries: createdJobs.map((job) => ({ ...toVersion(job), closedAs: 'filled' })),
  });
  expect(closeResponse.status).toBe(200);
  for (const { id } of createdJobs) {
    expect(await readPublic(id)).toMatchObject({ closed: true, expiresAt: NOW });
    expect(await readJob(id)).toMatchObject({ status: 'expired', closedAs: 'filled', expiresAt: NOW, version: 2 });
    expect(await actions(id)).toEqual(['close', 'create']);
  }
  expect(JSON.stringify(await readPublic(createdJobs[0].id))).not.toContain('filled');
  // Closed jobs do not reopen as time passes.
  await clock.leap(2 * DAY);
  admin = await server.logIn('recruiter');
  expect((await readPublic(createdJobs[0].id)).closed).toBe(true);

  const undo = createdJobs.map((job, i) => ({
    ...closeResponse.body.entries[i],
    closedAs: null,
    expiresAt: job.expiresAt,
  }));
  expect((await admin.post(closing, { entries: undo })).status).toBe(200);
  const jobsAfterUndo = await Promise.all(createdJobs.map(({ id }) => readPublic(id)));
  expect(jobsAfterUndo.map(({ seq: _, ...job }) => job)).toEqual(publishedJobs.map(({ seq: _, ...job }) => job));
  expect(await readJob(createdJobs[0].id)).toMatchObject({ status: 'live', closedAs: null });
  expect(await actions(createdJobs[0].id)).toEqual(['reopen', 'close', 'create']);
  const { body: log } = await (await server.logIn()).get('/api/audit?limit=50');
  const auditEntries = log.items.filter(({ subject }: { subject: string }) => subject === createdJobs[0].id);
  expect(auditEntries.map(({ action, detail }: { action: string; detail: string | null }) => [action, detail])).toEqual(
    [
      ['job.reopen', null],
      ['job.close', 'filled'],
      ['job.create', null],
    ],
  );
});

test('extending jobs reopens closed jobs without publishing drafts', async () => {
  await restart();
  const expiredJob = await create({ title: 'Over', closing: '2026-11-20' });
  const openJob = await create({ title: 'Open', closing: '2026-11-22' });
  const { body: draft } = await admin.put(`${jobs}/${openJob.id}`, {
    data: { ...openJob.data, title: 'Not yet for visitors' },
    version: 1,
    publish: false,
  });
  expect(expiredJob.status).toBe('expired');
  const entries = [expiredJob, draft.entry].map((job) => ({
    ...toVersion(job),
    lastDay: '2026-12-31',
    expiresAt: null,
    closedAs: null,
  }));
  expect((await admin.post(closing, { entries })).status).toBe(200);
  for (const { id } of [expiredJob, openJob]) {
    expect(await readPublic(id)).toMatchObject({
      closed: false,
      data: { closing: '2026-12-31' },
      expiresAt: '2026-12-31T23:59:59.000Z',
    });
  }
  expect((await readPublic(openJob.id)).data.title).toBe('Open');
  expect(await readJob(openJob.id)).toMatchObject({
    status: 'changed',
    data: { title: 'Not yet for visitors', closing: '2026-12-31' },
  });
  expect([(await actions(expiredJob.id))[0], (await actions(openJob.id))[0]]).toEqual(['reopen', 'extend']);
  await clock.leap(41 * DAY);
  admin = await server.logIn('recruiter');
  expect(await readJob(expiredJob.id)).toMatchObject({ status: 'expired', closedAs: null });
});

test('rejects the whole request on a stale version, draft or wrong value', async () => {
  const liveJob = await create({ title: 'Live' });
  const draft = await create({ title: 'Draft' }, { publish: false });
  const close = (...entries: object[]) => admin.post(closing, { entries });
  const mixedResponse = await close(
    { ...toVersion(liveJob), closedAs: 'filled' },
    { ...toVersion(draft), closedAs: 'filled' },
  );
  expect([mixedResponse.status, mixedResponse.body.message]).toEqual([409, '“Draft”: It isn’t on the site.']);
  expect((await readPublic(liveJob.id)).closed).toBe(false);
  expect((await close({ id: liveJob.id, version: 7, closedAs: 'filled' })).status).toBe(409);
  expect((await close({ ...toVersion(liveJob), closedAs: 'lost' })).status).toBe(422);
  expect((await close({ ...toVersion(liveJob), lastDay: '2026-02-30' })).status).toBe(422);
  expect((await close(toVersion(liveJob), toVersion(liveJob))).status).toBe(422);
  expect((await server.anonymous.post(closing, { entries: [toVersion(liveJob)] })).status).toBe(401);
  // Only jobs can be closed: other types leave the site when they expire.
  expect((await (await server.logIn()).post('/api/content/products/closing', { entries: [] })).status).toBe(404);
});

test('a saved closed job stays closed until it gets a new expiry', async () => {
  const job = await create();
  await admin.post(closing, { entries: [{ ...toVersion(job), closedAs: 'withdrawn' }] });
  const savedResponse = await admin.put(`${jobs}/${job.id}`, { data: { ...job.data, title: 'No typo' }, version: 2 });
  expect(savedResponse.body.entry).toMatchObject({ status: 'expired', closedAs: 'withdrawn' });
  const reopenedResponse = await admin.put(`${jobs}/${job.id}`, { data: job.data, version: 3, expiresAt: null });
  expect(reopenedResponse.body.entry).toMatchObject({ status: 'live', closedAs: null });
});

test('does not reopen an advert that the law forbids', async () => {
  const job = await create({ title: 'Salesperson' });
  await admin.post(closing, { entries: [{ ...toVersion(job), closedAs: 'filled' }] });
  server.db.$client
    .prepare(`UPDATE documents SET published = json_set(published, '$.title', 'Men only') WHERE id = ?`)
    .run(job.id);
  const reopenResponse = await admin.post(closing, { entries: [{ id: job.id, version: 2, closedAs: null }] });
  expect(reopenResponse.status).toBe(422);
  expect((await readPublic(job.id)).closed).toBe(true);
});

test('duplicates jobs as drafts without reference and dates', async () => {
  await restart();
  const job = await create(
    { title: 'Forklift driver', reference: 'OV-1', closing: '2026-12-01', start: '1 December' },
    { expiresAt: '2026-11-30T00:00:00Z' },
  );
  const { body, status } = await admin.post(`${jobs}/bulk`, { action: 'duplicate', entries: [toVersion(job)] });
  expect(status).toBe(200);
  const [copy] = body.entries;
  expect(copy.id).not.toBe(job.id);
  const { data, ...entry } = await readJob(copy.id);
  expect(entry).toMatchObject({ status: 'draft', version: 1, expiresAt: null, closesAt: null, publishedAt: null });
  expect(data).toEqual({
    ...job.data,
    ...{ reference: '', closing: '', start: '' },
    // The client authorised only the first advert.
    authority: { by: '', on: '', how: '' },
  });
  expect((await server.anonymous.get(`${jobs}/${copy.id}`)).status).toBe(404);
  expect(await readJob(job.id)).toMatchObject({ version: 1, status: 'live' });
  const undoResponse = await admin.post(`${jobs}/bulk`, { action: 'delete', entries: [copy] });
  expect(undoResponse.status).toBe(200);
});

test('sorts by place, consultant and closing date, never-closing jobs last', async () => {
  await restart();
  const consultant = (name: string) => ({ name, email: '', phone: '' });
  const locationIn = (place: string) => ({ ...(sampleOf(contentTypes.job).location as object), place });
  await create({ title: 'B', location: locationIn('York'), consultant: consultant('Ann'), closing: '2026-12-02' });
  await create({ title: 'A', location: locationIn('Leeds'), consultant: consultant('Zoe'), closing: '2026-12-01' });
  await create({ title: 'C', location: locationIn('Ripon'), consultant: consultant('Mo') });
  const titles = async (sort: string) => {
    const { body } = await admin.get(`${jobs}?drafts=true&sort=${sort}`);
    return body.items.map(({ data }: { data: { title: string } }) => data.title).join('');
  };
  expect(await titles('location.place')).toBe('ACB');
  expect(await titles('-consultant.name')).toBe('ACB');
  expect(await titles('closesAt')).toBe('ABC');
  expect(await titles('-closesAt')).toBe('BAC');
  expect((await admin.get(`${jobs}?drafts=true&sort=location.nowhere`)).status).toBe(422);
});

test('counts views and applications without spam, hiding applications from editors', async () => {
  const job = await create();
  const add =
    server.db.$client.prepare(`INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt, deletedAt)
    VALUES (?, ?, ?, 'A job', '{}', 'a@example.com', ?, 0, ?)`);
  const rows = [
    ['new', null],
    ['new', null],
    ['rejected', null],
    ['spam', null],
    ['new', 1],
  ] as const;
  for (const [n, [status, deletedAt]] of rows.entries()) add.run(`a${n}`, `A-${n}`, job.id, status, deletedAt);
  const insertView = server.db.$client.prepare('INSERT INTO job_views (jobId, day, views) VALUES (?, ?, ?)');
  insertView.run(job.id, '2026-01-01', 4);
  insertView.run(job.id, '2026-11-20', 3);
  const url = `/api/jobs/figures?ids=${job.id},unknown`;
  expect((await admin.get(url)).body).toEqual([
    { id: job.id, views: 7, applications: 3, new: 2 },
    { id: 'unknown', views: 0, applications: 0, new: 0 },
  ]);
  const editor = await server.logIn('editor');
  expect((await editor.get(url)).body[0]).toEqual({ id: job.id, views: 7, applications: null, new: null });
  expect((await server.anonymous.get(url)).status).toBe(401);
});
