/** The publisher when pages throw, files cannot be read, or the content feed is down. */
import { lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Compiled } from '../../publisher/compile/compiled.ts';
import { listFiles, writeFile } from '../../publisher/output/files.ts';
import { type Published, startPublisher } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { dataOf, jobData, picture } from '../support/content.ts';
import { startTestFeed, type TestFeed } from '../support/feed.ts';

let compiled: Compiled;
let feed: TestFeed;
let published: Published;

beforeAll(async () => {
  compiled = await ensureCompiled();
});

beforeEach(async () => {
  feed = await startTestFeed();
  // The job is closed, so that no list shows it and only its own page can fail.
  feed.put('job', 'job1', jobData(1, 'A good title'), { closed: true });
  feed.put('job', 'job2', jobData(2));
  published = await startPublisher(feed, compiled);
});

afterEach(async () => {
  await published.end();
  await feed.close();
});

const page = (path: string) => readFileSync(join(published.folder, path, 'index.html'), 'utf8');
const publish = (change: number) => published.publisher().publish(change);

test('a page that throws keeps its last good file', async () => {
  feed.put('job', 'job1', {});
  const receipt = await publish(feed.put('job', 'job2', jobData(2, 'A new title')));
  expect(receipt.state).toBe('failed');
  expect(receipt.errors).toContainEqual({ path: '/job/job1', message: expect.stringMatching(/\w/) });
  expect(page('job/job1')).toContain('A good title');
  expect(page('job/job2')).toContain('A new title');
  expect(published.publisher().status().errors).toEqual(receipt.errors);
});

test('reports an error again only after a restart or a retry', async () => {
  const brokenChange = feed.put('job', 'job1', {});
  expect((await publish(brokenChange)).state).toBe('failed');
  expect(
    (await publish(feed.put('job', 'job2', jobData(2, 'Something else')))).errors.map(({ path }) => path),
  ).not.toContain('/job/job1');
  expect((await publish(brokenChange)).errors.map(({ path }) => path)).toContain('/job/job1');
  await published.restart();
  expect(
    published
      .publisher()
      .status()
      .errors.map(({ path }) => path),
  ).toContain('/job/job1');
  expect(page('job/job1')).toContain('A good title');
});

test('a recovered page goes live and matches a full build', async () => {
  await publish(feed.put('job', 'job1', {}));
  const receipt = await publish(feed.put('job', 'job1', jobData(1, 'A better title')));
  expect(receipt).toMatchObject({ state: 'live', errors: [] });
  expect(page('job/job1')).toContain('A better title');
  expect(await published.differences()).toEqual([]);
});

test('a code change keeps the last good file of a throwing page', async () => {
  const brokenChange = feed.put('job', 'job1', {});
  await publish(brokenChange);
  await published.restart({ compiled: { ...compiled, hash: 'other' } });
  expect(published.publisher().status()).toMatchObject({
    compiled: 'other',
    errors: expect.arrayContaining([expect.objectContaining({ path: '/job/job1' })]),
  });
  expect(page('job/job1')).toContain('A good title');
  await publish(feed.put('job', 'job1', jobData(1)));
  expect(await published.differences()).toEqual([]);
});

test('a code change keeps a last good file that cannot be read', async () => {
  await publish(feed.put('job', 'job1', {}));
  const file = join(published.folder, 'job/job1/index.html');
  const goodBytes = readFileSync(file);
  rmSync(file);
  // A link to itself cannot be opened, which simulates a read error.
  symlinkSync(file, file);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const restartedPublisher = published.restart({ compiled: { ...compiled, hash: 'other' } });
    const isReported = () => errors.mock.calls.some(([error]) => String(error).includes('ELOOP'));
    await Promise.race([restartedPublisher, vi.waitUntil(isReported, { timeout: 120_000 })]);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    writeFile(published.folder, 'job/job1/index.html', goodBytes);
    await restartedPublisher;
  } finally {
    errors.mockRestore();
  }
  expect(page('job/job1')).toContain('A good title');
});

test('keeps a failing page and its images after a crash', async () => {
  feed.put('job', 'job1', {});
  const shownImage = `media/${'a'.repeat(32)}-401.avif`;
  const newerHtml = `<p>Newer than the manifest</p><img src="/${shownImage}">`;
  writeFile(published.folder, 'job/job1/index.html', Buffer.from(newerHtml));
  writeFile(published.folder, shownImage, Buffer.from('image'));
  const other = { ...compiled, hash: 'other' };
  // The second start relies on the manifest's record of the page.
  for (let start = 0; start < 2; start++) {
    await published.restart({ compiled: other });
    expect(page('job/job1')).toBe(newerHtml);
    expect(readFileSync(join(published.folder, shownImage), 'utf8')).toBe('image');
  }
});

test('publishes a save made while the content feed was down', async () => {
  feed.break(true);
  const change = feed.put('job', 'job1', jobData(1, 'Saved meanwhile'));
  await expect(publish(change)).rejects.toThrow('500');
  expect(page('job/job1')).toContain('A good title');
  feed.break(false);
  expect(await publish(change)).toMatchObject({ state: 'live', applied: change });
  expect(page('job/job1')).toContain('Saved meanwhile');
});

test('copies images only for as long as pages show them', async () => {
  const media = () => listFiles(published.folder).filter((file) => file.startsWith('media/'));
  expect(media()).toEqual([]);
  await publish(feed.put('header', 'header', dataOf('header', { logo: picture(1) })));
  const shownImages = media();
  expect(shownImages.length).toBeGreaterThan(0);
  expect(readFileSync(join(published.folder, shownImages[0] ?? ''), 'utf8')).toBe(`picture /${shownImages[0]}`);
  // Image 0 is not in the library: the page is published without it.
  const receipt = await publish(feed.put('header', 'header', dataOf('header', { logo: picture(0) })));
  expect(receipt.state).toBe('live');
  expect(media()).toEqual([]);
});
