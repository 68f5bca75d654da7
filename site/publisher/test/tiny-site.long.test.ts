import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileTinySite } from './compile-tiny-site.ts';
import { startTestFeed } from './feed.ts';
import { startPublisher } from './published.ts';
import { noteData } from './tiny-site.ts';

test('publishes a site without landing pages like a full build', async () => {
  const compiled = await compileTinySite();
  const feed = await startTestFeed();
  onTestFinished(() => feed.close());
  feed.put('note', 'first', noteData(1));
  const published = await startPublisher(feed, compiled);
  onTestFinished(() => published.end());
  const readPage = (file: string) => readFileSync(join(published.folder, file), 'utf8');
  expect(readPage('index.html')).toContain('Note 1');
  expect(readPage('note/first/index.html')).toContain('category 1');
  expect(readPage('_headers')).toContain('x-tiny');
  await published.publisher().publish(feed.put('note', 'first', noteData(2, 'Renamed')));
  expect(readPage('index.html')).toContain('Renamed');
  expect(readPage('note/first/index.html')).toContain('category 2');
  expect(await published.differences()).toEqual([]);
});
