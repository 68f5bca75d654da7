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

const create = async (title: string, more = {}) =>
  (await admin.post('/api/content/jobs', { data: job(title), ...more })).body;
const urlOf = ({ entry }: { entry: { id: string } }) => `/api/content/jobs/${entry.id}`;
const edited = async (url: string) => (await admin.get(`${url}?drafts=true`)).body;
/** The entries as visitors see them, without the change numbers. */
async function site() {
  const { body } = await server.anonymous.get('/api/content/jobs');
  return body.items.map(({ seq: _, ...entry }: { seq: number }) => entry);
}

test('acts on all entries or none, undone by the inverse action', async () => {
  const made = [await create('One'), await create('Two'), await create('Draft')];
  made[2] = (await admin.put(urlOf(made[2]), { data: job('Three'), version: 1 })).body;
  const siteContent = await site();
  const entries = made.map(({ entry: { id, version } }) => ({ id, version }));
  const stale = await admin.post('/api/content/jobs/bulk', {
    action: 'delete',
    entries: [...entries.slice(0, 2), { id: entries[2]?.id, version: 1 }],
  });
  expect(stale.status).toBe(409);
  expect(stale.body.message).toContain('“Three”: The administrator saved changes');
  expect(await site()).toEqual(siteContent);

  const deleted = await admin.post('/api/content/jobs/bulk', { action: 'delete', entries });
  expect(await site()).toEqual([]);
  expect(deleted.body.entries).toEqual(entries.map(({ id, version }) => ({ id, version: version + 1 })));
  const restore = { action: 'restore', entries: deleted.body.entries };
  expect((await admin.post('/api/content/jobs/bulk', restore)).status).toBe(200);
  expect(await site()).toEqual(siteContent);
});

test('publishes, unpublishes, deletes and restores many entries unless one is incomplete', async () => {
  const made = [await create('One', { publish: false }), await create('Two', { publish: false })];
  const entries = async () =>
    Promise.all(
      made.map(async ({ entry: { id } }) => ({ id, version: (await edited(`/api/content/jobs/${id}`)).version })),
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
  const half = { ...job('Half'), description: { type: 'doc', content: [] } };
  await admin.put(`/api/content/jobs/${made[1]?.entry.id}`, {
    data: half,
    version: (await entries())[1]?.version,
    publish: false,
  });
  const rejected = await bulk('publish');
  expect(rejected.status).toBe(422);
  expect(rejected.body.message).toMatch(/^“Half”: /);
  expect(await site()).toEqual([]);
});

test('validates each of many entries like a single one', async () => {
  const add = async (to: string, publish: boolean) =>
    (await admin.post('/api/content/redirects', { data: { from: '/old', to, kind: 'permanent' }, publish })).body.entry;
  const { id, version } = await add('/blog', false);
  await add('/career', true);
  const rejected = await admin.post('/api/content/redirects/bulk', { action: 'publish', entries: [{ id, version }] });
  expect(rejected.status).toBe(422);
  expect(rejected.body.message).toBe('“/old”: /old is already redirected.');
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
  const made = await create('Porter');
  await admin.put(urlOf(made), { data: job('Half a thought'), version: 1, publish: false });
  const { seq } = (await server.anonymous.get(urlOf(made))).body;
  expect((await admin.post(`${urlOf(made)}/discard`, { version: 1 })).status).toBe(409);
  const { body } = await admin.post(`${urlOf(made)}/discard`, { version: 2 });
  expect(body.entry).toMatchObject({ status: 'live', version: 3, data: { title: 'Porter' } });
  expect((await server.anonymous.get(urlOf(made))).body.seq).toBe(seq);
  const draft = await create('Only a draft', { publish: false });
  expect((await admin.post(`${urlOf(draft)}/discard`, { version: 1 })).status).toBe(409);
});
