import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { importFile, runImport, sendFile } from './kit.ts';
import { jobListing, makeSite, makeWxr } from './wxr.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn('administrator');
});
afterEach(() => server.close());

interface Item {
  id: string;
  data: Record<string, unknown>;
  closed: boolean;
}

async function onSite(path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const { body } = await server.anonymous.get(`/api/content/${path}?limit=200&offset=${items.length}`);
    items.push(...body.items);
    if (body.items.length === 0 || items.length >= (body.total ?? 0)) return items;
  }
}

const results = (rows: { result: string }[]) => Object.groupBy(rows, ({ result }) => result);

test('imports 300 jobs from WordPress, unchanged by a second run', async () => {
  const wxr = makeWxr(makeSite());
  const uploadResponse = await sendFile(admin, 'old-agency.xml', wxr);
  expect(uploadResponse.body).toMatchObject({
    kind: 'wordpress',
    total: 313,
    contents: { Jobs: 300, Posts: 10, Pages: 2, Images: 1 },
    table: null,
  });

  const dryReport = await runImport(admin, uploadResponse.body.file, { isDryRun: true });
  expect(dryReport).toMatchObject({ state: 'done', error: null });
  expect(await onSite('jobs')).toEqual([]);
  expect((await onSite('sectors')).map(({ data }) => data.name)).not.toContain('Logistics');

  const report = await runImport(admin, uploadResponse.body.file);
  expect(report).toMatchObject({ state: 'done', error: null });
  expect(report.counts).toEqual(dryReport.counts);
  expect(results(report.rows).skipped).toEqual([
    expect.objectContaining({ source: 'post 9001', type: 'image', reason: 'Downloading images was turned off.' }),
  ]);
  expect(readdirSync(join(server.dataDir, 'media/tmp'))).toEqual([]);

  const jobs = await onSite('jobs');
  expect(jobs).toHaveLength(300);
  const first = jobs.find(({ data }) => data.title === 'Warehouse Operative 1 & Driver');
  const sectors = await onSite('sectors');
  expect(first?.data).toMatchObject({
    type: 'Full Time',
    basis: 'permanent',
    location: { place: 'Leeds', country: 'United Kingdom' },
    salary: { min: 2_800_000, max: 3_150_000, unit: 'year' },
    consultant: { email: 'ruth@old.example' },
    description: {
      content: [
        {
          type: 'paragraph',
          content: [{ text: 'Pick and pack for a family business in Leeds, job ' }, { text: '1' }, { text: '.' }],
        },
        { type: 'bulletList' },
      ],
    },
  });
  expect(sectors.find(({ id }) => id === first?.data.category)?.data.name).toBe('Logistics');
  expect(sectors.map(({ data }) => data.name)).toContain('Warehouse & Stores');

  const [post] = await onSite('blog');
  expect(post?.data).toMatchObject({
    author: 'Ruth Okafor',
    category: 'Advice',
    publishedDate: '2026-03-01',
    metaInfo: { description: 'What to wear.', tags: ['interviews'] },
    content: { content: [{ type: 'paragraph' }, { type: 'paragraph' }] },
  });
  expect((await onSite('pages')).map(({ data }) => data.path)).toEqual(['/nursing-agency']);
  expect(report.rows.find(({ title }) => title === 'Contact us')?.reason).toMatch(
    /^Saved as a draft: There’s already a page/,
  );

  const redirects = new Map((await onSite('redirects')).map(({ data }) => [data.from, data.to]));
  expect(redirects.get('/job/warehouse-operative-1')).toBe(`/job/${first?.id}`);
  expect(redirects.size).toBe(310);

  const secondReport = await importFile(admin, 'old-agency.xml', wxr);
  expect(secondReport.counts).toMatchObject({ created: 0, updated: 0, skipped: 1 });
  expect(await onSite('jobs')).toEqual(jobs);
});

test('updates entries from a later export unless an editor changed them', async () => {
  await importFile(admin, 'a.xml', makeWxr([jobListing(1), jobListing(2), jobListing(3)]));
  const jobs = await onSite('jobs');
  const find = (n: number) => jobs.find(({ data }) => String(data.title).includes(` ${n} `));
  const [, edited, deleted] = [find(1), find(2), find(3)];
  const { body } = await admin.get(`/api/content/jobs/${edited?.id}`);
  const patch = { data: { title: 'Ours' }, version: body.version ?? 1 };
  expect((await admin.patch(`/api/content/jobs/${edited?.id}`, patch)).status).toBe(200);
  expect((await admin.delete(`/api/content/jobs/${deleted?.id}?version=1`)).status).toBe(200);

  const changedFields = { meta: { _job_location: 'York' } };
  const report = await importFile(admin, 'b.xml', makeWxr([1, 2, 3].map((id) => jobListing(id, changedFields))));
  const ofJobs = report.rows.filter(({ type }) => type === 'job').map(({ result, reason }) => [result, reason]);
  expect(ofJobs).toEqual([
    ['updated', ''],
    ['skipped', 'It was changed here after the last import, so it was left as it is.'],
    ['skipped', 'It was deleted here after the last import.'],
  ]);
  const now = await onSite('jobs');
  expect(now.find(({ id }) => id === find(1)?.id)?.data).toMatchObject({ location: { place: 'York' } });
  expect(now.map(({ data }) => data.title)).toContain('Ours');
});

