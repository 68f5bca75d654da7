/** The server keeps working when its clock is a day ahead or behind, and after the clock is corrected. */
import { contentTypes } from 'content-types';
import { expect, onTestFinished, test } from 'vitest';
import { createUser } from '../../src/core/auth/users.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import { logInAs, PASSWORD } from '../support/app.ts';
import { MESSAGE, startIntake } from '../support/applications.ts';
import { jumpingClock } from '../support/jumping-clock.ts';
import { startSmtp } from '../support/mail.ts';
import { sampleOf } from '../support/samples.ts';

const DAY = 24 * 3_600_000;

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('recovers from a clock that was a day %s', async (_, jump) => {
  const clock = jumpingClock();
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: smtp.url, MAIL_TO: 'team@example.com', MAIL_FROM: 'jobs@example.com' };
  const server = await startIntake({ clock, env });
  onTestFinished(() => server.close());
  await createUser(server.db, { email: 'ada@example.com', name: 'Ada', role: 'administrator', password: PASSWORD }, 0);
  let number = 0;
  const work = async () => {
    number += 1;
    const email = `candidate${number}@example.com`;
    expect((await server.apply({ email })).status).toBe(201);
    expect((await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email }))).status).toBe(201);
    expect((await logInAs(server.app, 'ada@example.com', PASSWORD)).statusCode).toBe(200);
    const admin = await server.logIn();
    const dueAt = new Date(clock.now() + 2_000).toISOString();
    const data = { ...sampleOf(contentTypes.job), title: `Job ${number}` };
    const { status, body } = await admin.post('/api/content/jobs', { data, publishAt: dueAt });
    expect([status, body.message]).toEqual([201, undefined]);
    const list = await admin.get(`/api/applications?search=${email}`);
    expect([list.status, list.body.items[0]?.email]).toEqual([200, email]);
  };
  const isAllSent = () =>
    server.db
      .select()
      .from(outbox)
      .all()
      .every(({ state }) => state === 'sent');
  await work();
  clock.jump(jump);
  await work();
  await expect.poll(isAllSent).toBe(true);
  await work();
  clock.jump(-jump);
  await work();
  await expect.poll(isAllSent).toBe(true);
  // Entries scheduled while the clock was wrong are published at most a day late.
  clock.jump(DAY + 5_000);
  const jobs = async () => (await server.anonymous.get('/api/content/jobs?limit=100')).body.items.length;
  await expect.poll(jobs).toBe(1 + number);
});
