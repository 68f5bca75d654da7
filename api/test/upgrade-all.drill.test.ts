/**
 * Databases from every earlier version, with content in every table, lose nothing when this version opens them, and the
 * site stays the same.
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/core/database/open.ts';
import { publishes } from '../src/core/database/schema/publishing.ts';
import { ALERTS_PATH } from '../src/site/job-alerts/emails.ts';
import { startApp } from './support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from './support/applications.ts';
import { form, noise } from './support/images.ts';
import { change } from './support/inbox.ts';
import { oldDatabase, versions } from './support/old-database.ts';
import { addImage, sampleOf } from './support/samples.ts';

const isLong = process.env.FAULTS === 'long';

let source: IntakeServer;
let cookie: string;
let resumeUrl: string;
beforeAll(async () => {
  source = await startIntake();
  const admin = await source.logIn();
  cookie = admin.cookie;
  addImage(source.db);
  const { payload, headers } = await form(await noise(300, 200).png().toBuffer());
  expect((await admin.post('/api/media', payload, headers)).status).toBe(201);
  for (const type of Object.values(contentTypes)) {
    const data = sampleOf(type);
    const path = `/api/content/${type.path}`;
    if (type.shape === 'singleton') await admin.put(path, { data, version: 0 });
    else {
      const { body } = await admin.post(path, { data });
      await admin.put(`${path}/${body.entry.id}`, { data, version: 1, publish: false });
      const { body: binned } = await admin.post(path, { data, publish: false });
      await admin.delete(`${path}/${binned.entry?.id}?version=1`);
    }
  }
  expect((await source.apply()).status).toBe(201);
  expect((await source.post('/api/messages', new URLSearchParams(MESSAGE))).status).toBe(201);
  expect((await source.post(ALERTS_PATH, new URLSearchParams({ email: 'ada@example.com' }))).status).toBe(202);
  await admin.post('/api/tokens', { name: 'CI', role: 'editor' });
  const receipt = { fromSeq: 1, toSeq: 2, state: 'live', pageCount: 0, bytes: 0, ms: 1, at: 1 } as const;
  source.db
    .insert(publishes)
    .values({ ...receipt, pages: [], errors: [] })
    .run();
  const { body } = await admin.get('/api/applications');
  await change(admin, `/api/applications/${body.items[0].id}`, { status: 'shortlisted' });
  resumeUrl = `/api/applications/${body.items[0].id}/resume`;
});
afterAll(() => source.close());

/** `pnpm test:faults` tests every version. CI tests the oldest, which runs every migration, a recent one and the newest. */
const olderVersions = versions.slice(0, -1);
const chosenVersions = olderVersions.filter(
  (_, index, { length }) => isLong || index === 0 || index === length - 5 || index === length - 1,
);

// The next test covers the oldest and the newest version.
test.each(chosenVersions.slice(1, -1))('a database of version %s keeps every row', (version) => {
  const { dataDir, before } = install(version);
  const { $client } = openDatabase(join(dataDir, 'app.db'));
  expectRows($client, before);
  $client.close();
});

const readable = chosenVersions.filter((_, index) => index % 4 === 0 || index === chosenVersions.length - 1);

test.each(readable)('serves the data of a database of version %s unchanged', async (version) => {
  const { dataDir, before } = install(version);
  for (const folder of ['media', 'resumes']) {
    cpSync(join(source.dataDir, folder), join(dataDir, folder), { recursive: true });
  }
  const server = await startApp({ dataDir });
  onTestFinished(() => server.close());
  expectRows(server.db.$client, before);

  // A session from before the upgrade still works after it.
  const readUrl = async (app: typeof server.app, url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { cookie } });
    return { statusCode, body: body.replace(/"seq":\d+/g, '"seq":0') };
  };
  const paths = Object.values(contentTypes).map(({ path }) => `/api/content/${path}`);
  for (const url of [
    ...paths,
    ...paths.map((path) => `${path}?drafts=true`),
    '/api/media',
    '/api/messages',
    resumeUrl,
  ]) {
    expect(await readUrl(server.app, url), url).toEqual(await readUrl(source.app, url));
  }
  const feed = async (app: typeof server.app) => {
    const { changes } = JSON.parse((await readUrl(app, '/api/content/changes?since=0')).body);
    return changes.map((change: object) => JSON.stringify(change)).sort();
  };
  expect(await feed(server.app)).toEqual(await feed(source.app));
  const readRoutes = server.app.declaredRoutes.filter(
    ({ method, url }) => method === 'GET' && /^\/api\/[^:*]*$/.test(url),
  );
  expect(readRoutes.length).toBeGreaterThan(60);
  for (const { url } of readRoutes) {
    if (STREAMS.test(url)) continue;
    expect((await readUrl(server.app, url)).statusCode, url).toBe((await readUrl(source.app, url)).statusCode);
  }
  expect(readdirSync(join(dataDir, 'resumes'))).toEqual(source.files());
});

/** Creates a data folder of this version with a row in every table. Returns the folder and the rows. */
function install(version: string) {
  let originalRows: Record<string, unknown[]> = {};
  const dataDir = oldDatabase(version, (oldDb) => {
    copyRows(source.db.$client, oldDb);
    fillEmptyTables(oldDb);
    originalRows = rowsOf(oldDb);
    for (const table of DROPPED) delete originalRows[table];
    // The retention job records its run at the start.
    originalRows.facts =
      originalRows.facts?.filter((row) => (row as { name: string }).name !== 'retention.lastRunAt') ?? [];
  });
  for (const [table, rows] of Object.entries(originalRows)) expect(rows.length, table).toBeGreaterThan(0);
  return { dataDir, before: originalRows };
}

