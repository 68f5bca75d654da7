import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, changeMany } from '../../support/inbox.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
let ids: string[];

beforeAll(async () => {
  server = await startIntake({ clock });
  recruiter = await server.logIn('recruiter');
  for (const name of ['ada', 'grace', 'alan']) await server.apply({ fullName: name, email: `${name}@example.com` });
  await server.apply({ fullName: 'robot', email: 'robot@example.com', topic: 'x' });
  const { items } = (await recruiter.get('/api/applications?status=new,spam')).body;
  ids = ['ada', 'grace', 'alan', 'robot'].map((name) => items.find((item: { name: string }) => item.name === name).id);
});
afterAll(() => server.close());

const names = async (query: string) => {
  const { body } = await recruiter.get(`/api/applications${query}`);
  return body.items.map(({ name }: { name: string }) => name);
};

test('a binned application leaves lists and counts until restored', async () => {
  const [ada, grace, , robot] = ids;
  await change(recruiter, `/api/applications/${grace}`, { status: 'shortlisted' });
  const { body } = await changeMany(recruiter, '/api/applications', [ada ?? '', grace ?? '', robot ?? ''], {
    bin: true,
  });
  expect(body).toMatchObject({ changed: [{}, {}, {}], conflicts: [] });
  expect(await names('')).toEqual(['alan']);
  expect(await names('?bin=true')).toEqual(['robot', 'grace', 'ada']);
  expect(await names('?bin=true&status=shortlisted')).toEqual(['grace']);
  expect((await recruiter.get('/api/applications')).body).toMatchObject({
    binned: 3,
    counts: { new: 1, shortlisted: 0, spam: 0 },
  });
  expect(String((await recruiter.get('/api/applications/export')).body)).not.toContain('grace');

  expect((await change(recruiter, `/api/applications/${grace}`, { bin: false })).body).toMatchObject({
    status: 'shortlisted',
    deletedAt: null,
    history: [{ kind: 'status' }, { kind: 'bin' }, { kind: 'restore' }],
  });
  expect(await names('')).toEqual(['alan', 'grace']);
});

test('ignores a change without effect', async () => {
  const url = `/api/applications/${ids[0]}`;
  const initialBody = (await recruiter.get(url)).body;
  await clock.advance(60_000);
  expect((await change(recruiter, url, { bin: true })).body).toEqual(initialBody);
  expect((await change(recruiter, url, {})).body).toEqual(initialBody);
});

test('releasing binned spam sends the emails that were held back', async () => {
  const { body } = await change(recruiter, `/api/applications/${ids[3]}`, { status: 'new', bin: false });
  expect(body).toMatchObject({ status: 'new', deletedAt: null });
  expect(body.mails).toHaveLength(2);
});

test('removes binned messages from lists and counts', async () => {
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const [{ id }] = (await recruiter.get('/api/messages')).body.items;
  await change(recruiter, `/api/messages/${id}`, { bin: true });
  expect((await recruiter.get('/api/messages')).body).toMatchObject({ items: [], counts: { new: 0 }, binned: 1 });
});

test('lists only applications assigned to the user or to no one', async () => {
  await change(recruiter, `/api/applications/${ids[2]}`, { assignedTo: recruiter.user.id });
  expect(await names(`?assignedTo=${recruiter.user.id}`)).toEqual(['alan']);
  expect(await names('?assignedTo=nobody')).toEqual(['robot', 'grace']);
});

test('lists colleagues and jobs for the inbox filters', async () => {
  await server.logIn('editor');
  const administrator = await server.logIn('administrator');
  const colleagues = (await recruiter.get('/api/inbox/colleagues')).body;
  expect(colleagues).toEqual([
    { id: administrator.user.id, name: 'The administrator' },
    { id: recruiter.user.id, name: 'The recruiter' },
  ]);
  const other = addJob(server.db, clock.now(), { title: 'Night nurse' });
  await clock.advance(1);
  await server.apply({ jobId: other });
  // Spam is not counted, because the list does not show it.
  await server.apply({ jobId: other, email: 'robot@example.com', topic: 'x' });
  // The job filter ignores applications without a job.
  await server.apply({ jobId: '', email: 'grace@example.com' });
  expect((await recruiter.get('/api/inbox/jobs')).body).toEqual([
    { id: other, title: 'Night nurse', applications: 1 },
    { id: server.jobId, title: 'Platform engineer', applications: 3 },
  ]);
  const editor = await server.logIn('editor');
  for (const path of ['colleagues', 'jobs']) expect((await editor.get(`/api/inbox/${path}`)).status).toBe(403);
});
