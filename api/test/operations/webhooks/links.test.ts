/** Expiring links to applications and CVs in webhook events, and attempts to misuse them. */
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { signedTokens } from '../../../src/core/database/signed-token.ts';
import { allEvents } from '../../../src/core/events/describe.ts';
import { LINKS } from '../../../src/core/http/public-limits.ts';
import { loggerOptions } from '../../../src/core/plugins/request-log.ts';
import type { Client } from '../../support/app.ts';
import { ANSWERS, type IntakeServer, startIntake } from '../../support/applications.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change } from '../../support/inbox.ts';
import { makePdf } from '../../support/resume-files.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

const DAY = 86_400_000;
const CV = makePdf({ words: 'A CV about zanzibarine bridges' });

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let admin: Client;
let webhookId: string;
let log: string;

beforeEach(async () => {
  receiver = await startReceiver();
  clock = fakeClock('2026-11-21T09:00:00Z');
  log = '';
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      log += chunk;
      callback();
    },
  });
  const logger = { ...(loggerOptions('trace', false) as object), stream };
  server = await startIntake({ clock, logger, env: { WEBHOOK_PRIVATE_HOSTS: receiver.host } });
  admin = await server.logIn();
  webhookId = await subscribe();
});
afterEach(async () => {
  await server.close();
  await receiver.stop();
});

async function subscribe(options = {}) {
  const events = ['application.received', 'application.stage_changed'];
  const { status, body } = await admin.post('/api/webhooks', {
    ...{ url: receiver.url, events, includePersonalData: true },
    ...options,
  });
  expect(status).toBe(201);
  return body.webhook.id as string;
}

interface Links {
  application: string;
  resume: string;
  expiresAt: string;
}

/** The links of the event with this number, counted from 0. */
async function links(number: number): Promise<Links> {
  await expect.poll(() => receiver.calls.length).toBeGreaterThan(number);
  return receiver.events()[number]?.data.links as Links;
}

async function apply(form = {}) {
  const callCount = receiver.calls.length;
  expect((await server.apply({ resume: CV, ...form })).status).toBe(201);
  return links(callCount);
}

/** Fetches a link without credentials, as an external program does. */
const get = (link: string) => server.app.inject({ url: link.replace(/^https?:\/\/[^/]+/, '') });
const statuses = async ({ application, resume }: Links) => [
  (await get(application)).statusCode,
  (await get(resume)).statusCode,
];
const idIn = async (link: string) => (await get(link)).json().id as string;
const tokenIn = (link: string) => link.split('/')[5] ?? '';
const withToken = (token: string, suffix = '') => `/api/webhook-links/${token}${suffix}`;

test('a webhook link returns the application, its consents and the CV', async () => {
  const givenLinks = await apply({ consentTalentPool: 'yes' });
  expect(receiver.events()[0]?.data.links).toEqual({ ...givenLinks, expiresAt: '2026-11-28T09:00:00.000Z' });
  allEvents(FEATURES)['application.received']?.data.parse(receiver.events()[0]?.data);
  const application = await get(givenLinks.application);
  expect(application.statusCode).toBe(200);
  expect(application.json()).toMatchObject({
    job: { id: server.jobId, title: 'Platform engineer' },
    candidate: { name: ANSWERS.fullName, email: ANSWERS.email },
    answers: [],
    consents: [{ kind: 'talentPool', wording: expect.stringMatching(/\w/), withdrawnAt: null }],
    resume: { name: 'cv.pdf', kind: 'pdf', bytes: CV.length },
  });
  const resume = await get(givenLinks.resume);
  expect(resume.rawPayload.equals(CV)).toBe(true);
  expect(resume.headers['content-disposition']).toMatch(/^attachment/);
  for (const { headers } of [application, resume]) expect(headers['cache-control']).toBe('no-store');
});

test('logs which webhook followed a link, without personal data', async () => {
  const givenLinks = await apply();
  const id = await idIn(givenLinks.application);
  await get(givenLinks.resume);
  const entries = server.db.select().from(auditLog).where(eq(auditLog.subject, id)).all();
  const host = `webhook to ${new URL(receiver.url).host}`;
  expect(entries.map(({ userId, action, detail }) => [userId, action, detail])).toEqual([
    [null, 'application.fetch', host],
    [null, 'application.resume', host],
  ]);
  const address = decodeURIComponent(givenLinks.application + givenLinks.resume);
  expect(address).not.toMatch(/ada|lovelace|7946|cv\.pdf|@/i);
});

test('keeps link tokens out of all logs', async () => {
  receiver.respond = (response) => {
    response.writeHead(200).end(JSON.stringify(receiver.events().at(-1)).replaceAll('/', '\\/'));
  };
  const givenLinks = await apply();
  await statuses(givenLinks);
  expect((await get(`${givenLinks.application}x`)).statusCode).toBe(404);
  const readDeliveries = () => admin.get(`/api/webhooks/${webhookId}/deliveries`);
  await expect.poll(async () => (await readDeliveries()).body.items[0].state).toBe('delivered');
  const loggedText = log + JSON.stringify((await readDeliveries()).body);
  expect(loggedText).toContain('/api/webhook-links/:token');
  expect(loggedText).toContain('webhook-links');
  for (const link of [givenLinks.application, givenLinks.resume]) expect(loggedText).not.toContain(tokenIn(link));
  expect(loggedText).not.toMatch(/webhook-links[^:]{1,4}(application|resume)\./);
});

