import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsDiff } from './words-diff.ts';

it('shows what went and what came', () => {
  expect(wordsDiff('We hire good people', 'We hire kind people now')).toEqual([
    { kind: 'same', text: 'We hire ' },
    { kind: 'removed', text: 'good' },
    { kind: 'added', text: 'kind' },
    { kind: 'same', text: ' people' },
    { kind: 'added', text: ' now' },
  ]);
  expect(wordsDiff('a b c', 'a x c')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: ' c' },
  ]);
  expect(wordsDiff('About us', 'A draft')).toEqual([
    { kind: 'removed', text: 'About us' },
    { kind: 'added', text: 'A draft' },
  ]);
  expect(wordsDiff('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
});

it('holds all of both texts, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'dd '), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordsDiff(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
