import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, writeNewFile } from './folder.ts';
import { replaceFolder } from './replace-folder.ts';

function folders(old: readonly string[], fresh: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'replace-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, next] = [join(root, 'site'), join(root, 'site.next')];
  const write = (to: string, text: string) => (file: string) => writeNewFile(to, file, Buffer.from(`${text} ${file}`));
  old.forEach(write(folder, 'old'));
  fresh.forEach(write(next, 'new'));
  const texts = () => listFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return { folder, next, texts };
}

const news = (files: readonly string[]) => files.map((file) => `new ${file}`).toSorted();

test('the folder stays, its files are the new ones, and what the new one has not is gone', () => {
  const fresh = ['index.html', 'job/b/index.html', '_astro/b.js', 'media/b.avif', 'sitemap.xml', '_headers'];
  const { folder, next, texts } = folders(['index.html', 'job/a/index.html', '_astro/a.js', 'feeds/x.xml'], fresh);
  const { ino } = statSync(folder);
  replaceFolder(next, folder);
  expect(texts().toSorted()).toEqual(news(fresh));
  expect([statSync(folder).ino, existsSync(next), existsSync(join(folder, 'job/a'))]).toEqual([ino, false, false]);
});

test('a folder may come where a file was, and a file where a folder was', () => {
  const fresh = ['a/b/index.html', 'c', 'd/e'];
  const { folder, next, texts } = folders(['a', 'c/x/index.html', 'c/y', 'd/e/f'], fresh);
  replaceFolder(next, folder);
  expect(texts().toSorted()).toEqual(news(fresh));
});

test('where nothing was, all comes at once', () => {
  const { folder, next, texts } = folders([], ['index.html']);
  replaceFolder(next, folder);
  expect(texts()).toEqual(news(['index.html']));
});

test('a folder that is mounted by itself, as in a container, gets copies', () => {
  const fresh = ['index.html', 'job/b/index.html'];
  const { folder, next, texts } = folders(['index.html', 'gone.html'], fresh);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!isMounted) return console.log('Skipped: nothing can be mounted here.');
  try {
    writeNewFile(folder, 'gone.html', Buffer.from('old'));
    replaceFolder(next, folder);
    expect(texts().toSorted()).toEqual(news(fresh));
    expect(existsSync(next)).toBe(false);
  } finally {
    spawnSync('umount', ['-l', folder]);
  }
});