test('undoes a whole import, including its updates', async () => {
  await importFile(admin, 'a.xml', makeWxr([jobListing(1)]));
  const initialJobs = await onSite('jobs');
  const changedExport = makeWxr([jobListing(1, { meta: { _job_location: 'York' } }), jobListing(2)]);
  const report = await importFile(admin, 'b.xml', changedExport);
  expect(await onSite('jobs')).toHaveLength(2);

  const undoResponse = await admin.post(`/api/imports/${report.id}/undo`);
  expect([undoResponse.status, undoResponse.body]).toEqual([200, { removed: 3, restored: 1, kept: [] }]);
  const remainingJobs = await onSite('jobs');
  expect(remainingJobs.map(({ id, data }) => [id, data])).toEqual(initialJobs.map(({ id, data }) => [id, data]));
  const redirects = await onSite('redirects');
  expect(redirects.map(({ data }) => data.from)).toEqual(['/job/warehouse-operative-1']);
  expect((await admin.post(`/api/imports/${report.id}/undo`)).status).toBe(409);
  const { body: log } = await admin.get('/api/audit?action=import');
  expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
    'import.undo',
    'import.run',
    'import.run',
  ]);

  const secondReport = await importFile(admin, 'b.xml', changedExport);
  expect(secondReport.counts).toMatchObject({ updated: 1, skipped: 0 });
  expect(await onSite('jobs')).toHaveLength(2);
});

