import { expect, test } from 'vitest';
import { withDefaults } from '../../values/defaults.ts';
import { walk } from '../../values/walk.ts';
import { text } from '../text.ts';
import { blocks } from './blocks.ts';
import { group } from './group.ts';

const field = blocks(
  'Blocks',
  {
    quote: group('Quote', { quote: text('Quote', { required: true }), name: text('Name', { initial: 'Anon' }) }),
    form: group('Form', { title: text('Title') }),
  },
  { required: true, max: 3, once: ['form'] },
);
const form = { block: 'form', title: '' };
const quote = { block: 'quote', quote: 'Well said', name: '' };

function findIssues(value: unknown, rules: 'publish' | 'draft' = 'publish') {
  const { error } = field.schema(rules).safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('accepts blocks in any order, each with its own fields', () => {
  expect(findIssues([quote, form, quote])).toEqual([]);
  expect(field.schema('publish').parse([{ ...quote, quote: ' Trimmed ' }])).toEqual([{ ...quote, quote: 'Trimmed' }]);
});

test.each([
  ['an unknown block', [{ block: 'video' }], [['0.block', 'A block must be one of: quote, form.']]],
  ['a block without a name', [{ title: '' }], [['0.block', 'A block must be one of: quote, form.']]],
  ['what is no block', ['text'], [['0', 'A block must be one of: quote, form.']]],
  ['a missing text', [{ ...quote, quote: '' }], [['0.quote', 'Quote is required.']]],
  ['a second form', [form, quote, form], [['2', 'You can only add one “Form” block.']]],
  ['too many', [quote, quote, quote, quote], [['', 'Blocks can’t have more than 3 blocks.']]],
  ['none', [], [['', 'Blocks is required.']]],
])('rejects a block list with %s', (_, value, issues) => {
  expect(findIssues(value)).toEqual(issues);
});

test('rejects a field of another block', () => {
  const { error } = field.schema('publish').safeParse([{ ...form, quote: 'x' }]);
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', path: [0], keys: ['quote'] }]);
});

test('accepts unfinished blocks in a draft', () => {
  expect(findIssues([{ ...quote, quote: '' }], 'draft')).toEqual([]);
  expect(findIssues([], 'draft')).toEqual([]);
});

test('fills in missing fields of stored blocks with initial values', () => {
  const storedBlocks = [{ block: 'quote', quote: 'Old' }, { block: 'video', url: '/x' }, null];
  expect(withDefaults({ blocks: field }, { blocks: storedBlocks })).toEqual({
    blocks: [{ block: 'quote', quote: 'Old', name: 'Anon' }],
  });
});

test('visits the fields of blocks with their paths', () => {
  const paths: string[] = [];
  walk({ blocks: field }, { blocks: [form, { block: 'video' }, quote] }, (_, __, path) => paths.push(path.join('.')));
  expect(paths).toEqual(['blocks.0.title', 'blocks.2.quote', 'blocks.2.name']);
});
