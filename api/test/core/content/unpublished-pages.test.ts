/** Optional pages, which an agency can unpublish. */
import { optionalPages } from 'content-types/pages/site-pages';
import { beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn();
  return () => server.close();
});

const PATH = '/api/content/global-staffing-page';
const readPage = async () => (await admin.get(`${PATH}?drafts=true`)).body;
const unpublish = (client = admin) => client.post(`${PATH}/globalStaffingPage/unpublish`);
const publish = async (data: object, extraFields = {}) =>
  (await admin.put(PATH, { data, version: (await readPage()).version, ...extraFields })).body.entry;
const inFeed = async () => {
  const { changes } = (await server.anonymous.get('/api/content/changes')).body;
  return changes.find(({ id }: { id: string }) => id === 'globalStaffingPage');
};

test('lists the pages that editors can unpublish', () => {
  expect([...optionalPages.keys()].sort()).toEqual([
    '/about-us',
    '/blog',
    '/contract-jobs',
    '/full-time-jobs',
    '/globalStaffing',
    '/part-time-jobs',
    '/products',
    '/staffAugmentation',
  ]);
});

test('a page that was never saved is live until it is unpublished', async () => {
  expect(await readPage()).toMatchObject({ status: 'standard', version: 0 });
  const { body } = await unpublish();
  expect(body.entry).toMatchObject({ status: 'draft', version: 2 });
  expect(await inFeed()).toMatchObject({ entry: null, hidden: true, seq: body.change });
  expect((await server.anonymous.get(PATH)).status).toBe(404);
  expect((await admin.get('/api/dashboard')).body.waiting.total).toBe(0);
});

test('publishing restores an unpublished page with its content', async () => {
  const { data } = await readPage();
  const editedData = { ...data, tabsText: 'Ours.' };
  expect(await publish(editedData)).toMatchObject({ status: 'live' });
  expect((await unpublish()).body.entry).toMatchObject({ status: 'draft', data: { tabsText: 'Ours.' } });
  expect(await publish(editedData, { publish: false })).toMatchObject({ status: 'draft' });
  expect(await inFeed()).toMatchObject({ hidden: true });
  expect(await publish(editedData)).toMatchObject({ status: 'live' });
  expect(await inFeed()).toMatchObject({ entry: { data: { tabsText: 'Ours.' } } });
  expect(await inFeed()).not.toHaveProperty('hidden');
});

test('a scheduled page stays off the site until its time', async () => {
  await unpublish();
  const data = { ...(await readPage()).data, tabsText: 'Ours.' };
  expect(await publish(data, { publishAt: '2099-01-01T00:00:00Z' })).toMatchObject({ status: 'scheduled' });
  expect(await inFeed()).toMatchObject({ hidden: true });
  expect((await admin.get('/api/dashboard')).body.waiting.total).toBe(1);
});

test('a redirect may take the address of an unpublished page', async () => {
  const redirect = { data: { from: '/globalStaffing', to: '/career' } };
  expect((await admin.post('/api/content/redirects', redirect)).status).toBe(422);
  await unpublish();
  expect((await admin.post('/api/content/redirects', redirect)).status).toBe(201);
});

test('rejects unpublishing of other singletons, and by recruiters', async () => {
  expect((await admin.post('/api/content/footer/footer/unpublish')).status).toBe(404);
  expect((await admin.post(`${PATH}/footer/unpublish`)).status).toBe(404);
  expect((await unpublish(await server.logIn('recruiter'))).status).toBe(403);
});

test('R6 the legacy API still has the link of an unpublished page', async () => {
  const { data } = (await admin.get('/api/content/header?drafts=true')).body;
  await admin.put('/api/content/header', { data: { ...data, tollFree: '0800 123 4567' }, version: 0 });
  await unpublish();
  const { body } = await server.anonymous.get('/api/headers/getAll');
  expect(body[0].services.globalStaffing).toBe('/globalStaffing');
});
