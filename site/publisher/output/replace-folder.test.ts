import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, writeNewFile } from './files.ts';
import { replaceFolder } from './replace-folder.ts';

function folders(oldFiles: readonly string[], newFiles: readonly string[], parentFolder = tmpdir()) {
  const root = mkdtempSync(join(parentFolder, 'replace-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, next] = [join(root, 'site'), join(root, 'site.next')];
  const write = (targetFolder: string, text: string) => (file: string) =>
    writeNewFile(targetFolder, file, Buffer.from(`${text} ${file}`));
  oldFiles.forEach(write(folder, 'old'));
  newFiles.forEach(write(next, 'new'));
  const texts = () => listFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return { folder, next, texts };
}

const newTexts = (files: readonly string[]) => files.map((file) => `new ${file}`).toSorted();

test('replaces the files of a folder but not the folder itself', () => {
  const newFiles = ['index.html', 'job/b/index.html', '_astro/b.js', 'media/b.avif', 'sitemap.xml', '_headers'];
  const { folder, next, texts } = folders(['index.html', 'job/a/index.html', '_astro/a.js', 'feeds/x.xml'], newFiles);
  const { ino } = statSync(folder);
  replaceFolder(next, folder);
  expect(texts().toSorted()).toEqual(newTexts(newFiles));
  expect([statSync(folder).ino, existsSync(next), existsSync(join(folder, 'job/a'))]).toEqual([ino, false, false]);
});

test('replaces a file with a folder and vice versa', () => {
  const newFiles = ['a/b/index.html', 'c', 'd/e'];
  const { folder, next, texts } = folders(['a', 'c/x/index.html', 'c/y', 'd/e/f'], newFiles);
  replaceFolder(next, folder);
  expect(texts().toSorted()).toEqual(newTexts(newFiles));
});

test('creates a missing folder in one step', () => {
  const { folder, next, texts } = folders([], ['index.html']);
  replaceFolder(next, folder);
  expect(texts()).toEqual(newTexts(['index.html']));
});

test('an interruption leaves a folder that is recognised as a site', () => {
  const { folder, next } = folders(['_astro/a.js/x'], ['_astro/b.js', 'index.html', '_headers']);
  symlinkSync('nowhere', join(next, '_astro/a.js'));
  expect(() => replaceFolder(next, folder)).toThrow('ENOENT');
  expect(listFiles(folder)).toContain('_headers');
  expect(listFiles(folder)).not.toContain('index.html');
});

test('copies files into a folder on another file system', (context) => {
  const other = ['/dev/shm', '/var/tmp'].find(
    (path) => existsSync(path) && statSync(path).dev !== statSync(tmpdir()).dev,
  );
  if (!other) return context.skip('There is one file system here.');
  const newFiles = ['index.html', 'job/b/index.html'];
  const { folder, texts } = folders(['index.html', 'gone.html'], []);
  const { next } = folders([], newFiles, other);
  replaceFolder(next, folder);
  expect(texts().toSorted()).toEqual(newTexts(newFiles));
  expect(existsSync(next)).toBe(false);
});
