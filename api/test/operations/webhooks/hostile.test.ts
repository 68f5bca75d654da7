/** Attacks through webhooks: on the internal network, by hostile receivers, and by users without permission to manage them. */
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { webhookDeliveries, webhooks } from '../../../src/core/database/schema/webhooks.ts';
import { postPublic } from '../../../src/core/http/network.ts';
import type { Client } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { startForTokens } from '../../support/token-client.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
const clock = fakeClock('2026-11-21T09:00:00Z');
let server: Awaited<ReturnType<typeof startForTokens>>;
let admin: Client;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startForTokens({ clock });
});
beforeEach(async () => {
  for (const table of [webhooks, webhookDeliveries, auditLog]) server.db.delete(table).run();
  server.app.env.webhookPrivateHosts.length = 0;
  receiver.calls.length = 0;
  admin = await server.logIn();
});
afterAll(async () => {
  await server.close();
  await receiver.stop();
});

const create = (url: string) => admin.post('/api/webhooks', { url, events: ['job.published'] });
const rows = () => server.db.select().from(webhookDeliveries).all();

/** Creates a webhook and sends it a test event. Returns the delivery. */
async function deliver(url: string) {
  const { status, body } = await create(url);
  expect(status).toBe(201);
  await admin.post(`/api/webhooks/${body.webhook.id}/test`);
  await expect.poll(() => rows().at(-1)?.attempts).toBe(1);
  return rows().at(-1);
}

test('rejects private addresses, embedded credentials and protocols other than https', async () => {
  const { body } = await create('https://crm.example.com/');
  for (const url of PRIVATE) {
    const rejection = { status: 422, body: { issues: [{ path: 'url' }] } };
    expect(await create(url), url).toMatchObject(rejection);
    expect(await admin.patch(`/api/webhooks/${body.webhook.id}`, { url }), url).toMatchObject(rejection);
  }
});

const PRIVATE = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://192.168.1.1:8443/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://①27.0.0.1/',
  'https://017700000001/',
  'https://100.64.0.1/',
  'https://255.255.255.255/',
  'https://0.0.0.0/',
  'http://crm.example.com/events',
  'https://name:password@crm.example.com/',
  'file:///etc/passwd',
  'gopher://crm.example.com/',
  'crm.example.com',
];

test('does not call a name that resolves to this machine', async () => {
  const response = 'The address isn’t a public web server.';
  expect(await deliver('https://localhost:1/')).toMatchObject({ status: null, response });
});

test('does not call a host if any of its addresses is private', async () => {
  const { lookup } = dns;
  const bothAddresses = ['127.0.0.1', '93.184.215.14'].map((address) => ({ address, family: 4 }));
  dns.lookup = (async () => bothAddresses) as unknown as typeof lookup;
  syncBuiltinESMExports();
  try {
    const delivery = await deliver('https://crm.example.com/');
    expect(delivery?.response).toBe('The address isn’t a public web server.');
  } finally {
    dns.lookup = lookup;
    syncBuiltinESMExports();
  }
});

test('calls the checked address, even if a second look-up differs', async () => {
  const checkedAddresses: string[] = [];
  const { port } = new URL(receiver.url);
  const call = { headers: {}, body: '{}', maxBytes: 10, signal: AbortSignal.timeout(2_000) };
  const isAllowed = (address: string) => checkedAddresses.push(address) > 0;
  await postPublic(`http://localhost:${port}/`, { ...call, isAllowed }).catch(() => null);
  expect(checkedAddresses.length).toBeGreaterThan(0);
  await expect(postPublic(receiver.url, call)).rejects.toThrow('The address isn’t a public web server.');
});

test('logs the first kilobyte of a redirect without following it', async () => {
  server.app.env.webhookPrivateHosts.push(receiver.host);
  receiver.respond = (response) => void response.writeHead(307, { location: '/elsewhere' }).end('x'.repeat(5_000));
  expect(await deliver(receiver.url)).toMatchObject({ status: 307, state: 'queued', response: 'x'.repeat(1024) });
  expect(receiver.calls.map(({ path }) => path)).toEqual(['/events?key=part-of-the-address']);
});

test('gives up on endless responses, huge headers and broken connections', async () => {
  server.app.env.webhookPrivateHosts.push(receiver.host);
  const drip = (response: Parameters<typeof receiver.respond>[0]) => {
    response.writeHead(200).write('slow');
  };
  receiver.respond = drip;
  const { body } = await create(receiver.url);
  await admin.post(`/api/webhooks/${body.webhook.id}/test`);
  await expect.poll(() => receiver.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await clock.advance(15_000);
  await expect.poll(() => rows()[0]).toMatchObject({ state: 'delivered', status: 200, response: 'slow' });
  receiver.respond = (response) => void response.writeHead(200, { big: 'x'.repeat(100_000) }).end();
  expect(await deliver(receiver.url)).toMatchObject({ status: null, response: 'The server can’t be reached.' });
  receiver.respond = (response) => void response.destroy();
  expect(await deliver(receiver.url)).toMatchObject({ status: null, response: 'The server can’t be reached.' });
});

test('rejects webhook calls by editors and recruiters, and changes by tokens', async () => {
  const { body } = await create('https://crm.example.com/');
  const calls = [
    ['GET', '/api/webhooks'],
    ['POST', '/api/webhooks'],
    ['PATCH', `/api/webhooks/${body.webhook.id}`],
    ['DELETE', `/api/webhooks/${body.webhook.id}`],
    ['POST', `/api/webhooks/${body.webhook.id}/secret`],
    ['POST', `/api/webhooks/${body.webhook.id}/test`],
    ['GET', `/api/webhooks/${body.webhook.id}/deliveries`],
    ['POST', '/api/webhook-deliveries/abc/resend'],
  ] as const;
  for (const role of ['editor', 'recruiter'] as const) {
    const { call } = await server.withToken(role);
    for (const [method, path] of calls) expect((await call(method, path)).status, `${role} ${path}`).toBe(403);
  }
  const { call } = await server.withToken('administrator');
  const settings = { url: 'https://crm.example.com/', events: ['job.published'], includePersonalData: true };
  expect((await call('POST', '/api/webhooks', settings)).status).toBe(403);
  expect((await call('PATCH', `/api/webhooks/${body.webhook.id}`, { includePersonalData: true })).status).toBe(403);
  // After ten minutes, the session must confirm the password first.
  await clock.advance(11 * 60_000);
  expect(await create('https://crm.example.com/')).toMatchObject({ status: 403, body: { confirm: 'password' } });
});

test('shows secrets once and omits the address from the audit log', async () => {
  const { body } = await create('https://crm.example.com/hooks/hidden-part');
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { body: rotatedSecret } = await admin.post(`/api/webhooks/${body.webhook.id}/secret`);
  const responses = await Promise.all(
    ['/api/webhooks', `/api/webhooks/${body.webhook.id}/deliveries`, '/api/audit'].map((path) => admin.get(path)),
  );
  const text = JSON.stringify(responses.map((response) => response.body));
  expect(text).not.toContain(body.secret);
  expect(text).not.toContain(rotatedSecret.secret);
  expect(text).not.toContain('whsec_');
  expect(JSON.stringify(responses[2]?.body)).not.toContain('hidden-part');
  expect(JSON.stringify(responses[2]?.body)).toContain('webhook.create');
});

test('allows at most 20 webhooks', async () => {
  for (let i = 0; i < 20; i += 1) expect((await create('https://crm.example.com/')).status).toBe(201);
  expect((await create('https://crm.example.com/')).status).toBe(409);
});
