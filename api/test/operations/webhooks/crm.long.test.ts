/**
 * The connector of docs/crm.md as a process of its own, between the real server and a simulator of Bullhorn's REST
 * interface. The simulator is ours: it follows the public documentation and is not Bullhorn's system.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/ports.ts';
import { asc, eq } from '../../../src/core/database/drizzle.ts';
import { webhookDeliveries } from '../../../src/core/database/schema/webhooks.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { LOGIN, startBullhorn } from '../../support/bullhorn-simulator.ts';
import { change } from '../../support/inbox.ts';
import { addPoster, setUpAgency } from '../../support/posting.ts';
import { makePdf } from '../../support/resume-files.ts';

const CONNECTOR = fileURLToPath(new URL('../../../../docs/examples/bullhorn.ts', import.meta.url));
const APPLICATIONS = 50;
const JOBS = 10;

let bullhorn: Awaited<ReturnType<typeof startBullhorn>>;
let server: IntakeServer;
let admin: Client;
let connector: ChildProcess;
let settings: Record<string, string>;
let output: string;

beforeEach(async () => {
  output = '';
  bullhorn = await startBullhorn(Array.from({ length: JOBS }, (_, number) => jobOrder(number + 1)));
  const port = await findFreePort();
  server = await startIntake({ env: { WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${port}` } });
  // Links start with the site's address, so it must be this server's.
  server.app.env.publicSiteUrl = new URL(server.url);
  admin = await server.logIn();
  await setUpAgency(admin);
  const poster = await addPoster(admin, 'Bullhorn');
  const mapping = { category: { '': 'Developer' }, type: { '': 'Full Time' }, basis: { '': 'permanent' } };
  expect((await admin.put(`/api/multi-posters/${poster.id}`, { words: mapping })).status).toBe(200);
  const { body } = await admin.post('/api/webhooks', {
    url: `http://127.0.0.1:${port}/events`,
    events: ['application.received', 'application.stage_changed', 'candidate.erased'],
    includePersonalData: true,
  });
  settings = {
    ...{ PORT: String(port), POLL_MS: '300', SITE_URL: server.url, WEBHOOK_SECRET: body.secret },
    ...{ POSTER_USERNAME: poster.username, POSTER_PASSWORD: poster.password },
    ...{ BULLHORN_LOGIN_INFO: bullhorn.loginInfo, BULLHORN_USERNAME: LOGIN.username },
    ...{ BULLHORN_PASSWORD: LOGIN.password, BULLHORN_CLIENT_ID: LOGIN.client_id },
    BULLHORN_CLIENT_SECRET: LOGIN.client_secret,
  };
  start();
});
afterEach(async () => {
  await crash();
  await server.close();
  await bullhorn.stop();
});

const jobOrder = (id: number) => ({
  ...{ id, title: `Welder ${id}`, publicDescription: `<p>Weld the frames of ship ${id}.</p>`, isOpen: true },
  ...{ isDeleted: false, employmentType: 'Permanent', publishedCategory: { name: 'Engineering' } },
  ...{ address: { city: 'Leeds' }, dateLastModified: 1 },
});

function start() {
  connector = spawn(process.execPath, [CONNECTOR], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [connector.stdout, connector.stderr]) stream?.on('data', (chunk) => (output += chunk));
}

/** Kills the connector, which then also forgets any Retry-After. */
async function crash() {
  connector.kill('SIGKILL');
  if (connector.exitCode === null && connector.signalCode === null) await once(connector, 'exit');
  bullhorn.waitUntil = 0;
}

const deliveries = () => server.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.at)).all();
/** Makes queued deliveries due now, without waiting for retries. */
function skipWaits() {
  server.db.update(webhookDeliveries).set({ nextAt: 0 }).where(eq(webhookDeliveries.state, 'queued')).run();
  server.app.webhooks.wake();
}
async function untilDelivered() {
  const states = () => {
    skipWaits();
    return new Set(deliveries().map(({ state }) => state));
  };
  await expect.poll(states, { interval: 100 }).toEqual(new Set(['delivered']));
}

interface SiteJob {
  id: string;
  closed: boolean;
  data: { title: string; reference: string };
}
const siteJobs = async (): Promise<SiteJob[]> => {
  const { items } = (await server.anonymous.get('/api/content/jobs')).body;
  return items.filter(({ data }: SiteJob) => data.reference?.startsWith('BH-'));
};
const openTitles = async () => (await siteJobs()).filter(({ closed }) => !closed).map(({ data }) => data.title);

