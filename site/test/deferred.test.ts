/** Deferred pages: feeds contain every job, and saves do not wait for them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPublisher } from '../publisher/test/published.ts';
import { ensureCompiled } from '../publishing/compiled.ts';
import { jobData } from './support/content.ts';
import { startTestFeed } from './support/feed.ts';

const FEED = '/feeds/indeed.xml';

async function publishJobs(count: number) {
  const feed = await startTestFeed();
  for (let n = 0; n < count; n++) feed.put('job', `job${String(n).padStart(9, '0')}`, jobData(n));
  const published = await startPublisher(feed, await ensureCompiled());
  const indeed = () => readFileSync(join(published.folder, FEED), 'utf8');
  const end = async () => {
    await published.end();
    await feed.close();
  };
  return { feed, published, indeed, end };
}

test('feeds include a save soon after its receipt', async () => {
  const { feed, published, indeed, end } = await publishJobs(5);
  expect(indeed()).toContain('Job 4');
  const receipt = await published.publisher().publish(feed.put('job', 'job000000004', jobData(4, 'Beekeeper')));
  expect(receipt.state).toBe('live');
  expect(receipt.pages.map(({ path }) => path)).not.toContain(FEED);
  await expect.poll(() => published.publisher().status().publishing).toBe(false);
  expect(indeed()).toContain('Beekeeper');
  expect(await published.differences()).toEqual([]);
  await end();
});

test('a stopping publisher first renders the deferred feeds', async () => {
  const { feed, published, indeed, end } = await publishJobs(3);
  await published.publisher().publish(feed.put('job', 'job000000001', jobData(1, 'Lighthouse keeper')));
  await published.restart({ meanwhile: () => expect(indeed()).toContain('Lighthouse keeper') });
  await end();
});

test('feeds that a crash prevented are rendered at the next start', async () => {
  const { feed, published, indeed, end } = await publishJobs(3);
  const manifest = readFileSync(published.manifestFile, 'utf8');
  const oldFeed = indeed();
  await published.publisher().publish(feed.put('job', 'job000000001', jobData(1, 'Falconer')));
  // Simulates a kill between the save and the rendering of the feeds.
  const lines = readFileSync(published.manifestFile, 'utf8').slice(manifest.length);
  await published.restart({
    meanwhile() {
      writeFileSync(published.manifestFile, manifest + lines);
      writeFileSync(join(published.folder, FEED), oldFeed);
    },
  });
  expect(indeed()).toContain('Falconer');
  expect(await published.differences()).toEqual([]);
  await end();
});
