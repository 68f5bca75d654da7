import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteDocument } from '../../../src/core/content/documents/lifecycle.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { alertJobs, alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { header, until } from '../../support/mail.ts';
import { type AlertServer, linkIn, startAlertServer, textOf } from './kit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: AlertServer;
// The server's clock starts at 9am on Saturday, 21 November 2026.
beforeEach(async () => {
  server = await startAlertServer();
});
afterEach(() => server.stop());

const subjects = (email: string) => server.mailsTo(email).map(({ raw }) => header(raw, 'Subject'));
const digests = (email: string) => subjects(email).filter((subject) => !subject.startsWith('Confirm your job alert'));

test('sends each matching job once, in the digest at 8 am', async () => {
  server.addJob({ title: 'Before' });
  await server.clock.advance(1);
  await server.subscribe({ email: 'ada@example.com', category: 'Engineer', place: 'leeds', frequency: 'daily' });
  const location = { place: 'Leeds', region: '', postcode: '', country: 'United Kingdom', remote: 'hybrid' };
  const salary = { min: 4_500_000, max: null, unit: 'year', hidden: false, note: '' };
  const requirements = ['Three years of tunnels.'];
  const id = server.addJob({
    title: 'Tunnel engineer',
    category: 'Engineer',
    basis: 'contract',
    location,
    salary,
    requirements,
  });
  server.addJob({ title: 'Elsewhere', category: 'Engineer' });
  server.addJob({ title: 'Another kind', category: 'Developer', location });
  await server.clock.advance(22 * HOUR);
  expect(digests('ada@example.com')).toEqual([]);
  await server.clock.advance(2 * HOUR);
  await until(() => digests('ada@example.com').length === 1);
  const mail = server.mailsTo('ada@example.com').at(-1);
  if (!mail) throw new Error('There is no mail.');
  expect(digests('ada@example.com')).toEqual(['New job: Tunnel engineer']);
  expect(textOf(mail)).toContain(
    `Tunnel engineer\nLeeds · Full Time · Contract · From £45,000 a year\nhttp://localhost:3000/job/${id}`,
  );
  await server.clock.leap(3 * DAY);
  server.addJob({ title: 'Bridge engineer', category: 'Engineer', location });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 2);
  expect(digests('ada@example.com')[1]).toBe('New job: Bridge engineer');
});

test('a digest contains only jobs that match every criterion', async () => {
  const search = {
    q: 'nurses',
    basis: 'contract',
    remote: 'on-site',
    place: 'LS1',
    miles: '10',
    pay: '£15',
    per: 'hour',
    frequency: 'daily',
  };
  const { response } = await server.subscribe({ email: 'ada@example.com', ...search });
  expect(response.text).toContain(
    'All jobs matching “nurses”, contract, on site, within 10 miles of LS1, from £15 an hour',
  );
  const location = { place: 'Bradford', region: '', postcode: '', country: 'United Kingdom', remote: 'on-site' };
  const salary = { min: null, max: 3_200_000, unit: 'year', hidden: false, note: '' };
  const wantedJob = { title: 'Night nurse', basis: 'contract', location, salary, requirements: ['A registration'] };
  server.addJob(wantedJob);
  server.addJob({ ...wantedJob, title: 'Porter' });
  server.addJob({ ...wantedJob, title: 'Nurse, permanent', basis: 'permanent' });
  server.addJob({ ...wantedJob, title: 'Nurse, hybrid', location: { ...location, remote: 'hybrid' } });
  server.addJob({ ...wantedJob, title: 'Nurse in Hull', location: { ...location, place: 'Hull' } });
  server.addJob({ ...wantedJob, title: 'Nurse for less', salary: { ...salary, max: 2_900_000 } });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  expect(digests('ada@example.com')).toEqual(['New job: Night nurse']);
});

test('a digest lists jobs within the distance before remote jobs', async () => {
  await server.subscribe({ email: 'ada@example.com', place: 'Leeds', miles: '10', frequency: 'daily' });
  await server.subscribe({ email: 'grace@example.com', place: 'Wales', remote: 'not-remote', frequency: 'daily' });
  const emptyLocation = { place: '', region: '', postcode: '', country: 'United Kingdom', remote: 'on-site' };
  server.addJob({ title: 'Roofer', location: { ...emptyLocation, place: 'Bradford' } });
  server.addJob({ title: 'Coder', location: { ...emptyLocation, place: 'Cardiff', remote: 'remote' } });
  server.addJob({ title: 'Baker', location: { ...emptyLocation, place: 'Cardiff' } });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1 && digests('grace@example.com').length === 1);
  const text = textOf(server.mailsTo('ada@example.com').at(-1) ?? { raw: '', from: '', to: [], messageId: '' });
  expect(text).toContain(
    '2 new jobs that match your alert: 1 job within 10 miles of Leeds, then 1 job you can do from',
  );
  expect(text.indexOf('Roofer\nBradford')).toBeLessThan(text.indexOf('Coder\nCardiff · Remote'));
  expect(digests('grace@example.com')).toEqual(['New job: Baker']);
});

test('changing an alert keeps the criteria missing from the form', async () => {
  const { token } = await server.subscribe({ email: 'ada@example.com', q: 'nurse', miles: '10', frequency: 'daily' });
  const change = { token, category: '', type: '', place: 'Leeds', frequency: 'daily' };
  await server.send('POST', '/api/alerts/manage', change);
  expect(server.rows()).toMatchObject([{ q: 'nurse', miles: 10, place: 'Leeds' }]);
  server.db.$client.exec(`INSERT INTO alerts (id, email, category, place, frequency, createdAt, confirmedAt, dueAt)
    SELECT 'old', 'old@example.com', 'Engineer', 'HU1', frequency, createdAt, confirmedAt, dueAt FROM alerts`);
  const location = { place: 'Hull', region: '', postcode: 'HU1 1AA', country: 'United Kingdom', remote: 'on-site' };
  server.addJob({ title: 'Old kind', category: 'Engineer', location });
  await server.clock.leap(DAY);
  await until(() => digests('old@example.com').length === 1);
  expect(digests('old@example.com')).toEqual(['New job: Old kind']);
});

