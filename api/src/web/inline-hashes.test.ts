import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names the scripts and styles of a page that run, each once', () => {
  const page = `
    <script>one()</script><SCRIPT type="module">two()
    </SCRIPT><script>one()</script>
    <script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <style>p { color: red }</style><p>script</p>`;
  expect(inlineHashes(page)).toEqual({
    scripts: [hash('one()'), hash('two()\n    ')],
    styles: [hash('p { color: red }')],
  });
});
