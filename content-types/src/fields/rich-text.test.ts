import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';

const schema = richText('Text').schema('publish');
const withMark = (href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }] }],
});

test('keeps a nested list', () => {
  const doc = {
    type: 'doc',
    content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [] }] }] }],
  };
  expect(schema.parse(doc)).toEqual(doc);
});

test('drops unknown properties of nodes', () => {
  const doc = { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' }, content: [] }] };
  expect(schema.parse(doc)).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [] }] });
});

test('drops control characters from rich text', () => {
  const docOf = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  expect(schema.parse(docOf('a\u0000\u001Bb\uD83D'))).toEqual(docOf('ab'));
});

test.each([
  ['a script node', { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }] }],
  ['a heading of level 1', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] }],
  ['a javascript link', withMark('javascript:alert(1)')],
  ['plain text', 'hello'],
  ['null', null],
])('rejects %s as rich text', (_, doc) => {
  expect(schema.safeParse(doc).success).toBe(false);
});

test('rejects a document nested ten thousand levels deep without exhausting the stack', () => {
  let block: unknown = { type: 'paragraph', content: [] };
  for (let i = 0; i < 10_000; i++) block = { type: 'blockquote', content: [block] };
  expect(schema.safeParse({ type: 'doc', content: [block] }).success).toBe(false);
});

const cell = (text: string, type = 'tableCell') => ({
  type,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
const table = (...content: object[]) => ({ type: 'doc', content: [{ type: 'table', content }] });
const picture = (attrs: object) => ({ type: 'doc', content: [{ type: 'image', attrs }] });
const image = { id: '0123456789abcdef0123456789abcdef', alt: 'A team', width: 1200, height: 800, caption: 'Us' };

test('keeps a table with header cells', () => {
  const doc = table(row(cell('Shift', 'tableHeader'), cell('Pay', 'tableHeader')), row(cell('Night'), cell('£15')));
  expect(schema.parse(doc)).toEqual(doc);
});

test('keeps an image with its description and caption', () => {
  expect(richText('Text', { required: true }).schema('publish').parse(picture(image))).toEqual(picture(image));
});

test.each([
  ['no row', table(), 'A table needs a row.'],
  ['a row without cells', table(row()), 'Every table row needs a cell.'],
  ['rows of different lengths', table(row(cell('a'), cell('b')), row(cell('c'))), /same number of cells/],
  ['too many rows', table(...Array.from({ length: 201 }, () => row(cell('a')))), /at most 200 rows/],
  ['too many columns', table(row(...Array.from({ length: 21 }, () => cell('a')))), /at most 20 columns/],
  ['an empty cell without a paragraph', table(row({ type: 'tableCell', content: [] })), /needs a paragraph/],
  [
    'a header cell in the middle',
    table(row(cell('a'), cell('b')), row(cell('c'), cell('d', 'tableHeader'))),
    /first row or column/,
  ],
])('rejects a table with %s', (_, doc, message) => {
  expect(
    schema
      .safeParse(doc)
      .error?.issues.map((issue) => issue.message)
      .join(),
  ).toMatch(message);
});

test.each([
  ['an address instead of an id', { ...image, id: 'https://evil.example/x.png' }, /media library/],
  ['an unknown attribute', { ...image, onerror: 'alert(1)' }, /onerror|isn’t valid/],
  ['too long a caption', { ...image, caption: 'a'.repeat(301) }, /caption/],
])('rejects an image with %s', (_, attrs, message) => {
  expect(
    schema
      .safeParse(picture(attrs))
      .error?.issues.map((issue) => issue.message)
      .join(),
  ).toMatch(message);
});

test('rejects an image in rich text that allows none', () => {
  const adverts = richText('Text', { pictures: false }).schema('publish');
  const quote = { type: 'doc', content: [{ type: 'blockquote', content: picture(image).content }] };
  expect(adverts.safeParse(quote).error?.issues[0]?.message).toBe('This text can’t contain images.');
  expect(adverts.safeParse(table(row(cell('a')))).success).toBe(true);
});
