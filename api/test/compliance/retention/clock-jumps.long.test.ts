/** The retention job in an app whose clock is wrong at start-up. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { candidate } from '../../support/candidate-page.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';

const DAY = 24 * 3_600_000;
const clock = jumpingClock();
let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake({ clock });
});
afterAll(() => server.close());

const pausedNotices = () => server.db.select().from(outbox).where(eq(outbox.kind, 'retention.paused')).all();
const hasApplication = (id: string) =>
  server.db.select().from(applications).where(eq(applications.id, id)).get() !== undefined;
/** Moves the clock, waits until the job has noticed the jump, and allows time for possible erasures. */
async function jumpTo(days: number, mails: number) {
  clock.jump(days * DAY);
  await expect.poll(() => pausedNotices().length).toBe(mails);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

test('a clock jump pauses erasing for a week with a warning', async () => {
  const { id } = await candidate(server);
  await jumpTo(400, 1);
  expect(hasApplication(id)).toBe(true);
  const [mail] = pausedNotices();
  expect(mail?.mail).toMatchObject({ to: null, subject: 'Please check your server’s clock' });
  const admin = await server.logIn('administrator');
  const pausedDay = new Date(clock.now() + 7 * DAY).toISOString().slice(0, 10);
  const report = async (user = admin) => (await user.get('/healthz?full=true')).body.retention.pausedUntil;
  expect(await report()).toContain(pausedDay);

  for (let day = 0; day < 6; day += 1) await jumpTo(1, 1);
  expect(hasApplication(id)).toBe(true);
  await jumpTo(2, 1);
  await expect.poll(() => hasApplication(id)).toBe(false);
  expect(await report(await server.logIn('administrator'))).toBeNull();
});

test('a corrected clock pauses erasing for a week from the correction', async () => {
  await jumpTo(-400, 2);
  const admin = await server.logIn('administrator');
  const pausedDay = new Date(clock.now() + 7 * DAY).toISOString().slice(0, 10);
  expect((await admin.get('/healthz?full=true')).body.retention.pausedUntil).toContain(pausedDay);
});
