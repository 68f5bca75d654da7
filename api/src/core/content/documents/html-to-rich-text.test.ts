import { contentTypes } from 'content-types';
import { htmlFromRichText } from 'content-types/text/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextFromHtml } from './html-to-rich-text.ts';

const roundTrip = (html: string) => htmlFromRichText(richTextFromHtml(html));

test.each([
  ['<p>One <b>two</b></p><p>three</p>', '<p>One <strong>two</strong></p><p>three</p>'],
  ['loose <i>text</i><h1>Head</h1>', '<p>loose <em>text</em></p><h2>Head</h2>'],
  ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['<div><p>a</p>\n\n<p>b</p></div>', '<p>a</p><p>b</p>'],
  ['<a href="https://example.co.uk">x</a>', '<p><a href="https://example.co.uk">x</a></p>'],
  ['plain\n\ntext', '<p>plain</p><p>text</p>'],
  ['', ''],
])('%j becomes %j', (html, expected) => expect(roundTrip(html)).toBe(expected));

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></p><xmp><img src=x onerror=alert(1)></xmp></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<textarea><script>alert(1)</script></textarea>',
])('%s leaves no markup', (html) => expect(roundTrip(html)).not.toMatch(/<(?!\/?p>|br>)/));

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' data:text/html,x', '//evil.example'])(
  'a link to %s loses its address and keeps its text',
  (href) => expect(roundTrip(`<a href="${href}">x</a>`)).toBe('<p>x</p>'),
);

test('any input gives output that the schema accepts', () => {
  const schema = contentTypes.blog.fields.content.schema('draft');
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '<b>',
    '<a href="/x">',
    '<h2>',
    '<br>',
    'x',
    ' ',
    '<table><td>',
    '<blockquote>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(schema.safeParse(richTextFromHtml(pieces.join(''))).error?.issues).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('ten thousand open tags do not exhaust the stack', () => {
  expect(richTextFromHtml('<b>'.repeat(10_000)).content).toEqual([]);
  expect(richTextFromHtml('<div>'.repeat(10_000)).content).toEqual([]);
});
