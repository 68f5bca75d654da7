/** Bulk actions, their inverse actions, and discarding a draft. */
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { addImage, sampleOf } from '../../../support/samples.ts';

const job = (title: string) => ({ ...sampleOf(contentTypes.job), title });
const slide = (title: string) => ({ ...sampleOf(contentTypes.slide), title });

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  addImage(server.db);
  admin = await server.logIn();
});
afterEach(() => server.close());

const create = async (title: string, extraFields = {}) =>
  (await admin.post('/api/content/jobs', { data: job(title), ...extraFields })).body;
const urlOf = ({ entry }: { entry: { id: string } }) => `/api/content/jobs/${entry.id}`;
const readEdited = async (url: string) => (await admin.get(`${url}?drafts=true`)).body;
/** The entries as visitors see them, without the change numbers. */
async function site() {
  const { body } = await server.anonymous.get('/api/content/jobs');
  return body.items.map(({ seq: _, ...entry }: { seq: number }) => entry);
}

test('a bulk action is atomic, and its inverse undoes it', async () => {
  const createdJobs = [await create('One'), await create('Two'), await create('Draft')];
  createdJobs[2] = (await admin.put(urlOf(createdJobs[2]), { data: job('Three'), version: 1 })).body;
  const siteContent = await site();
  const entries = createdJobs.map(({ entry: { id, version } }) => ({ id, version }));
  const staleResponse = await admin.post('/api/content/jobs/bulk', {
    action: 'delete',
    entries: [...entries.slice(0, 2), { id: entries[2]?.id, version: 1 }],
  });
  expect(staleResponse.status).toBe(409);
  expect(staleResponse.body.message).toContain('“Three”: The administrator saved changes');
  expect(await site()).toEqual(siteContent);

  const deleteResponse = await admin.post('/api/content/jobs/bulk', { action: 'delete', entries });
  expect(await site()).toEqual([]);
  expect(deleteResponse.body.entries).toEqual(entries.map(({ id, version }) => ({ id, version: version + 1 })));
  const restore = { action: 'restore', entries: deleteResponse.body.entries };
  expect((await admin.post('/api/content/jobs/bulk', restore)).status).toBe(200);
  expect(await site()).toEqual(siteContent);
});

test('publishes, unpublishes, deletes and restores many entries unless one is incomplete', async () => {
  const createdJobs = [await create('One', { publish: false }), await create('Two', { publish: false })];
  const entries = async () =>
    Promise.all(
      createdJobs.map(async ({ entry: { id } }) => ({
        id,
        version: (await readEdited(`/api/content/jobs/${id}`)).version,
      })),
    );
  const bulk = async (action: string, versions?: object[]) =>
    admin.post('/api/content/jobs/bulk', { action, entries: versions ?? (await entries()) });
  expect((await bulk('publish')).status).toBe(200);
  expect(await site()).toHaveLength(2);
  expect((await bulk('unpublish')).status).toBe(200);
  expect(await site()).toEqual([]);
  expect((await bulk('publish')).status).toBe(200);
  const versions = await entries();
  await bulk('delete', versions);
  expect(
    (
      await bulk(
        'restore',
        versions.map(({ id, version }) => ({ id, version: version + 1 })),
      )
    ).status,
  ).toBe(200);
  expect(await site()).toHaveLength(2);

  await bulk('unpublish');
  const incompleteJob = { ...job('Half'), description: { type: 'doc', content: [] } };
  await admin.put(`/api/content/jobs/${createdJobs[1]?.entry.id}`, {
    data: incompleteJob,
    version: (await entries())[1]?.version,
    publish: false,
  });
  const rejectedResponse = await bulk('publish');
  expect(rejectedResponse.status).toBe(422);
  expect(rejectedResponse.body.message).toMatch(/^“Half”: /);
  expect(await site()).toEqual([]);
});

test('validates each entry of a bulk action like a single entry', async () => {
  const add = async (target: string, publish: boolean) =>
    (await admin.post('/api/content/redirects', { data: { from: '/old', to: target, kind: 'permanent' }, publish }))
      .body.entry;
  const { id, version } = await add('/blog', false);
  await add('/career', true);
  const rejectedResponse = await admin.post('/api/content/redirects/bulk', {
    action: 'publish',
    entries: [{ id, version }],
  });
  expect(rejectedResponse.status).toBe(422);
  expect(rejectedResponse.body.message).toBe('“/old”: /old is already redirected.');
});

test('restores the previous order even after an entry is saved', async () => {
  const ids: string[] = [];
  for (const title of ['a', 'b', 'c']) {
    ids.push((await admin.post('/api/content/slides', { data: slide(title) })).body.entry.id);
  }
  const order = async () =>
    (await server.anonymous.get('/api/content/slides')).body.items.map((item: { id: string }) => item.id);
  await admin.post('/api/content/slides/order', { ids: [...ids].reverse() });
  expect(await order()).toEqual([...ids].reverse());
  await admin.put(`/api/content/slides/${ids[0]}`, { data: slide('A'), version: 1 });
  expect((await admin.post('/api/content/slides/order', { ids })).status).toBe(200);
  expect(await order()).toEqual(ids);
});

test('discarding a draft restores the live data without changing the site', async () => {
  const created = await create('Porter');
  await admin.put(urlOf(created), { data: job('Half a thought'), version: 1, publish: false });
  const { seq } = (await server.anonymous.get(urlOf(created))).body;
  expect((await admin.post(`${urlOf(created)}/discard`, { version: 1 })).status).toBe(409);
  const { body } = await admin.post(`${urlOf(created)}/discard`, { version: 2 });
  expect(body.entry).toMatchObject({ status: 'live', version: 3, data: { title: 'Porter' } });
  expect((await server.anonymous.get(urlOf(created))).body.seq).toBe(seq);
  const draft = await create('Only a draft', { publish: false });
  expect((await admin.post(`${urlOf(draft)}/discard`, { version: 1 })).status).toBe(409);
});
