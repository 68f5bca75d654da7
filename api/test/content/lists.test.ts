/** Finding entries in the lists of the admin: by status, by choices, by words. */
import { setImmediate } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BIN_MS } from '../../src/content/current.ts';
import { ensureListIndexes } from '../../src/content/list-indexes.ts';
import { listQuery } from '../../src/content/schemas.ts';
import { searchIn } from '../../src/content/search-texts.ts';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { sampleOf } from '../support/samples.ts';

const clock = fakeClock('2026-06-01T09:00:00.000Z');
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp({ clock });
  admin = await server.logIn();
});
afterAll(() => server.close());

const jobs = '/api/content/jobs';

async function newJob(title: string, data: object = {}, more: object = {}) {
  const job = { ...sampleOf(contentTypes.job), title, closing: '', ...data };
  const { status, body } = await admin.post(jobs, { data: job, ...more });
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

test('entries are found by the status that their badge says', async () => {
  await newJob('Live');
  await newJob('Draft', {}, { publish: false });
  const changed = await newJob('Changed');
  await admin.put(`${jobs}/${changed.id}`, { data: { ...changed.data, start: 'Soon' }, version: 1, publish: false });
  await newJob('Scheduled', {}, { publishAt: '2026-06-05T09:00:00Z' });
  await newJob('Expired', {}, { expiresAt: '2026-06-01T09:00:01Z' });
  await newJob('Closed', { closing: '2026-05-01' });
  const hidden = await newJob('Taken down');
  await admin.post(`${jobs}/${hidden.id}/unpublish`);
  const binned = await newJob('Binned', {}, { publish: false });
  await admin.delete(`${jobs}/${binned.id}?version=1`);
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

test('entries are found by choices, together with words, a status and an order', async () => {
  await newJob('Beta welder', { category: 'Engineer', type: 'Part Time', basis: 'temporary' });
  await newJob('Alpha welder', { category: 'Engineer', type: 'Full Time', basis: 'fixed-term' });
  await newJob('Gamma welder', { category: 'Developer', type: 'Part Time' });
  expect(await titles('category=Engineer&search=welder&sort=title')).toEqual(['Alpha welder', 'Beta welder']);
  expect(await titles('type=Part%20Time&search=welder&sort=-title')).toEqual(['Gamma welder', 'Beta welder']);
  expect(await titles('category=Engineer&type=Part%20Time&status=live&search=welder')).toEqual(['Beta welder']);
  // What people read of a choice is found too, what the document calls its parts is not.
  expect(await titles('search=welder%20contract')).toEqual(['Alpha welder']);
  expect(await titles('search=welder%20listItem')).toEqual([]);
  expect(await titles('search=welder%20salary')).toEqual([]);
  expect((await admin.get(`${jobs}?drafts=true&category=Nobody`)).status).toBe(400);
  for (const query of ['category=Engineer', 'status=draft', 'search=x']) {
    expect((await server.anonymous.get(`${jobs}?${query}`)).status).toBe(422);
  }
});

test('a search finds what was saved, restored and deleted immediately', async () => {
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

test('every column that a list shows is sorted and filtered out of an index', async () => {
  const prepare = vi.spyOn(server.db.$client, 'prepare');
  const columns = ['title', 'category', 'type', 'basis', 'reference', 'updatedAt'];
  const sorts = columns.flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
  const choices = ['category=admin', 'type=Full%20Time', 'basis=contract', 'status=live'];
  for (const query of ['', ...sorts, ...choices]) await admin.get(`${jobs}?drafts=true&limit=2&offset=1&${query}`);
  const lists = [...new Set(prepare.mock.calls.map(([sql]) => sql))].filter((sql) =>
    sql.startsWith('SELECT rowid FROM'),
  );
  prepare.mockRestore();

  expect(lists.filter((sql) => /ORDER BY .* LIMIT \? OFFSET \?/.test(sql))).toHaveLength(columns.length * 2);
  expect(lists.filter((sql) => !sql.includes('ORDER BY'))).toHaveLength(choices.length);
  for (const sql of lists) {
    const bound = Array.from(sql.matchAll(/\?/g), () => 1);
    const plan = server.db.$client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...bound);
    expect(plan.map(({ detail }) => detail).join(), sql).not.toMatch(/TEMP B-TREE|SCAN documents$/);
  }
});

test('an index that an earlier version spelt otherwise is made anew, and one of a field that is gone is dropped', async () => {
  const { $client: sqlite } = server.db;
  const read = sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE name GLOB 'list_*' ORDER BY name");
  const before = read.all();
  sqlite.exec('DROP INDEX list_job_title; CREATE INDEX list_job_title ON documents (position) WHERE closed = 1');
  sqlite.exec('CREATE INDEX list_job_gone ON documents (position)');
  ensureListIndexes(server.db);
  expect((await admin.get(`${jobs}?drafts=true&sort=title`)).status).toBe(200);
  expect(read.all()).toEqual(before);
  const version = sqlite.pragma('schema_version');
  ensureListIndexes(server.db);
  expect(sqlite.pragma('schema_version')).toEqual(version);
});

test('a document from before a field existed is found, sorted and searched by the initial value that it shows', async () => {
  const sorted = ['category=Developer', 'category=admin'].map((choice) => `search=bricklayer&${choice}`);
  const { id } = await newJob('Bricklayer of old', { category: 'Engineer' });
  await newJob('Bricklayer', { category: 'Developer' });
  const asOfOld = "UPDATE documents SET data = json_remove(data, '$.category', '$.basis', '$.location') WHERE id = ?";
  server.db.$client.prepare(asOfOld).run(id);

  expect((await admin.get(`${jobs}/${id}?drafts=true`)).body.data).toMatchObject({ category: 'admin' });
  expect(await Promise.all(sorted.map(titles))).toEqual([['Bricklayer'], ['Bricklayer of old']]);
  expect(await titles('search=bricklayer&sort=-category')).toEqual(['Bricklayer', 'Bricklayer of old']);
  await newJob('Bricklayer too', { category: 'admin' });
  expect(await titles('search=bricklayer&sort=category')).toEqual([
    'Bricklayer too',
    'Bricklayer of old',
    'Bricklayer',
  ]);
  expect(await titles('search=bricklayer%20permanent%20kingdom')).toEqual(['Bricklayer of old']);
});

test('searches that start together read each document once, and one that comes later knows what was saved meanwhile', async () => {
  const { $client: sqlite } = server.db;
  const count = 3_000;
  const insert = sqlite.prepare(
    `INSERT INTO documents (id, type, data, version, seq, position, createdAt, updatedAt)
     WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT 'many-' || i, 'blog', json_object('title', 'Cold ' || i, 'summary', hex(zeroblob(1500))), 1, -i, i, 0, 0 FROM n`,
  );
  insert.run(1, count);
  const parse = vi.spyOn(JSON, 'parse');
  const together = Array.from({ length: 5 }, () => searchIn(server.db, contentTypes.blog, 'cold'));
  await setImmediate();
  const { lastInsertRowid: late } = insert.run(count + 1, count + 1);
  const says = await searchIn(server.db, contentTypes.blog, `cold ${count + 1}`);
  expect(says(Number(late))).toBe(true);
  expect((await Promise.all(together)).map((says) => says(Number(late) - 1))).toEqual(together.map(() => true));
  const read = parse.mock.calls.filter(([text]) => text.startsWith('{"title":"Cold'));
  parse.mockRestore();
  expect(read).toHaveLength(count + 1);
});

test('a search forgets what was in a document as soon as its time in the bin is up', async () => {
  const { id } = await newJob('Lamplighter');
  const rowid = server.db.$client.prepare('SELECT rowid FROM documents WHERE id = ?').pluck().get(id) as number;
  const says = await searchIn(server.db, contentTypes.job, 'lamplighter');
  await admin.delete(`${jobs}/${id}?version=1`);
  expect(says(rowid)).toBe(true);
  await clock.advance(BIN_MS);
  expect(says(rowid)).toBe(false);
  expect((await searchIn(server.db, contentTypes.job, 'lamplighter'))(rowid)).toBe(false);
});

test.each(['status', 'sort', 'bin', 'limit', 'offset', 'drafts', 'search', 'list'])(
  'a choice called %s is refused at the start: the list could not be filtered by it',
  (name) => {
    const { job } = contentTypes;
    const type = { ...job, fields: { ...job.fields, [name]: job.fields.category } };
    expect(() => listQuery(type)).toThrow(`Rename the field “${name}” of the type “job”`);
  },
);
