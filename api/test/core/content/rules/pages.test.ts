import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
});
beforeEach(async () => {
  for (const path of [URL, '/api/content/redirects']) await removeAll(path);
});
afterAll(() => server.close());

/** Moves entries added by earlier tests to the bin. */
async function removeAll(path: string) {
  const { items } = (await editor.get(`${path}?drafts=true`)).body;
  for (const { id, version } of items) await editor.delete(`${path}/${id}?version=${version}`);
}

const URL = '/api/content/pages';
const paragraph = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'These jobs pay weekly.' }] }],
};
const quote = { block: 'quote', quote: 'Well said.' };
const add = (path: string, extraFields = {}) =>
  editor.post(URL, { data: { title: `Page ${path}`, path, blocks: [quote] }, ...extraFields });
const addRedirect = (oldPath: string, newPath: string) =>
  editor.post('/api/content/redirects', { data: { from: oldPath, to: newPath, kind: 'permanent' } });
const getRedirects = async () =>
  (await server.anonymous.get('/api/content/redirects')).body.items.map(
    ({ data }: { data: { from: string; to: string } }) => [data.from, data.to],
  );

test('rejects a landing page that could never list jobs', async () => {
  const addLandingPage = (path: string) =>
    editor.post('/api/content/landing-pages', { data: { path, text: paragraph } });
  for (const path of [
    '/jobs/class1',
    '/jobs/Full-time',
    '/jobs/class1/in/leeds',
    '/jobs/full-time/leeds',
    '/jobs/in',
  ]) {
    const { status, body } = await addLandingPage(path);
    expect([status, body.issues[0].path], path).toEqual([422, 'path']);
    expect(body.issues[0].message).toMatch(/^\/jobs.* can’t list any jobs\. .*\/jobs\/full-time/);
  }
  for (const path of ['/jobs/full-time', '/jobs/full-time/in/leeds', '/jobs/in/nether-wallop'])
    expect((await addLandingPage(path)).status, path).toBe(201);
});

test('a landing page of a renamed sector can still be edited', async () => {
  const names = Array.from({ length: 13 }, (_, i) => `Able ${String(i).padStart(2, '0')}`);
  const sectors = [];
  for (const name of names) sectors.push((await editor.post('/api/content/sectors', { data: { name } })).body.entry);
  const data = { path: '/jobs/able-00', text: paragraph };
  const { entry } = (await editor.post('/api/content/landing-pages', { data })).body;
  const [{ id, version, data: sectorData }] = sectors;
  const renamedSector = { data: { ...sectorData, name: 'Baker' }, version };
  expect((await editor.put(`/api/content/sectors/${id}`, renamedSector)).status).toBe(200);
  const address = `/api/content/landing-pages/${entry.id}`;
  const save = (path: string, baseVersion: number) =>
    editor.put(address, { data: { ...entry.data, path }, version: baseVersion });
  expect((await save(data.path, entry.version)).status).toBe(200);
  const { status, body } = await save('/jobs/charlie', entry.version + 1);
  expect([status, body.message]).toEqual([422, expect.stringMatching(/: (?:[^ ]+, ){11}[^ ]+…$/)]);
});

test('saves a page with the default values of its blocks', async () => {
  const { status, body } = await add('/nursing/');
  expect(status).toBe(201);
  expect(body.entry.data).toMatchObject({
    path: '/nursing',
    blocks: [{ block: 'quote', quote: 'Well said.', name: '', role: '' }],
  });
});

test.each([
  ['/about-us', 'There’s already a page at /about-us. Choose another address.'],
  ['/Career', 'There’s already a page at /Career. Choose another address.'],
  ['/job/nurse', 'There’s already a page at /job/nurse. Choose another address.'],
  ['/taken', 'The page “Page /taken” already has this address. Choose another.'],
  ['/Taken', 'The page “Page /taken” already has this address. Choose another.'],
  ['/short', '/short is redirected to /career. Delete that redirect first, or choose another address.'],
  ['nursing', 'Address must start with / and contain only letters, digits and hyphens, like /nursing.'],
  ['/a.b', 'Address must start with / and contain only letters, digits and hyphens, like /nursing.'],
  ['/api/x', 'Address is reserved by the system. Choose another.'],
  ['', 'Address is required.'],
])('rejects a page at %j', async (path, message) => {
  await add('/taken');
  await addRedirect('/short', '/career');
  const { status, body } = await add(path);
  expect([status, body.message]).toEqual([422, message]);
  expect(body.issues[0].path).toMatch(/path$/);
});

test('validates the address of a draft only on publication', async () => {
  const { status, body } = await add('/about-us', { publish: false });
  expect(status).toBe(201);
  const entries = [{ id: body.entry.id, version: 1 }];
  expect((await editor.post(`${URL}/bulk`, { action: 'publish', entries })).status).toBe(422);
});

test('reserves the address of a scheduled page', async () => {
  await add('/later', { publishAt: '2099-01-01T00:00:00Z' });
  expect((await add('/later')).status).toBe(422);
});

test('rejects a redirect from the address of a page', async () => {
  await add('/nursing');
  const { status, body } = await addRedirect('/nursing', '/career');
  expect([status, body.message]).toEqual([422, 'There’s already a page at /nursing.']);
});

test('a renamed page leaves a redirect, even when renamed back', async () => {
  const { body } = await add('/nursing');
  const rename = (path: string, version: number) =>
    editor.patch(`${URL}/${body.entry.id}`, { data: { path }, version });
  expect((await rename('/nurses', 1)).status).toBe(200);
  await expect.poll(getRedirects).toEqual([['/nursing', '/nurses']]);
  expect((await rename('/nursing', 2)).status).toBe(200);
  await expect.poll(getRedirects).toEqual([['/nurses', '/nursing']]);
});

test('rejects an unknown block with a list of valid blocks', async () => {
  const data = { title: 'Video', path: '/video', blocks: [{ block: 'video' }] };
  const { status, body } = await editor.post(URL, { data });
  expect(status).toBe(422);
  expect(body.message).toMatch(/^A block must be one of: text, imageWithText, /);
});
