import { expect, test } from 'vitest';
import { type Replacement, withReplaced } from './fragments.ts';

const page = Buffer.from('<header>£1 “a”</header><main>£2</main><footer>c</footer>');

test.each<[string, Replacement[], string | null]>([
  ['one', [['<header>£1 “a”</header>', '<header>€</header>']], '<header>€</header><main>£2</main><footer>c</footer>'],
  [
    'two, in any order',
    [
      ['<footer>c</footer>', '<footer>a longer one</footer>'],
      ['<header>£1 “a”</header>', ''],
    ],
    '<main>£2</main><footer>a longer one</footer>',
  ],
  ['none', [], page.toString()],
  ['one that is not there', [['<header>£2</header>', 'x']], null],
  ['one that is there twice', [['header>', 'x']], null],
  ['one that was empty', [['', '<header></header>']], null],
])('replaces the fragments of a page: %s', (_, replacements, expected) => {
  expect(withReplaced(page, replacements)?.toString() ?? null).toBe(expected);
});
