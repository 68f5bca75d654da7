/** Webhooks through real HTTP on both sides: the events, their signatures, retries, the log, and receivers that misbehave. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { webhookDeliveries, webhooks } from '../../../src/core/database/schema/webhooks.ts';
import { allEvents } from '../../../src/core/events/describe.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';
import { startReceiver, verify } from '../../support/webhook-receiver.ts';

const EVENT_TYPES = allEvents(FEATURES);

const EVENTS = ['job.published', 'job.closed', 'application.received', 'application.stage_changed', 'candidate.erased'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let admin: Client;

beforeEach(async () => {
  receiver = await startReceiver();
  clock = fakeClock('2026-11-21T09:00:00Z');
  server = await startIntake({ clock, env: { WEBHOOK_PRIVATE_HOSTS: receiver.host } });
  admin = await server.logIn();
});
afterEach(async () => {
  await server.close();
  await receiver.stop();
});

async function subscribe(options: Record<string, unknown> = {}) {
  const { status, body } = await admin.post('/api/webhooks', { url: receiver.url, events: EVENTS, ...options });
  expect(status).toBe(201);
  return { id: body.webhook.id as string, secret: body.secret as string };
}

const log = async (id: string) => (await admin.get(`/api/webhooks/${id}/deliveries`)).body.items;
const expectCalls = (count: number) => expect.poll(() => receiver.calls.length, { interval: 5 }).toBe(count);
const rows = () => server.db.select().from(webhookDeliveries).all();
const isRecorded = ({ state, nextAt }: { state: string; nextAt: number }) => state !== 'queued' || nextAt > clock.now();
/** Waits until nothing is being delivered. */
const settle = () => expect.poll(() => rows().every(isRecorded), { interval: 5 }).toBe(true);
const advanceAndSettle = async (ms: number) => {
  await clock.advance(ms);
  await settle();
};
/** Logs in again, because sessions end after twelve hours. */
const logInAgain = async () => {
  admin = await server.logIn();
};
const state = async () => (await admin.get('/api/webhooks')).body.items[0];
const applications = async () => (await admin.get('/api/applications')).body.items;
const apply = async (form = {}) => {
  const { status, body } = await server.apply(form);
  expect(status).toBe(201);
  return (await applications()).find(({ reference }: { reference: string }) => reference === body.reference);
};

test('sends each event once, signed and without personal data', async () => {
  const { secret } = await subscribe();
  const { id, reference } = await apply();
  await expectCalls(1);
  await change(admin, `/api/applications/${id}`, { status: 'shortlisted' });
  await expectCalls(2);
  const job = await admin.get(`/api/content/jobs/${server.jobId}?drafts=true`);
  await admin.post('/api/content/jobs/closing', {
    entries: [{ id: server.jobId, version: job.body.version, closedAs: 'filled' }],
  });
  await expectCalls(3);
  const closedJob = await admin.get(`/api/content/jobs/${server.jobId}?drafts=true`);
  await admin.post('/api/content/jobs/closing', {
    entries: [{ id: server.jobId, version: closedJob.body.version, closedAs: null }],
  });
  await expectCalls(4);
  expect((await admin.delete(`/api/applications/${id}`)).status).toBe(200);
  await expectCalls(5);

  const events = receiver.calls.map((call) => verify(secret, call));
  const application = { id, reference, receivedAt: '2026-11-21T09:00:00.000Z' };
  const job1 = { id: server.jobId, title: 'Platform engineer' };
  const advert = { job: { ...job1, reference: null, path: `/job/${server.jobId}` } };
  expect(events).toEqual([
    {
      type: 'application.received',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: { application, job: job1, stage: { id: 'new', name: 'New' } },
    },
    {
      type: 'application.stage_changed',
      timestamp: expect.any(String),
      data: { application, job: job1, stage: { id: 'shortlisted', name: 'Shortlisted' }, previousStage: { id: 'new' } },
    },
    { type: 'job.closed', timestamp: expect.any(String), data: advert },
    { type: 'job.published', timestamp: expect.any(String), data: advert },
    {
      type: 'candidate.erased',
      timestamp: expect.any(String),
      data: { application: { id, reference }, extent: 'some' },
    },
  ]);
  // Events match the schemas in the API description.
  for (const { type, data } of events) EVENT_TYPES[type]?.data.parse(data);
  const describedEvents = Object.keys((await admin.get('/api/openapi/admin.json')).body.webhooks);
  expect(describedEvents.sort()).toEqual([...EVENTS, 'site.published', 'webhook.test'].sort());
  const offeredEvents = (await admin.get('/api/webhooks')).body.events;
  expect(offeredEvents.map(({ name }: { name: string }) => name).sort()).toEqual([...EVENTS, 'site.published'].sort());
  expect(offeredEvents).toContainEqual({ name: 'site.published', label: 'Site changed' });
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, receiver.calls[0] as never)).toThrow();
});

