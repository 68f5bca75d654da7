/** Rows written while the clock was a year ahead, read after it was corrected. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { rateLimit } from '../../../src/core/http/rate-limit.ts';
import { PASSWORD, startApp, type TestServer } from '../../support/app.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
let clock: ReturnType<typeof jumpingClock>;
let server: TestServer;
beforeEach(async () => {
  clock = jumpingClock();
  server = await startApp({ clock });
});
afterEach(() => server.close());

test('a session opened while the clock was ahead has ended', async () => {
  clock.jump(YEAR);
  const admin = await server.logIn();
  expect((await admin.get('/api/session')).status).toBe(200);
  clock.jump(-YEAR);
  expect((await admin.get('/api/session')).status).toBe(401);
});

test('a session used while the clock was ahead has ended', async () => {
  const admin = await server.logIn();
  server.db.$client.prepare('UPDATE sessions SET lastSeenAt = ?').run(clock.now() + YEAR);
  expect((await admin.get('/api/session')).status).toBe(401);
});

test('a password confirmed while the clock was ahead must be re-entered', async () => {
  const admin = await server.logIn();
  server.db.$client.prepare('UPDATE sessions SET confirmedAt = ?').run(clock.now() + YEAR);
  const create = () => admin.post('/api/tokens', { name: 'Build', role: 'editor' });
  expect(await create()).toMatchObject({ status: 403, body: { confirm: 'password' } });
  await admin.post('/api/session/confirm', { password: PASSWORD });
  expect((await create()).status).toBe(201);
});

test('a clock set back by a few seconds ends no sessions', async () => {
  const admin = await server.logIn();
  clock.jump(-5_000);
  expect((await admin.post('/api/tokens', { name: 'Build', role: 'editor' })).status).toBe(201);
});

test('a password link created while the clock was ahead has expired', async () => {
  const mailingApp = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  clock.jump(YEAR);
  const admin = await mailingApp.logIn();
  await admin.post(`/api/users/${admin.user.id}/link`);
  const mail = mailingApp.db.select().from(outbox).all().at(-1)?.mail.text ?? '';
  const secret = /#reset=([\w-]+)/.exec(mail)?.[1];
  const lookUpLink = async () => (await mailingApp.anonymous.post('/api/password-links/look', { secret })).status;
  expect(await lookUpLink()).toBe(200);
  clock.jump(-YEAR);
  expect(await lookUpLink()).toBe(404);
  await mailingApp.close();
});

test('a rate limit reached while the clock was ahead starts again', () => {
  const limit = rateLimit({ max: 1, windowMs: MINUTE });
  expect([limit.take('a', YEAR), limit.take('a', YEAR)]).toEqual([true, false]);
  expect([limit.take('a', 0), limit.take('a', 0)]).toEqual([true, false]);
});

test('repeats an upload notice sent while the clock was ahead', async () => {
  const full = await startApp({ clock, env: { MIN_FREE_DISK_MB: '1000000000' } });
  const notices = () =>
    full.db
      .select()
      .from(outbox)
      .all()
      .filter(({ kind }) => kind === 'uploads.stopped').length;
  await expect.poll(notices).toBe(1);
  clock.jump(YEAR);
  await expect.poll(notices).toBe(2);
  clock.jump(-YEAR);
  await expect.poll(notices).toBe(3);
  await full.close();
});
