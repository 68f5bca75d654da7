/** The initial download of the admin: the page and every file that it loads immediately. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../lib/build.ts';

const DIST = fileURLToPath(new URL('../../../api/admin/dist', import.meta.url));
const BUDGET_BYTES = 300_000;
/** The budget of one lazily loaded chunk. The rich text editor is the largest. */
const LAZY_BUDGET_BYTES = 150_000;

beforeAll(() => build());

const readBuilt = (file: string) => readFileSync(join(DIST, file));
const gzippedSize = (file: string) => gzipSync(readBuilt(file)).length;

/** The files that the page names, and the scripts that those import statically. */
function firstLoad(): string[] {
  const loadedFiles = new Set(
    [
      ...readBuilt('index.html')
        .toString()
        .matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g),
    ].map(([, file = '']) => file),
  );
  for (const file of loadedFiles) {
    if (!file.endsWith('.js')) continue;
    for (const [, name] of readBuilt(file)
      .toString()
      .matchAll(/(?:^|[;}])(?:import|export)[^;("']*["']\.\/([^"']+)["']/g))
      loadedFiles.add(`assets/${name}`);
  }
  return [...loadedFiles];
}

test('the first load of the admin is below 300 kB, compressed', () => {
  const files = firstLoad();
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  const sizes = Object.fromEntries(files.map((file) => [file, gzippedSize(file)]));
  const total = gzippedSize('index.html') + Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThan(BUDGET_BYTES);
});

test('loads the editor, calendar, drag and drop and advert check lazily', () => {
  const first = firstLoad()
    .map((file) => readBuilt(file).toString())
    .join('\n');
  // Strings that occur only in the lazily loaded libraries.
  for (const word of ['ProseMirror', 'Previous month', 'onDragCancel', 'regulation 27']) {
    const holders = readdirSync(join(DIST, 'assets')).filter(
      (name) => name.endsWith('.js') && readBuilt(`assets/${name}`).includes(word),
    );
    expect([word, holders.length > 0]).toEqual([word, true]);
    expect([word, first.includes(word)]).toEqual([word, false]);
  }
  expect(first).not.toContain('jsxDEV');
  const largest = readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, gzippedSize(`assets/${name}`)] as const)
    .sort(([, a], [, b]) => b - a);
  expect(largest[0]?.[1], String(largest[0])).toBeLessThan(LAZY_BUDGET_BYTES);
});