test('includes the candidate’s data only in webhooks that request it', async () => {
  const { id } = await subscribe({ includePersonalData: true });
  await apply();
  await expectCalls(1);
  const candidate = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '020 7946 0123',
    coverLetter: 'I would like to apply.\n\nKind regards',
  };
  expect(receiver.events()[0]?.data).toMatchObject({ candidate });
  EVENT_TYPES['application.received']?.data.parse(receiver.events()[0]?.data);
  await admin.patch(`/api/webhooks/${id}`, { paused: true });
  await apply({ email: 'grace@example.com' });
  await admin.patch(`/api/webhooks/${id}`, { paused: false, includePersonalData: false });
  await expectCalls(2);
  expect(receiver.events()[1]?.data).not.toHaveProperty('candidate');
  expect(receiver.calls[1]?.body).not.toMatch(/grace|Ada|7946/);
});

test('sends events for applications released from spam and for withdrawals', async () => {
  await subscribe();
  const spam = await server.apply({ topic: 'filled in by a robot' });
  expect(spam.status).toBe(201);
  expect(receiver.calls).toEqual([]);
  const [{ id }] = (await admin.get('/api/applications?status=spam')).body.items;
  await change(admin, `/api/applications/${id}`, { status: 'new' });
  await expectCalls(1);
  expect(receiver.types()).toEqual(['application.received']);
});

test('stores only events to which a webhook subscribes', async () => {
  await apply();
  expect(server.db.select().from(webhookDeliveries).all()).toEqual([]);
  await subscribe({ events: ['job.published'] });
  await apply({ email: 'b@example.com' });
  expect(server.db.select().from(webhookDeliveries).all()).toEqual([]);
  const { data } = (await admin.get(`/api/content/jobs/${server.jobId}`)).body;
  expect((await admin.post('/api/content/jobs', { data: { ...data, reference: 'R-7' } })).status).toBe(201);
  await expectCalls(1);
  // Saving a draft, or data that is already live, creates no event.
  expect((await admin.post('/api/content/jobs', { data, publish: false })).status).toBe(201);
  await advanceAndSettle(10);
  expect(receiver.types()).toEqual(['job.published']);
  expect(receiver.events()[0]?.data.job).toMatchObject({ reference: 'R-7' });
});

test('reports a scheduled job when it goes live and when it expires', async () => {
  await subscribe();
  const { data } = (await admin.get(`/api/content/jobs/${server.jobId}`)).body;
  const times = { publishAt: '2026-11-21T10:00:00Z', expiresAt: '2026-11-22T10:00:00Z' };
  expect((await admin.post('/api/content/jobs', { data, ...times })).status).toBe(201);
  await advanceAndSettle(HOUR - 1);
  expect(receiver.calls).toEqual([]);
  await advanceAndSettle(1);
  await expectCalls(1);
  await advanceAndSettle(DAY);
  await expectCalls(2);
  expect(receiver.types()).toEqual(['job.published', 'job.closed']);
});

