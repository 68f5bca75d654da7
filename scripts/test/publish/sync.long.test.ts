/** The sync of a published folder to a real S3 server. */
import { openBucket } from 'content-types/storage/bucket';
import { expect, test } from 'vitest';
import { createSync } from '../../../site/publisher/export/s3/sync.ts';
import { makeFolder, page, SITE, type Storage, startStorage } from './kit.ts';

const beginSync = async (prefix?: string) => {
  const storage = await startStorage(prefix);
  const folder = makeFolder();
  return { storage, folder, sync: () => syncOf(storage, folder.path) };
};
/** A new instance without any state from earlier runs. */
const syncOf = ({ settings }: Storage, folder: string) =>
  createSync({
    folder,
    site: SITE,
    bucket: openBucket(settings),
    publishedBy: 'staffing-site',
    siteId: 'ours',
    replaces: 'nothing',
  });
const isPage = (write: string) => /\.html(\.|$)/.test(write);

test('D8 uploads every file with its headers, and redirects as pages', async () => {
  const { storage, sync } = await beginSync();
  const outcome = await sync().run();
  const keys = await storage.keys();
  expect(keys).toEqual(
    [
      '.site-id',
      '404.html',
      '_astro/font.Cd34.woff2',
      '_astro/page.Ab12.js',
      'Unser Team.php/index.html',
      'about-us/index.html',
      'feeds/jobs.json',
      'index.html',
      'job/a/index.html',
      'jobs/search/facts.json',
      `media/${'ab'.repeat(16)}-480.avif`,
      'old/index.html',
      'sitemap.xml',
    ].sort(),
  );
  expect(outcome).toMatchObject({ uploaded: keys.length - 1, removed: 0, isComplete: true });

  const headers = async (key: string) => {
    const response = await storage.get(key);
    return ['content-type', 'cache-control', 'content-encoding'].map((name) => response.headers.get(name));
  };
  expect(await headers('about-us/index.html')).toEqual(['text/html; charset=utf-8', 'no-cache', null]);
  expect(await headers('feeds/jobs.json')).toEqual(['application/feed+json; charset=utf-8', 'no-cache', null]);
  const forGood = 'public, max-age=31536000, immutable';
  expect(await headers('_astro/page.Ab12.js')).toEqual(['text/javascript; charset=utf-8', forGood, null]);
  expect(await headers(`media/${'ab'.repeat(16)}-480.avif`)).toEqual(['image/avif', forGood, null]);
});

test('a redirect becomes a page with escaped text that redirects automatically', async () => {
  const { storage, sync } = await beginSync();
  await sync().run();
  const oldPage = await (await storage.get('old/index.html')).text();
  expect(oldPage).toContain('<meta http-equiv="refresh" content="0; url=https://www.example.com/about-us">');
  expect(oldPage).toContain('<link rel="canonical" href="https://www.example.com/about-us">');
  const unusualPage = await (await storage.get('Unser Team.php/index.html')).text();
  expect(unusualPage).toContain('href="https://elsewhere.example/?a=1&#38;b=2"');
});

test('sends nothing if nothing has changed, even from a new process', async () => {
  const { storage, sync } = await beginSync();
  const first = sync();
  await first.run();
  storage.writes = [];
  expect(await first.run()).toEqual({ uploaded: 0, removed: 0, bytes: 0, isComplete: true });
  expect(await sync().run()).toEqual({ uploaded: 0, removed: 0, bytes: 0, isComplete: true });
  expect(storage.writes).toEqual([]);
  expect((await sync().run({ all: true })).uploaded).toBe((await storage.keys()).length - 1);
});

