import { contentTypes } from 'content-types';
import { pageOf } from 'content-types/define';
import { emailTypes } from 'content-types/emails/email-types';
import { expect, it } from 'vitest';
import { hasPreview } from '../preview-path.ts';
import { toPreviewPage } from './PreviewFrame.tsx';

it('removes scripts, collects the styles and opens links in a new tab', () => {
  const { html, css, sheets } = toPreviewPage(
    '<html><head lang="en"><link rel="stylesheet" href="/a.css"><script>a()</script><style data-x>p{color:red}</style></head><body><p>Hi</p><script src="/x.js"></script><style>b{}</style></body></html>',
  );
  expect(html).toBe(
    '<html><head lang="en"><base target="_blank"><link rel="stylesheet" href="/a.css"></head><body><p>Hi</p></body></html>',
  );
  expect(css).toBe('p{color:red}\nb{}');
  expect(sheets).toBe('<link rel="stylesheet" href="/a.css">');
});

it('removes autofocus attributes but keeps the word in the text', () => {
  const { html } = toPreviewPage('<button class="close" autofocus>Close</button><p>An autofocus for a button</p>');
  expect(html).toBe('<button class="close">Close</button><p>An autofocus for a button</p>');
});

it.each([
  ['job', 'abc', {}, '/job/abc'],
  ['banner', 'x', { page: 'globalStaffing' }, '/globalStaffing'],
  ['page', 'x', { path: '/nursing' }, '/nursing'],
  ['landingPage', 'x', { path: '' }, '/career'],
  ['footer', 'footer', {}, '/'],
] as const)('previews a %s on its page', (type, id, data, path) => {
  expect(pageOf(contentTypes[type], id, data)).toBe(path);
});

it('has a preview for every type that the site shows', () => {
  for (const type of Object.values(contentTypes)) expect(pageOf(type, 'id', { page: 'blog' })).toMatch(/^\//);
  expect(Object.values(contentTypes).filter((type) => !hasPreview(type))).toEqual([
    contentTypes.searchWords,
    contentTypes.client,
    contentTypes.stage,
    contentTypes.replyTemplate,
    ...Object.values(emailTypes),
    contentTypes.redirect,
  ]);
});
