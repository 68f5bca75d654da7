/** Expensive calls: excess calls are rejected, delay no other request and do not fill the log. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { BROWSER, candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { HANG_MS } from '../../support/hang.ts';
import { makePdf } from '../../support/resume-files.ts';

const HOUR = 3_600_000;

const clock = fakeClock('2026-11-21T09:00:00Z');
let server: IntakeServer;
beforeEach(async () => {
  server = await startIntake({ clock });
});
afterEach(() => server.close());

const rows = (action: string) => server.db.select().from(auditLog).where(eq(auditLog.action, action)).all().length;
const headersFrom = (n: number) => ({ 'x-forwarded-for': `198.18.0.${n}` });

test('limits a candidate to five downloads an hour, logged once', async () => {
  const ada = await candidate(server, { resume: makePdf({ ballast: Buffer.alloc(4_900_000, 'ada') }) });
  let isOver = false;
  const waits: number[] = [];
  const watcher = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      waits.push(performance.now() - startedAt);
    }
  })();
  const download = async (n: number) => {
    const response = await fetch(`${ada.url}/download`, {
      method: 'POST',
      headers: { ...BROWSER, ...headersFrom(n % 32) },
    });
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  };
  const responses = await Promise.all(Array.from({ length: 64 }, (_, n) => download(n)));
  isOver = true;
  await watcher;
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  console.log(
    `64 downloads of 5 MB: 200 × ${count(200)}, 429 × ${count(429)}, 503 × ${count(503)}; audit rows: ${rows('application.download')}; healthz at most ${Math.round(Math.max(...waits))} ms`,
  );
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200)).toBeLessThanOrEqual(5);
  expect(count(200) + count(429) + count(503)).toBe(64);
  expect(rows('application.download')).toBe(1);
  expect(Math.max(...waits)).toBeLessThan(HANG_MS);

  // A browser gets the same page again, with an error message.
  const nextResponse = await download(40);
  expect(nextResponse).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(nextResponse.text).toContain('You’ve done this several times in the last hour.');
  expect(nextResponse.text).toContain('Your application for Platform engineer');
  await clock.advance(HOUR);
  expect((await download(40)).status).toBe(200);
  expect(rows('application.download')).toBe(2);
});

test('limits a candidate to five resume replacements an hour', async () => {
  const ada = await candidate(server);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const body = new FormData();
    body.append('resume', new Blob([new Uint8Array(makePdf({ ballast: Buffer.alloc(100, n) }))]), 'cv.pdf');
    statuses.push((await ada.post('/resume', body)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(rows('application.replaceResume')).toBe(5);
});

test.each([
  'GET /api/applications/export',
  'GET /api/messages/export',
  'GET /api/audit/export',
  'POST /api/subject-exports',
])('limits concurrent calls of %s without counting anonymous requests', async (call) => {
  const [method, path] = call.split(' ');
  const { cookie } = await server.logIn('administrator');
  await candidate(server, { email: 'ada@example.com', resume: makePdf({ ballast: Buffer.alloc(2_000_000, 'ada') }) });
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const table = { applications: 'applications', messages: 'messages', audit: 'audit_log' }[path?.split('/')[2] ?? ''];
  if (table) multiply(table, table === 'audit_log' ? 60_000 : 3_000);
  const body = method === 'POST' ? JSON.stringify({ email: 'ada@example.com' }) : undefined;
  const send = async (headers: Record<string, string>) => {
    const allHeaders = { 'content-type': 'application/json', origin: server.url, ...headers };
    const response = await fetch(server.url + path, { method, body, headers: allHeaders });
    await response.arrayBuffer();
    return response.status;
  };
  const [visitors, users] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, (_, n) => send(headersFrom(n)))),
    Promise.all(Array.from({ length: 20 }, () => send({ cookie, ...headersFrom(99) }))),
  ]);
  expect(new Set(visitors)).toEqual(new Set([401]));
  expect(new Set(users)).toEqual(new Set([200, 429]));
  expect(await send({ cookie, ...headersFrom(99) })).toBe(200);
});

/** Adds `times` copies of one row of the table. */
function multiply(table: string, times: number) {
  const sqlite = server.db.$client;
  const columns = sqlite.prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}')`).all();
  const uniqueColumns = ['id', 'reference', 'idempotencyKey', 'idempotency_key'];
  const values = columns.map(({ name }) => {
    if (name === 'id' && table === 'audit_log') return 'NULL';
    if (name === 'email') return "n || '@example.com'";
    return uniqueColumns.includes(name) ? `n || "${name}"` : `"${name}"`;
  });
  sqlite.exec(`WITH RECURSIVE counter(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ${times})
    INSERT INTO ${table} SELECT ${values.join(', ')} FROM (SELECT * FROM ${table} LIMIT 1), counter`);
}

test('counts at most a thousand job views per network', async () => {
  const visit = { origin: server.url, 'user-agent': 'Mozilla/5.0 Firefox/130', ...headersFrom(7) };
  const jobs = Array.from({ length: 400 }, (_, n) => addJob(server.db, clock.now(), { title: `Job ${n}` }));
  for (let repetition = 0; repetition < 3; repetition += 1) {
    await Promise.all(
      jobs.map((id) =>
        server.app.inject({
          method: 'POST',
          url: `/api/jobs/${id}/views`,
          headers: { ...visit, host: new URL(server.url).host },
        }),
      ),
    );
  }
  const { total } = server.db.$client
    .prepare<[], { total: number }>('SELECT sum(views) AS total FROM job_views')
    .get() ?? { total: 0 };
  expect(total).toBe(1_000);
});