function expectRows(db: Sqlite.Database, initialRows: Record<string, unknown[]>): void {
  const finalRows = rowsOf(db, initialRows);
  for (const [table, rows] of Object.entries(initialRows)) {
    const upgradedRows = new Set(finalRows[table]?.map((row) => JSON.stringify(row)));
    expect(
      rows.filter((row) => !upgradedRows.has(JSON.stringify(row))),
      table,
    ).toEqual([]);
  }
  for (const table of DROPPED) expect(tablesOf(db)).not.toContain(table);
}

/** Tables that a later migration has dropped, because their feature is gone or their rows are content. */
const DROPPED = ['rebuild_hooks', 'reply_templates', 'undo_steps'];

/** Routes whose responses do not end. */
const STREAMS = /\/events$/;

const tablesOf = (db: Sqlite.Database) =>
  db
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all() as string[];

interface Column {
  name: string;
  type: string;
  /** Position in the primary key, from 1; 0 if the column is not part of the key. */
  pk: number;
}

const columnsOf = (db: Sqlite.Database, table: string) => db.pragma(`table_info(${table})`) as Column[];

/** Tables that triggers fill while `documents` is copied. */
const FILLED_BY_TRIGGERS = ['document_texts'];

/** Copies the tables and columns that exist in the older version. */
function copyRows(sourceDb: Sqlite.Database, targetDb: Sqlite.Database): void {
  targetDb.pragma('foreign_keys = OFF');
  const knownTables = tablesOf(sourceDb).filter((table) => !FILLED_BY_TRIGGERS.includes(table));
  const itsStock = JSON.stringify(targetDb.prepare('SELECT id FROM documents').pluck().all());
  for (const table of tablesOf(targetDb).filter((name) => knownTables.includes(name))) {
    const names = columnsOf(targetDb, table).map(({ name }) => `"${name}"`);
    targetDb.exec(`DELETE FROM ${table}`);
    const insert = targetDb.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`);
    const rows = sourceDb
      .prepare(`SELECT ${names} FROM ${table} ${withoutStock(table)}`)
      .raw()
      .all(...(table in ID_COLUMNS ? [itsStock] : [])) as unknown[][];
    for (const row of rows) insert.run(...row);
  }
}

/** Entries that later migrations add, which have a creation date of their own. */
const STOCK = 'SELECT id FROM documents WHERE createdAt = 1735689600000 AND id NOT IN (SELECT value FROM json_each(?))';
const ID_COLUMNS: Record<string, string> = { documents: 'id', changes: 'documentId', revisions: 'documentId' };

/** Excludes entries that a later migration adds during the upgrade. */
function withoutStock(table: string): string {
  const column = ID_COLUMNS[table];
  return column ? `WHERE ${column} NOT IN (${STOCK})` : '';
}

/** Values for columns that accept only certain values. */
const CHOSEN: Record<string, string> = {
  'imports.state': 'done',
  'import_rows.result': 'created',
  'multi_posters.words': '{"category":{},"type":{},"basis":{}}',
  'posts.result': 'added',
  'saved_views.list': 'applications',
};

/** Inserts one row into each table that is still empty. */
function fillEmptyTables(db: Sqlite.Database): void {
  const parentsOf = (table: string) =>
    db.pragma(`foreign_key_list(${table})`) as { from: string; table: string; to: string }[];
  for (const table of tablesOf(db).sort((a, b) => parentsOf(a).length - parentsOf(b).length)) {
    if (db.prepare(`SELECT 1 FROM ${table}`).get()) continue;
    const parents = parentsOf(table);
    const values = columnsOf(db, table).map(({ name, type, pk }) => {
      const parent = parents.find(({ from }) => from === name);
      if (parent) return db.prepare(`SELECT "${parent.to}" FROM ${parent.table}`).pluck().get();
      // Uses a time far in the future, so that the server does not send the notice when it starts.
      if (table === 'assignment_notices' && name === 'at') return Date.UTC(2100, 0);
      const chosenValue = CHOSEN[`${table}.${name}`];
      if (chosenValue !== undefined) return chosenValue;
      if (/int/i.test(type)) return 1;
      // Keys differ between tables, because a migration may move rows from one table into another.
      if (pk > 0) return table;
      return /blob/i.test(type) ? Buffer.from('x') : '[]';
    });
    db.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?')})`).run(...values);
  }
}

/** Returns the rows of all tables, or only of the tables and columns in `sampleRows`. */
function rowsOf(db: Sqlite.Database, sampleRows?: Record<string, unknown[]>): Record<string, unknown[]> {
  const tables = sampleRows ? Object.keys(sampleRows) : tablesOf(db);
  return Object.fromEntries(
    tables.map((table) => {
      const names = sampleRows
        ? Object.keys(Object(sampleRows[table]?.[0]))
        : columnsOf(db, table).map(({ name }) => name);
      // The upgrade sets each job's closing time, which counts as a change and increases `seq`.
      const comparedColumns = names.filter((name) => name !== 'seq' || table !== 'documents');
      return [table, db.prepare(`SELECT ${comparedColumns.map((name) => `"${name}"`)} FROM ${table}`).all()];
    }),
  );
}
