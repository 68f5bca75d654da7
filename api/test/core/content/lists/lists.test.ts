/** Finding entries in the admin's lists, by status, choice and text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BIN_MS } from '../../../../src/core/content/documents/bin.ts';
import { entrySchema, listQuery } from '../../../../src/core/content/schemas.ts';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { sampleOf } from '../../../support/samples.ts';

const clock = fakeClock('2026-06-01T09:00:00.000Z');
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp({ clock });
  admin = await server.logIn();
});
afterAll(() => server.close());

const jobs = '/api/content/jobs';

async function newJob(title: string, data: object = {}, extraFields: object = {}) {
  const job = { ...sampleOf(contentTypes.job), title, closing: '', ...data };
  const { status, body } = await admin.post(jobs, { data: job, ...extraFields });
  expect(status, JSON.stringify(body)).toBe(201);
  await clock.advance(1_000);
  return body.entry;
}

async function titles(query: string): Promise<string[]> {
  const { status, body } = await admin.get(`${jobs}?drafts=true&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.items.length).toBe(body.total);
  return body.items.map((item: { data: { title: string } }) => item.data.title);
}

test('finds entries by the status on their badge', async () => {
  await newJob('Live');
  await newJob('Draft', {}, { publish: false });
  const changedJob = await newJob('Changed');
  await admin.put(`${jobs}/${changedJob.id}`, {
    data: { ...changedJob.data, start: 'Soon' },
    version: 1,
    publish: false,
  });
  await newJob('Scheduled', {}, { publishAt: '2026-06-05T09:00:00Z' });
  await newJob('Expired', {}, { expiresAt: '2026-06-01T09:00:01Z' });
  await newJob('Closed', { closing: '2026-05-01' });
  const hiddenJob = await newJob('Taken down');
  await admin.post(`${jobs}/${hiddenJob.id}/unpublish`);
  const binnedJob = await newJob('Binned', {}, { publish: false });
  await admin.delete(`${jobs}/${binnedJob.id}?version=1`);
  await clock.advance(5_000);

  const { body } = await admin.get(`${jobs}?drafts=true`);
  for (const status of ['draft', 'live', 'changed', 'scheduled', 'expired']) {
    const expected = body.items.filter((item: { status: string }) => item.status === status);
    expect(await titles(`status=${status}`)).toEqual(
      expected.map((item: { data: { title: string } }) => item.data.title),
    );
  }
  expect(await titles('status=draft')).toEqual(['Taken down', 'Draft']);
  expect(await titles('status=changed')).toEqual(['Changed']);
  expect((await titles('status=expired')).toSorted()).toEqual(['Closed', 'Expired']);
  expect(await titles('bin=true&status=draft')).toEqual(['Binned']);
  expect((await admin.get(`${jobs}?drafts=true&status=gone`)).status).toBe(400);
});

test('finds entries by choices, combined with text, status and order', async () => {
  await newJob('Beta welder', { category: 'Engineer', type: 'Part Time', basis: 'temporary' });
  await newJob('Alpha welder', { category: 'Engineer', type: 'Full Time', basis: 'fixed-term' });
  await newJob('Gamma welder', { category: 'Developer', type: 'Part Time' });
  expect(await titles('category=Engineer&search=welder&sort=title')).toEqual(['Alpha welder', 'Beta welder']);
  expect(await titles('type=Part%20Time&search=welder&sort=-title')).toEqual(['Gamma welder', 'Beta welder']);
  expect(await titles('category=Engineer&type=Part%20Time&status=live&search=welder')).toEqual(['Beta welder']);
  // The search covers the labels of choices, but not property names.
  expect(await titles('search=welder%20contract')).toEqual(['Alpha welder']);
  expect(await titles('search=welder%20listItem')).toEqual([]);
  expect(await titles('search=welder%20salary')).toEqual([]);
  expect(await titles('category=Nobody')).toEqual([]);
  expect((await admin.get(`${jobs}?drafts=true&location.remote=Nobody`)).status).toBe(400);
  for (const query of ['status=draft', 'search=x', 'category=Engineer&sort=title']) {
    expect((await server.anonymous.get(`${jobs}?${query}`)).status).toBe(422);
  }
});

test('visitors filter published entries by choices and booleans', async () => {
  await newJob('Hidden pay', { category: 'Developer', basis: 'contract', salary: { ...PAY, hidden: true } });
  await newJob('Not yet published', { category: 'Developer', basis: 'contract' }, { publish: false });
  const liveJob = await newJob('Shown pay', { category: 'Developer', basis: 'contract', salary: PAY });
  await admin.put(`${jobs}/${liveJob.id}`, {
    data: { ...liveJob.data, category: 'admin' },
    version: 1,
    publish: false,
  });
  const searchJobs = async (query: string) => {
    const { status, body, headers } = await server.anonymous.get(`${jobs}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return { total: body.total, etag: headers.etag, titles: body.items.map((item: Item) => item.data.title) };
  };
  const bothMatches = await searchJobs('category=Developer&basis=contract');
  expect(bothMatches).toMatchObject({ total: 2, titles: ['Shown pay', 'Hidden pay'] });
  const second = await searchJobs('category=Developer&basis=contract&offset=1&limit=1');
  expect(second).toMatchObject({ total: 2, titles: ['Hidden pay'] });
  const shownMatches = await searchJobs('category=Developer&basis=contract&salary.hidden=false');
  expect(shownMatches).toMatchObject({ total: 1, titles: ['Shown pay'] });
  expect(await searchJobs('category=Developer&basis=temporary')).toMatchObject({ total: 0, titles: [] });
  expect(new Set([bothMatches, second, shownMatches].map(({ etag }) => etag)).size).toBe(3);
  expect(await searchJobs('category=Nobody')).toMatchObject({ total: 0, titles: [] });
  expect((await server.anonymous.get(`${jobs}?location.remote=Nobody`)).status).toBe(400);
  const unknownResponse = await server.anonymous.get('/api/content/jobs?planet=Earth');
  expect(unknownResponse.body.message).toBe('There is no parameter “planet”.');
});

interface Item {
  data: { title: string };
}

const PAY = { ...(sampleOf(contentTypes.job).salary as object), hidden: false };

test('a search reflects saves, restores and deletions immediately', async () => {
  const entry = await newJob('Zookeeper');
  expect(await titles('search=zookeeper')).toEqual(['Zookeeper']);
  const data = { ...entry.data, title: 'Ärztin' };
  await admin.put(`${jobs}/${entry.id}`, { data, version: 1 });
  expect(await titles('search=zookeeper')).toEqual([]);
  expect(await titles(`search=${encodeURIComponent('ÄRZTIN')}`)).toEqual(['Ärztin']);
  await clock.advance(1_000);
  await admin.post(`${jobs}/${entry.id}/revisions/1/restore`, { version: 2 });
  expect(await titles('search=zookeeper')).toEqual(['Zookeeper']);
  await clock.advance(1_000);
  await admin.delete(`${jobs}/${entry.id}?version=3`);
  expect(await titles('search=zookeeper')).toEqual([]);
  expect(await titles('bin=true&search=zookeeper')).toEqual(['Zookeeper']);
});

test('uses an index to filter and sort jobs by every column', async () => {
  const prepare = vi.spyOn(server.db.$client, 'prepare');
  const inGroups = ['location.place', 'consultant.name'];
  const columns = ['title', 'category', 'type', 'basis', 'reference', 'closesAt', 'updatedAt', ...inGroups];
  const sorts = columns.flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
  const filters = ['category=admin', 'type=Full%20Time', 'basis=contract', 'status=draft', 'search=porter'];
  for (const query of ['', ...sorts, ...filters]) await admin.get(`${jobs}?drafts=true&limit=2&offset=1&${query}`);
  const lists = [...new Set(prepare.mock.calls.map(([sql]) => sql))].filter((sql) =>
    /^select ("id"|count\(\*\)) from "documents"/.test(sql),
  );
  prepare.mockRestore();

  expect(lists.length).toBeGreaterThan(columns.length * 2 + filters.length);
  for (const sql of lists) {
    const bound = Array.from(sql.matchAll(/\?/g), () => 'porter');
    const plan = server.db.$client.prepare<string[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...bound);
    expect(plan.map(({ detail }) => detail).join(), sql).toContain('documents USING COVERING INDEX documents_list');
  }
});

test('treats a field missing from older documents as its initial value', async () => {
  const sorted = ['location.remote=remote', 'location.remote=on-site'].map((choice) => `search=bricklayer&${choice}`);
  const { id } = await newJob('Bricklayer of old', { category: 'Engineer' });
  await newJob('Bricklayer', { category: 'Developer' });
  const asOfOld = "UPDATE documents SET data = json_remove(data, '$.category', '$.basis', '$.location') WHERE id = ?";
  server.db.$client.prepare(asOfOld).run(id);

  expect((await admin.get(`${jobs}/${id}?drafts=true`)).body.data).toMatchObject({
    category: null,
    location: { remote: 'on-site' },
  });
  expect(await Promise.all(sorted.map(titles))).toEqual([['Bricklayer'], ['Bricklayer of old']]);
  expect(await titles('search=bricklayer&sort=-category')).toEqual(['Bricklayer', 'Bricklayer of old']);
  await newJob('Bricklayer too', { category: 'admin' });
  expect(await titles('search=bricklayer&sort=category')).toEqual([
    'Bricklayer of old',
    'Bricklayer too',
    'Bricklayer',
  ]);
});

test('search words match the starts of words, ignoring accents and case', async () => {
  await newJob('Café manager (half-days), 100% remote', { reference: 'CM-2041/b' });
  for (const search of [
    'cafe',
    'CAFÉ man',
    '100%',
    '"manager"',
    'cm-2041/b',
    'half-days',
    'manager AND OR NOT',
    '* cafe',
  ]) {
    const expected = search === 'manager AND OR NOT' ? [] : ['Café manager (half-days), 100% remote'];
    expect(await titles(`search=${encodeURIComponent(search)}`), search).toEqual(expected);
  }
  expect(await titles('search=anager')).toEqual([]);
  expect(await titles('search=%25')).toEqual([]);
});

test('emptying the bin empties its list', async () => {
  const { id } = await newJob('Chandler', {}, { publish: false });
  await admin.delete(`${jobs}/${id}?version=1`);
  expect(await titles('bin=true&search=chandler')).toEqual(['Chandler']);
  expect((await admin.delete(`${jobs}/bin`)).status).toBe(200);
  expect(await titles('bin=true')).toEqual([]);
});

test('emptying the bin removes a document’s words from the search index', async () => {
  const { id } = await newJob('Lamplighter');
  await admin.delete(`${jobs}/${id}?version=1`);
  expect(await titles('bin=true&search=lamplighter')).toEqual(['Lamplighter']);
  await clock.advance(BIN_MS);
  const { $client: sqlite } = server.db;
  expect(sqlite.prepare("SELECT rowid FROM document_search WHERE document_search MATCH 'lamplighter'").all()).toEqual(
    [],
  );
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  expect(readFileSync(join(server.dataDir, 'app.db'), 'latin1').toLowerCase()).not.toContain('lamplighter');
});

test('the cached public list matches its schema', async () => {
  const { body } = await server.anonymous.get(jobs);
  expect(body.total).toBeGreaterThan(5);
  for (const item of body.items) expect(entrySchema(contentTypes.job).parse(item)).toEqual(item);
});

test.each(['status', 'sort', 'bin', 'limit', 'offset', 'drafts', 'search', 'list'])(
  'a choice called %s is rejected at the start',
  (name) => {
    const { job } = contentTypes;
    const type = { ...job, fields: { ...job.fields, [name]: job.fields.category } };
    expect(() => listQuery(type)).toThrow(`Rename the field “${name}” of the type “job”`);
  },
);
