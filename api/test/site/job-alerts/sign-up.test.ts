import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { header, until } from '../../support/mail.ts';
import { type AlertServer, linkIn, startAlertServer, textOf } from './kit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: AlertServer;
let tests = 0;
/** A new address for each test, because an address gets only a few emails a day. */
let ada: string;
let ADA: Record<'email' | 'category' | 'type' | 'place' | 'frequency', string>;
beforeAll(async () => {
  server = await startAlertServer();
});
beforeEach(() => {
  for (const table of [alerts, outbox]) server.db.delete(table).run();
  tests += 1;
  ada = `ada.${tests}@example.com`;
  ADA = {
    email: `Ada.${tests}@Example.com`,
    category: 'Developer',
    type: 'Full Time',
    place: 'Leeds',
    frequency: 'daily',
  };
});
afterAll(() => server.stop());

test('activates an alert only after a click on the linked page', async () => {
  const location = { place: 'Leeds', region: '', postcode: '', country: 'United Kingdom', remote: 'hybrid' };
  server.addJob({ title: 'Developer', location });
  const signUpResponse = await server.sendForm(ADA);
  expect(signUpResponse).toMatchObject({ status: 202, text: expect.stringContaining('Check your email') });
  await until(() => server.mailsTo(ada).length === 1);
  const [mail] = server.mailsTo(ada);
  if (!mail) throw new Error('There is no mail.');
  expect(header(mail.raw, 'Subject')).toMatch(/^Confirm your job alert/);
  expect(textOf(mail)).toContain('Jobs: Developer jobs, full time, in Leeds\nHow often: Every morning');
  const link = linkIn(mail, 'confirm');
  expect(link).not.toMatch(/ada/i);

  // An email scanner that follows the link must not confirm the alert.
  const page = await server.send('GET', link);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Yes, send me these jobs') });
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(server.rows()).toMatchObject([{ email: ada, confirmedAt: null, dueAt: null }]);

  const token = new URL(link).searchParams.get('token') ?? '';
  const confirmedPage = await server.send('POST', '/api/alerts/confirm', { token });
  expect(confirmedPage.text).toContain('We’ll email you when there are new jobs.');
  expect(server.rows()).toMatchObject([{ confirmedAt: server.clock.now(), dueAt: server.clock.now() + DAY - HOUR }]);
  // A second click in another window shows the same page and changes nothing.
  expect((await server.send('POST', '/api/alerts/confirm', { token })).status).toBe(200);
  expect(server.rows()).toHaveLength(1);
});

test('names only the recognised part of a place in the email', async () => {
  await server.sendForm({ ...ADA, place: 'Leeds, cheap pills', miles: '10' });
  await until(() => server.mailsTo(ada).length === 1);
  const [mail] = server.mailsTo(ada);
  const text = mail ? textOf(mail) : '';
  expect(text).toContain('Jobs: Developer jobs, full time, within 10 miles of Leeds\n');
  expect(text).not.toContain('pills');
  expect(server.rows()).toMatchObject([{ place: 'Leeds, cheap pills', miles: 10 }]);
  expect((await server.sendForm({ ...ADA, email: 'eve@example.com', miles: '7' })).status).toBe(422);
});

