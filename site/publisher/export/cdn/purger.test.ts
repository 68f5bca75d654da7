import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hashBytes } from '../../content/hash.ts';
import { removeFile, writeFile } from '../../output/files.ts';
import { createEmptyContents, EVERYTHING, newChange, openManifest, readManifest } from '../../output/manifest.ts';
import { type CdnDouble, startCdn } from '../../test/cdn-double.ts';
import { openCdn } from './cdn.ts';
import { createPurger, type Edge } from './purger.ts';

const SETTLE_MS = 150;

/** A publisher's folder and manifest with a purger in front of a CDN. */
async function start({ storage = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'purger-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'site');
  const manifestFile = join(root, 'publisher/manifest.jsonl');
  const stateFile = join(root, 'publisher/cdn.json');
  const storageFile = storage ? join(root, 'publisher/storage.json') : null;
  const cdn = await startCdn(folder);
  onTestFinished(() => cdn.close());
  const keys = { accessKeyId: '', secretAccessKey: '' };
  const adapter = openCdn({ kind: 'cloudflare', id: 'zone', token: 'token', keys, api: cdn.url });
  const origin = { compiled: 'c', feed: 'f', site: `${cdn.url}/`, year: 2026, cdn: adapter.id };

  function run() {
    const manifest = openManifest(manifestFile, origin, readManifest(manifestFile)?.contents ?? createEmptyContents());
    const settings = { cdn: adapter, site: new URL(cdn.url), stateFile, storageFile, settleMs: SETTLE_MS };
    return { manifest, purger: createPurger({ ...settings, getManifest: () => manifest }) };
  }
  let { manifest, purger } = run();
  onTestFinished(() => purger.close());

  return {
    cdn,
    folder,
    stateFile,
    storageFile,
    unpurged: () => manifest.unpurged,
    /** Writes a page, or removes it if `html` is null. */
    publish(path: string, html: string | null): Edge | null {
      const startedAt = performance.now();
      const file = path === '/404' ? '404.html' : join(path, 'index.html');
      if (html === null) {
        removeFile(folder, file);
        manifest.record([{ gone: path }]);
      } else {
        writeFile(folder, file, Buffer.from(html));
        const pageFields = { bytes: html.length, signature: '', keys: [], images: [] };
        manifest.record([{ page: path, hash: hashBytes(html), ...pageFields }]);
      }
      return purger.follow(startedAt);
    },
    /** Restarts like after a crash: nothing that was only in memory is left. */
    restart() {
      purger.close();
      ({ manifest, purger } = run());
      purger.wake();
    },
    overall: () => purger.overall(),
  };
}

const visit = async ({ url }: CdnDouble, path: string) => (await fetch(url + path)).text();
const settle = (site: Awaited<ReturnType<typeof start>>) => expect.poll(() => site.unpurged().size).toBe(0);

test('purges only the changed address and reports the duration', async () => {
  const site = await start();
  site.publish('/', 'home');
  site.publish('/about-us', 'about');
  await settle(site);
  for (const path of ['/', '/about-us', '/job/1']) await visit(site.cdn, path);
  site.cdn.purged = [];
  site.cdn.settings.purgeMs = 30;
  const edge = site.publish('/about-us', 'about 2');
  expect(edge).toEqual({ state: 'purging', ms: null, errors: [] });
  await expect.poll(() => edge?.state).toBe('live');
  expect(edge?.ms).toBeGreaterThanOrEqual(30);
  expect(site.cdn.purged).toEqual(['/about-us']);
  expect(await visit(site.cdn, '/about-us')).toBe('about 2');
  expect(site.publish('/about-us', 'about 2')).toBeNull();
  await settle(site);
  expect(new Set(site.cdn.purged)).toEqual(new Set(['/about-us']));
  // The publishes add one page and remove another.
  expect(await visit(site.cdn, '/job/1')).toBe('missing');
  site.publish('/job/1', 'job');
  const removal = site.publish('/about-us', null);
  await expect.poll(() => removal?.state).toBe('live');
  expect(await visit(site.cdn, '/job/1')).toBe('job');
  expect(await visit(site.cdn, '/about-us')).toBe('missing');
  expect(site.cdn.wholes).toBe(0);
});

test('purges a stale copy that the CDN cached after the first purge', async () => {
  const site = await start();
  site.publish('/about-us', 'before');
  await settle(site);
  site.cdn.evict('/about-us');
  // The slow response arrives after the page has been read back, and before the second purge.
  site.cdn.settings.originMs = 50;
  site.cdn.random = () => 1;
  const slowVisit = visit(site.cdn, '/about-us');
  await sleep(20);
  site.cdn.settings.originMs = 0;
  const edge = site.publish('/about-us', 'after');
  await expect.poll(() => edge?.state).toBe('live');
  expect(await slowVisit).toBe('before');
  expect(site.cdn.stale()).toEqual(['/about-us']);
  await settle(site);
  expect(site.cdn.stale()).toEqual([]);
  expect(await visit(site.cdn, '/about-us')).toBe('after');
});

test('purges everything after a full build and for many addresses', async () => {
  const site = await start();
  site.publish('/', 'home');
  await settle(site);
  expect(site.cdn.wholes).toBe(0);
  site.unpurged().set(EVERYTHING, newChange());
  site.publish('/about-us', 'about');
  await settle(site);
  expect(site.cdn.wholes).toBe(2);
  await visit(site.cdn, '/nowhere');
  site.publish('/404', 'not here');
  await settle(site);
  expect(await visit(site.cdn, '/nowhere')).toBe('not here');
  const { wholes } = site.cdn;
  site.cdn.settings.purgeMs = 50;
  for (let n = 0; n < 1_600; n += 1) site.publish(`/job/${n}`, 'job');
  await settle(site);
  expect(site.cdn.wholes).toBeGreaterThan(wholes);
});

test('reports a stale page after repeated failures until it recovers', async () => {
  const site = await start();
  site.publish('/', 'home');
  await settle(site);
  site.cdn.settings.errorRate = 1;
  const edge = site.publish('/about-us', 'about');
  await expect.poll(() => edge?.state).toBe('stale');
  const staleErrors = [{ path: '/about-us', message: 'The CDN responded to the purge with status 503.' }];
  expect(edge).toEqual({ state: 'stale', ms: null, errors: staleErrors });
  expect(JSON.parse(readFileSync(site.stateFile, 'utf8'))).toEqual({ count: 1, pages: staleErrors });
  expect(site.overall()).toEqual({ state: 'stale', ms: null, errors: staleErrors });
  // A newer change of the page replaces the older.
  const newerEdge = site.publish('/about-us', 'about 2');
  site.cdn.settings.errorRate = 0;
  await expect.poll(() => [edge?.state, newerEdge?.state]).toEqual(['live', 'live']);
  expect(edge?.errors).toEqual([]);
  expect(existsSync(site.stateFile)).toBe(false);
  await settle(site);
  expect(site.overall()).toEqual({ state: 'live', ms: null, errors: [] });
});

test('notices a CDN that confirms purges without carrying them out', async () => {
  const site = await start();
  site.publish('/about-us', 'before');
  await settle(site);
  await visit(site.cdn, '/about-us');
  site.cdn.settings.isDeaf = true;
  const edge = site.publish('/about-us', 'after');
  await expect.poll(() => edge?.state).toBe('stale');
  expect(edge?.errors[0]).toMatchObject({ path: '/about-us', message: expect.stringContaining('another version') });
  // Other pages are purged without waiting for this one.
  const other = site.publish('/', 'home');
  await expect.poll(() => other?.state).toBe('live');
  site.cdn.settings.isDeaf = false;
  await expect.poll(() => edge?.state).toBe('live');
  expect(await visit(site.cdn, '/about-us')).toBe('after');
});

test('waits until the storage that the CDN reads from has the files', async () => {
  const site = await start({ storage: true });
  site.publish('/about-us', 'about');
  await sleep(300);
  expect(site.cdn.purged).toEqual([]);
  writeFileSync(site.storageFile ?? '', JSON.stringify({ storedAt: Date.now() + 1_000 }));
  await settle(site);
  expect(site.cdn.purged).toContain('/about-us');
});

test('leaves no stale page after random edits with errors, delays and crashes', async () => {
  const site = await start();
  const paths = ['/', ...Array.from({ length: 20 }, (_, n) => `/job/${n}`)];
  const pick = () => paths[Math.floor(Math.random() ** 2 * paths.length)] ?? '/';
  Object.assign(site.cdn.settings, { purgeMs: 5, originMs: 30, errorRate: 0.05 });
  for (let repetition = 0; repetition < 10; repetition += 1) {
    const visits: Promise<unknown>[] = [];
    for (let n = 0; n < 30; n += 1) {
      const path = pick();
      visits.push(visit(site.cdn, pick()), visit(site.cdn, path));
      if (Math.random() < 0.5) await sleep(Math.random() * 20);
      const isRemoval = path !== '/' && Math.random() < 0.2;
      // Uses few versions, so that a page often returns to an earlier one.
      site.publish(path, isRemoval ? null : `${path} ${Math.floor(Math.random() * 3)}`);
      if (Math.random() < 0.005) site.publish('/404', `missing ${n}`);
      // A second crash comes before anything is purged.
      for (let crashes = Math.floor(Math.random() * 24); crashes > 21; crashes -= 1) site.restart();
    }
    await Promise.allSettled(visits);
    await settle(site);
    expect(site.cdn.stale()).toEqual([]);
  }
  expect(site.cdn.errors).toBeGreaterThan(0);
  expect(site.cdn.hits).toBeGreaterThan(50);
});
