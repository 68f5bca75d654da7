/** Hostile and broken files: each bad entry is a row of the report, and all others are imported. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fetchPublic, isPublicAddress } from '../../../src/core/http/network.ts';
import { createImageStore } from '../../../src/site/import/images.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { HANG_MS } from '../../support/hang.ts';
import { makeZip } from '../../support/resume-files.ts';
import { share } from '../../support/share.ts';
import { filePart, importFile, runImport, sendFile } from './kit.ts';
import { jobListing, makeWxr, OLD_SITE } from './wxr.ts';

let server: TestServer;
let admin: Client;
const restart = share(
  async () => {
    server = await startApp();
    admin = await server.logIn('administrator');
  },
  () => server.close(),
);

const jobs = async () => (await server.anonymous.get('/api/content/jobs?limit=200')).body.items;
const titles = async () => (await jobs()).map(({ data }: { data: { title: string } }) => data.title).sort();

test('expands no XML entities and reads no local files', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  const wxr = makeWxr([jobListing(1)])
    .replace('<rss', `${bomb}\n<rss`)
    .replace('<title><![CDATA[Warehouse Operative 1 &amp; Driver]]></title>', '<title>Driver &b;&x;</title>');
  const report = await importFile(admin, 'x.xml', wxr);
  expect(await titles()).toEqual(['Driver &b;&x;']);
  expect(report.rows[0]).toMatchObject({ title: 'DOCTYPE', result: 'skipped' });
  expect(JSON.stringify(report)).not.toContain('root:');
});

test('skips only a huge text, a broken item and an unknown type', async () => {
  const hugeListing = jobListing(2, { content: 'x'.repeat(1_500_000) });
  const long = jobListing(3, { title: 'T'.repeat(300) });
  const wxr = makeWxr([
    jobListing(1),
    hugeListing,
    long,
    { id: 4, type: 'wpcf7_contact_form', title: 'Form' },
    jobListing(5),
  ]);
  const report = await importFile(admin, 'x.xml', wxr.replace('<wp:post_id>5<', '<wp:broken>oops<wp:post_id>5<'));
  const reasons = report.rows
    .filter(({ result }) => result === 'skipped')
    .map(({ source, reason }) => [source, reason]);
  expect(reasons).toContainEqual(['post 2', 'It contains text longer than 1,000,000 characters.']);
  expect(reasons).toContainEqual(['post 3', 'Title must be 120 characters or fewer.']);
  expect(reasons).toContainEqual(['post 4', 'Entries of the type “wpcf7_contact_form” can’t be imported.']);
  expect(reasons.map(([, reason]) => reason).join()).toContain('The XML isn’t valid here');
  expect(await titles()).toContain('Warehouse Operative 1 & Driver');
});

test.each([
  ['20 XML errors', `<rss><channel>${'<a></b>'.repeat(10_000)}`, /it has 20 XML errors, the last at line 1\./],
  ['elements a hundred deep', `<rss>\n${'<a>'.repeat(100_000)}`, /nested too deeply at line 2\./],
])('rejects a WordPress export with %s, naming the line', async (_, xml, message) => {
  const { status, body } = await sendFile(admin, 'x.xml', xml);
  expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
});

test('imports the complete entries of a truncated file', async () => {
  const wxr = makeWxr([jobListing(1), jobListing(2)]);
  const report = await importFile(admin, 'x.xml', wxr.slice(0, wxr.lastIndexOf('<wp:post_name>')));
  expect(report.state).toBe('done');
  expect(await titles()).toEqual(['Warehouse Operative 1 & Driver']);
});

test('turns HTML and scripts in titles and texts into plain text', async () => {
  const title = '<img src=x onerror=alert(1)><b>Chef</b> &amp; <script>alert(2)</script>Baker';
  const content =
    '<p onclick="x()">No experience needed. Cook <a href="javascript:alert(3)">here</a><iframe src="//evil"></iframe></p><svg><script>4</script></svg>';
  const report = await importFile(admin, 'x.xml', makeWxr([jobListing(1, { title, content })]));
  expect(await titles()).toEqual(['Chef & Baker']);
  const [job] = await jobs();
  expect(JSON.stringify(job)).not.toMatch(/onclick|javascript|alert|iframe|evil/);
  expect(report.rows.find(({ type }) => type === 'job')?.reason).toContain('embedded content was left out');
});

test('reads Windows-1252, UTF-16 and UTF-8 with a byte order mark', async () => {
  await restart();
  const csv = (title: string) =>
    `title,description,sector,job type,contract\n${title},Text,admin,Full Time,Permanent\n`;
  await importFile(admin, 'a.csv', Buffer.from(csv('Café'), 'latin1'));
  await importFile(admin, 'b.csv', Buffer.from(`\uFEFF${csv('Crêpe')}`, 'utf16le'));
  await importFile(admin, 'c.csv', Buffer.from(`\uFEFF${csv('Naïve')}`));
  expect(await titles()).toEqual(['Café', 'Crêpe', 'Naïve']);
});

test('treats formulas and prototype keys as plain data', async () => {
  await restart();
  const csv =
    'title,description,sector,job type,contract\n"=HYPERLINK(""http://evil"",""x"")",Text,admin,Full Time,Permanent\n';
  await importFile(admin, 'a.csv', csv);
  expect(await titles()).toEqual(['=HYPERLINK("http://evil","x")']);
  const json = '[{"title":"A","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]';
  await importFile(admin, 'a.json', json);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test.each([
  ['an empty file', 'x.csv', '', 422],
  ['XML that is not an export', 'x.xml', '<html><body>Hi</body></html>', 422],
  ['broken JSON', 'x.json', '[{"title":', 422],
  ['a quotation mark that is never closed', 'x.csv', 'title\n"abc', 422],
  ['bytes', 'x.bin', Buffer.from([0, 1, 2, 3, 255, 254]), 422],
])('rejects %s with a readable message', async (_kind, name, content, status) => {
  const response = await sendFile(admin, name, content);
  expect([response.status, response.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].+\.$/)]);
});

test('reports a row with an unclosed quotation mark', async () => {
  const csv = 'title,description,sector,job type,contract\nCook,Text,admin,Full Time,Permanent\n"Chef,x\n';
  const report = await importFile(admin, 'a.csv', csv);
  expect(report.counts).toMatchObject({ created: 1, skipped: 1 });
  expect(report.rows.find(({ result }) => result === 'skipped')?.reason).toBe(
    'A quotation mark in this row is never closed.',
  );
});

test('rejects files that are too large to read into memory', async () => {
  const hugeFile = `{"export":"staffing-site jobs","entries":[]}${' '.repeat(64 * 1024 * 1024)}`;
  expect((await sendFile(admin, 'jobs.json', hugeFile)).status).toBe(413);
  const brokenResponse = await sendFile(admin, 'jobs.json', '{"export":"staffing-site jobs","entries":5}');
  expect(brokenResponse.status).toBe(422);
});

test('rejects an import of a missing or incomplete file', async () => {
  expect((await admin.post('/api/imports/file', {})).status).toBe(415);
  expect((await admin.post('/api/imports', { file: 'unknown', isDryRun: true })).status).toBe(404);
  const [payload, headers] = filePart('x.csv', 'title\nx');
  const cut = await admin.post('/api/imports/file', payload.subarray(0, 60), headers);
  expect(cut.status).toBe(400);
});

test.each(['../../app.db', '/etc/passwd', '__proto__', 'constructor', ''])(
  'rejects the name of a file that was not uploaded: %j',
  async (file) => {
    await sendFile(admin, 'x.csv', 'title\nx');
    expect((await admin.post('/api/imports', { file, isDryRun: true })).status).toBe(404);
    expect((await admin.post('/api/imports/file/kind', { file, kind: 'jobs' })).status).toBe(404);
  },
);

test('lets only logged-in administrators import', async () => {
  const { body } = await sendFile(admin, 'x.csv', 'title\nx');
  const [payload, headers] = filePart('x.csv', 'title\nx');
  for (const role of ['editor', 'recruiter'] as const) {
    const client = await server.logIn(role);
    const responses = [
      await client.post('/api/imports/file', payload, headers),
      await client.post('/api/imports', { file: body.file, isDryRun: true }),
      await client.get('/api/imports'),
      await client.post('/api/imports/any/undo'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect((await server.anonymous.post('/api/imports/file', payload, headers)).status).toBe(401);
});

test.each([
  [
    'ten thousand columns',
    'x.csv',
    `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join()}\n${'x,'.repeat(9_999)}x\n`,
  ],
  ['columns of the same name', 'x.csv', 'title,title,__proto__,constructor\na,b,c,d\n'],
  ['a hundred thousand levels', 'x.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a hundred thousand XML elements in each other', 'x.xml', `<?xml version="1.0"?><rss>${'<a>'.repeat(100_000)}`],
])('responds within the time limit to a file with %s', async (_, name, file) => {
  const initialTitles = await titles();
  const startedAt = performance.now();
  const { status, body } = await sendFile(admin, name, file);
  if (status === 200) await runImport(admin, body.file);
  else expect([status, body.message]).toEqual([expect.any(Number), expect.stringMatching(/^[A-Z].+\.$/)]);
  expect(status).toBeLessThan(500);
  expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
  expect(await titles()).toEqual(initialTitles);
});

test.each([
  ['a zip of a WordPress export', () => makeZip([{ name: 'export.xml', content: makeWxr([jobListing(1)]) }])],
  ['a zip that unpacks to 300 MB', () => makeZip([{ name: 'export.xml', content: Buffer.alloc(300_000_000, 60) }])],
  ['a zip that claims gigabytes', () => makeZip([{ name: 'a.xml', content: 'x', claimedSize: 0xfffffff0 }])],
  ['zips in zips', () => makeNestedZip(100)],
  ['a gzip that unpacks to 300 MB', () => gzipSync(Buffer.alloc(300_000_000, 60))],
])('rejects %s with advice to unpack it', async (_, make) => {
  const initialTitles = await titles();
  const { status, body } = await sendFile(admin, 'export.xml', make());
  expect([status, body.message]).toEqual([422, expect.stringContaining('Unpack it and upload the file inside')]);
  expect(await titles()).toEqual(initialTitles);
});

function makeNestedZip(levels: number): Buffer {
  let zip: Buffer = Buffer.from('x');
  for (let n = 0; n < levels; n += 1) zip = makeZip([{ name: 'inner.zip', content: zip }]);
  return zip;
}

test('imports only one file at a time', async () => {
  const xml = makeWxr(Array.from({ length: 60 }, (_, i) => jobListing(i + 1)));
  // Sends two files concurrently, so that two reader processes are ready for the imports below.
  await Promise.all([sendFile(admin, 'x.xml', xml), sendFile(admin, 'y.xml', xml)]);
  const { body } = await sendFile(admin, 'z.xml', xml);
  const [first, second] = await Promise.all([
    admin.post('/api/imports', { file: body.file, isDryRun: true }),
    admin.post('/api/imports', { file: body.file, isDryRun: true }),
  ]);
  expect([first.status, second.status].sort()).toEqual([202, 409]);
});

test('blocks downloads from private networks', async () => {
  await restart();
  const inside = createServer((_request, response) => response.end('secret'));
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  try {
    const attempts = [
      `http://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      `http://[::1]:${port}/a.png`,
      `http://2130706433:${port}/a.png`,
      'file:///etc/passwd',
      'http://169.254.169.254/latest/a.png',
    ];
    for (const address of attempts) {
      await expect(fetchPublic(address, { maxBytes: 100, timeoutMs: 1_000 })).rejects.toThrow(
        /public web server|web address|exist/,
      );
    }
    const wxr = makeWxr([{ id: 1, type: 'attachment', title: 'x', attachment: `http://127.0.0.1:${port}/a.png` }]);
    const report = await importFile(admin, 'x.xml', wxr, { images: true });
    expect(report.rows.map(({ reason }) => reason)).toEqual(['The address isn’t a public web server.']);
  } finally {
    inside.close();
  }
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['nonsense', false],
])('detects whether %s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('follows redirects only to allowed addresses within the limit', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const outside = createServer(({ url }, response) => {
    if (url === '/out.png') response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end();
    else if (url === '/broken.png') response.writeHead(302, { location: 'http://[' }).end();
    else if (url === '/loop.png') response.writeHead(302, { location: '/loop.png' }).end();
    else response.end(png);
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const isAllowed = (address: string) => address === '127.0.0.1';
  try {
    const get = (path: string, maxBytes = 1e6) => fetchPublic(base + path, { maxBytes, timeoutMs: 2_000, isAllowed });
    await expect(get('/out.png')).rejects.toThrow('The address isn’t a public web server.');
    await expect(get('/loop.png')).rejects.toThrow('The address redirects too many times.');
    await expect(get('/team.png', 10)).rejects.toThrow('The file is too large.');
    const { db } = server;
    const store = createImageStore({ db, env: server.app.env, clock: server.app.clock }, null, isAllowed);
    expect(await store.store({ url: `${base}/broken.png`, alt: '' })).toBe('This isn’t a web address.');
    expect(await store.store({ url: `${base}/team.png`, alt: 'The team' })).toMatchObject({
      path: expect.stringMatching(/^\/media\//),
    });
    expect((await admin.get('/api/media')).body.items).toMatchObject([{ name: 'team.png', alt: 'The team' }]);
  } finally {
    outside.close();
  }
});

test('reads images only inside the import folder', async () => {
  const store = createImageStore({ db: server.db, env: server.app.env, clock: server.app.clock }, server.dataDir);
  const missingMessage = 'The file isn’t in the folder.';
  writeFileSync(join(server.dataDir, 'app.txt'), 'x');
  symlinkSync('/etc/passwd', join(server.dataDir, 'linked.png'));
  const damagedPaths = ['app.txt/a.png', `${'a'.repeat(300)}.png`, '%ff.png'];
  for (const path of ['../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', 'linked.png', 'none.png', '', ...damagedPaths]) {
    expect(await store.store({ url: `${OLD_SITE}/wp-content/uploads/${path}`, alt: '' })).toBe(missingMessage);
  }
});

test('imports a file again after a restart interrupted its import', async () => {
  const { body } = await sendFile(admin, 'x.xml', makeWxr(Array.from({ length: 200 }, (_, i) => jobListing(i + 1))));
  await admin.post('/api/imports', { file: body.file, isDryRun: false });
  await server.app.close();
  server.db.$client.close();
  const { dataDir } = server;
  server = await startApp({ dataDir });
  admin = await server.logIn('administrator');
  const { body: list } = await admin.get('/api/imports');
  expect(list.items[0]).toMatchObject({ state: 'failed', error: expect.stringMatching(/restarted/) });
  const secondUpload = await sendFile(
    admin,
    'x.xml',
    makeWxr(Array.from({ length: 200 }, (_, i) => jobListing(i + 1))),
  );
  const report = await runImport(admin, secondUpload.body.file);
  expect(report.state).toBe('done');
  expect(await titles()).toHaveLength(200);
});
