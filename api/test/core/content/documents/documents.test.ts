import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { omitUnreadable } from '../../../../src/core/content/readers.ts';
import { type Client, ORIGIN, startApp, type TestServer } from '../../../support/app.ts';
import { addImage, IMAGE, sampleOf } from '../../../support/samples.ts';

let server: TestServer;
let admin: Client;
let editor: Client;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
  admin = await server.logIn();
  editor = await server.logIn('editor');
});
afterAll(() => server.close());

/** The fields that an editor may change. */
const data = omitUnreadable(contentTypes.job, 'editor', sampleOf(contentTypes.job));
const jobs = '/api/content/jobs';

/** Creates a job; returns its address and the response. */
async function newJob(extraFields: object = {}, title = 'A job') {
  const { body, status } = await admin.post(jobs, { data: { ...data, title }, ...extraFields });
  expect(status).toBe(201);
  return { url: `${jobs}/${body.entry.id}`, ...body };
}

describe('versions', () => {
  test('an update requires the version it is based on', async () => {
    const { url } = await newJob();
    expect((await admin.put(url, { data })).status).toBe(428);
    expect((await admin.delete(url)).status).toBe(428);
    expect((await admin.put('/api/content/footer', { data: {} })).status).toBe(428);
  });

  test('returns 409 with the current entry and its differences', async () => {
    const { url } = await newJob();
    const first = await editor.put(url, { data: { ...data, title: 'By the editor', start: 'Monday' }, version: 1 });
    expect(first.body.entry.version).toBe(2);
    const staleResponse = await admin.put(url, { data: { ...data, title: 'By the administrator' }, version: 1 });
    expect(staleResponse.status).toBe(409);
    expect(staleResponse.body.message).toBe('The editor saved changes while you were editing.');
    expect(staleResponse.body.issues.map(({ path }: { path: string }) => path)).toEqual(['title', 'start']);
    expect(staleResponse.body.current).toEqual((await admin.get(`${url}?drafts=true`)).body);
    expect(staleResponse.body.current).toMatchObject(first.body.entry);
    expect((await server.anonymous.get(url)).body.data.title).toBe('By the editor');
  });

  test.each([9, 0])('rejects a change based on version %i, which never existed', async (version) => {
    const { url, entry } = await newJob();
    const update = { data: { ...data, title: 'Mine' }, version };
    const responses = [
      await admin.put(url, update),
      await admin.patch(url, update),
      await admin.delete(`${url}?version=${version}`),
      await admin.post(`${url}/discard`, { version }),
      await admin.post(`${url}/revisions/1/restore`, { version }),
    ];
    const message = `This job has no version ${version}; the latest is 1.`;
    for (const response of responses) {
      expect(response).toMatchObject({ status: 409, body: { message, current: entry } });
      expect(response.body.issues ?? []).toEqual([]);
    }
    const bulk = await admin.post(`${jobs}/bulk`, { action: 'unpublish', entries: [{ id: entry.id, version }] });
    expect(bulk).toMatchObject({ status: 409, body: { message: `“A job”: ${message}`, current: entry } });
    expect((await admin.get(`${url}?drafts=true`)).body.version).toBe(1);
  });

  test('one of twenty concurrent saves of the same version wins', async () => {
    const { url } = await newJob();
    const saves = Array.from({ length: 20 }, (_, i) =>
      admin.put(url, { data: { ...data, title: `Save ${i}` }, version: 1 }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('a singleton starts at version 0 and cannot be created twice', async () => {
    const url = '/api/content/contact-page';
    const standardResponse = await admin.get(`${url}?drafts=true`);
    expect(standardResponse.body).toMatchObject({
      id: 'contactPage',
      version: 0,
      status: 'standard',
      data: { form: { title: '' } },
    });
    const sample = sampleOf(contentTypes.contactPage);
    expect((await admin.put(url, { data: sample, version: 0 })).status).toBe(200);
    expect((await admin.put(url, { data: sample, version: 0 })).status).toBe(409);
    expect((await admin.put(url, { data: sample, version: 1 })).body.entry.version).toBe(2);
  });
});

describe('drafts', () => {
  test('change nothing for visitors until they are published', async () => {
    const { url, change } = await newJob({}, 'Live');
    const publicResponse = await server.anonymous.get(url);
    const draft = await admin.put(url, { data: { ...data, title: 'Draft' }, version: 1, publish: false });
    expect(draft.body).toMatchObject({ change, entry: { status: 'changed', data: { title: 'Draft' } } });
    expect((await server.anonymous.get(url)).body).toEqual(publicResponse.body);
    expect((await server.anonymous.get(`/api/content/changes?since=${change}`)).body.changes).toEqual([]);
    const published = await admin.put(url, { data: { ...data, title: 'Draft' }, version: 2 });
    expect(published.body.entry.status).toBe('live');
    expect((await server.anonymous.get(url)).body.data.title).toBe('Draft');
  });

  test('may be incomplete, unlike published entries', async () => {
    const incompleteJob = { ...data, title: '' };
    const draft = await admin.post(jobs, { data: incompleteJob, publish: false });
    expect(draft.body.entry).toMatchObject({ status: 'draft', publishedAt: null });
    const url = `${jobs}/${draft.body.entry.id}`;
    const published = await admin.put(url, { data: incompleteJob, version: 1 });
    expect(published.status).toBe(422);
    expect(published.body.issues).toEqual([{ path: 'title', message: 'Title is required.' }]);
  });

  test('an entry can be unpublished and published again', async () => {
    const { url } = await newJob();
    const down = await admin.post(`${url}/unpublish`);
    expect(down.body.entry).toMatchObject({ status: 'draft', version: 2 });
    expect((await server.anonymous.get(url)).status).toBe(404);
    await admin.put(url, { data, version: 2 });
    expect((await server.anonymous.get(url)).status).toBe(200);
  });
});

describe('the bin', () => {
  test('deletes an entry and restores it from the bin unchanged', async () => {
    const { url, entry } = await newJob({}, 'In the bin');
    expect((await admin.delete(`${url}?version=9`)).status).toBe(409);
    const deleteResponse = await admin.delete(`${url}?version=1`);
    expect(deleteResponse.body.change).toBeGreaterThan(entry.version);
    expect((await server.anonymous.get(url)).status).toBe(404);
    expect((await admin.get(`${url}?drafts=true`)).status).toBe(404);
    expect((await admin.put(url, { data, version: 2 })).status).toBe(404);
    const bin = await admin.get(`${jobs}?drafts=true&bin=true`);
    expect(bin.body.items.map(({ id }: { id: string }) => id)).toEqual([entry.id]);

    const restoreResponse = await admin.post(`${url}/restore`);
    expect(restoreResponse.body.entry).toMatchObject({ status: 'live', data: { title: 'In the bin' } });
    expect((await server.anonymous.get(url)).status).toBe(200);
    expect((await admin.post(`${url}/restore`)).status).toBe(404);
  });
});

describe('revisions', () => {
  test('lists author and action, and restores a revision', async () => {
    const { url } = await newJob({}, 'First');
    await editor.put(url, { data: { ...data, title: 'Second' }, version: 1 });
    await editor.put(url, { data: { ...data, title: 'Third' }, version: 2, publish: false });
    const { body } = await editor.get(`${url}/revisions`);
    expect(body).toMatchObject([
      { version: 3, action: 'save', user: 'The editor', data: { title: 'Third' } },
      { version: 2, action: 'save', user: 'The editor', data: { title: 'Second' } },
      { version: 1, action: 'create', user: 'The administrator', data: { title: 'First' } },
    ]);
    expect((await editor.post(`${url}/revisions/1/restore`, { version: 2 })).status).toBe(409);
    expect((await editor.post(`${url}/revisions/7/restore`, { version: 3 })).status).toBe(404);
    expect(await editor.post(`${url}/revisions/7/restore`, {})).toMatchObject({
      status: 404,
      body: { message: 'This job has no version 7.' },
    });
    const restoreResponse = await editor.post(`${url}/revisions/1/restore`, { version: 3 });
    expect(restoreResponse.body.entry).toMatchObject({ version: 4, status: 'changed', data: { title: 'First' } });
    expect((await editor.get(`${url}/revisions`)).body[0]).toMatchObject({ version: 4, action: 'restore' });
  });

  test('are restored as drafts that visitors do not see', async () => {
    const { url } = await newJob({}, 'On the site');
    await editor.put(url, { data: { ...data, title: 'Never meant for visitors' }, version: 1, publish: false });
    await editor.put(url, { data: { ...data, title: 'Corrected' }, version: 2 });
    const restoreResponse = await editor.post(`${url}/revisions/2/restore`, { version: 3 });
    expect(restoreResponse.body.entry).toMatchObject({
      status: 'changed',
      data: { title: 'Never meant for visitors' },
    });
    expect((await server.anonymous.get(url)).body.data.title).toBe('Corrected');

    const { url: draft } = await newJob({ publish: false }, 'Still a draft');
    await editor.put(draft, { data, version: 1, publish: false });
    const draftResponse = await editor.post(`${draft}/revisions/1/restore`, { version: 2 });
    expect(draftResponse.body.entry).toMatchObject({ status: 'draft', data: { title: 'Still a draft' } });
    expect((await server.anonymous.get(draft)).status).toBe(404);
  });

  test('returns 404 for a revision of another type', async () => {
    const { entry } = await newJob();
    expect((await admin.get(`/api/content/slides/${entry.id}/revisions`)).status).toBe(404);
    expect((await admin.get(`/api/content/slides/${entry.id}?drafts=true`)).status).toBe(404);
  });
});

describe('lists', () => {
  test('keep the order that editors drag entries into', async () => {
    const slide = sampleOf(contentTypes.slide);
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push((await admin.post('/api/content/slides', { data: { ...slide, title } })).body.entry.id);
    }
    const titles = async () => {
      const { body } = await server.anonymous.get('/api/content/slides');
      return body.items.map((item: { data: { title: string } }) => item.data.title);
    };
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
    const order = await admin.post('/api/content/slides/order', { ids: [ids[2], ids[0], ids[1]] });
    expect(order.body.change).toBeGreaterThan(0);
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
    expect((await admin.post('/api/content/slides/order', { ids: [ids[0], ids[0]] })).status).toBe(422);
    expect((await admin.post('/api/content/slides/order', { ids: ['nothing'] })).status).toBe(404);
    const version = (await admin.get(`/api/content/slides/${ids[0]}?drafts=true`)).body.version;
    expect(version).toBe(1);
  });

  test('searches, sorts and pages entries for editors', async () => {
    const product = sampleOf(contentTypes.product);
    for (const title of ['Beta 100%', 'alpha', 'Gamma_x']) {
      await admin.post('/api/content/products', { data: { ...product, title } });
    }
    const titles = async (query: string) => {
      const { body, status } = await admin.get(`/api/content/products?drafts=true&${query}`);
      return status === 200 ? body.items.map((item: { data: { title: string } }) => item.data.title) : status;
    };
    expect(await titles('sort=title')).toEqual(['alpha', 'Beta 100%', 'Gamma_x']);
    expect(await titles('sort=-title&limit=1')).toEqual(['Gamma_x']);
    expect(await titles('sort=title&limit=1&offset=1')).toEqual(['Beta 100%']);
    expect(await titles('sort=-updatedAt')).toEqual(['Gamma_x', 'alpha', 'Beta 100%']);
    expect(await titles('search=ALPHA')).toEqual(['alpha']);
    expect(await titles('search=100%25')).toEqual(['Beta 100%']);
    expect(await titles('search=gamma_x')).toEqual(['Gamma_x']);
    expect(await titles('search=%25%20beta')).toEqual(['Beta 100%']);
    expect(await titles('search=beta%20gamma')).toEqual([]);
    expect(await titles('sort=-title&search=a')).toEqual(['Gamma_x', 'Beta 100%', 'alpha']);
    expect(await titles('sort=-title&search=a&limit=1&offset=1')).toEqual(['Beta 100%']);
    expect(await titles('search=paragraph')).toEqual([]);
    expect(await titles("sort=title');DROP TABLE documents;--")).toBe(422);
    expect(await titles('sort=__proto__')).toBe(422);
    expect((await admin.get('/api/content/products?drafts=true&limit=1')).body.total).toBe(3);
  });

  test('returns 304 until the list changes', async () => {
    const sendRequest = (headers: object) => server.app.inject({ url: jobs, headers: { ...headers } });
    const plainResponse = await sendRequest({});
    expect(plainResponse.headers.etag).toMatch(/^"[\w-]{22}"$/);
    const brotli = await sendRequest({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.headers.etag).not.toBe(plainResponse.headers.etag);
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plainResponse.rawPayload)).toBe(true);
    const gzipResponse = await sendRequest({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipResponse.rawPayload).equals(plainResponse.rawPayload)).toBe(true);
    const cachedResponse = await sendRequest({ 'if-none-match': String(brotli.headers.etag), 'accept-encoding': 'br' });
    expect([cachedResponse.statusCode, cachedResponse.body]).toEqual([304, '']);
    await newJob();
    expect((await sendRequest({ 'if-none-match': String(brotli.headers.etag) })).statusCode).toBe(200);
  });

  test('returns the requested slice of a list with its total', async () => {
    const { body: wholeList } = await server.anonymous.get(jobs);
    const { body: page } = await server.anonymous.get(`${jobs}?limit=2&offset=1`);
    expect(page).toEqual({ items: wholeList.items.slice(1, 3), total: wholeList.total });
    expect((await server.anonymous.get(`${jobs}?offset=9999`)).body).toEqual({ items: [], total: wholeList.total });
    expect((await server.anonymous.get(`${jobs}?limit=1001`)).status).toBe(400);
  });
});

describe('the change feed', () => {
  test('lists each document once in pages of any size', async () => {
    const { url } = await newJob();
    await admin.put(url, { data, version: 1 });
    const { body: wholeFeed } = await server.anonymous.get('/api/content/changes?limit=1000');
    expect(wholeFeed.more).toBe(false);
    const ids = wholeFeed.changes.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const seqs = wholeFeed.changes.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));

    const pages: unknown[] = [];
    for (let sinceSeq = 0, hasMore = true; hasMore; ) {
      const { body } = await server.anonymous.get(`/api/content/changes?since=${sinceSeq}&limit=3`);
      expect(body.feed).toBe(wholeFeed.feed);
      pages.push(...body.changes);
      ({ last: sinceSeq, more: hasMore } = body);
    }
    expect(pages).toEqual(wholeFeed.changes);
    const nextPage = await server.anonymous.get(`/api/content/changes?since=${wholeFeed.last}`);
    expect(nextPage.body).toEqual({ feed: wholeFeed.feed, changes: [], last: wholeFeed.last, more: false });
  });

  test('omits entries that were never published', async () => {
    const { body } = await admin.post(jobs, { data, publish: false });
    const feed = await server.anonymous.get('/api/content/changes?limit=1000');
    expect(JSON.stringify(feed.body)).not.toContain(body.entry.id);
  });

  test('streams a page larger than one chunk', async () => {
    for (let i = 0; i < 120; i += 1) await newJob();
    const { body } = await server.anonymous.get('/api/content/changes?limit=115');
    expect([body.changes.length, body.more, body.last]).toEqual([115, true, body.changes[114].seq]);
  });
});

