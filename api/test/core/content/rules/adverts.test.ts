/** Unlawful adverts stay off the site, however they are saved. */
import { contentTypes } from 'content-types';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { sampleOf } from '../../../support/samples.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn();
});
afterEach(() => server.close());

const jobs = '/api/content/jobs';
const lawful = sampleOf(contentTypes.job);
const unlawfulJob = { ...lawful, description: richTextFromPlain('Men only.') };

test('rejects publishing an unlawful draft with the reason at its field', async () => {
  const rejectedResponse = await admin.post(jobs, { data: unlawfulJob });
  expect(rejectedResponse.status).toBe(422);
  expect(rejectedResponse.body.issues).toEqual([
    { path: 'description', message: expect.stringMatching(/Remove “Men only”.*Schedule 9.*Equality Act 2010/) },
  ]);
  expect((await server.anonymous.get(jobs)).body.total).toBe(0);

  const draft = await admin.post(jobs, { data: unlawfulJob, publish: false });
  expect(draft.status).toBe(201);
  const { id, version } = draft.body.entry;
  expect((await admin.put(`${jobs}/${id}`, { data: unlawfulJob, version })).status).toBe(422);
  expect(
    (await admin.put(`${jobs}/${id}`, { data: unlawfulJob, version, publishAt: '2099-01-01T00:00:00Z' })).status,
  ).toBe(422);
  const bulk = await admin.post(`${jobs}/bulk`, { action: 'publish', entries: [{ id, version }] });
  expect([bulk.status, bulk.body.message]).toEqual([422, expect.stringContaining('Men only')]);
  expect((await admin.put(`${jobs}/${id}`, { data: unlawfulJob, version, publish: false })).status).toBe(200);
  expect((await server.anonymous.get(jobs)).body.total).toBe(0);
  expect((await admin.put(`${jobs}/${id}`, { data: lawful, version: version + 1 })).status).toBe(200);
  expect((await server.anonymous.get(jobs)).body.total).toBe(1);
});

test('an advert with pay needs a place and the agency’s name', async () => {
  const paidJob = { ...lawful, salary: { min: 3_000_000, max: null, unit: 'year', hidden: false, note: '' } };
  const unknownPlace = { place: '', region: '', postcode: '', country: 'United Kingdom', remote: 'hybrid' };
  const rejectedResponse = await admin.post(jobs, { data: { ...paidJob, location: unknownPlace } });
  expect(rejectedResponse.body.issues.map(({ path }: { path: string }) => path)).toEqual(['location.place']);

  const settings = sampleOf(contentTypes.siteSettings);
  await admin.put('/api/content/site-settings', {
    data: { ...settings, companyName: 'Your agency', socialImage: null },
    version: 0,
  });
  expect((await admin.post(jobs, { data: paidJob })).body.issues[0].message).toContain('the agency’s full name');
  await admin.put('/api/content/site-settings', {
    data: { ...settings, companyName: 'Orrin & Vale', socialImage: null },
    version: 1,
  });
  expect((await admin.post(jobs, { data: paidJob })).status).toBe(201);
});
