import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { expect, onTestFinished, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { documents } from '../../../src/core/database/schema/content.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { queueMail } from '../../../src/core/mail/outbox.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { sampleOf } from '../../support/samples.ts';
import { share } from '../../support/share.ts';

let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Awaited<ReturnType<TestServer['logIn']>>;
const restart = share(
  async () => {
    // A Saturday.
    clock = fakeClock('2026-11-21T09:00:00.000Z');
    server = await startApp({ clock });
    admin = await server.logIn();
  },
  () => server.close(),
);

const dashboard = async (client: Client) => (await client.get('/api/dashboard')).body;
const job = (title: string, change = {}) => ({ data: { ...sampleOf(contentTypes.job), title, ...change } });

test('R18 the dashboard of a new installation is complete with zero counts', async () => {
  const { applications: weeks, ...rest } = await dashboard(admin);
  expect(rest).toEqual({
    jobs: 0,
    closing: 0,
    waiting: { items: [], total: 0 },
    adverts: { items: [], total: 0, checked: 0 },
    failedMails: 0,
    unsentMails: 0,
  });
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ week: '2026-11-16', count: 0 });
});

test('counts the jobs that close within a week', async () => {
  const recruiter = await server.logIn('recruiter');
  for (const closing of ['', '2026-11-21', '2026-11-27', '2026-11-29'])
    await admin.post('/api/content/jobs', job('One', { closing }));
  const { body } = await admin.post('/api/content/jobs', job('Filled', { closing: '2026-11-24' }));
  await admin.post('/api/content/jobs/closing', { entries: [{ id: body.entry.id, version: 1, closedAs: 'filled' }] });
  expect(await dashboard(recruiter)).toMatchObject({ jobs: 4, closing: 2 });
});

test('lists as waiting only drafts, unpublished changes and scheduled entries', async () => {
  await restart();
  const { body: liveJob } = await admin.post('/api/content/jobs', job('Live'));
  await clock.advance(1000);
  await admin.post('/api/content/jobs', { ...job('Draft'), publish: false });
  await clock.advance(1000);
  await admin.post('/api/content/jobs', { ...job('Later'), publishAt: '2026-12-01T09:00:00Z' });
  await clock.advance(1000);
  const url = `/api/content/jobs/${liveJob.entry.id}`;
  const { body: changedJob } = await admin.put(url, { ...job('Live, but better'), version: 1, publish: false });
  const waitingEntries = (await dashboard(admin)).waiting;
  expect(waitingEntries.items.map(({ title, status }: Record<string, string>) => `${title}: ${status}`)).toEqual([
    'Live, but better: changed',
    'Later: scheduled',
    'Draft: draft',
  ]);
  expect(waitingEntries.items[1].at).toBe('2026-12-01T09:00:00.000Z');
  expect((await dashboard(admin)).jobs).toBe(1);
  await admin.put(url, { ...job('Live, but better'), version: changedJob.entry.version });
  expect((await dashboard(admin)).waiting.total).toBe(2);
  await admin.post(`${url}/unpublish`);
  expect((await dashboard(admin)).waiting.items[0]).toMatchObject({ title: 'Live, but better', status: 'draft' });
});

test('lists a singleton as waiting only if an editor has changed it', async () => {
  await restart();
  const { path, fields } = contentTypes.footer;
  const save = (data: object, version: number) => admin.put(`/api/content/${path}`, { data, version, publish: false });
  const initial = initialData(fields);
  await save(initial, 0);
  expect((await dashboard(admin)).waiting).toEqual({ items: [], total: 0 });
  await save({ ...initial, copyright: '© Taff Care' }, 1);
  expect((await dashboard(admin)).waiting.items).toMatchObject([{ title: 'Footer', status: 'draft' }]);
});