describe('data', () => {
  test('an image must be in the library, which supplies its size', async () => {
    const product = sampleOf(contentTypes.product);
    const unknownImage = { id: 'f'.repeat(32), alt: '', width: 5, height: 5 };
    const response = await admin.post('/api/content/products', { data: { ...product, image: unknownImage } });
    expect(response.status).toBe(422);
    expect(response.body.issues).toEqual([{ path: 'image', message: 'This image isn’t in the media library.' }]);
    const wrongSizeImage = { ...IMAGE, alt: 'x', width: 9, height: 9 };
    const savedResponse = await admin.post('/api/content/products', { data: { ...product, image: wrongSizeImage } });
    expect(savedResponse.body.entry.data.image).toEqual({ id: IMAGE.id, alt: 'x', width: 1200, height: 800 });
  });

  test('errors name the path in nested data', async () => {
    const career = sampleOf(contentTypes.career) as { sections: object[] };
    career.sections = [career.sections[0] ?? {}, { ...career.sections[0], title: '' }];
    const response = await admin.post('/api/content/careers', { data: career });
    expect(response.body.issues).toEqual([{ path: 'sections.1.title', message: 'Title is required.' }]);
  });

  test('fills fields missing from older data with initial values', async () => {
    const { url, entry } = await newJob();
    const { salary: _, ...older } = entry.data;
    const text = JSON.stringify({ ...older, removedSince: 1 });
    server.db.$client.prepare('UPDATE documents SET data = ?, published = ? WHERE id = ?').run(text, text, entry.id);
    const { body } = await server.anonymous.get(url);
    expect(body.data.salary).toMatchObject({ min: null, hidden: false });
    expect(body.data).not.toHaveProperty('removedSince');
    // Visitors see every field except the client and its authority.
    const { client: _client, authority: _authority, ...shown } = (await admin.get(`${url}?drafts=true`)).body.data;
    expect(shown).toEqual(body.data);
  });

  test.each([
    ['__proto__', '{"data":{"__proto__":{"polluted":1}}}'],
    ['constructor', '{"data":{"constructor":{"prototype":{"polluted":1}}}}'],
    ['a nested one', '{"data":{"location":{"__proto__":{"polluted":1}}}}'],
    ['outside the data', '{"__proto__":{"publish":false},"data":{}}'],
  ])('rejects prototype pollution: %s', async (_name, payload) => {
    const response = await admin.post(jobs, payload, { 'content-type': 'application/json' });
    expect([400, 422]).toContain(response.status);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    ['id', 'mine'],
    ['_id', 'mine'],
    ['seq', 1],
    ['position', 0],
    ['createdAt', '2020-01-01T00:00:00Z'],
    ['status', 'live'],
    ['updatedBy', 'x'],
  ])('%s cannot be set by the client', async (name, value) => {
    expect((await admin.post(jobs, { data, [name]: value })).status).toBe(422);
    expect((await admin.post(jobs, { data: { ...data, [name]: value } })).status).toBe(422);
  });
});

