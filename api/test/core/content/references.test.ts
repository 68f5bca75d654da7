/** Entries that jobs refer to: sectors, job types, contract types and offices. */
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
  admin = await server.logIn();
});
afterAll(() => server.close());

const jobs = '/api/content/jobs';
const sectors = '/api/content/sectors';

async function newSector(name: string): Promise<string> {
  const { status, body } = await admin.post(sectors, { data: { name } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.entry.id;
}

async function newJob(data: object, extraFields: object = {}) {
  const { status, body } = await admin.post(jobs, {
    data: { ...sampleOf(contentTypes.job), office: null, ...data },
    ...extraFields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.entry;
}

const readJob = async (id: string) => (await admin.get(`${jobs}/${id}?drafts=true`)).body;
const remove = (id: string, query = '') => admin.delete(`${sectors}/${id}?version=1${query}`);

test('every database has the original sectors, job types and contract types', async () => {
  const names = async (path: string) =>
    (await server.anonymous.get(`/api/content/${path}`)).body.items.map(
      ({ id, data }: { id: string; data: { name: string } }) => `${id}: ${data.name}`,
    );
  expect(await names('sectors')).toEqual(['admin: admin', 'Engineer: Engineer', 'Developer: Developer']);
  expect(await names('job-types')).toEqual(['Full Time: Full Time', 'Part Time: Part Time']);
  expect(await names('contract-types')).toContain('fixed-term: Fixed-term contract');
});

test('publishing a job requires an available sector, unlike a draft', async () => {
  const data = { ...sampleOf(contentTypes.job), office: null };
  const missingSector = await admin.post(jobs, { data: { ...data, category: null } });
  expect(missingSector).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'category', message: 'Sector is required.' }] },
  });
  const unknownSector = await admin.post(jobs, { data: { ...data, category: 'Beekeeping' } });
  expect(unknownSector).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'category', message: 'This sector is no longer available. Choose another.' }] },
  });
  await newJob({ category: null }, { publish: false });
  await newJob({ category: 'Beekeeping' }, { publish: false });
});

test('deletes a sector in use only with a replacement for all uses', async () => {
  const driving = await newSector('Driving');
  const logistics = await newSector('Logistics');
  const liveJob = await newJob({ category: driving });
  const draft = await newJob({ category: driving }, { publish: false });
  const binnedJob = await newJob({ category: driving });
  await admin.delete(`${jobs}/${binnedJob.id}?version=1`);
  const form = { email: 'drive@example.com', category: driving, type: '', place: '', frequency: 'weekly' };
  expect((await server.anonymous.post('/api/alerts', form)).status).toBe(202);

  expect(await remove(driving)).toMatchObject({
    status: 409,
    body: { inUse: 3, message: '“Driving” is in use. Choose another sector to take its place.' },
  });
  expect((await admin.post(`${sectors}/${driving}/unpublish`)).status).toBe(409);
  const bulkDeletion = { action: 'delete', entries: [{ id: driving, version: 1 }] };
  expect((await admin.post(`${sectors}/bulk`, bulkDeletion)).status).toBe(409);
  expect((await remove(driving, '&replaceWith=nothing')).status).toBe(422);
  expect((await remove(driving, `&replaceWith=${driving}`)).status).toBe(422);
  expect((await readJob(liveJob.id)).data.category).toBe(driving);

  expect((await remove(driving, `&replaceWith=${logistics}`)).status).toBe(200);
  expect(await readJob(liveJob.id)).toMatchObject({ data: { category: logistics }, status: 'live', version: 2 });
  expect((await server.anonymous.get(`${jobs}/${liveJob.id}`)).body.data.category).toBe(logistics);
  expect(await readJob(draft.id)).toMatchObject({ data: { category: logistics }, status: 'draft' });
  await admin.post(`${jobs}/${binnedJob.id}/restore`);
  expect((await readJob(binnedJob.id)).data.category).toBe(logistics);
  expect((await admin.get('/api/alerts')).body.items[0].category).toBe(logistics);
});