test('each delivery attempt has new links, valid for seven days', async () => {
  receiver.respond = (response) => void response.writeHead(503).end();
  const first = await apply();
  receiver.respond = (response) => void response.writeHead(204).end();
  await expect.poll(() => log.includes('a webhook failed')).toBe(true);
  await clock.advance(5_000);
  const second = await links(1);
  expect(receiver.calls[1]?.headers['webhook-id']).toBe(receiver.calls[0]?.headers['webhook-id']);
  await clock.advance(7 * DAY - 5_001);
  expect(await statuses(first)).toEqual([200, 200]);
  await clock.advance(1);
  expect(await statuses(first)).toEqual([404, 404]);
  expect(await statuses(second)).toEqual([200, 200]);
});

test('rejects a link altered for another application, webhook or purpose', async () => {
  const ownLinks = await apply();
  const otherLinks = await apply({ email: 'grace@example.com', fullName: 'Grace Hopper' });
  const [mineId, theirId] = [await idIn(ownLinks.application), await idIn(otherLinks.application)];
  const token = tokenIn(ownLinks.application);
  const [text, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)];
  const attempts = [
    withToken(token.replace(mineId, theirId)),
    withToken(token.replace(webhookId, 'x'.repeat(webhookId.length))),
    withToken(token.replace(/^application/, 'resume'), '/resume'),
    withToken(token, '/resume'),
    withToken(tokenIn(ownLinks.resume)),
    withToken(`${text}0.${signature}`),
    withToken(`${text}.${'A'.repeat(signature.length)}`),
    withToken(text),
    withToken(`${text}.`),
    withToken('.'),
    withToken('x'.repeat(290)),
    withToken(signedTokens(server.db, 'preview-link').sign(text)),
    withToken(signedTokens(server.db, 'alert').sign(text)),
  ];
  for (const attempt of attempts) {
    const { statusCode, body } = await get(attempt);
    expect([statusCode, body.includes('Hopper')], attempt).toEqual([404, false]);
  }
});

test('links stop working for a binned or erased application', async () => {
  const givenLinks = await apply();
  const id = await idIn(givenLinks.application);
  await change(admin, `/api/applications/${id}`, { bin: true });
  expect(await statuses(givenLinks)).toEqual([404, 404]);
  await change(admin, `/api/applications/${id}`, { bin: false });
  expect(await statuses(givenLinks)).toEqual([200, 200]);
  expect((await admin.delete(`/api/applications/${id}`)).status).toBe(200);
  expect(await statuses(givenLinks)).toEqual([404, 404]);
});

test('a legal hold does not affect links', async () => {
  const givenLinks = await apply();
  const id = await idIn(givenLinks.application);
  expect((await admin.put(`/api/applications/${id}/hold`, { reason: 'A claim.' })).status).toBeLessThan(300);
  expect(await statuses(givenLinks)).toEqual([200, 200]);
});

test.each<[string, () => Promise<{ status: number }>]>([
  ['a new secret', () => admin.post(`/api/webhooks/${webhookId}/secret`)],
  ['another address', () => admin.patch(`/api/webhooks/${webhookId}`, { url: `http://${receiver.host}/other` })],
  ['no personal data', () => admin.patch(`/api/webhooks/${webhookId}`, { includePersonalData: false })],
  ['a pause', () => admin.patch(`/api/webhooks/${webhookId}`, { paused: true })],
  ['deletion', () => admin.delete(`/api/webhooks/${webhookId}`)],
])('links stop working after %s of the webhook', async (_, end) => {
  const givenLinks = await apply();
  expect(await statuses(givenLinks)).toEqual([200, 200]);
  expect((await end()).status).toBeLessThan(300);
  expect(await statuses(givenLinks)).toEqual([404, 404]);
});

test('events without personal data have no links', async () => {
  await admin.patch(`/api/webhooks/${webhookId}`, { includePersonalData: false });
  expect(await apply()).toBeUndefined();
  expect(receiver.calls[0]?.body).not.toContain('webhook-links');
});

test('a CV link returns 404 until the candidate sends a CV', async () => {
  const givenLinks = await apply({ resume: undefined, resumeLater: 'yes' });
  expect((await get(givenLinks.application)).json().resume).toBeNull();
  expect((await get(givenLinks.resume)).statusCode).toBe(404);
});

test('limits guesses per network', async () => {
  const results = new Set<number>();
  for (let attempt = 0; attempt <= LINKS.max; attempt += 1)
    results.add((await get(withToken(`guess-${attempt}`))).statusCode);
  expect([...results]).toEqual([404, 429]);
});
