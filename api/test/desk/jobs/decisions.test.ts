/** The export of decisions about a job's applicants, with the user who made each. */
import { beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog, users } from '../../../src/core/database/schema/auth.ts';
import { addJob, type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, changeMany, undoLast } from '../../support/inbox.ts';
import { share } from '../../support/share.ts';

const MINUTE = 60_000;
const HEADINGS = '"Reference","Received","Stage now","CV first opened","Decisions"';
const STATEMENT =
  'This system made none of these decisions. It doesn’t score, rank or reject applicants. ' +
  'Applicants who were moved together were moved by the person named.';

let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let ruth: Awaited<ReturnType<IntakeServer['logIn']>>;
share(
  async () => {
    clock = fakeClock('2026-11-02T09:00:00Z');
    server = await startIntake({ clock });
  },
  () => server.close(),
);

let jobId: string;
beforeEach(async () => {
  await clock.leap(Date.parse('2026-11-02T09:00:00Z') - clock.now());
  ruth = await server.logIn('recruiter');
  server.db.update(users).set({ name: 'Ruth Adeyemi' }).where(eq(users.id, ruth.user.id)).run();
  jobId = addJob(server.db, clock.now(), { title: 'Night nurse' });
});

const move = (id: string, status: string) => change(ruth, `/api/applications/${id}`, { status });

/** Exports the decisions. Returns the rows, without the byte order mark and the headings, and the closing statement. */
async function decisions(job = jobId) {
  const { status, body, headers } = await ruth.get(`/api/jobs/${job}/decisions`);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('decisions.csv');
  const [headings, ...lines] = String(body).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(headings).toBe(HEADINGS);
  const statement = lines.pop()?.slice(1, -1);
  return { rows: lines.map((line) => line.slice(1, -1).split('","')), statement };
}

test('lists who opened, moved, binned and restored each application', async () => {
  const [ada, grace] = [await candidate(server, { jobId }), await candidate(server, { jobId })];
  await clock.advance(MINUTE);
  await ruth.get(`/api/applications/${ada.id}/resume`);
  await clock.advance(MINUTE);
  await ruth.get(`/api/applications/${ada.id}/resume`);
  await move(ada.id, 'shortlisted');
  await clock.advance(58 * MINUTE);
  await changeMany(ruth, '/api/applications', [ada.id, grace.id], { status: 'rejected' });
  await undoLast(ruth, `/api/applications/${ada.id}`);
  await change(ruth, `/api/applications/${grace.id}`, { bin: true });
  await change(ruth, `/api/applications/${grace.id}`, { bin: false });
  await change(ruth, `/api/applications/${grace.id}`, { bin: true });
  const receivedAt = 'Monday 2 November 2026, 9am';
  const decidedBy = 'Ruth Adeyemi, Monday 2 November 2026';
  expect(await decisions()).toEqual({
    rows: [
      [
        ...[ada.reference, receivedAt, 'Shortlisted', `${decidedBy}, 9.01am`],
        `Shortlisted: ${decidedBy}, 9.02am\nRejected: ${decidedBy}, 10am\nShortlisted: ${decidedBy}, 10am`,
      ],
      [
        ...[grace.reference, receivedAt, 'Rejected, in the bin', ''],
        ...[
          [
            `Rejected: ${decidedBy}, 10am`,
            `Moved to the bin: ${decidedBy}, 10am`,
            `Restored from the bin: ${decidedBy}, 10am`,
            `Moved to the bin: ${decidedBy}, 10am`,
          ].join('\n'),
        ],
      ],
    ],
    statement: STATEMENT,
  });
});

test('attributes decisions to candidates, the spam filter and access tokens', async () => {
  const [ada, grace] = [await candidate(server, { jobId }), await candidate(server, { jobId })];
  await server.apply({ jobId, topic: 'http://spam.example' });
  await ada.post('/withdraw');
  const plan = { userId: ruth.user.id, minutes: 30, place: 'Leeds', note: '', isAgreed: false };
  await ruth.post(`/api/applications/${grace.id}/interviews`, { ...plan, times: ['2026-11-04T10:00:00Z'] });
  const [interview] = (await ruth.get(`/api/applications/${grace.id}/interviews`)).body.items;
  const form = new URLSearchParams({ interview: interview.id, time: String(Date.parse('2026-11-04T10:00:00Z')) });
  await server.post(`${new URL(grace.url).pathname}/interview`, form);
  const { secret } = (await (await server.logIn()).post('/api/tokens', { name: 'Sifter', role: 'recruiter' })).body;
  const { version } = (await ruth.get(`/api/applications/${grace.id}`)).body;
  await fetch(`${server.url}/api/applications/${grace.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, status: 'rejected' }),
  });
  const { rows, statement } = await decisions();
  const decidedAt = 'Monday 2 November 2026, 9am';
  expect(rows.map(([, , stage, , made]) => [stage, made])).toEqual([
    ['Withdrawn', `Withdrawn: the candidate, ${decidedAt}`],
    [
      'Rejected',
      `Interview: the candidate, by booking an interview, ${decidedAt}\n` +
        `Rejected: The administrator, through the access token “Sifter”, ${decidedAt}`,
    ],
    ['Spam', `Held as suspected spam for staff to check, ${decidedAt}`],
  ]);
  expect(statement).toBe(
    `${STATEMENT} Another program sent 1 decision through an access token. This file can’t show how it was made.`,
  );
});

test('logs the decisions export, which omits applicants’ names', async () => {
  const { reference } = await candidate(server, { jobId, fullName: 'Wilhelmina Brandt' });
  await settled(server);
  const { rows } = await decisions();
  expect(rows).toMatchObject([[reference, 'Monday 2 November 2026, 9am', 'New', '', '']]);
  expect(JSON.stringify(rows)).not.toMatch(/Brandt|example\.com/);
  const entries = server.db.select().from(auditLog).where(eq(auditLog.subject, jobId)).all();
  expect(entries.at(-1)).toMatchObject({
    action: 'job.exportDecisions',
    userId: ruth.user.id,
    detail: '1 application',
  });
});

test('rejects unknown jobs and users without access to applications', async () => {
  expect((await decisions()).rows).toEqual([]);
  expect((await ruth.get('/api/jobs/none/decisions')).status).toBe(404);
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/jobs/${jobId}/decisions`)).status).toBe(403);
  expect((await server.anonymous.get(`/api/jobs/${jobId}/decisions`)).status).toBe(401);
});