test('sends a digest that was scheduled while the clock was ahead', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  await server.clock.advance(HOUR);
  server.addJob({ title: 'Tunnel engineer' });
  server.db
    .update(alerts)
    .set({ dueAt: server.clock.now() + 365 * DAY })
    .run();
  await server.subscribe({ email: 'grace@example.com', frequency: 'daily' });
  await until(() => digests('ada@example.com').length === 1);
});

test('sends a weekly digest on Mondays with all jobs since the last', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'weekly' });
  server.addJob({ title: 'First' });
  await server.clock.leap(DAY);
  server.addJob({ title: 'Second' });
  expect(digests('ada@example.com')).toEqual([]);
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  expect(digests('ada@example.com')).toEqual(['2 new jobs, including Second']);
  await server.clock.leap(7 * DAY);
  await server.settled();
  expect(digests('ada@example.com')).toHaveLength(1);
});

test('leaves closed, binned and draft jobs out of a digest', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  server.addJob({ title: 'Short' }, { expiresAt: server.clock.now() + HOUR });
  const binnedJob = server.addJob({ title: 'Binned' });
  server.addJob({ title: 'Draft' }, { publish: false });
  server.addJob({ title: 'Open' });
  const { db, clock } = server;
  deleteDocument(db, contentTypes.job, binnedJob, 1, { userId: null, at: clock.now() });
  await clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  expect(digests('ada@example.com')).toEqual(['New job: Open']);
});

test('sends a job once to an address with two alerts', async () => {
  await server.subscribe({ email: 'ada@example.com', category: 'Engineer', frequency: 'daily' });
  await server.subscribe({ email: 'ADA@example.com', type: 'Full Time', frequency: 'daily' });
  server.addJob({ title: 'Both', category: 'Engineer', type: 'Full Time' });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  await server.clock.leap(DAY);
  await server.settled();
  expect(digests('ada@example.com')).toEqual(['New job: Both']);
});

test('one click in the email erases the address and its alerts', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  server.addJob({ title: 'Open' });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  const mail = server.mailsTo('ada@example.com').at(-1);
  expect(header(mail?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const address = header(mail?.raw ?? '', 'List-Unsubscribe').replace(/^<|>$/g, '');
  expect((await server.send('GET', address)).text).toContain('>Unsubscribe</button>');
  expect(server.rows()).toHaveLength(1);
  // Email clients send neither a cookie nor an origin, and use either of two content types.
  const response = await server.app.inject({
    method: 'POST',
    url: address.replace('http://localhost:3000', ''),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(response.statusCode).toBe(200);
  expect(server.rows()).toEqual([]);
  expect(JSON.stringify(server.outbox())).not.toContain('ada@example.com');
  expect(server.db.select().from(alertJobs).all()).toEqual([]);
  // Unsubscribing again works, and the link to manage the alert is gone.
  expect((await server.send('POST', address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect((await server.send('GET', linkIn(mail, 'manage'))).status).toBe(410);
  server.addJob({ title: 'Later' });
  await server.clock.leap(2 * DAY);
  await server.settled();
  expect(digests('ada@example.com')).toHaveLength(1);
  expect(server.log.join('')).not.toMatch(/ada@example|token=/);
});

test('saves changed job alert preferences', async () => {
  const { token } = await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  const change = { token, category: 'Developer', type: '', place: 'Leeds', frequency: 'weekly' };
  expect((await server.send('POST', '/api/alerts/manage', change)).text).toContain('Developer jobs, in Leeds');
  expect(server.rows()).toMatchObject([
    { category: 'Developer', place: 'Leeds', frequency: 'weekly', dueAt: Date.parse('2026-11-23T08:00:00Z') },
  ]);
  const invalidResponse = await server.send('POST', '/api/alerts/manage', { ...change, frequency: 'hourly' });
  expect(invalidResponse).toMatchObject({ status: 422, text: expect.stringContaining('How often must be one of') });
  expect(invalidResponse.text).toContain('<title>Error: Your job alert');
});

test('sends a digest once after it fell due during downtime', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  server.addJob({ title: 'Meanwhile' });
  const { dataDir, clock } = server;
  await server.close({ keep: true });
  await clock.leap(3 * DAY);
  await server.smtp.stop();
  server = await startAlertServer({ dataDir, clock });
  await until(() => digests('ada@example.com').length === 1);
  await clock.leap(DAY);
  await server.settled();
  expect(digests('ada@example.com')).toEqual(['New job: Meanwhile']);
});

test('counts the jobs behind a digest’s “more” link as sent', async () => {
  await server.subscribe({ email: 'ada@example.com', frequency: 'daily' });
  for (let n = 0; n < 33; n += 1) server.addJob({ title: `Job ${n}` });
  await server.clock.leap(DAY);
  await until(() => digests('ada@example.com').length === 1);
  expect(textOf(server.mailsTo('ada@example.com').at(-1) ?? { raw: '', from: '', to: [], messageId: '' })).toContain(
    'See 3 more on our site',
  );
  expect(server.db.select().from(alertJobs).all()).toHaveLength(33);
  await server.clock.leap(DAY);
  await server.settled();
  expect(digests('ada@example.com')).toHaveLength(1);
  expect(server.db.select().from(alerts).where(eq(alerts.email, 'ada@example.com')).all()).toHaveLength(1);
});