test('transfers jobs and candidates exactly once despite faults, repeats and crashes', async () => {
  bullhorn.every = 6;
  const resumes = new Map<string, Buffer>();
  for (let number = 0; number < APPLICATIONS; number += 1) {
    const email = `person-${number}@example.com`;
    const resume = makePdf({ words: `The CV of person ${number}` });
    resumes.set(email, resume);
    const consents = { consentTalentPool: 'yes', ...(number % 2 === 0 && { consentMarketing: 'yes' }) };
    expect((await server.apply({ fullName: `Person ${number}`, email, resume, ...consents })).status).toBe(201);
    if (number % 15 === 7) {
      await crash();
      start();
    }
  }
  await untilDelivered();
  for (const { id } of deliveries().filter((_, index) => index % 5 === 0))
    expect((await admin.post(`/api/webhook-deliveries/${id}/resend`)).status).toBe(202);
  await untilDelivered();

  expect(bullhorn.candidates.map(({ email }) => email).sort()).toEqual([...resumes.keys()].sort());
  expect(bullhorn.files).toHaveLength(APPLICATIONS);
  for (const { id, email, name, customTextBlock1, massMailOptOut } of bullhorn.candidates) {
    const files = bullhorn.files.filter(({ candidateId }) => candidateId === id);
    expect(files.map(({ fileContent }) => fileContent)).toEqual([resumes.get(String(email))?.toString('base64')]);
    const isEven = Number(String(name).split(' ')[1]) % 2 === 0;
    expect(customTextBlock1).toMatch(isEven ? /^Talent pool: .+\nNews and offers: / : /^Talent pool: .+$/);
    expect(massMailOptOut).toBe(!isEven);
  }
  await expect.poll(openTitles).toHaveLength(JOBS);
  expect(new Set(await openTitles())).toEqual(new Set(bullhorn.jobs.map(({ title }) => title)));
  expect(await siteJobs()).toHaveLength(JOBS);
  expect(new Set(bullhorn.faults)).toEqual(new Set(bullhorn.kinds));
  expect([bullhorn.early, bullhorn.refused, output]).toEqual([0, [], '']);
});

test('applies job changes and closures from the CRM', async () => {
  await expect.poll(openTitles).toHaveLength(JOBS);
  const [first, second] = bullhorn.jobs;
  Object.assign(first ?? {}, { title: 'Master welder', dateLastModified: 2 });
  Object.assign(second ?? {}, { isOpen: false });
  await expect.poll(openTitles).toContain('Master welder');
  await expect.poll(openTitles).not.toContain('Welder 2');
  expect(await siteJobs()).toHaveLength(JOBS);
  Object.assign(second ?? {}, { isOpen: true, dateLastModified: 3 });
  await expect.poll(openTitles).toContain('Welder 2');
  expect(await siteJobs()).toHaveLength(JOBS);
});

test('a stage move keeps a candidate’s corrections in the CRM', async () => {
  await server.apply();
  await untilDelivered();
  const candidate = bullhorn.candidates[0];
  Object.assign(candidate ?? {}, { phone: '020 7946 0999' });
  const id = String(candidate?.externalID);
  expect((await change(admin, `/api/applications/${id}`, { status: 'shortlisted' })).status).toBe(200);
  await untilDelivered();
  expect(bullhorn.candidates).toMatchObject([{ phone: '020 7946 0999', name: 'Ada Lovelace' }]);
  expect((await admin.delete(`/api/applications/${id}`)).status).toBe(200);
  await untilDelivered();
  expect(JSON.stringify([bullhorn.candidates, bullhorn.files])).not.toMatch(/Ada|Lovelace|7946|ada@/);
  expect(bullhorn.candidates).toMatchObject([{ isDeleted: true, externalID: id }]);
});

test('rejects an event without a valid signature', async () => {
  await expect.poll(openTitles).toHaveLength(JOBS);
  const body = JSON.stringify({ type: 'application.received', data: { application: { id: 'x' } } });
  const at = String(Math.floor(Date.now() / 1000));
  const headers = { 'webhook-id': 'x', 'webhook-timestamp': at, 'webhook-signature': `v1,${'A'.repeat(43)}=` };
  const response = await fetch(`http://127.0.0.1:${settings.PORT}/`, { method: 'POST', body, headers });
  expect(response.status).toBe(401);
  expect(bullhorn.candidates).toEqual([]);
});
