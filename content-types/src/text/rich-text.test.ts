import { expect, test } from 'vitest';
import {
  htmlFromRichText,
  isBlank,
  mapImages,
  plainFromRichText,
  type RichText,
  richTextFromPlain,
  type TableCell,
  tableFrom,
} from './rich-text.ts';

const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Who & why' }] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'Apply',
                  marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/a?b="c"' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('renders nodes and marks as HTML', () => {
  expect(htmlFromRichText(doc)).toBe(
    '<h2>Who &#38; why</h2><ul><li><a href="/a?b=&#34;c&#34;"><strong>Apply</strong></a></li></ul>',
  );
});

test('renders a link to an unpublished page as text', () => {
  const hasPage = (href: string) => !href.startsWith('/a');
  expect(htmlFromRichText(doc, { hasPage })).toBe('<h2>Who &#38; why</h2><ul><li><strong>Apply</strong></li></ul>');
});

test('escapes markup in text', () => {
  const html = htmlFromRichText(richTextFromPlain(`</p><script>alert('1')</script><img src=x onerror="alert(1)">`));
  expect(html).not.toMatch(/<(?!\/?p>)/);
});

test('turns paragraphs of plain text into rich text and back', () => {
  const plainText = 'One\ntwo\n\n\nthree';
  expect(htmlFromRichText(richTextFromPlain(plainText))).toBe('<p>One<br>two</p><p>three</p>');
  expect(plainFromRichText(richTextFromPlain(plainText))).toBe('One\ntwo\nthree');
});

const HOSTILE = '"><script>alert(1)</script>';
const cell = (text: string, type: TableCell['type'] = 'tableCell'): TableCell => ({
  type,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const inDoc = (block: RichText['content'][number] | null): RichText => ({ type: 'doc', content: block ? [block] : [] });
const shifts = inDoc(
  tableFrom([
    [cell('Shift', 'tableHeader'), cell('Pay', 'tableHeader')],
    [cell('Night', 'tableHeader'), cell('£15 & more')],
    [cell('Day')],
  ]),
);

test('renders a scrollable table with scope attributes', () => {
  expect(htmlFromRichText(shifts)).toBe(
    '<section class="table" aria-label="Table 1: Shift, Pay" tabindex="0"><table>' +
      '<thead><tr><th scope="col">Shift</th><th scope="col">Pay</th></tr></thead>' +
      '<tbody><tr><th scope="row">Night</th><td>£15 &#38; more</td></tr><tr><td>Day</td><td></td></tr></tbody></table></section>',
  );
});

test('separates table cells in plain text and HTML for job boards', () => {
  expect(plainFromRichText(shifts)).toBe('Shift | Pay\nNight | £15 & more\nDay | ');
  expect(htmlFromRichText(shifts, { plainTables: true })).toBe(
    '<p>Shift | Pay<br>Night | £15 &#38; more<br>Day | </p>',
  );
});

test('escapes descriptions, captions and cells', () => {
  const attrs = { id: '0123456789abcdef0123456789abcdef', alt: HOSTILE, caption: HOSTILE, width: 1, height: 1 };
  const bothNodes: RichText = {
    type: 'doc',
    content: [{ type: 'image', attrs }, ...inDoc(tableFrom([[cell(HOSTILE, 'tableHeader')], [cell(HOSTILE)]])).content],
  };
  const html = htmlFromRichText(bothNodes);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"">');
  expect(html).toContain('<figure><img src="/media/0123456789abcdef0123456789abcdef-1.webp"');
});

test('leaves images out of plain text', () => {
  const attrs = { id: '0123456789abcdef0123456789abcdef', alt: 'A team', caption: 'Us', width: 1, height: 1 };
  const doc = inDoc({ type: 'image', attrs });
  expect(plainFromRichText(doc)).toBe('');
  expect(isBlank(doc)).toBe(false);
  expect(mapImages(inDoc({ type: 'blockquote', content: doc.content }), () => null).content).toEqual([]);
});
