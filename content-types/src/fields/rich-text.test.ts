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

test('drops control characters', () => {
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
])('rejects %s', (_, doc) => {
  expect(schema.safeParse(doc).success).toBe(false);
});

test('rejects a document nested ten thousand levels deep without exhausting the stack', () => {
  let block: unknown = { type: 'paragraph', content: [] };
  for (let i = 0; i < 10_000; i++) block = { type: 'blockquote', content: [block] };
  expect(schema.safeParse({ type: 'doc', content: [block] }).success).toBe(false);
});