test('requires a replacement to unpublish or bulk-delete sectors in use', async () => {
  const [a, b, c] = [await newSector('Masonry'), await newSector('Carpentry'), await newSector('Building')];
  const [inA, inB] = [await newJob({ category: a }), await newJob({ category: b })];
  const bulk = (ids: string[], replaceWith?: string, action = 'delete') =>
    admin.post(`${sectors}/bulk`, { action, entries: ids.map((id) => ({ id, version: 1 })), replaceWith });
  expect(await bulk([a, b])).toMatchObject({
    status: 409,
    body: { inUse: 1, message: '“Masonry” is in use. Choose another sector to take its place.' },
  });
  // An entry cannot be replaced by another entry that is deleted with it.
  expect((await bulk([a, c], c)).status).toBe(422);
  expect((await readJob(inA.id)).data.category).toBe(a);

  expect((await bulk([a], b, 'unpublish')).status).toBe(200);
  expect((await readJob(inA.id)).data.category).toBe(b);
  const unpublish = (query = '') => admin.post(`${sectors}/${b}/unpublish${query}`);
  expect(await unpublish()).toMatchObject({ status: 409, body: { inUse: 2 } });
  expect((await unpublish(`?replaceWith=${c}`)).body).toMatchObject({ entry: { status: 'draft' } });
  for (const { id } of [inA, inB]) expect((await readJob(id)).data.category).toBe(c);
});

// Landing pages have an address instead of a name.
const namedTypes = Object.values(contentTypes).filter((type) => 'uniqueTitle' in type && type.title === 'name');

test.each(namedTypes)('published entries of the type $name have unique names, ignoring case', async (type) => {
  const url = `/api/content/${type.path}`;
  const post = (name: string, extraFields: object = {}) =>
    admin.post(url, { data: { ...sampleOf(type), name }, ...extraFields });
  const { body: first } = await post('Öffice Staff');
  const message = `Another ${type.label.one.toLowerCase()} is called “Öffice Staff”. Choose a different name.`;
  const takenName = { status: 422, body: { issues: [{ path: 'name', message }] } };
  expect(await post('öffice staff')).toMatchObject(takenName);
  expect((await post('Office Staff')).status).toBe(201);

  // An entry may keep its name or change its case. Drafts may have any name until they are published.
  const entry = `${url}/${first.entry.id}`;
  expect((await admin.patch(entry, { data: { name: 'Öffice STAFF' }, version: 1 })).status).toBe(200);
  const { body: draft } = await post('Öffice staff', { publish: false });
  const publish = { action: 'publish', entries: [{ id: draft.entry.id, version: 1 }] };
  expect((await admin.post(`${url}/bulk`, publish)).status).toBe(422);

  expect((await admin.delete(`${entry}?version=2`)).status).toBe(200);
  expect((await admin.post(`${url}/bulk`, publish)).status).toBe(200);
  expect(await admin.post(`${entry}/restore`)).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('is called “Öffice staff”. Rename that one before you restore this one.'),
    },
  });
});

test('reserves the name of a scheduled sector', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const { status } = await admin.post(sectors, { data: { name: 'Aviation' }, publishAt });
  expect(status).toBe(201);
  expect((await admin.post(sectors, { data: { name: 'aviation' } })).status).toBe(422);
});

test('an unused sector is deleted without a replacement', async () => {
  expect((await remove(await newSector('Unused'))).status).toBe(200);
});

test('jobs are filtered, sorted and found by their sector’s name', async () => {
  const care = await newSector('Áx social care');
  const { id } = await newJob({ title: 'Support worker', category: care });
  const ids = async (query: string) =>
    (await admin.get(`${jobs}?drafts=true&${query}`)).body.items.map((item: { id: string }) => item.id);
  expect(await ids(`category=${care}`)).toEqual([id]);
  expect(await ids('search=Social%20support')).toEqual([id]);
  await admin.put(`${sectors}/${care}`, { data: { name: 'zz last', description: '', findAJob: null }, version: 1 });
  expect((await ids('sort=category')).at(-1)).toBe(id);
  expect((await ids('sort=-category')).at(0)).toBe(id);
});

test('C24 maps sectors and job types to their legacy names', async () => {
  const software = await newSector('Software and data');
  const { body } = await admin.post('/api/content/job-types', {
    data: { name: 'Evenings', employmentType: 'PART_TIME' },
  });
  const { id } = await newJob({ category: software, type: body.entry.id });
  const readLegacyJob = async () =>
    (await server.anonymous.get('/api/job')).body.find((job: { _id: string }) => job._id === id);
  expect(await readLegacyJob()).toMatchObject({ category: 'Developer', type: 'Part Time' });
  const data = { name: 'Electrical engineering', description: '', findAJob: 9 };
  expect((await admin.put(`${sectors}/${software}`, { data, version: 1 })).status).toBe(200);
  expect(await readLegacyJob()).toMatchObject({ category: 'Engineer' });
});