test('sends and removes only changed files, keeping foreign objects', async () => {
  const { storage, folder, sync } = await beginSync();
  const siteSync = sync();
  await siteSync.run();
  await storage.put('owners-file.txt', 'mine');
  storage.writes = [];
  folder.write('about-us/index.html', page('About them'));
  folder.write('job/b/index.html', 'short');
  folder.remove('job/a/index.html');
  folder.write('_redirects', '');
  expect(await sync().run()).toMatchObject({ uploaded: 2, removed: 3 });
  expect(storage.writes.slice(0, 2).sort()).toEqual(['PUT about-us/index.html', 'PUT job/b/index.html']);
  expect(storage.writes.slice(2).every((write) => /^DELETE (job\/a|old|Unser)/.test(write))).toBe(true);
  expect(await (await storage.get('owners-file.txt')).text()).toBe('mine');
  expect((await siteSync.run()).isComplete).toBe(true);
  expect(await (await storage.get('about-us/index.html')).text()).toContain('About them');
});

test('sends assets before pages and lists, then deletes', async () => {
  const { storage, folder, sync } = await beginSync();
  await sync().run();
  storage.writes = [];
  for (const name of ['index.html', 'job/a/index.html', 'about-us/index.html']) folder.write(name, page(`New ${name}`));
  folder.write('_astro/new.Ef56.css', `p{}${' '.repeat(300)}`);
  folder.write('sitemap.xml', '<urlset/>');
  folder.remove('_astro/page.Ab12.js');
  await sync().run();
  const kinds = storage.writes.map((write) => {
    if (write.startsWith('DELETE')) return 'removal';
    return isPage(write) ? 'page' : write.includes('sitemap') ? 'list' : 'asset';
  });
  expect([...new Set(kinds)]).toEqual(['asset', 'page', 'list', 'removal']);
  const order = ['asset', 'page', 'list', 'removal'];
  expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

test('a failed upload stops the run, and the next run completes it', async () => {
  const { storage, folder, sync } = await beginSync();
  const siteSync = sync();
  await siteSync.run();
  for (const name of ['index.html', 'job/a/index.html', 'sitemap.xml']) folder.write(name, page(`New ${name}`));
  folder.remove('about-us/index.html');
  storage.writes = [];
  storage.fault = ({ method, url }) => (method === 'PUT' && url?.includes('/job/a/index.html?') ? 400 : null);
  await expect(siteSync.run()).rejects.toThrow('rejected the request (400: Out of order).');
  expect(storage.writes.some((write) => /sitemap|DELETE/.test(write))).toBe(false);
  expect((await storage.get('about-us/index.html')).status).toBe(200);

  storage.fault = () => null;
  storage.writes = [];
  await siteSync.run();
  expect(storage.writes.filter((write) => write === 'PUT index.html')).toEqual([]);
  expect(storage.writes).toContain('PUT job/a/index.html');
  expect((await storage.get('about-us/index.html')).status).toBe(404);
  expect(await (await storage.get('sitemap.xml')).text()).toContain('New sitemap.xml');
});

test('retries when the storage fails temporarily', async () => {
  const { storage, sync } = await beginSync();
  let faults = 3;
  storage.fault = ({ method }) => (method === 'PUT' && faults-- > 0 ? 503 : null);
  expect((await sync().run()).isComplete).toBe(true);
});

test('syncs under a prefix without touching other sites', async () => {
  const { storage, sync } = await beginSync('our site/live/');
  await storage.put('other/index.html', 'theirs');
  await sync().run();
  expect((await sync().run()).uploaded).toBe(0);
  const keys = await storage.keys();
  expect(keys).toContain('our site/live/about-us/index.html');
  expect(keys).toContain('other/index.html');
});

test('deletes nothing if the folder holds no site', async () => {
  const { storage, folder, sync } = await beginSync();
  await sync().run();
  folder.remove('index.html');
  const initialKeys = await storage.keys();
  await expect(sync().run()).rejects.toThrow('There’s no published site');
  expect(await storage.keys()).toEqual(initialKeys);
});

test('reads a long list of objects page by page', async () => {
  const { storage, folder, sync } = await beginSync();
  for (let i = 0; i < 1_100; i += 1) folder.write(`job/j${i}/index.html`, `${i}`);
  await sync().run();
  storage.writes = [];
  expect((await sync().run()).uploaded).toBe(0);
});
