import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeInput } from 'api/core/content/complete-input';
import { importDocuments, updateDocument } from 'api/core/content/documents/save';
import { openDatabase } from 'api/core/database/open';
import { readEnv } from 'api/core/settings/env';
import { countSample, removeSample } from 'api/site/sample/sample';
import { contentTypes } from 'content-types';
import { createSchema, initialData } from 'content-types/fields/field';
import { mediaPath, VARIANT_FORMATS, variantWidths } from 'content-types/media/image-widths';
import { afterAll, expect, test } from 'vitest';
import { hasOwnContent } from '../lib/own-content.ts';
import { addJobs, importIntoEmptyDatabase } from '../seed.ts';
import { copySampleData } from '../test/support/sample-data.ts';
import { generateJob } from './generated-jobs.ts';
import { sampleContent } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'seed-test-'));
const env = readEnv({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true }));

function query<Row>(sql: string): Row[] {
  const db = openDatabase(join(dataDir, 'app.db'));
  try {
    return db.$client.prepare<[], Row>(sql).all();
  } finally {
    db.$client.close();
  }
}

test('publishes the whole sample agency with every image in every size', async () => {
  await copySampleData(dataDir);
  expect(hasOwnContent(openDatabase(join(dataDir, 'app.db')).$client)).toBe(true);

  const isOwn = "type NOT IN ('sector', 'jobType', 'contractType', 'stage', 'replyTemplate')";
  const liveDocuments = query<{ id: string; type: string }>(
    `SELECT id, type FROM documents WHERE published IS NOT NULL AND NOT closed AND ${isOwn}`,
  );
  expect(liveDocuments).toHaveLength(sampleContent.length);
  for (const { id, width } of query<{ id: string; width: number }>('SELECT id, width FROM media')) {
    for (const size of variantWidths(width)) {
      for (const format of VARIANT_FORMATS) expect(existsSync(join(dataDir, mediaPath(id, size, format)))).toBe(true);
    }
  }
  const [used] = query<{ n: number }>(
    `SELECT count(DISTINCT json_extract(tree.value, '$.id')) AS n FROM documents, json_tree(published) AS tree
     WHERE tree.type = 'object' AND json_extract(tree.value, '$.width') > 0`,
  );
  expect(used?.n).toBe(query('SELECT id FROM media').length);

  expect(await importIntoEmptyDatabase(env)).toBe(false);
  expect(query(`SELECT id FROM documents WHERE ${isOwn}`)).toHaveLength(sampleContent.length);
});

test('completes an entry with initial values, naming any invalid field', () => {
  const db = openDatabase(join(mkdtempSync(join(dataDir, 'empty-')), 'app.db'));
  const add = (data: object) =>
    importDocuments(db, contentTypes.job, [{ data, createdAt: 0, source: 'jobs.ts' }], { userId: null, at: 0 });
  expect(generateJob(1)).not.toHaveProperty('questions');
  expect(add(generateJob(1))[0]?.data).toMatchObject({ questions: [], office: null });
  const title = 'Welder';
  expect(() => add({ title, type: 'Full Time' })).toThrow(/^jobs\.ts: job “Welder”, field category: .+ is required\.$/);
  db.$client.close();
});

test('adds generated jobs to a database that already has some', async () => {
  await addJobs(env, 1_200);
  await addJobs(env, 30);
  const [row] = query<{ n: number; last: string }>(
    "SELECT count(*) AS n, max(id) AS last FROM documents WHERE id GLOB 'gen[0-9]*' AND published IS NOT NULL",
  );
  expect(row).toEqual({ n: 1_230, last: 'gen000001230' });
});

test('removes the sample agency and unused sectors, except edited entries', () => {
  const db = openDatabase(join(dataDir, 'app.db'));
  try {
    expect(countSample(db)).toBe(sampleContent.length);
    const author = { userId: 'editor', at: Date.now() };
    const [job] = query<{ id: string; data: string }>("SELECT id, data FROM documents WHERE type = 'job' LIMIT 1");
    const data = { ...JSON.parse(job?.data ?? ''), title: 'Ours now' };
    data.category = 'Engineer';
    updateDocument(db, contentTypes.job, job?.id ?? '', { data }, author);
    db.$client.exec("DELETE FROM documents WHERE id GLOB 'gen[0-9]*'");
    expect(removeSample(db, author)).toBe(sampleContent.length - 1);
    const remainingJobs = db.$client
      .prepare("SELECT id FROM documents WHERE published IS NOT NULL AND deletedAt IS NULL AND type = 'job'")
      .pluck()
      .all();
    expect(remainingJobs).toEqual([job?.id]);
    expect(countSample(db)).toBe(0);
    const liveCondition = 'published IS NOT NULL AND deletedAt IS NULL';
    expect(
      db.$client.prepare(`SELECT id FROM documents WHERE type = 'sector' AND ${liveCondition}`).pluck().all(),
    ).toEqual(['Engineer']);
    const home = db.$client
      .prepare(`SELECT published FROM documents WHERE id = 'homePage' AND ${liveCondition}`)
      .pluck()
      .get();
    expect(JSON.parse(String(home))).toMatchObject({
      hideEmptySlider: true,
      headline: expect.not.stringMatching(/number one/),
    });
    expect(hasOwnContent(db.$client)).toBe(true);
  } finally {
    db.$client.close();
  }
});

test('generates valid, distinct adverts deterministically', () => {
  const schema = createSchema(contentTypes.job.fields, 'publish');
  const jobs = Array.from({ length: 500 }, (_, i) => generateJob(i));
  for (const job of jobs) {
    const completeData = completeInput(contentTypes.job.fields, job, initialData(contentTypes.job.fields));
    expect(schema.parse(completeData)).toEqual(completeData);
  }
  expect(new Set(jobs.map((job) => JSON.stringify({ ...job, reference: '' }))).size).toBe(500);
  expect(generateJob(7)).toEqual(generateJob(7));
});
