import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { comparePages, describeComparison } from './compare-pages.ts';

test('shows each change once with the pages it affects', () => {
  const page = (text: string, asset: string) =>
    `<html data-astro-cid-${asset.toLowerCase()}>\n<script src="/_astro/Menu.${asset}.js"></script><h1>${text}</h1><p>Same</p>`;
  const oldFolder = folder({
    'index.html': page('Home', 'B_sk9Af0'),
    'a/index.html': page('Jobs', 'B_sk9Af0'),
    'b/index.html': page('Jobs', 'B_sk9Af0'),
    'gone/index.html': page('Gone', 'B_sk9Af0'),
    'rss.xml': 'not a page',
  });
  const newFolder = folder({
    'index.html': page('Home', 'CHV9rjnq'),
    'a/index.html': page('Open jobs', 'CHV9rjnq'),
    'b/index.html': page('Open jobs', 'CHV9rjnq'),
    'new/index.html': page('New', 'CHV9rjnq'),
    'rss.xml': 'something else',
  });
  const comparison = comparePages(oldFolder, newFolder);
  expect(comparison).toEqual({
    equal: 1,
    differing: 2,
    changes: [{ change: '  - <h1>Jobs\n  + <h1>Open jobs', pages: ['a/index.html', 'b/index.html'] }],
    removed: ['gone/index.html'],
    added: ['new/index.html'],
  });
  expect(describeComparison(comparison)).toMatch(/^1 page equal, 2 differ\n\n2 pages: a\/index.html b\/index.html\n/);
});

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}