test('warns when the place is unknown', async () => {
  const unknownPlaceText = 'We don’t know where “<b>Brigadoon</b>” is, so we’ll look for jobs that mention it.';
  const search = { ...ADA, place: '<b>Brigadoon</b>', miles: '10' };
  const asProgram = { accept: 'application/json' };
  const knownPlace = await server.sendForm({ ...ADA, place: 'Leeds', miles: '10' }, asProgram);
  const [json, page] = [await server.sendForm(search, asProgram), await server.sendForm(search)];
  expect(json.text).toContain(unknownPlaceText);
  expect(page.text).toContain(unknownPlaceText.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(knownPlace.text).not.toContain('We don’t know');
});

test('repeats search words in the email only if they match a job', async () => {
  server.addJob({ title: 'Night nurse' });
  const spam = { email: ada, q: 'nurse visit evil.example' };
  await server.sendForm(spam);
  await server.sendForm({ email: 'grace@example.com', q: 'the nurses', pay: '30,000' });
  await server.settled();
  expect(textOf(server.mailsTo(ada)[0] ?? { raw: '', from: '', to: [], messageId: '' })).not.toContain('evil');
  expect(textOf(server.mailsTo('grace@example.com')[0] ?? { raw: '', from: '', to: [], messageId: '' })).toContain(
    'Jobs: All jobs matching “nurses”, from £30,000 a year',
  );
});

test('responds the same to an address that is already subscribed', async () => {
  await server.subscribe(ADA);
  const first = await server.sendForm({ ...ADA, email: 'new@example.com' });
  const repeatedSignUp = await server.sendForm(ADA);
  expect({ ...repeatedSignUp, headers: null }).toEqual({ ...first, headers: null });
  await until(() => server.mailsTo(ada).length === 2);
  const token = new URL(linkIn(server.mailsTo(ada)[1], 'confirm')).searchParams.get('token') ?? '';
  await server.send('POST', '/api/alerts/confirm', { token });
  // A repeated request creates one alert.
  expect(server.rows().filter(({ email }) => email === ada)).toHaveLength(1);
});

test('emails one address at most three times a day', async () => {
  const responses = [];
  for (let n = 0; n < 5; n += 1) responses.push(await server.sendForm({ ...ADA, place: `Town ${n}` }));
  expect(new Set(responses.map(({ status, text }) => status + text)).size).toBe(1);
  await server.settled();
  expect(server.mailsTo(ada)).toHaveLength(3);
  await server.clock.leap(DAY + 1);
  await server.sendForm(ADA);
  await until(() => server.mailsTo(ada).length === 4);
});

test('limits a network to sixty sign-ups in ten minutes', async () => {
  const senderHeaders = { 'x-forwarded-for': '203.0.113.7' };
  for (let n = 0; n < 60; n += 1)
    expect((await server.sendForm({ email: `a${n}@example.com` }, senderHeaders)).status).toBe(202);
  const rejectedSignUp = await server.sendForm({ email: 'a60@example.com' }, senderHeaders);
  expect(rejectedSignUp.status).toBe(429);
  expect(rejectedSignUp.headers['retry-after']).toBe('600');
  expect(rejectedSignUp.text).toContain('Please try again in 10 minutes.');
});

test('erases an unconfirmed address and its email after a week', async () => {
  await server.sendForm(ADA);
  await server.settled();
  const link = linkIn(server.mailsTo(ada)[0], 'confirm');
  await server.clock.advance(7 * DAY + 1);
  expect(server.rows()).toEqual([]);
  expect(server.outbox()).toEqual([]);
  expect((await server.send('GET', link)).status).toBe(410);
});

test.each([
  ['email', { email: 'nobody' }, 'Email must be an email address, like name@example.co.uk.'],
  ['email', { email: '' }, 'Email is required.'],
  ['email', { email: 'a@example.com, b@example.com' }, 'Email must be an email address, like name@example.co.uk.'],
  [
    'email',
    { email: 'a@example.com\r\nBcc: b@example.com' },
    'Email must be an email address, like name@example.co.uk.',
  ],
  ['category', { category: 'Chef' }, 'Sector must be one of: Any, admin, Engineer, Developer.'],
  ['place', { place: 'x'.repeat(101) }, 'Location must be 100 characters or fewer.'],
  ['pay', { pay: 'lots' }, 'Minimum pay must be a number, like 30000 or 12.50.'],
  ['miles', { miles: '7' }, 'Distance must be one of: 0, 5, 10, 20, 30, 50.'],
  ['frequency', { frequency: 'hourly' }, 'How often must be one of: weekly, daily.'],
])('rejects a wrong %s at its field, keeping the input', async (path, change, sentence) => {
  const form = { ...ADA, ...change };
  const page = await server.sendForm(form);
  expect(page.status).toBe(422);
  expect(page.text).toContain(`id="${path}-problem">${sentence}`);
  if (path !== 'place') expect(page.text).toContain('value="Leeds"');
  const json = await server.sendForm(form, { accept: 'application/json' });
  expect(JSON.parse(json.text)).toMatchObject({ issues: [{ path, message: sentence }] });
  expect(server.rows()).toEqual([]);
});

test('rejects a filled-in honeypot and sends no email', async () => {
  expect(await server.sendForm({ ...ADA, topic: 'x' })).toMatchObject({
    status: 422,
    text: expect.stringContaining('Please leave the hidden field empty.'),
  });
  expect(server.outbox()).toEqual([]);
  expect((await server.sendForm({ ...ADA, topic: ' ' })).status).toBe(202);
});

test('rejects a forged token', async () => {
  const { token } = await server.subscribe(ADA);
  const [id] = token.split('.');
  for (const forgedToken of [
    id,
    `${id}.`,
    `${id}.${'A'.repeat(43)}`,
    `x${token}`,
    `${token}x`,
    '',
    '.',
    token.toUpperCase(),
  ]) {
    expect((await server.send('GET', `/api/alerts/manage?token=${forgedToken}`)).status).toBe(410);
    await server.send('POST', '/api/alerts/unsubscribe', { token: String(forgedToken) });
    await server.send('POST', '/api/alerts/manage', { token: String(forgedToken), place: 'Hull', frequency: 'daily' });
  }
  expect(server.rows()).toMatchObject([{ place: 'Leeds' }]);
});

test('typed text cannot inject markup into a page or email', async () => {
  const place = '"><script>alert(1)</script>';
  const { response } = await server.subscribe({ ...ADA, place });
  expect(response.text).not.toContain('<script');
  expect(response.text).toContain('&lt;script&gt;');
  for (const { mail } of server.outbox()) expect(mail.html).not.toContain('<script');
});

test('unsubscribes an address from all its alerts together', async () => {
  const { token } = await server.subscribe(ADA);
  const { response } = await server.subscribe({ ...ADA, place: 'Hull' });
  expect(response.text).toContain('Stop all 2 of my alerts');
  await server.subscribe({ ...ADA, email: 'grace@example.com' });
  await server.send('POST', '/api/alerts/unsubscribe', { token, all: 'yes' });
  expect(server.rows()).toMatchObject([{ email: 'grace@example.com' }]);
  const endedAlerts = server.db.select().from(auditLog).where(eq(auditLog.action, 'alert.unsubscribe')).all();
  expect(endedAlerts).toHaveLength(2);
  expect(JSON.stringify(endedAlerts)).not.toContain('@');
});
