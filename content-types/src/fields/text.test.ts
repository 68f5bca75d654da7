import { expect, test } from 'vitest';
import { longText, text } from './text.ts';

const line = text('Title', { required: true, max: 5 });
const block = longText('Text');

test.each([
  ['  a  ', 'a'],
  ['a\r\nb', 'a b'],
  ['a\u0000b\u0007\u009B', 'ab'],
  ['a\uD83Db\uFFFE', 'ab'],
  ['👩‍💻', '👩‍💻'],
  ['שלום', 'שלום'],
])('stores the line %j as %j', (input, storedLine) => {
  expect(line.schema('publish').parse(input)).toBe(storedLine);
});

test('turns the line endings of long text into \\n', () => {
  expect(block.schema('publish').parse('a\r\n\r\nb\rc')).toBe('a\n\nb\nc');
});

test.each([
  ['publish', '   ', 'Title is required.'],
  ['publish', 'abcdef', 'Title must be 5 characters or fewer.'],
  ['draft', 'abcdef', 'Title must be 5 characters or fewer.'],
  ['draft', 7, 'Title must be text.'],
] as const)('the %s schema rejects %j: %s', (rules, value, message) => {
  expect(line.schema(rules).safeParse(value).error?.issues[0]?.message).toBe(message);
});

test('accepts a draft without required text', () => {
  expect(line.schema('draft').parse('')).toBe('');
});
