/** The publisher's main guarantee: after any sequence of events, the folder equals a full build. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Compiled } from '../../publisher/compile/compiled.ts';
import { pullFeed } from '../../publisher/content/feed.ts';
import { compareFolders, hashFile, listFiles } from '../../publisher/output/files.ts';
import { toFile } from '../../publisher/pages/routes.ts';
import { createPublisher, oneAtATime } from '../../publisher/publisher.ts';
import { type Published, SITE, startPublisher } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { definition } from '../../publishing/definition.ts';
import { dataOf, jobData, postData } from '../support/content.ts';
import { startTestFeed, type TestFeed } from '../support/feed.ts';
import { actions } from '../support/publisher-actions.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 2);

let compiled: Compiled;
beforeAll(async () => {
  compiled = await ensureCompiled();
});

test('equals a full build after any saves, stops and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const feed = await startTestFeed();
      for (let n = 0; n < 4; n++) feed.put('job', `job${n}`, jobData(n));
      feed.put('blog', 'post1', postData(1));
      const published = await startPublisher(feed, compiled);
      try {
        for (const { save, meanwhile } of sequence) {
          save?.(feed);
          if (meanwhile) await published.restart({ meanwhile: () => meanwhile(published, feed) });
          // Does not await some publishes, so that saves arrive while an earlier one is being published.
          else if (sequence.length % 2) void published.publisher().publish(feed.last());
          else if (sequence.length % 4) await published.publisher().publish(feed.last());
          else await publishSent(published, feed);
        }
        await published.publisher().publish(feed.last());
        expect(published.publisher().status().errors).toEqual([]);
        expect(await published.differences()).toEqual([]);
      } finally {
        await published.end();
        await feed.close();
      }
    }),
    { numRuns: RUNS },
  );
});

/** Publishes like the API after a save. */
async function publishSent(published: Published, feed: TestFeed): Promise<void> {
  const sinceSeq = published.publisher().status().applied;
  await published.publisher().publish(feed.last(), { since: sinceSeq, ...(await pullFeed(feed.address, sinceSeq)) });
}