test('retries with increasing backoff for three days, then pauses the webhook', async () => {
  const { id, secret } = await subscribe();
  receiver.respond = (response) => void response.writeHead(503).end('Down for maintenance');
  await apply();
  await expectCalls(1);
  await settle();
  expect((await log(id))[0]).toMatchObject({
    state: 'queued',
    attempts: 1,
    status: 503,
    response: 'Down for maintenance',
    nextAt: '2026-11-21T09:00:05.000Z',
  });
  expect(await state()).toMatchObject({ state: 'failing', failingSince: '2026-11-21T09:00:00.000Z' });
  const waits = [5_000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];
  for (const [i, wait] of waits.entries()) {
    await advanceAndSettle(wait - 1);
    expect(receiver.calls).toHaveLength(i + 1);
    await advanceAndSettle(1);
    await expectCalls(i + 2);
  }
  await settle();
  await logInAgain();
  expect((await log(id))[0]).toMatchObject({ state: 'failed', attempts: 10, nextAt: null });
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const call of receiver.calls) verify(secret, call);
  expect(await state()).toMatchObject({ state: 'paused' });
  const mails = server.db.select().from(outbox).where(eq(outbox.kind, 'webhook.paused')).all();
  expect(mails.length).toBe(1);
  expect(mails[0]?.mail).toMatchObject({ subject: `Your webhook to ${receiver.host} is paused` });
  expect(JSON.stringify(mails)).not.toContain('part-of-the-address');

  // Events are held while the webhook is paused, but a test is sent.
  await apply({ email: 'later@example.com' });
  await clock.advance(HOUR);
  expect(receiver.calls).toHaveLength(10);
  receiver.respond = (response) => void response.end('ok');
  await logInAgain();
  await admin.post(`/api/webhooks/${id}/test`);
  await expectCalls(11);
  await admin.patch(`/api/webhooks/${id}`, { paused: false });
  await expectCalls(12);
  expect(receiver.types().slice(10)).toEqual(['webhook.test', 'application.received']);
  await settle();
  expect(await state()).toMatchObject({ state: 'active', failingSince: null });
});

test('pauses the webhook after a 410 response', async () => {
  await subscribe();
  receiver.respond = (response) => void response.writeHead(410).end();
  await apply();
  await expectCalls(1);
  await expect.poll(async () => (await state()).state).toBe('paused');
});

test('sends an event again with the same id', async () => {
  const { id } = await subscribe();
  receiver.respond = (response) => void response.end('é'.repeat(1_000_000));
  await admin.post(`/api/webhooks/${id}/test`);
  await expectCalls(1);
  await settle();
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({
    event: 'webhook.test',
    label: 'Test event',
    state: 'delivered',
    status: 200,
    attempts: 1,
  });
  expect(delivery.response).toBe('é'.repeat(512));
  expect((await admin.post(`/api/webhook-deliveries/${delivery.id}/resend`)).status).toBe(202);
  await expectCalls(2);
  expect(receiver.calls[1]?.headers['webhook-id']).toBe(receiver.calls[0]?.headers['webhook-id']);
  expect((await admin.post('/api/webhook-deliveries/unknown/resend')).status).toBe(404);
});

test('signs with the previous secret as well, for a day', async () => {
  const { id, secret } = await subscribe();
  const { body } = await admin.post(`/api/webhooks/${id}/secret`);
  expect(body.secret).not.toBe(secret);
  await admin.post(`/api/webhooks/${id}/test`);
  await expectCalls(1);
  for (const usedSecret of [secret, body.secret]) verify(usedSecret, receiver.calls[0] as never);
  await advanceAndSettle(DAY);
  await logInAgain();
  await admin.post(`/api/webhooks/${id}/test`);
  await expectCalls(2);
  verify(body.secret, receiver.calls[1] as never);
  expect(() => verify(secret, receiver.calls[1] as never)).toThrow();
});

