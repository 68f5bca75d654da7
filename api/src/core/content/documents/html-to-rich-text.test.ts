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
  ['<p>a <b>b<img src="https://x.example/y.png"> c</b></p>', '<p>a <strong>b</strong><strong> c</strong></p>'],
])('converts %j to %j', (html, expected) => expect(roundTrip(html)).toBe(expected));

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
  'removes a link to %s but keeps its text',
  (href) => expect(roundTrip(`<a href="${href}">x</a>`)).toBe('<p>x</p>'),
);

test('produces valid rich text from any input', () => {
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
    '<tr>',
    '<th rowspan=3 colspan=2>',
    '</table>',
    `<img src="/media/${'a'.repeat(32)}-480.webp" alt="x">`,
    '<figure>',
    '<figcaption>y',
    '</figure>',
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

const tableOf = (html: string) =>
  roundTrip(html)
    .replace(/<section class="table"[^>]*>|<\/section>/g, '')
    .replaceAll('</tr>', '</tr>\n');

test('keeps a table with its heading cells, caption and links', () => {
  expect(
    tableOf(
      '<figure><table><caption>Pay</caption><thead><tr><th>Name</th><th></th></tr></thead><tbody><tr><th><a href="/x">Jane</a></th><td>$1<br></td></tr></tbody><tfoot><tr><td>Sum</td><td><p>a</p><ul><li>b</li></ul></td></tr></tfoot></table><figcaption>Source</figcaption></figure>',
    ),
  ).toBe(
    '<p>Pay</p><table><thead><tr><th scope="col">Name</th><td></td></tr>\n</thead><tbody><tr><th scope="row"><a href="/x">Jane</a></th><td>$1</td></tr>\n<tr><td>Sum</td><td>a<br>b</td></tr>\n</tbody></table><p>Source</p>',
  );
});

test('places cells with a rowspan or colspan in their rendered columns', () => {
  expect(tableOf('<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d<tr><td>e<td>f<td>g</table>')).toBe(
    '<table><tbody><tr><td>a</td><td>b</td><td></td></tr>\n<tr><td></td><td>c</td><td>d</td></tr>\n<tr><td>e</td><td>f</td><td>g</td></tr>\n</tbody></table>',
  );
});

test.each([
  ['a table in a table', '<table><tr><td>a<td><table><tr><td>b<td>c</table></table>', 1],
  ['a single cell', '<table><tr><td><h2>a</h2></table>', 0],
  ['too many rows', `<table>${'<tr><td>a<td>b'.repeat(201)}</table>`, 0],
  ['too many cells', `<table><tr>${'<td>a'.repeat(50_000)}</table>`, 0],
  ['cells that span too much', '<table><tr><td colspan=19>a<td colspan=19>b</table>', 0],
  ['nothing in it', '<table><tr><td><td></table>', 0],
])('treats %s as a layout table', (_, html, tables) => {
  const { content } = richTextFromHtml(html);
  expect(content.filter(({ type }) => type === 'table')).toHaveLength(tables);
});

test('keeps this site’s images, with their captions', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const html = `<figure><a href="/x"><img src="/media/${id}-480.webp" alt=" A  team "></a><figcaption>Our <b>team</b></figcaption></figure>`;
  const attrs = { id, alt: 'A team', width: 1, height: 1, caption: 'Our team' };
  expect(richTextFromHtml(html).content).toEqual([{ type: 'image', attrs }]);
  expect(richTextFromHtml(html, null).content).toMatchObject([{ type: 'paragraph' }]);
  expect(richTextFromHtml(`<p>a<img src="/media/${id}-480.webp">b</p>`).content).toMatchObject([
    { type: 'paragraph' },
    { type: 'image' },
    { type: 'paragraph' },
  ]);
});
