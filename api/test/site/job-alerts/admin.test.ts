import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
let recruiter: Awaited<ReturnType<TestServer['logIn']>>;
beforeAll(async () => {
  server = await startApp();
  recruiter = await server.logIn('recruiter');
  for (const email of ['ada@example.com', 'grace@example.com']) {
    await server.anonymous.post('/api/alerts', { email, category: 'Engineer' }, { accept: 'application/json' });
  }
});
afterAll(() => server.close());

test('recruiters find and erase a job alert with its emails', async () => {
  const { body } = await recruiter.get('/api/alerts');
  expect(body).toMatchObject({ total: 2, counts: { confirmed: 0, waiting: 2 } });
  const matchingAlerts = (await recruiter.get('/api/alerts?search=GRACE@')).body.items;
  expect(matchingAlerts).toEqual([
    {
      id: expect.any(String),
      email: 'grace@example.com',
      category: 'Engineer',
      type: null,
      place: '',
      miles: 0,
      criteria: 'Engineer jobs',
      frequency: 'weekly',
      createdAt: expect.any(String),
      confirmedAt: null,
      lastSentAt: null,
      jobs: 0,
    },
  ]);
  expect((await recruiter.delete(`/api/alerts/${matchingAlerts[0].id}`)).status).toBe(204);
  expect((await recruiter.delete(`/api/alerts/${matchingAlerts[0].id}`)).status).toBe(404);
  const remainingRows = [...server.db.select().from(alerts).all(), ...server.db.select().from(outbox).all()];
  expect(JSON.stringify(remainingRows)).not.toContain('grace');
  expect(JSON.stringify(remainingRows)).toContain('ada');
});

test('other roles can neither see nor erase alerts', async () => {
  const editor = await server.logIn('editor');
  expect((await server.anonymous.get('/api/alerts')).status).toBe(401);
  expect((await editor.get('/api/alerts')).status).toBe(403);
  expect((await editor.delete('/api/alerts/x')).status).toBe(403);
});
