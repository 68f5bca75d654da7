import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { desc } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['logIn']>>;
let jobId: string;
const clock = fakeClock('2026-11-21T09:00:00.000Z');
beforeAll(async () => {
  server = await startApp({ clock });
  admin = await server.logIn();
  const jobResponse = await admin.post('/api/content/jobs', {
    data: { ...sampleOf(contentTypes.job), title: 'Crane operator, Élan' },
  });
  jobId = jobResponse.body.entry.id;
  await clock.advance(60_000);
  await admin.patch(`/api/users/${admin.user.id}`, { name: 'Ada' });
  audit(server.db, { userId: null, at: clock.now() }, 'job.expire', '=HYPERLINK("//evil.example")', '@SUM(A1) 100%');
});
afterAll(() => server.close());

const actions = async (query: string) =>
  (await admin.get(`/api/audit?${query}`)).body.items.map(({ action }: { action: string }) => action);

test('shows who did what, newest first, page by page', async () => {
  const { body } = await admin.get('/api/audit?limit=3');
  expect(body.total).toBe(4);
  expect(body.items).toMatchObject([
    { action: 'job.expire', user: null },
    { action: 'user.update', user: 'Ada', subject: admin.user.id, subjectName: 'Ada', detail: 'name' },
    { action: 'job.create', user: 'Ada', subject: jobId, subjectName: 'Crane operator, Élan' },
  ]);
  expect(await actions('limit=3&offset=3')).toEqual(['session.open']);
  expect(body.actions).toEqual(['job.create', 'job.expire', 'session.open', 'user.update']);
});

test.each([
  ['action=job', ['job.expire', 'job.create']],
  ['action=job.create', ['job.create']],
  ['action=jo', []],
  ['search=CRANE', ['job.create']],
  ['search=%C3%89lan', ['job.create']],
  ['search=100%25', ['job.expire']],
  ['search=_', []],
  ['from=2026-11-21T09:00:30Z', ['job.expire', 'user.update']],
  ['to=2026-11-21T09:00:30Z', ['job.create', 'session.open']],
])('filters the log by %s', async (query, expectedActions) => expect(await actions(query)).toEqual(expectedActions));

test('filters the audit log by user and subject', async () => {
  expect(await actions(`user=${admin.user.id}&subject=${jobId}`)).toEqual(['job.create']);
  expect(await actions('user=nobody')).toEqual([]);
  expect((await admin.get('/api/audit?from=yesterday')).status).toBe(400);
});

test('exports the audit log without formulas and logs the export', async () => {
  const response = await admin.get('/api/audit/export?action=job.expire');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment; filename="audit.csv"');
  const [, row] = response.body.split('\r\n');
  expect(row).toBe(`"2026-11-21T09:01:00.000Z","","job.expire","'=HYPERLINK(""//evil.example"")","","'@SUM(A1) 100%"`);
  expect(await actions('action=audit')).toEqual(['audit.export']);
});

test('serves other requests while it sends a long export', async () => {
  const long = await startApp({ clock });
  try {
    const insert = long.db.$client.prepare("INSERT INTO audit_log (at, action, subject) VALUES (?, 'job.save', ?)");
    long.db.$client.transaction(() => {
      for (let i = 0; i < 60_000; i += 1) insert.run(clock.now(), `a${i}`);
    })();
    const { get } = await long.logIn();
    let isOver = false;
    let otherCount = 0;
    const watcher = (async () => {
      while (!isOver) {
        await long.app.inject('/healthz');
        otherCount += 1;
        await nextTurn();
      }
    })();
    const { body } = await get('/api/audit/export?search=A');
    isOver = true;
    await watcher;
    const rows = body.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(60_001);
    const subjects = rows.map((row: string) => row.split('","')[3]);
    expect(subjects.slice(1)).toEqual(Array.from({ length: 60_000 }, (_, i) => `a${59_999 - i}`));
    console.log(`while 60,000 rows were exported, ${otherCount} other requests were served`);
    expect(otherCount).toBeGreaterThan(30);
    expect(long.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1).get()).toMatchObject({
      action: 'audit.export',
      subject: 'audit',
      detail: '60001 entries',
    });
  } finally {
    await long.close();
  }
});

test('a save records its changed fields and whether visitors see it', async () => {
  const detail = async () => (await admin.get('/api/audit?action=footer.save&limit=1')).body.items[0].detail;
  const data = { ...sampleOf(contentTypes.footer), copyright: '© 2025 Orrin' };
  await admin.put('/api/content/footer', { data, version: 0 });
  const contactInfo = { phone: '0113 496 0140', email: 'hello@example.com', socialLinks: [] };
  await admin.put('/api/content/footer', { data: { ...data, contactInfo, copyright: '© 2026 Orrin' }, version: 1 });
  expect(await detail()).toBe('Contact info, Copyright line');
  await admin.put('/api/content/footer', { data, version: 2, publish: false });
  expect(await detail()).toBe('Contact info, Copyright line; as a draft');
  await admin.put('/api/content/footer', { data, version: 3 });
  expect(await detail()).toBe('nothing changed');
});
