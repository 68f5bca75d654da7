import { expect, test } from 'vitest';
import { escapeMarkdown, markdownFromRichText } from './markdown.ts';
import { type Block, type Inline, type TableCell, tableFrom } from './rich-text.ts';

const SITE = new URL('https://www.example.com');
const markdown = (...content: Block[]) => markdownFromRichText({ type: 'doc', content }, SITE);
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const text = (content: string, marks: Extract<Inline, { type: 'text' }>['marks'] = []): Inline => ({
  type: 'text',
  text: content,
  marks,
});

test('renders blocks as headings, lists, quotations and rules', () => {
  const item = (...content: Block[]) => ({ type: 'listItem' as const, content });
  const list: Block = {
    type: 'orderedList',
    content: [
      item(paragraph(text('one')), { type: 'bulletList', content: [item(paragraph(text('inner')))] }),
      item(paragraph(text('two'))),
    ],
  };
  const heading: Block = { type: 'heading', attrs: { level: 3 }, content: [text('Duties')] };
  const quote: Block = { type: 'blockquote', content: [paragraph(text('a')), paragraph(text('b'))] };
  expect(markdown(heading, list, { type: 'horizontalRule' }, quote)).toBe(
    '### Duties\n\n1. one\n\n   - inner\n2. two\n\n---\n\n> a\n> \n> b',
  );
});

test('renders tables, escaping pipes in cells', () => {
  const cell = (content: string): TableCell => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [text(content)] }],
  });
  const table = tableFrom([[cell('Shift'), cell('Pay | hour')], [cell('Night')]]);
  expect(table && markdown(table)).toBe('| Shift | Pay \\| hour |\n| --- | --- |\n| Night |  |');
});

test('keeps marks next to their words and makes links absolute', () => {
  const link = { type: 'link' as const, attrs: { href: '/about-us?a=(b)' } };
  expect(markdown(paragraph(text('Pay '), text('£15 ', [{ type: 'bold' }]), text('an hour', [link])))).toBe(
    'Pay **£15** [an hour](<https://www.example.com/about-us?a=(b)>)',
  );
  expect(markdown(paragraph(text('one'), { type: 'hardBreak' }, text('two')))).toBe('one\\\ntwo');
});

test.each([
  ['# not a heading', '\\# not a heading'],
  ['- not a list', '\\- not a list'],
  ['2. nor this', '2\\. nor this'],
  ['<script>', '\\<script>'],
  ['[a](b) `c` *d* _e_', '\\[a\\](b) \\`c\\` \\*d\\* \\_e\\_'],
  ['R&D &amp; sales', 'R&D \\&amp; sales'],
  ['C# and £42,000–£55,000', 'C# and £42,000–£55,000'],
])('escapes only Markdown and HTML syntax in “%s”', (content, escapedText) => {
  expect(escapeMarkdown(content)).toBe(escapedText);
});