test('lists a newer draft as waiting even after the clock went back', async () => {
  await restart();
  const { body } = await admin.post('/api/content/jobs', job('Live'));
  await clock.advance(-1000);
  await admin.put(`/api/content/jobs/${body.entry.id}`, { ...job('Better'), version: 1, publish: false });
  expect((await dashboard(admin)).waiting.items).toMatchObject([{ title: 'Better', status: 'changed' }]);
  const list = await admin.get('/api/content/jobs?drafts=true&status=changed');
  expect(list.body.items).toMatchObject([{ status: 'changed', data: { title: 'Better' } }]);
});

test('lists open adverts with problems, the unlawful first', async () => {
  await restart();
  const text = (advertText: string) => ({ description: richTextFromPlain(advertText) });
  await admin.post('/api/content/jobs', job('Salesman', text('Come.')));
  const { body } = await admin.post('/api/content/jobs', job('Old advert', text('Come.')));
  // Simulates an advert saved before the check existed.
  const unlawfulJob = { ...sampleOf(contentTypes.job), ...text('Men only.'), title: 'Old advert' };
  server.db.update(documents).set({ published: unlawfulJob }).where(eq(documents.id, body.entry.id)).run();
  const { adverts } = await dashboard(admin);
  expect(adverts).toMatchObject({ total: 2, checked: 2 });
  expect(adverts.items.map(({ title, forbidden }: { title: string; forbidden: number }) => [title, forbidden])).toEqual(
    [
      ['Old advert', 1],
      ['Salesman', 0],
    ],
  );
});

test('counts applications per week without spam, for roles with inbox access', async () => {
  await restart();
  const add = (id: string, at: string, status: 'new' | 'spam' = 'new') =>
    server.db
      .insert(applications)
      .values({
        id,
        reference: id,
        jobId: '',
        jobTitle: '',
        data: {},
        email: 'a@example.com',
        status,
        createdAt: Date.parse(at),
      })
      .run();
  add('1', '2026-11-16T00:00:00Z');
  add('2', '2026-11-21T08:00:00Z');
  add('3', '2026-11-15T23:59:59Z');
  add('4', '2026-11-20T08:00:00Z', 'spam');
  add('5', '2026-08-30T23:59:59Z');
  const mail = { from: 'a@example.com', to: null, subject: 'x', text: 'x' } as never;
  const failedMail = {
    id: 'm',
    messageId: 'm',
    kind: 'mail.test',
    mail,
    state: 'failed',
    attempts: 9,
    nextAt: 0,
    createdAt: 0,
  } as const;
  server.db.insert(outbox).values(failedMail).run();
  await admin.put('/api/content/footer', { data: sampleOf(contentTypes.footer), version: 0, publish: false });

  const forAdmin = await dashboard(admin);
  expect(forAdmin.applications.map(({ count }: { count: number }) => count)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
  ]);
  expect(forAdmin).toMatchObject({ failedMails: 1, waiting: { total: 1 } });
  expect(await dashboard(await server.logIn('editor'))).toMatchObject({
    applications: null,
    failedMails: null,
    waiting: { total: 1 },
  });
  const forRecruiter = await dashboard(await server.logIn('recruiter'));
  expect(forRecruiter).toMatchObject({ failedMails: null, waiting: { total: 0 } });
  expect(forRecruiter.applications.at(-1).count).toBe(2);
  expect((await server.anonymous.get('/api/dashboard')).status).toBe(401);
});

test.each([
  ['there is no mail server', {}, 2],
  ['the agency has no address', { SMTP_URL: 'smtp://127.0.0.1:9' }, 1],
  ['sending is set up', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'team@example.com' }, 0],
])('shows administrators how many emails wait for settings: %s', async (_, env, expectedCount) => {
  const other = await startApp({ clock, env });
  onTestFinished(() => other.close());
  for (const recipient of ['ada@example.com', null]) {
    queueMail(other.app, {
      kind: 'mail.test',
      subjectId: 'x',
      mail: { to: recipient, subject: 'x', text: 'x', html: 'x' },
    });
  }
  expect((await dashboard(await other.logIn())).unsentMails).toBe(expectedCount);
  expect((await dashboard(await other.logIn('recruiter'))).unsentMails).toBeNull();
});
