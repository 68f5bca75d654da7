import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each script and style inside a page once', () => {
  const page = '<style>a{}</style><script>one()</script><SCRIPT type="module">two()</SCRIPT><script>one()</script>';
  expect(inlineHashes(page)).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash('a{}')] });
});

test.each([
  ['a file', '<script src="/_astro/a.js"></script>'],
  ['data', '<script type="application/ld+json">{"a":"<b>"}</script>'],
  ['an attribute', `<img alt="<script>evil()</script>"><p title='x"><style>evil{}</style>'></p>`],
  ['a comment', '<!-- <script>evil()</script> -->'],
  ['a text', '<p>&#60;script&#62;evil()&#60;/script&#62;</p>'],
])('%s is no script', (_, html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});
