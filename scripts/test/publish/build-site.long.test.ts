/** `pnpm build:site` as an external host runs it, with only the code, an address and a token. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDocument } from 'api/core/content/documents/save';
import { contentTypes } from 'content-types';
import { buildFolder, publishWhole } from 'publisher/export/build-folder';
import { listFiles } from 'publisher/output/files';
import sharp from 'sharp';
import { ensureCompiled } from 'site/publishing/compiled';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startApp, type TestServer } from '../../../api/test/support/app.ts';
import { addImage, sampleOf } from '../../../api/test/support/samples.ts';
import { findFreePort } from '../../lib/ports.ts';
import { run } from '../../lib/run.ts';
import { cacheFolder, writeSocialCards } from '../../lib/social-cards.ts';
import { temporaryFolder } from '../backup/installation.ts';

const BUILD = fileURLToPath(new URL('../../build-site.ts', import.meta.url));
const VERIFY = fileURLToPath(new URL('../../../site/publishing/verify.ts', import.meta.url));
const TOKEN = 'a token for the build';
const DRAFT = 'A name that nobody has published';

let server: TestServer;
let guard: ReturnType<typeof createServer>;
let api: string;

beforeAll(async () => {
  await ensureCompiled();
  server = await startApp();
  const data = { from: '/old', to: '/career', kind: 'permanent' };
  createDocument(server.db, contentTypes.redirect, { data }, { userId: null, at: Date.now() });
  addImage(server.db);
  for (const type of [contentTypes.job, contentTypes.blog])
    createDocument(server.db, type, { data: sampleOf(type) }, { userId: null, at: Date.now() });
  const admin = await server.logIn();
  const { body: settings } = await admin.get('/api/content/site-settings?drafts=true');
  const unsavedSettings = { data: { ...settings.data, companyName: DRAFT }, version: 0, publish: false };
  const draft = await admin.put('/api/content/site-settings', unsavedSettings);
  expect(draft.status).toBe(200);
  const internalApi = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  // A proxy in front of an API that is not public.
  guard = createServer((incoming, outgoing) => {
    if (incoming.headers.authorization !== `Bearer ${TOKEN}`) return void outgoing.writeHead(401).end();
    const { method, url: path, headers } = incoming;
    request({ hostname: internalApi.hostname, port: internalApi.port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    }).end();
  });
  await new Promise<void>((resolve) => void guard.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(guard.address() as AddressInfo).port}`;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  guard.close();
  guard.closeAllConnections();
  await server.close();
});

const SITE = { PUBLIC_SITE_URL: 'https://www.example.com', CONTENT_API_TOKEN: TOKEN };
const tool = (file: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [file, ...args], { env: { CONTENT_API_URL: api, ...SITE, ...env } });
const OPTIONS = ['--redirect-pages'];
const WITH_CARDS = [...OPTIONS, '--social-cards'];
const build = (outputFolder: string, env = {}, options = OPTIONS) =>
  tool(BUILD, ['--out', outputFolder, ...options], env);
const verify = (outputFolder: string, options = OPTIONS) => tool(VERIFY, [outputFolder, ...options]);

test('D8 D9 builds a complete folder that verify accepts', async () => {
  const outputFolder = join(temporaryFolder(), 'public');
  const { ok, output } = await build(outputFolder);
  expect([output, ok]).toEqual([expect.stringMatching(/^Wrote \d+ files to /), true]);
  const files = listFiles(outputFolder);
  for (const file of ['index.html', '404.html', 'career/index.html', '_headers', '_redirects', 'sitemap.xml'])
    expect(files).toContain(file);
  // Settings that were never published have the values of a new site.
  const home = readFileSync(join(outputFolder, 'index.html'), 'utf8');
  expect([home.includes('</html>'), home.includes(DRAFT)]).toEqual([true, false]);
  expect(readFileSync(join(outputFolder, 'old/index.html'), 'utf8')).toContain('https://www.example.com/career');
  expect(readFileSync(join(outputFolder, '_redirects'), 'utf8')).toBe(
    '/old /career 301\n/old/ /career 301\n/jobs /career 301\n/jobs/ /career 301\n',
  );

  expect(await verify(outputFolder)).toMatchObject({ ok: true, output: expect.stringContaining('all') });
  writeFileSync(join(outputFolder, 'career/index.html'), 'damaged');
  writeFileSync(join(outputFolder, 'stranger.html'), '');
  const faults = await verify(outputFolder);
  expect(faults.ok).toBe(false);
  expect(faults.output).toContain('different: career/index.html\nnot expected: stranger.html');
  // A build replaces the previous one, whatever its state.
  expect((await build(outputFolder)).ok).toBe(true);
  expect(existsSync(join(outputFolder, 'stranger.html'))).toBe(false);
});

test('draws the social card of every job and article without an API', async () => {
  const outputFolder = join(temporaryFolder(), 'public');
  const { output } = await build(outputFolder, {}, WITH_CARDS);
  expect(output).toContain('2 images for shared links');
  const pages = listFiles(outputFolder).filter((file) => /^(job|blog)\/\w{12}\/index\.html$/.test(file));
  expect(pages).toHaveLength(2);
  const cards = pages.map((page) => {
    const html = readFileSync(join(outputFolder, page), 'utf8');
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname.slice(1);
  });
  const cardImages = cards.map((card) => readFileSync(join(outputFolder, card)));
  for (const png of cardImages)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(cardImages[0]?.equals(cardImages[1] ?? Buffer.of())).toBe(false);

  expect(await verify(outputFolder, WITH_CARDS)).toMatchObject({ ok: true });
  // Compiling removes old files, but keeps the social cards for the next build.
  await ensureCompiled();
  expect(listFiles(cacheFolder(new URL(SITE.PUBLIC_SITE_URL)))).toHaveLength(2);
  expect((await verify(outputFolder)).output).toContain(`not expected: ${cards[0]}`);
  const [first = ''] = cards;
  renameSync(join(outputFolder, first), join(outputFolder, 'api/social/jobs/zzzzzzzzzzzz.png'));
  writeFileSync(join(outputFolder, 'api/social/stranger.html'), '');
  const { ok, output: faults } = await verify(outputFolder, WITH_CARDS);
  expect(ok).toBe(false);
  expect(faults.split('\n').filter(Boolean).slice(0, -1).toSorted()).toEqual([
    `missing: ${first}`,
    'not expected: api/social/jobs/zzzzzzzzzzzz.png',
    'not expected: api/social/stranger.html',
  ]);
});

test('verify reports social cards in a running system’s folder as unexpected', async () => {
  const data = temporaryFolder();
  vi.stubEnv('CONTENT_API_TOKEN', TOKEN);
  const site = new URL(SITE.PUBLIC_SITE_URL);
  await publishWhole({ api, site, compiled: await ensureCompiled() }, join(data, 'site'));
  const check = () => tool(VERIFY, [], { DATA_DIR: data });
  expect(await check()).toMatchObject({ ok: true });
  await writeSocialCards(join(data, 'site'), { api, site });
  const { ok, output } = await check();
  expect([ok, output.match(/^not expected: api\/social\/\w+\/\w{12}\.png$/gm)?.length]).toEqual([false, 2]);
});

test('a served folder stays complete until the next build succeeds', async () => {
  const outputFolder = join(temporaryFolder(), 'public');
  const [site, compiled] = [new URL(SITE.PUBLIC_SITE_URL), await ensureCompiled()];
  vi.stubEnv('CONTENT_API_TOKEN', TOKEN);
  const buildWith = (add: (folder: string) => Promise<void>) =>
    buildFolder(outputFolder, { api, site, compiled, redirectPages: false, add });
  await buildWith(async (folder) => writeFileSync(join(folder, 'card.png'), 'first'));
  const initialFiles = listFiles(outputFolder);
  expect(initialFiles).toEqual(expect.arrayContaining(['card.png', 'index.html']));
  let filesDuringBuild: string[] = [];
  await buildWith(async (folder) => {
    filesDuringBuild = listFiles(outputFolder);
    writeFileSync(join(folder, 'other.png'), 'second');
  });
  expect(filesDuringBuild).toEqual(initialFiles);
  const filesAfter = listFiles(outputFolder);
  expect([filesAfter.includes('card.png'), filesAfter.includes('other.png')]).toEqual([false, true]);
  await expect(buildWith(() => Promise.reject(new Error('No room.')))).rejects.toThrow('No room.');
  expect(listFiles(outputFolder)).toEqual(filesAfter);
  expect(readdirSync(join(outputFolder, '..'))).toEqual(['public']);
});

test('two sites in one checkout keep separate social cards', async () => {
  const sites = ['one', 'another'].map((name) => new URL(`https://${name}.build-site-test.example:8443`));
  const caches = sites.map((site) => cacheFolder(site));
  onTestFinished(() => caches.forEach((cache) => void rmSync(cache, { recursive: true, force: true })));
  vi.stubEnv('CONTENT_API_TOKEN', TOKEN);
  for (const site of sites) await writeSocialCards(temporaryFolder(), { api, site });
  expect(caches.map((cache) => listFiles(cache).length)).toEqual([2, 2]);
});

test('draws each card once but none for a draft', async () => {
  const cache = temporaryFolder();
  const folder = temporaryFolder();
  const site = new URL(SITE.PUBLIC_SITE_URL);
  const cachedCards = () => listFiles(cache).map((file) => [file, statSync(join(cache, file)).mtimeMs]);
  const draft = { data: { ...sampleOf(contentTypes.job), title: 'Secret' }, publish: false };
  createDocument(server.db, contentTypes.job, draft, { userId: null, at: Date.now() });
  vi.stubEnv('CONTENT_API_TOKEN', TOKEN);
  expect(await writeSocialCards(folder, { api, site, cache })).toBe(2);
  const first = cachedCards();
  expect(await writeSocialCards(folder, { api, site, cache })).toBe(2);
  expect(cachedCards()).toEqual(first);
  expect(first).toHaveLength(2);
});

test('explains a failure in one sentence before changing anything', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  const foreignBuild = await build(folder);
  expect([foreignBuild.ok, foreignBuild.output]).toEqual([false, expect.stringContaining('contains other files')]);
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');

  const outputFolder = join(folder, 'public');
  const subpathBuild = await build(outputFolder, { PUBLIC_SITE_URL: 'https://www.example.com/careers' });
  expect(subpathBuild.output).toContain('It must be an origin without a path, like https://www.example.com.');
  expect((await build(outputFolder, { CONTENT_API_TOKEN: 'guessed' })).output).toContain(
    'The content feed responded with status 401.',
  );
  expect((await build(outputFolder, { CONTENT_API_URL: '' })).output).toContain(
    'CONTENT_API_URL is missing: the address',
  );
  const unreachableApi = `http://127.0.0.1:${await findFreePort()}`;
  const failedBuild = await build(outputFolder, { CONTENT_API_URL: unreachableApi });
  expect(failedBuild.output).toContain(`The API at ${unreachableApi} cannot be reached (connect ECONNREFUSED`);
  expect(existsSync(outputFolder)).toBe(false);
});