test('visitors filter the published jobs by sector', async () => {
  const nursing = await newSector('Nursing 🩺');
  const { id } = await newJob({ title: 'Ward nurse', category: nursing });
  await newJob({ category: nursing }, { publish: false });
  const { body } = await server.anonymous.get(`${jobs}?category=${nursing}`);
  expect([body.total, body.items.map((item: { id: string }) => item.id)]).toEqual([1, [id]]);
});

test('concurrent deletions of two sectors leave every job with one sector', async () => {
  const [a, b] = [await newSector('Catering'), await newSector('Hospitality')];
  const jobIds = [await newJob({ category: a }), await newJob({ category: b })];
  const other = await server.logIn('administrator');
  const results = await Promise.all([
    remove(a, `&replaceWith=${b}`),
    other.delete(`${sectors}/${b}?version=1&replaceWith=${a}`),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [left] = [a, b].filter((_, i) => results[i]?.status !== 200);
  for (const { id } of jobIds) expect((await readJob(id)).data.category).toBe(left);
});

test('jobs, revisions and alerts from before sector entries keep their values', async () => {
  const sample = { ...sampleOf(contentTypes.job), office: undefined };
  const data = JSON.stringify({ ...sample, category: 'Engineer', type: 'Full Time', basis: 'fixed-term' });
  const dataDir = oldDatabase('0012_audit_token', (db) => {
    db.prepare(
      `INSERT INTO documents (id, type, data, published, version, seq, position, closed, publishedAt, createdAt, updatedAt)
       VALUES ('old', 'job', ?, ?, 1, 1, 1, 0, 1, 1, 1)`,
    ).run(data, data);
    db.exec("INSERT INTO changes (seq, type, documentId, at) VALUES (1, 'job', 'old', 1)");
    db.prepare("INSERT INTO revisions (documentId, version, action, data, at) VALUES ('old', 1, 'create', ?, 1)").run(
      data,
    );
    db.exec(`INSERT INTO alerts (id, email, category, type, place, frequency, createdAt, confirmedAt)
             VALUES ('alert', 'ada@example.com', 'Developer', 'Part Time', '', 'weekly', 1, 1)`);
  });
  const upgradedServer = await startApp({ dataDir });
  onTestFinished(() => upgradedServer.close());
  const terms = { category: 'Engineer', type: 'Full Time', basis: 'fixed-term' };
  expect((await upgradedServer.anonymous.get(`${jobs}/old`)).body.data).toMatchObject(terms);
  expect((await upgradedServer.anonymous.get('/api/job/old')).body).toMatchObject({
    category: 'Engineer',
    type: 'Full Time',
  });
  const editor = await upgradedServer.logIn();
  expect((await editor.get(`${jobs}/old/revisions`)).body[0].data).toMatchObject(terms);
  expect((await editor.get('/api/alerts')).body.items).toMatchObject([{ criteria: 'Developer jobs, part time' }]);
  const name = async (path: string) => (await upgradedServer.anonymous.get(`/api/content/${path}`)).body.data.name;
  expect(await name('contract-types/fixed-term')).toBe('Fixed-term contract');
});

test('reindexes a job only when its searchable text changes', async () => {
  const { body } = await admin.post('/api/content/jobs', {
    data: { ...sampleOf(contentTypes.job), category: 'Engineer' },
  });
  const index = () => server.db.$client.prepare('SELECT group_concat(hex(block)) FROM job_search_data').pluck().get();
  const save = (version: number, change: object) =>
    admin.put(`/api/content/jobs/${body.entry.id}`, { data: { ...body.entry.data, ...change }, version });
  const initialIndex = index();
  expect((await save(1, { category: 'Developer' })).status).toBe(200);
  expect(index()).toBe(initialIndex);
  expect((await save(2, { title: 'Harbour pilot' })).status).toBe(200);
  expect(index()).not.toBe(initialIndex);
});
