/** Uploads stop while the disk still has room for other data, and the agency is warned. */
import { contentTypes } from 'content-types';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { resumes } from '../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { applicationForm, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { BROWSER, candidate } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { makePdf } from '../../support/resume-files.ts';
import { sampleOf } from '../../support/samples.ts';

const MB = 1_000_000;
const DAY = 24 * 3_600_000;
/** The number of candidates who share one network address, as at a careers fair. */
const FAIR = process.env.FAULTS === 'long' ? 300 : 20;

const clock = fakeClock('2026-11-21T09:00:00Z');
let server: IntakeServer;
beforeEach(async () => {
  server = await startIntake({ clock });
});
afterEach(() => server.close());

/** Simulates too little free space from now on; `freeSpace` simulates enough again. */
const fill = () => Object.assign(server.app.env, { minFreeBytes: Number.MAX_SAFE_INTEGER });
const freeSpace = () => Object.assign(server.app.env, { minFreeBytes: 0 });
const mailsOf = (kind: string) => server.db.select().from(outbox).where(eq(outbox.kind, kind)).all();

/** The parts of the system that need attention, as administrators see them. */
const problems = async (admin: Client) =>
  (await admin.get('/api/health')).body
    .filter(({ ok }: { ok: boolean }) => !ok)
    .map(({ name }: { name: string }) => name);

test('rejects only resumes and images, with advice, on an almost full disk', async () => {
  const admin = await server.logIn();
  const url = '/api/content/site-settings';
  const save = async () => {
    const { data, version } = (await admin.get(`${url}?drafts=true`)).body;
    const settingsData = { ...sampleOf(contentTypes.siteSettings), ...data };
    const contact = { ...settingsData.contact, email: 'jobs@agency.example' };
    return admin.put(url, { data: { ...settingsData, contact }, version });
  };
  expect((await save()).status).toBe(200);
  const ada = await candidate(server);

  fill();
  const advice =
    'We can’t accept files at the moment. Please email your CV to jobs@agency.example, or try again later.';
  expect(await server.apply()).toMatchObject({ status: 503, body: { message: advice } });
  const page = await fetch(`${server.url}/api/applications`, {
    method: 'POST',
    headers: BROWSER,
    body: applicationForm({ jobId: server.jobId }),
  });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(advice);
  const body = new FormData();
  body.append('resume', new Blob([new Uint8Array(makePdf())]), 'cv.pdf');
  const replaceResponse = await ada.post('/resume', body);
  expect(replaceResponse.status).toBe(503);
  expect(replaceResponse.text).toContain(advice);
  expect(server.files()).toHaveLength(1);

  const image = new FormData();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  image.append('file', new Blob([new Uint8Array(png)]), 'red.png');
  const { cookie } = admin;
  const upload = await fetch(`${server.url}/api/media`, {
    method: 'POST',
    body: image,
    headers: { cookie, origin: server.url },
  });
  expect(upload.status).toBe(503);
  expect(await upload.json()).toMatchObject({ message: expect.stringContaining('disk') });

  expect((await server.post('/api/messages', new URLSearchParams(MESSAGE))).status).toBe(201);
  expect((await save()).status).toBe(200);
  expect(await problems(admin)).toEqual(['disk']);
  expect(await admin.get('/healthz?full=true')).toMatchObject({ status: 503, body: { disk: { ok: false } } });

  // The agency gets one email per day.
  await expect.poll(() => mailsOf('uploads.stopped')).toHaveLength(1);
  expect(mailsOf('uploads.stopped')[0]?.mail).toMatchObject({ to: null, text: expect.stringContaining('almost full') });
  await server.apply();
  await clock.advance(DAY / 2);
  expect(mailsOf('uploads.stopped')).toHaveLength(1);
  await clock.advance(DAY);
  await expect.poll(() => mailsOf('uploads.stopped')).toHaveLength(2);

  freeSpace();
  expect((await server.apply()).status).toBe(201);
  expect(await problems(await server.logIn())).toEqual([]);
});

test(`accepts ${FAIR} CVs per network, up to 100 MB in ten minutes`, async () => {
  const headersFrom = (network: number) => ({ 'x-forwarded-for': `198.18.7.${network}` });
  const send = async (network: number, bytes: number, n: number) => {
    const resume = makePdf({ ballast: Buffer.alloc(bytes, `${n} `) });
    return (await server.apply({ resume, email: `fair${n}@example.com` }, headersFrom(network))).status;
  };
  let n = 0;
  const large: number[] = [];
  for (; n < 12; n += 1) large.push(await send(1, 9.5 * MB, n));
  expect(large).toEqual([...Array(10).fill(201), 429, 429]);
  const statuses = new Set<number>();
  for (; n < 12 + FAIR; n += 1) statuses.add(await send(2, 300_000, n));
  expect([...statuses]).toEqual([201]);

  await clock.advance(10 * 60_000);
  expect(await send(1, 100, n)).toBe(201);
  const admin = await server.logIn();
  expect((await admin.get('/healthz?full=true')).body).toMatchObject({ uploads: { ok: true } });
  expect((await admin.get('/healthz?full=true')).body.uploads.dayBytes).toBeGreaterThan(95 * MB + FAIR * 280_000);
});

test('warns the agency of unusually many resumes without rejecting any', async () => {
  const admin = await server.logIn();
  await candidate(server);
  expect(await problems(admin)).toEqual([]);
  server.db
    .update(resumes)
    .set({ bytes: 2_200 * MB })
    .run();
  await clock.advance(3_600_000);
  await expect.poll(() => mailsOf('uploads.unusual')).toHaveLength(1);
  expect(await problems(admin)).toEqual(['uploads']);
  expect((await admin.get('/healthz?full=true')).body).toMatchObject({ uploads: { ok: false } });
  expect((await server.apply()).status).toBe(201);
  await clock.advance(DAY);
  expect(await problems(await server.logIn())).toEqual([]);
});