test('validates the format of changed values on publication only', async () => {
  const { path, fields } = contentTypes.office;
  const office = { ...sampleOf(contentTypes.office), name: 'Leeds' };
  const message = `${fields.postcode.label} must be a full postcode, like LS1 4AP.`;
  const issues = [{ path: 'postcode', message }];
  const rejectedResponse = await admin.post(`/api/content/${path}`, { data: { ...office, postcode: 'LS1' } });
  expect(rejectedResponse).toMatchObject({ status: 422, body: { message, issues } });
  const draft = await admin.post(`/api/content/${path}`, { data: { ...office, postcode: 'LS1' }, publish: false });
  expect(draft.status).toBe(201);
  const draftUrl = `/api/content/${path}/${draft.body.entry.id}`;
  expect((await admin.put(draftUrl, { data: draft.body.entry.data, version: 1 })).body.issues).toEqual(issues);
  const { body } = await admin.post(`/api/content/${path}`, { data: office });
  const url = `/api/content/${path}/${body.entry.id}`;
  // Simulates data that earlier versions accepted.
  const storedOffice = JSON.stringify({ ...office, postcode: 'LS1' });
  server.db.$client
    .prepare('UPDATE documents SET data = ?, published = ? WHERE id = ?')
    .run(storedOffice, storedOffice, body.entry.id);
  const change = (extraFields: object, version: number) =>
    admin.put(url, { data: { ...office, postcode: 'LS1', ...extraFields }, version });
  expect((await change({ name: 'Leeds office' }, 1)).status).toBe(200);
  expect((await change({ postcode: 'LS2' }, 2)).body.issues).toEqual(issues);
  const applyBulk = (action: string, version: number) =>
    admin.post(`/api/content/${path}/bulk`, { action, entries: [{ id: body.entry.id, version }] });
  expect((await applyBulk('duplicate', 2)).status).toBe(200);
  expect((await applyBulk('unpublish', 2)).status).toBe(200);
  expect((await applyBulk('publish', 3)).status).toBe(200);
  expect((await change({ postcode: 'LS2 7AA' }, 4)).status).toBe(200);
});

test('writes a document, its revision and its change in one transaction', async () => {
  const tables = ['documents', 'revisions', 'changes', 'audit_log'];
  const counts = () => tables.map((table) => server.db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  const countsBefore = counts();
  await newJob();
  expect(counts()).toEqual(countsBefore.map((n) => Number(n) + 1));
  server.db.$client.exec(`CREATE TRIGGER fail BEFORE INSERT ON revisions BEGIN SELECT RAISE(ABORT, 'no'); END`);
  const countsBetween = counts();
  const response = await server.app.inject({
    method: 'POST',
    url: jobs,
    headers: { cookie: (await server.logIn()).cookie, origin: ORIGIN },
    payload: { data },
  });
  server.db.$client.exec('DROP TRIGGER fail');
  expect(response.statusCode).toBe(500);
  expect(response.json().message).toMatch(/^Something went wrong on our side. Reference: [0-9a-f]{10}\.$/);
  const countsAfter = counts();
  expect(countsAfter.slice(0, 3)).toEqual(countsBetween.slice(0, 3));
});
