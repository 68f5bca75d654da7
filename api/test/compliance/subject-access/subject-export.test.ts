import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { ORIGIN } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { candidate, dealWith, unzipped } from '../../support/candidate-page.ts';

const logLines: string[] = [];
let server: IntakeServer;
beforeAll(async () => {
  const stream = { write: (line: string) => void logLines.push(line) };
  server = await startIntake({ logger: { level: 'warn', stream } });
});
afterAll(() => server.close());

async function exportOf(email: string, role: 'recruiter' | 'editor' = 'recruiter') {
  const { cookie } = await server.logIn(role);
  const headers = { cookie, origin: ORIGIN };
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/subject-exports',
    headers,
    payload: { email },
  });
  return { status: response.statusCode, bytes: response.rawPayload };
}

test('rejects a request for a blank address', async () => {
  const recruiter = await server.logIn('recruiter');
  const administrator = await server.logIn('administrator');
  for (const path of ['subject-exports', 'subject-exports/preview', 'erasures', 'erasures/preview'])
    for (const email of ['', ' ']) {
      const user = path.startsWith('erasures') ? administrator : recruiter;
      expect((await user.post(`/api/${path}`, { email })).status).toBe(422);
      expect((await user.post(`/api/${path}`, { email: 'ada@example.com', alsoEmails: [email] })).status).toBe(422);
    }
});

test('includes a user’s account in the export', async () => {
  const { user } = await server.logIn('editor');
  const { bytes } = await exportOf(user.email);
  const exportedData = JSON.parse(String((await unzipped(bytes))['data.json']));
  expect(exportedData.account).toMatchObject({ name: user.name, email: user.email, role: 'editor' });
});

test('exports all data about one address and none about other addresses', async () => {
  const ada = await candidate(server, { email: 'Ada@Example.com', consentMarketing: 'yes' });
  const secondApplication = await candidate(server, { email: 'ada@example.com', jobId: '' });
  await candidate(server, { email: 'grace@example.com', fullName: 'Grace Hopper' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'ADA@example.com', message: 'Call me' }));
  await server.post('/api/complaints', new URLSearchParams({ ...MESSAGE, message: 'You wrote to me twice' }));
  await dealWith(server, ada.id);
  const recruiter = await server.logIn('recruiter');
  await recruiter.post(`/api/applications/${ada.id}/notes`, { text: 'Strong on engines.' });
  await recruiter.put(`/api/applications/${ada.id}/hold`, { reason: 'Tribunal' });
  const alert = {
    email: 'ada@example.com',
    category: 'Engineer',
    place: 'Leeds',
    frequency: 'weekly',
    createdAt: 1,
    confirmedAt: 2,
  } as const;
  server.db
    .insert(alerts)
    .values({ id: 'alert0000001', ...alert })
    .run();

  const { status, bytes } = await exportOf(' ADA@example.com ');
  expect(status).toBe(200);
  const files = await unzipped(bytes);
  const resumes = [ada, secondApplication].map(({ reference }) => `${reference}-CV.pdf`);
  expect(Object.keys(files).sort()).toEqual(['data.json', ...resumes].sort());
  expect(files[resumes[0] ?? '']).toEqual(readFileSync(join(server.resumeFolder, ada.resume()?.id ?? '')));
  const exportedData = JSON.parse(String(files['data.json']));
  expect(exportedData.account).toBeNull();
  expect(exportedData.applications).toMatchObject([
    {
      reference: ada.reference,
      consents: [{ kind: 'marketing' }],
      history: [
        { kind: 'status', text: 'Shortlisted' },
        { kind: 'note', text: 'Strong on engines.' },
      ],
      mails: [{ to: 'Ada@Example.com' }, { to: null }],
      legalHold: 'Tribunal',
    },
    { reference: secondApplication.reference, job: 'Future roles', legalHold: null },
  ]);
  expect(exportedData.messages).toMatchObject([
    { kind: 'message', message: 'Call me' },
    { kind: 'complaint', message: 'You wrote to me twice' },
  ]);
  expect(exportedData.jobAlerts).toMatchObject([
    { sector: 'Engineer', type: null, place: 'Leeds', frequency: 'weekly' },
  ]);
  expect(JSON.stringify(exportedData)).not.toMatch(/grace|Hopper/i);
});

test('logs who exported, but not whose data', async () => {
  await exportOf('ada@example.com');
  const entries = server.db.select().from(auditLog).all();
  expect(entries.at(-1)).toMatchObject({
    action: 'subject.export',
    subject: 'subject',
    detail: '2 applications, 2 messages',
  });
  expect(JSON.stringify(entries)).not.toContain('ada@example.com');
});

test('returns 404 when no data is stored about an address', async () => {
  expect((await exportOf('nobody@example.com')).status).toBe(404);
});

test('rejects exports by editors', async () => {
  expect((await exportOf('ada@example.com', 'editor')).status).toBe(403);
});

test('lists resumes missing from the store without logging personal data', async () => {
  const email = 'missing@example.com';
  const submitted = [await candidate(server, { email }), await candidate(server, { email, jobId: '' })];
  rmSync(join(server.resumeFolder, submitted[1]?.resume()?.id ?? ''));
  const { status, bytes } = await exportOf(email);
  expect(status).toBe(200);
  const files = await unzipped(bytes);
  const missingFile = `${submitted[1]?.reference}-CV.pdf.txt`;
  expect(Object.keys(files)).toEqual(['data.json', `${submitted[0]?.reference}-CV.pdf`, missingFile]);
  expect(String(files[missingFile])).toContain('couldn’t read this file');
  const warningLines = logLines.filter((line) => line.includes('a CV is missing'));
  expect(warningLines).toEqual([expect.stringContaining(`"application":"${submitted[1]?.id}"`)]);
  expect(warningLines.join()).not.toMatch(/missing@example|Lovelace/);
});
