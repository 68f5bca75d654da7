import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createEmptyContents, type ManifestLine, openManifest, readManifest } from './manifest.ts';

const origin = { compiled: 'c1', feed: 'f1', site: 'https://example.com/', year: 2026 };
const page = (path: string, hash = 'h'): ManifestLine => ({
  page: path,
  hash,
  bytes: 1,
  signature: 's',
  keys: ['get:header:header'],
  images: ['/media/ab-480.webp'],
});

const fragment = (html: string): ManifestLine => ({ fragment: 'fragment:footer', html, keys: ['get:footer:footer'] });

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'state', 'manifest.jsonl');
});

test('uses the newest line about a path', () => {
  const manifest = openManifest(file, origin, createEmptyContents());
  manifest.record([fragment('<p>1</p>'), page('/'), page('/about-us'), { image: '/media/ab-480.webp', hash: 'p' }]);
  manifest.record([
    fragment('<p>2</p>'),
    page('/', 'h2'),
    { gone: '/about-us' },
    { asset: '/_astro/a.js', hash: 'a', old: true },
  ]);
  const storedManifest = readManifest(file);
  expect(storedManifest?.origin).toEqual(origin);
  const { fragments, pages, images, assets, unpurged } = manifest;
  expect(storedManifest?.contents).toEqual({ fragments, pages, images, assets, unpurged });
  expect(fragments.get('fragment:footer')?.html).toBe('<p>2</p>');
  expect(storedManifest?.contents.pages.get('/')?.hash).toBe('h2');
  expect(storedManifest?.contents.pages.has('/about-us')).toBe(false);
});

test('ignores a truncated last line after a restart', () => {
  openManifest(file, origin, createEmptyContents()).record([page('/')]);
  appendFileSync(file, '{"page":"/about-us","ha');
  const storedManifest = readManifest(file);
  expect([...(storedManifest?.contents.pages.keys() ?? [])]).toEqual(['/']);
  openManifest(file, origin, storedManifest?.contents ?? createEmptyContents()).record([page('/career')]);
  expect([...(readManifest(file)?.contents.pages.keys() ?? [])]).toEqual(['/', '/career']);
});

test('treats a damaged journal as missing', () => {
  openManifest(file, origin, createEmptyContents()).record([page('/'), page('/career')]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"page":"/"', '"page":/'));
  expect(readManifest(file)).toBeNull();
  expect(readManifest(`${file}.other`)).toBeNull();
});

test('reports a journal that cannot be read', () => {
  mkdirSync(file, { recursive: true });
  expect(() => readManifest(file)).toThrow('EISDIR');
});

test('compacts the journal as it grows', () => {
  const manifest = openManifest(file, origin, createEmptyContents());
  const lines = Array.from({ length: 100 }, (_, index) => page(`/job/${index}`));
  for (let save = 0; save < 200; save++) manifest.record(lines);
  expect(readFileSync(file).length).toBeLessThan(1_200_000);
  expect(readManifest(file)?.contents.pages.size).toBe(100);
});

test('lists changed files until the CDN is purged, also after restarts', () => {
  const cdn = { ...origin, cdn: 'cloudflare zone' };
  const listUnpurged = () => [...(readManifest(file)?.contents.unpurged.keys() ?? [])];
  const manifest = openManifest(file, cdn, createEmptyContents());
  manifest.record([page('/', 'h1'), page('/about-us'), { asset: '/robots.txt', hash: 'r' }]);
  manifest.record([{ purged: ['/', '/robots.txt'] }, page('/about-us', 'h2'), page('/', 'h1')]);
  expect(listUnpurged()).toEqual(['/about-us']);
  // Counts a return to an earlier version as a change.
  manifest.record([page('/', 'h2'), page('/', 'h1'), { gone: '/unknown' }]);
  for (let restart = 0; restart < 2; restart += 1)
    openManifest(file, cdn, readManifest(file)?.contents ?? createEmptyContents());
  expect(listUnpurged()).toEqual(['/about-us', '/', '/unknown']);
  openManifest(file, origin, createEmptyContents()).record([page('/')]);
  expect(listUnpurged()).toEqual([]);
});
