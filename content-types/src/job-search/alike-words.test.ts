import { expect, test } from 'vitest';
import { linesOf, wordsLike } from './alike-words.ts';

test('lists similar words in the singular and plural', () => {
  expect(wordsLike('chefs')).toEqual(['cook', 'cooks', 'chef', 'chefs']);
  expect(wordsLike('technician')).toEqual(expect.arrayContaining(['operators', 'repairer']));
  expect(wordsLike('nurse')).toEqual([]);
});

test('treats words on the same line as similar', () => {
  const comparedWords = ['operative', 'technicians', 'mechanic', 'sales', 'sale', 'accounts', 'nurse'].flatMap(
    (word) => [word, ...wordsLike(word)],
  );
  for (const firstWord of comparedWords)
    for (const other of comparedWords)
      expect(wordsLike(firstWord).includes(other), `${firstWord} ${other}`).toBe(
        linesOf(firstWord).some((line) => linesOf(other).includes(line)),
      );
});

test('encodes each line of similar words as a key starting with =', () => {
  const lines = new Set(['worker', 'manager', 'hr', 'occupational'].flatMap(linesOf));
  expect([...lines].every((line) => /^=.$/.test(line))).toBe(true);
  expect(lines.size).toBeGreaterThan(3);
});
