import { expect, test } from 'vitest';
import { htmlFromRichText, plainFromRichText, type RichText, richTextFromPlain } from './rich-text.ts';

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

test('renders the words of a link without a page', () => {
  const hasPage = (href: string) => !href.startsWith('/a');
  expect(htmlFromRichText(doc, { hasPage })).toBe('<h2>Who &#38; why</h2><ul><li><strong>Apply</strong></li></ul>');
});

test('escapes markup in text', () => {
  const html = htmlFromRichText(richTextFromPlain(`</p><script>alert('1')</script><img src=x onerror="alert(1)">`));
  expect(html).not.toMatch(/<(?!\/?p>)/);
});

test('turns each block of plain text into a paragraph, and back', () => {
  const plain = 'One\ntwo\n\n\nthree';
  expect(htmlFromRichText(richTextFromPlain(plain))).toBe('<p>One<br>two</p><p>three</p>');
  expect(plainFromRichText(richTextFromPlain(plain))).toBe('One\ntwo\nthree');
});
