import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../src/database/schema/auth.ts';
import { alerts } from '../../src/database/schema/job-alerts.ts';
import { candidate, dealWith, unzipped } from '../applications/candidate-kit.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../applications/kit.ts';
import { ORIGIN } from '../support/app.ts';

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

async function exportOf(email: string, role: 'recruiter' | 'editor' = 'recruiter') {
  const { cookie } = await server.logIn(role);
  const headers = { cookie, origin: ORIGIN };
  const answer = await server.app.inject({ method: 'POST', url: '/api/subject-exports', headers, payload: { email } });
  return { status: answer.statusCode, bytes: answer.rawPayload };
}

test('one archive holds all that is known of an address, and nothing of anybody else', async () => {
  const ada = await candidate(server, { email: 'Ada@Example.com', consentMarketing: 'yes' });
  const twin = await candidate(server, { email: 'ada@example.com', jobId: '' });
  await candidate(server, { email: 'grace@example.com', fullName: 'Grace Hopper' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'ADA@example.com', message: 'Call me' }));
  await server.post('/api/complaints', new URLSearchParams({ ...MESSAGE, message: 'You wrote to me twice' }));
  await dealWith(server, ada.id);
  const recruiter = await server.logIn('recruiter');
  await recruiter.post(`/api/applications/${ada.id}/notes`, { text: 'Strong on engines.' });
  await recruiter.put(`/api/applications/${ada.id}/hold`, { reason: 'Tribunal' });
  const alert = {
    email: 'ada@example.com',
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
  const resumes = [ada, twin].map(({ reference }) => `${reference}-resume.pdf`);
  expect(Object.keys(files).sort()).toEqual(['data.json', ...resumes].sort());
  expect(files[resumes[0] ?? '']).toEqual(readFileSync(join(server.vault, ada.resume()?.id ?? '')));
  const held = JSON.parse(String(files['data.json']));
  expect(held.applications).toMatchObject([
    {
      reference: ada.reference,
      consents: [{ kind: 'marketing' }],
      history: [
        { kind: 'status', text: 'shortlisted' },
        { kind: 'note', text: 'Strong on engines.' },
      ],
      mails: [{ to: 'Ada@Example.com' }, { to: null }],
      legalHold: 'Tribunal',
    },
    { reference: twin.reference, job: 'any suitable job', legalHold: null },
  ]);
  expect(held.messages).toMatchObject([
    { kind: 'message', message: 'Call me' },
    { kind: 'complaint', message: 'You wrote to me twice' },
  ]);
  expect(held.jobAlerts).toMatchObject([{ place: 'Leeds', frequency: 'weekly' }]);
  expect(JSON.stringify(held)).not.toMatch(/grace|Hopper/i);
});

test('who exported what is in the audit log, the address is not', async () => {
  await exportOf('ada@example.com');
  const entries = server.db.select().from(auditLog).all();
  expect(entries.at(-1)).toMatchObject({ action: 'subject.export', subject: '2 applications, 2 messages' });
  expect(JSON.stringify(entries)).not.toContain('ada@example.com');
});

test('nothing held is said as such, and editors may not ask', async () => {
  expect((await exportOf('nobody@example.com')).status).toBe(404);
  expect((await exportOf('ada@example.com', 'editor')).status).toBe(403);
});