test('an undo that failed half-way can be repeated', async () => {
  await importFile(admin, 'a.xml', makeWxr([jobListing(1)]));
  const publishedJobs = await onSite('jobs');
  const changedListings = [...Array.from({ length: 40 }, (_, i) => i + 10), 1].map((id) =>
    jobListing(id, { meta: { _job_location: 'York' } }),
  );
  const report = await importFile(admin, 'b.xml', makeWxr(changedListings));
  const [first] = publishedJobs;
  // Undo processes the rows in reverse order, so it reaches the first job of the report last.
  const lastJobId = report.rows.find(({ type }) => type === 'job')?.documentId;
  server.db.$client.exec(
    `CREATE TRIGGER broken BEFORE UPDATE ON documents WHEN old.id = '${lastJobId}' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
  );
  expect((await admin.post(`/api/imports/${report.id}/undo`)).status).toBe(500);
  server.db.$client.exec('DROP TRIGGER broken');
  const { status, body } = await admin.post(`/api/imports/${report.id}/undo`);
  expect([status, body.kept]).toEqual([200, []]);
  expect((await onSite('jobs')).map(({ id, data }) => [id, data])).toEqual([[first?.id, first?.data]]);
});

test('keeps the state of expired, filled and draft jobs', async () => {
  const report = await importFile(
    admin,
    'a.xml',
    makeWxr([
      jobListing(1, { status: 'expired' }),
      jobListing(2, { meta: { _filled: '1' } }),
      jobListing(3, { status: 'draft' }),
      jobListing(4, { meta: { _job_expires: '2026-02-30' } }),
      jobListing(5, { status: 'trash' }),
    ]),
  );
  const jobs = await onSite('jobs');
  const closedStates = jobs.map(({ data, closed }) => [String(data.title).slice(20, 21), closed]).sort();
  expect(closedStates).toEqual([
    ['1', true],
    ['2', true],
    ['4', false],
  ]);
  expect(report.rows.filter(({ reason }) => reason !== '').map(({ source, reason }) => [source, reason])).toEqual([
    ['post 4', '“2026-02-30” isn’t a date, so it was left out.'],
    ['post 5', 'It was in the old site’s bin.'],
  ]);
});

const CSV = [
  'Job title;Where;Salary;Contract;Category;Job type;Description;Closing date;Ref;URL;Hours per week',
  '"Nurse; nights";Hull;£18.50 per hour;Temp;Health;Full-time;"<p>Care for <b>people</b>. No experience needed.</p>";31/12/2030;N1;https://old.example/jobs/nurse;37.5',
  'Cook;Hull;Competitive;Permanent;Catering;Part Time;Plain text;;C1;;16 hours a week',
  'Tramper;Hull;£750 to £850 per week;Temp;Catering;Full-time;Nights out. No experience needed.;;T1;;48-60',
].join('\r\n');

test('imports jobs from chosen spreadsheet columns, remembered for the next upload', async () => {
  const first = await sendFile(admin, 'jobs.csv', CSV);
  expect(first.body).toMatchObject({ kind: 'jobs', total: 3, table: { mapping: { Salary: 'pay', Ref: 'reference' } } });
  expect(first.body.table.mapping.Where).toBeUndefined();
  const mapping = { ...first.body.table.mapping, Where: 'place' };
  const report = await runImport(admin, first.body.file, { mapping });
  expect(report.rows.map(({ reason }) => reason).filter(Boolean)).toEqual([
    '“48-60” isn’t a number of hours, so it was saved as the working pattern.',
  ]);
  const jobs = await onSite('jobs');
  expect(jobs.find(({ data }) => data.reference === 'T1')?.data.hours).toEqual({
    perWeek: null,
    pattern: '48-60 hours a week',
  });
  expect(jobs.find(({ data }) => data.reference === 'N1')?.data).toMatchObject({
    title: 'Nurse; nights',
    basis: 'temporary',
    type: 'Full Time',
    location: { place: 'Hull' },
    salary: { min: 1_850, max: null, unit: 'hour' },
    hours: { perWeek: 37.5 },
    closing: '2030-12-31',
  });
  expect(jobs.find(({ data }) => data.reference === 'C1')?.data).toMatchObject({
    salary: { note: 'Competitive' },
    hours: { perWeek: 16 },
  });
  expect((await onSite('redirects')).map(({ data }) => data.from)).toEqual(['/jobs/nurse']);

  const changedCsv = CSV.replace('Cook', 'Chef').replace('Plain text;', 'Plain text;01/02/2020');
  const second = await sendFile(admin, 'jobs.csv', changedCsv);
  expect(second.body.table.mapping.Where).toBe('place');
  const secondReport = await runImport(admin, second.body.file);
  expect(secondReport.counts).toMatchObject({ created: 0, updated: 1 });
  expect(secondReport.rows.map(({ reason }) => reason)).toContain(
    'Its closing date has passed, so visitors see it as closed.',
  );
});

test('imports jobs from JSON and from JSON Lines', async () => {
  const entries = [
    {
      title: 'Welder',
      location: { place: 'Hull' },
      contractType: 'Contract',
      category: 'admin',
      type: 'Full Time',
      description: 'Weld.',
    },
    {
      title: 'Fitter',
      location: { place: 'Goole' },
      contractType: 'Contract',
      category: 'admin',
      type: 'Full Time',
      description: 'Fit.',
    },
  ];
  expect((await importFile(admin, 'jobs.json', JSON.stringify({ jobs: entries }))).counts).toMatchObject({
    skipped: 0,
  });
  expect((await onSite('jobs')).map(({ data }) => data.title).sort()).toEqual(['Fitter', 'Welder']);
  const lines = entries.map((entry) => JSON.stringify(entry)).join('\n');
  expect((await importFile(admin, 'jobs.jsonl', lines)).counts).toEqual({
    created: 0,
    updated: 0,
    unchanged: 2,
    skipped: 0,
  });
});

test('imported jobs without a contract type are drafts unless given a default', async () => {
  const csv = 'title,description,location,sector,job type\nClerk,Text,Leeds,admin,Full Time';
  const report = await importFile(admin, 'jobs.csv', csv);
  expect(report.rows.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Saved as a draft: .*contract type/i),
  ]);
  expect(await onSite('jobs')).toEqual([]);
  const secondReport = await importFile(admin, 'jobs.csv', csv, { defaults: { basis: 'temporary' } });
  expect(secondReport.counts).toMatchObject({ updated: 1 });
  expect(await onSite('jobs')).toHaveLength(1);
});

test('accepts a default type by name only if the site has it', async () => {
  const csv = 'Title,Description,Category\nWelder,<p>Weld steel frames.</p>,Engineer';
  const { body } = await sendFile(admin, 'named.csv', csv);
  const start = (type: string, basis: string) =>
    admin.post('/api/imports', { file: body.file, isDryRun: true, defaults: { type, basis } });
  expect(await start('Full Time', 'nonsense')).toMatchObject({
    status: 422,
    body: {
      message: expect.stringMatching(/^There is no contract type “nonsense” on the site. Choose one of: .*Permanent/),
      issues: [{ path: 'defaults.basis' }],
    },
  });
  const report = await runImport(admin, body.file, { defaults: { type: 'full time', basis: 'Perm' } });
  expect(report.counts).toMatchObject({ created: 1 });
  const [welder] = await onSite('jobs');
  expect(welder?.data).toMatchObject({ type: 'Full Time', basis: 'permanent' });
});

test('imports redirects from a spreadsheet with mixed line endings', async () => {
  const rows = [
    'Old URL,New URL,Code',
    'https://old.example/team/,/about-us,301',
    '/a,/b,302',
    '/b,/a,"301\nmoved"',
    '/,/x,301',
    '/api/x,/y,301',
    ',/z,',
  ];
  const { body } = await sendFile(
    admin,
    'redirects.csv',
    rows.map((row, i) => row + ['\r\n', '\n', '\r'][i % 3]).join(''),
  );
  expect(body).toMatchObject({
    kind: 'redirects',
    table: { mapping: { 'Old URL': 'from', 'New URL': 'to', Code: 'kind' } },
  });
  const report = await runImport(admin, body.file);
  const reasons = report.rows.map(({ source, result, reason }) => [source, result, reason]);
  expect(reasons).toEqual([
    ['row 2', 'created', ''],
    ['row 3', 'created', ''],
    ['row 4', 'created', expect.stringMatching(/^Saved as a draft: This would create a redirect loop/)],
    ['row 5', 'skipped', expect.stringContaining('path on this site')],
    ['row 6', 'skipped', expect.stringContaining('reserved')],
    ['row 7', 'skipped', 'It needs an old and a new address.'],
  ]);
  const redirects = (await onSite('redirects')).map(({ data }) => data);
  expect(redirects).toContainEqual({ from: '/team', to: '/about-us', kind: 'permanent' });
  expect(redirects).toContainEqual({ from: '/a', to: '/b', kind: 'temporary' });
});

test('re-imports its own job export without changes', async () => {
  await importFile(
    admin,
    'a.xml',
    makeWxr([jobListing(1), jobListing(2, { status: 'draft' }), jobListing(3, { meta: { _filled: '1' } })]),
  );
  const { body: text } = await admin.get('/api/exports/jobs.json');
  const file = JSON.stringify(text);
  const report = await importFile(admin, 'jobs.json', file);
  expect(report.counts).toEqual({ created: 0, updated: 0, unchanged: 3, skipped: 0 });
  expect((await admin.get('/api/exports/jobs.json')).body).toEqual(text);
});

test.each([['editor'], ['recruiter']] as const)('%ss cannot import, see imports or export', async (role) => {
  const client = await server.logIn(role);
  expect((await sendFile(client, 'a.csv', 'title\nx')).status).toBe(403);
  expect((await client.post('/api/imports', { file: 'x', isDryRun: true })).status).toBe(403);
  expect((await client.get('/api/imports')).status).toBe(403);
  expect((await client.get('/api/exports/jobs.json')).status).toBe(403);
  expect((await server.anonymous.get('/api/imports')).status).toBe(401);
});

test('imports the jobs of a mongoexport file with their old addresses', async () => {
  const id = '65f0c0ffee65f0c0ffee65f0';
  const job = {
    _id: { $oid: id },
    title: 'Payroll administrator',
    category: 'admin',
    type: 'Full Time',
    description: 'Run the payroll.\n\nAnswer questions.',
    createdAt: { $date: { $numberLong: '1709287200000' } },
    __v: { $numberInt: '0' },
  };
  const hostile = [
    { ...job, _id: { $oid: '../../etc/passwd' }, title: 'No number', createdAt: { $date: { $numberLong: '9e99' } } },
    { ...job, _id: { $where: 'sleep(1000)' }, title: 'A query' },
  ];
  const dump = [job, ...hostile].map((line) => JSON.stringify(line)).join('\n');
  const options = { defaults: { basis: 'permanent' } };
  const report = await importFile(admin, 'jobs.json', dump, options);
  expect(report.rows.filter(({ type }) => type === 'job').map(({ result }) => result)).toEqual(
    Array(3).fill('created'),
  );
  const [, imported] = [null, (await onSite('jobs')).find(({ data }) => data.title === job.title)];
  expect(imported?.data).toMatchObject({ category: 'admin', type: 'Full Time', basis: 'permanent', reference: '' });
  const redirects = (await onSite('redirects')).map(({ data }) => [data.from, data.to]);
  expect(redirects).toEqual([[`/job/${id}`, `/job/${imported?.id}`]]);
  const secondReport = await importFile(admin, 'jobs.json', dump, options);
  expect(secondReport.counts).toMatchObject({ created: 0, updated: 0 });
});