test('erasing an application removes its queued and logged events', async () => {
  const { id: webhook } = await subscribe({ includePersonalData: true });
  receiver.respond = (response) => void response.writeHead(500).end('Ada Lovelace is not welcome');
  const { id } = await apply();
  await expectCalls(1);
  await settle();
  expect(JSON.stringify(rows())).toMatch(/Ada Lovelace/);
  expect((await admin.delete(`/api/applications/${id}`)).body).toMatchObject({ kind: 'everything' });
  await expectCalls(2);
  await settle();
  expect((await log(webhook)).map(({ event }: { event: string }) => event)).toEqual(['candidate.erased']);
  expect(JSON.stringify(rows())).not.toMatch(/Ada|ada@|7946/);
});

test('sends no personal data about a partly erased candidate', async () => {
  await subscribe({ includePersonalData: true });
  const { id } = await apply();
  await change(admin, `/api/applications/${id}`, { status: 'shortlisted' });
  await expectCalls(2);
  expect((await admin.delete(`/api/applications/${id}`)).body).toMatchObject({ kind: 'some' });
  await expectCalls(3);
  await change(admin, `/api/applications/${id}`, { status: 'hired' });
  await expectCalls(4);
  expect(receiver.types().slice(2)).toEqual(['candidate.erased', 'application.stage_changed']);
  expect(receiver.calls[3]?.body).not.toMatch(/Ada|ada@/);
});

test('deletes deliveries after 30 days, except those that are still queued', async () => {
  const { id } = await subscribe();
  await admin.post(`/api/webhooks/${id}/test`);
  await expectCalls(1);
  await settle();
  await admin.patch(`/api/webhooks/${id}`, { paused: true });
  await apply();
  server.db
    .update(webhookDeliveries)
    .set({ at: clock.now() - 30 * DAY + HOUR / 2 })
    .run();
  await clock.advance(HOUR / 4);
  expect(rows()).toHaveLength(2);
  await clock.advance(2 * HOUR);
  await expect.poll(() => rows().map(({ event }) => event)).toEqual(['application.received']);
});

test('delivers events that were scheduled while the clock was ahead', async () => {
  await subscribe();
  receiver.respond = (response) => void response.writeHead(500).end();
  await apply();
  await expectCalls(1);
  await settle();
  server.db
    .update(webhookDeliveries)
    .set({ nextAt: clock.now() + 365 * DAY })
    .run();
  receiver.respond = (response) => void response.end();
  await advanceAndSettle(HOUR + 5_000);
  await expectCalls(2);
});

test('a silent receiver delays no saves, applications or other webhooks', async () => {
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const { data } = (await admin.get(`/api/content/jobs/${server.jobId}`)).body;
  let n = 0;
  const measure = async () => {
    const times = { save: [] as number[], application: [] as number[] };
    for (let i = 0; i < 20; i += 1) {
      n += 1;
      times.save.push(await time(() => admin.post('/api/content/jobs', { data: { ...data, title: `Job ${n}` } })));
      times.application.push(await time(() => server.apply({ email: `c${n}@example.com` })));
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[10] ?? 0;
    return { save: median(times.save), application: median(times.application) };
  };
  await measure();
  const withoutWebhook = await measure();
  receiver.respond = () => {};
  await subscribe();
  const awakeReceiver = await startReceiver();
  server.app.env.webhookPrivateHosts.push(awakeReceiver.host);
  await admin.post('/api/webhooks', { url: awakeReceiver.url, events: EVENTS });
  const withSleeping = await measure();
  console.log('median ms without a webhook', withoutWebhook, 'with a sleeping receiver', withSleeping);
  expect(receiver.calls).toHaveLength(1);
  await expect.poll(() => awakeReceiver.calls.length).toBe(40);
  // Timeouts need the clock to move, so blocked deliveries would still be waiting here.
  await clock.advance(15_000);
  const first = () => server.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.attempts, 1)).all();
  await expect
    .poll(() => first().some(({ response }) => response === 'The server took too long to respond.'))
    .toBe(true);
  expect(server.db.select().from(webhooks).all()[0]?.failingSince).not.toBeNull();
  await awakeReceiver.stop();
});