test('renders pages that were pending at a crash', async () => {
  const feed = await startTestFeed();
  for (let n = 0; n < 4; n++) feed.put('job', `job${n}`, jobData(n));
  const published = await startPublisher(feed, compiled);
  const copy = mkdtempSync(join(tmpdir(), 'crashed-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const [folder, manifestFile] = [join(copy, 'site'), join(copy, 'manifest.jsonl')];
  try {
    // On a busy machine, deferred pages may be rendered before the save has its receipt.
    for (let n = 1; !published.publisher().status().publishing; n++) {
      feed.put('job', 'job1', jobData(1, `Another title ${n}`));
      feed.put('header', 'header', dataOf('header', { tollFree: `020 7946 01${n + 10}` }));
      await published.publisher().publish(feed.last());
    }
    cpSync(published.folder, folder, { recursive: true });
    cpSync(published.manifestFile, manifestFile);
    const restartedPublisher = createPublisher({
      api: feed.address,
      site: SITE,
      folder,
      manifestFile,
      compiled,
      workers: 2,
    });
    await restartedPublisher.start();
    await restartedPublisher.close();
    expect(await published.differences()).toEqual([]);
    expect(compareFolders(folder, published.folder)).toEqual([]);
  } finally {
    await published.end();
    await feed.close();
  }
});

test('restores a lost image at the next start and keeps it', async () => {
  const feed = await startTestFeed();
  for (let n = 0; n < 3; n++) feed.put('blog', `post${n}`, postData(1));
  const published = await startPublisher(feed, compiled);
  try {
    const image = listFiles(published.folder).find((file) => file.startsWith('media/')) ?? '';
    await published.restart({ meanwhile: () => rmSync(join(published.folder, image)) });
    expect(await published.differences()).toEqual([]);
    await published.restart();
    expect(await published.differences()).toEqual([]);
  } finally {
    await published.end();
    await feed.close();
  }
});

test('the footer shows the current year unless the agency writes it', async () => {
  const feed = await startTestFeed();
  feed.put('siteSettings', 'siteSettings', dataOf('siteSettings', { companyName: 'Gofal Tywi', tagline: 'Gofal da' }));
  const published = await startPublisher(feed, compiled);
  const page = () => readFileSync(join(published.folder, 'career/index.html'), 'utf8');
  const year = new Date().getFullYear();
  try {
    expect(page()).toContain(`© ${year} Gofal Tywi`);
    // The footer shows the tagline even without a domain.
    expect(page()).toContain('Gofal da</span>');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year + 1}-01-01T12:00:00Z`) });
    await published.publisher().publish(feed.last());
    expect(page()).toContain(`© ${year + 1} Gofal Tywi`);
    expect(await published.differences()).toEqual([]);
    vi.useRealTimers();
    await published.restart();
    expect(page()).toContain(`© ${year} Gofal Tywi`);
    feed.put('footer', 'footer', dataOf('footer', { copyright: '© 2025 Gofal' }));
    await published.publisher().publish(feed.last());
    expect(page()).toContain('© 2025 Gofal<');
  } finally {
    vi.useRealTimers();
    await published.end();
    await feed.close();
  }
});

test('a receipt names exactly the files that changed', async () => {
  const feed = await startTestFeed();
  for (let n = 0; n < 4; n++) feed.put('job', `job${n}`, jobData(n));
  const published = await startPublisher(feed, compiled);
  const hashes = () => new Map(listFiles(published.folder).map((file) => [file, hashFile(published.folder, file)]));
  const saves = [
    () => feed.put('job', 'job2', jobData(2, 'Another title')),
    () => feed.put('job', 'job2', jobData(2, 'Another title')),
    () => feed.put('blog', 'post1', postData(1)),
    () => feed.remove('job', 'job2'),
  ];
  for (const save of saves) {
    const hashesBefore = hashes();
    const receipt = await published.publisher().publish(save());
    const hashesAfter = hashes();
    const changedFiles = [...new Set([...hashesBefore.keys(), ...hashesAfter.keys()])].filter(
      (f) => hashesBefore.get(f) !== hashesAfter.get(f),
    );
    const namedFiles = receipt.pages.flatMap(
      ({ path }) => toFile(path, /\.\w+$/.test(path) ? 'endpoint' : 'page') ?? [],
    );
    expect(changedFiles).toEqual(expect.arrayContaining(namedFiles));
    // Ignores deferred pages, which may have been written since, or not yet.
    const isAwaited = (file: string) => !/^media\//.test(file) && !definition.deferred.test(`/${file}`);
    expect(namedFiles.filter(isAwaited).sort()).toEqual(changedFiles.filter(isAwaited).sort());
  }
  await published.end();
  await feed.close();
});

test.each(['deleted', 'emptied', 'left without its assets', 'left without its images'])(
  'builds everything again after the folder was %s while it ran',
  async (damage) => {
    const feed = await startTestFeed();
    for (let n = 0; n < 4; n++) feed.put('job', `job${n}`, jobData(n));
    feed.put('blog', 'post1', postData(1));
    const published = await startPublisher(feed, compiled);
    const { folder } = published;
    if (damage === 'deleted') rmSync(folder, { recursive: true });
    else if (damage.endsWith('assets')) rmSync(join(folder, '_astro'), { recursive: true });
    else if (damage.endsWith('images')) rmSync(join(folder, 'media'), { recursive: true });
    else for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    // A damaged folder is repaired even when nothing new is published.
    if (damage !== 'emptied') await published.publisher().publish(feed.last());
    else await published.publisher().publish(feed.put('job', 'job1', jobData(1, 'Another title')));
    expect(await published.differences()).toEqual([]);
    await published.end();
    await feed.close();
  },
);

test('restores lost files within thirty seconds, even without a publish', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const feed = await startTestFeed();
  const published = await startPublisher(feed, compiled);
  rmSync(join(published.folder, '_astro'), { recursive: true });
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => existsSync(join(published.folder, '_astro'))).toBe(true);
  expect(await published.differences()).toEqual([]);
  await published.end();
  await feed.close();
});

test('rewrites every file when everything is published again', async () => {
  const feed = await startTestFeed();
  for (let n = 0; n < 4; n++) feed.put('job', `job${n}`, jobData(n));
  feed.put('blog', 'post1', postData(1));
  const published = await startPublisher(feed, compiled);
  const { folder } = published;
  const files = listFiles(folder);
  const damagedFiles = [
    'job/job2/index.html',
    'sitemap.xml',
    ...files.filter((file) => /^(_astro|media)\//.test(file)),
  ];
  for (const file of damagedFiles) writeFileSync(join(folder, file), 'damaged');
  rmSync(join(folder, 'job/job1/index.html'));
  const publishing = published.publisher().publishEverything();
  await expect.poll(() => published.publisher().status().progress?.total, { interval: 1 }).toBeGreaterThan(4);
  const receipt = await publishing;
  expect(receipt).toMatchObject({ applied: feed.last(), state: 'live', errors: [] });
  const { pages, progress } = published.publisher().status();
  expect([receipt.pageCount, progress]).toEqual([pages, null]);
  expect(await published.differences()).toEqual([]);
  await published.end();
  await feed.close();
});

test('runs one publish at a time, sharing the next between callers', async () => {
  const gates: PromiseWithResolvers<number>[] = [];
  const runner = oneAtATime(() => {
    const gate = Promise.withResolvers<number>();
    gates.push(gate);
    return gate.promise;
  });
  const first = runner.run();
  await Promise.resolve();
  const [second, third] = [runner.run(), runner.run()];
  expect(gates).toHaveLength(1);
  expect(runner.isRunning()).toBe(true);
  gates[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  expect(gates).toHaveLength(2);
  gates[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(runner.isRunning()).toBe(false);
});
