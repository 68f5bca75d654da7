import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

it('marks removed and added words', () => {
  expect(diffWords('We hire good people', 'We hire kind people now')).toEqual([
    { kind: 'same', text: 'We hire ' },
    { kind: 'removed', text: 'good' },
    { kind: 'added', text: 'kind' },
    { kind: 'same', text: ' people' },
    { kind: 'added', text: ' now' },
  ]);
  expect(diffWords('a b c', 'a x c')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: ' c' },
  ]);
  expect(diffWords('About us', 'A draft')).toEqual([
    { kind: 'removed', text: 'About us' },
    { kind: 'added', text: 'A draft' },
  ]);
  expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
});

it('a diff reproduces the old and the new text', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'dd '), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (oldText, newText) => {
      const pieces = diffWords(oldText, newText);
      const textWithout = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(textWithout('added')).toBe(oldText);
      expect(textWithout('removed')).toBe(newText);
    }),
  );
});
