import { contentTypes } from 'content-types';
import { expect, it } from 'vitest';
import { previewPage } from './PreviewFrame.tsx';
import { hasPreview, previewPath } from './preview-path.ts';

it('takes scripts out, keeps what the styles say, and keeps links from leading away', () => {
  const { html, css, sheets } = previewPage(
    '<html><head lang="en"><link rel="stylesheet" href="/a.css"><script>a()</script><style data-x>p{color:red}</style></head><body><p>Hi</p><script src="/x.js"></script><style>b{}</style></body></html>',
  );
  expect(html).toBe(
    '<html><head lang="en"><base target="_blank"><link rel="stylesheet" href="/a.css"></head><body><p>Hi</p></body></html>',
  );
  expect(css).toBe('p{color:red}\nb{}');
  expect(sheets).toBe('<link rel="stylesheet" href="/a.css">');
});

it('lets nothing take the focus, and leaves the word alone', () => {
  const { html } = previewPage('<button class="close" autofocus>Close</button><p>An autofocus for a button</p>');
  expect(html).toBe('<button class="close">Close</button><p>An autofocus for a button</p>');
});

it.each([
  ['job', 'abc', {}, '/job/abc'],
  ['banner', 'x', { page: 'globalStaffing' }, '/globalStaffing'],
  ['footer', 'footer', {}, '/'],
])('shows %s on its page', (type, id, data, path) => {
  expect(previewPath(type, id, data)).toBe(path);
});

it('shows every type somewhere, but for redirects, which no page shows', () => {
  for (const type of Object.keys(contentTypes)) expect(previewPath(type, 'id', { page: 'blog' })).toMatch(/^\//);
  expect(Object.values(contentTypes).filter((type) => !hasPreview(type))).toEqual([contentTypes.redirect]);
});
