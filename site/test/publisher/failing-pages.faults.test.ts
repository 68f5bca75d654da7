/** Pages that crash the thread in which they are rendered. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishOnce } from '../../publisher/export/build-folder.ts';
import { createFailingPages } from '../../publisher/render/failing-pages.ts';
import { createWorkerPool } from '../../publisher/render/worker-pool.ts';
import { type Published, startPublisher } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { dataOf, jobData } from '../support/content.ts';
import { startTestFeed, type TestFeed } from '../support/feed.ts';

// Allows a minute for each test, because every lost worker causes a restart.
vi.setConfig({ testTimeout: 60_000 });

const JOBS = 40;

let folder: string;
let bundle: string;
let feed: TestFeed;
let published: Published;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'failingPages-'));
  const compiled = await ensureCompiled();
  bundle = join(folder, 'bundle.mjs');
  writeFileSync(bundle, bundleOver(compiled.bundle));
  feed = await startTestFeed();
  for (let n = 0; n < JOBS; n++) feed.put('job', `job${n}`, jobData(n));
  published = await startPublisher(feed, { ...compiled, bundle });
});

afterEach(async () => {
  await published.end();
  await feed.close();
  rmSync(folder, { recursive: true });
});

/** The compiled site, with jobs that crash their thread, always or once, or never finish. */
function bundleOver(real: string): string {
  return `
    import { existsSync, rmSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { app as real, definition, startWorker } from ${JSON.stringify(pathToFileURL(real).href)};
    const once = ${JSON.stringify(join(folder, 'once'))};
    const slow = ${JSON.stringify(join(folder, 'slow'))};
    export { definition, startWorker };
    export const app = { manifest: real.manifest, render };
    async function render(request, options) {
      const [, id] = /^\\/job\\/(.+)/.exec(new URL(request.url).pathname) ?? [];
      const title = id && options.locals.content.one('job', id)?.data.title;
      if (title === 'Ends its thread') process.exit(1);
      if (title === 'Never ends') for (;;);
      if (title === 'Leaves a promise behind') Promise.reject(new Error('left behind'));
      if (title === 'Ends its thread later') setTimeout(50).then(() => process.exit(1));
      if (title === 'Ends its thread once' && existsSync(once)) {
        rmSync(once);
        process.exit(1);
      }
      if (existsSync(slow)) await setTimeout(25);
      return real.render(request, options);
    }`;
}

const publisher = () => published.publisher();
const page = (path: string) => readFileSync(join(published.folder, path, 'index.html'), 'utf8');
const everywhere = (companyName: string) =>
  feed.put('siteSettings', 'siteSettings', dataOf('siteSettings', { companyName }));

/** Publishes like the API, which retries until there is a receipt. */
async function publish(change: number) {
  for (;;) {
    const receipt = await publisher()
      .publish(change)
      .catch(() => null);
    if (receipt && receipt.applied >= change) return receipt;
  }
}

test('a replacement worker renders nothing before it has the content', async () => {
  feed.put('job', 'job3', jobData(3, 'Ends its thread once'));
  await publish(feed.last());
  for (const name of ['once', 'slow']) writeFileSync(join(folder, name), '');
  expect(await publish(everywhere('Another name'))).toMatchObject({ state: 'live', errors: [] });
  expect(existsSync(join(folder, 'once'))).toBe(false);
  expect(page('job/job3')).toContain('Another name');
  rmSync(join(folder, 'slow'));
  expect(await published.differences()).toEqual([]);
});

test('reports a page that crashes its thread without stopping others', async () => {
  const initialPage = page('job/job3');
  feed.put('job', 'job3', jobData(3, 'Ends its thread'));
  const receipt = await publish(everywhere('Another name'));
  const errors = [{ path: '/job/job3', message: 'It crashed the worker that was rendering it.' }];
  expect(receipt).toMatchObject({ state: 'failed', errors });
  expect(page('job/job3')).toBe(initialPage);
  for (const path of ['', 'about-us', 'job/job2', `job/job${JOBS - 1}`]) expect(page(path)).toContain('Another name');
  expect(publisher().status()).toMatchObject({ publishing: false, errors });
  // Other saves do not wait for the failing page and lose no worker.
  expect(await publisher().publish(feed.put('job', 'job4', jobData(4, 'Beekeeper')))).toMatchObject({ state: 'live' });
  expect(await publisher().publish(feed.put('job', 'job3', jobData(3, 'Better')))).toMatchObject({ state: 'live' });
  expect(page('job/job3')).toContain('Better');
  expect(await published.differences()).toEqual([]);
});

test('publishes a page that only crashes its thread the first time', async () => {
  writeFileSync(join(folder, 'once'), '');
  const receipt = await publish(feed.put('job', 'job3', jobData(3, 'Ends its thread once')));
  expect(receipt).toMatchObject({ state: 'live', errors: [] });
  expect(page('job/job3')).toContain('Ends its thread once');
  expect(publisher().status().errors).toEqual([]);
});

test('publishes a page that is fixed while its thread crashes', async () => {
  const publishing = publisher().publish(feed.put('job', 'job3', jobData(3, 'Ends its thread')));
  await expect(publishing).rejects.toThrow();
  expect(await publish(feed.put('job', 'job3', jobData(3, 'Better')))).toMatchObject({ state: 'live', errors: [] });
  expect(page('job/job3')).toContain('Better');
});

test('a full build reports the page that crashes its thread', async () => {
  feed.put('job', 'job3', jobData(3, 'Ends its thread'));
  const compiled = { ...(await ensureCompiled()), bundle };
  const site = new URL('http://localhost');
  const { errors } = await publishOnce({ api: feed.address, site, folder: join(folder, 'built'), compiled });
  expect(errors).toEqual([{ path: '/job/job3', message: 'It crashed the worker that was rendering it.' }]);
});

test('no page fails when an idle worker ends', async () => {
  await publish(feed.put('job', 'job3', jobData(3, 'Ends its thread later')));
  await setTimeout(100);
  expect(await publish(feed.put('job', 'job4', jobData(4, 'Beekeeper')))).toMatchObject({ state: 'live', errors: [] });
  expect(page('job/job4')).toContain('Beekeeper');
});

test('an unhandled rejection in a page does not end the worker', async () => {
  const receipt = await publisher().publish(feed.put('job', 'job3', jobData(3, 'Leaves a promise behind')));
  expect(receipt).toMatchObject({ state: 'live', errors: [] });
  await setTimeout(100);
  expect(await publisher().publish(feed.put('job', 'job4', jobData(4, 'Beekeeper')))).toMatchObject({ state: 'live' });
});

test('stops and reports a page that never finishes', async () => {
  const data = { bundle, site: 'http://localhost', api: feed.address };
  const lostPaths: (string | null)[] = [];
  const pool = createWorkerPool({ size: 1, data, pageTimeoutMs: 1_000, onLoss: (path) => lostPaths.push(path) });
  feed.put('job', 'job3', jobData(3, 'Never ends'));
  pool.broadcast({
    kind: 'changes',
    changes: [{ type: 'job', id: 'job3', seq: 1, entry: feed.entries().at(-1) ?? null }],
    current: new Set(),
  });
  const pages = [{ path: '/job/job3', file: 'job3.html', hash: null }];
  const rendering = pool.run({ kind: 'render', folder, isNewFolder: true, pages });
  await expect(rendering).rejects.toThrow('It did not finish within 1 seconds.');
  expect(pool.isLost()).toBe(true);
  expect(lostPaths).toEqual(['/job/job3']);
  await expect(pool.run({ kind: 'check', folder, files: [] })).rejects.toThrow('A render worker was lost.');
  pool.broadcast({ kind: 'reset', year: 2026 });
  expect(await pool.run({ kind: 'check', folder, files: [] })).toEqual([]);
  await pool.close();
});

test('quarantines a page after two worker losses until a retry', () => {
  const failingPages = createFailingPages();
  const lose = (path: string, change: number) => failingPages.addLoss(path, change, 'It ended.');
  lose('/a', 1);
  expect(failingPages.findReason('/a')).toBeUndefined();
  lose('/a', 1);
  lose('/b', 1);
  lose('/b', 2);
  expect(['/a', '/b', '/c'].map(failingPages.findReason)).toEqual(['It ended.', 'It ended.', undefined]);
  failingPages.retryOlder(2);
  expect(['/a', '/b'].map(failingPages.findReason)).toEqual([undefined, 'It ended.']);
  failingPages.retry(['/b']);
  expect(failingPages.findReason('/b')).toBeUndefined();
});
