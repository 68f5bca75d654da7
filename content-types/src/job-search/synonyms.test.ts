import { expect, test } from 'vitest';
import { allSynonyms, SYNONYMS } from './synonym-groups.ts';
import { lookedUpWords, searchedPhrases } from './synonyms.ts';

const groups = SYNONYMS.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('no name is in two groups, and none is alone', () => {
  const names = groups.map((line) => line.split(', '));
  expect(names.filter((group) => group.length < 2)).toEqual([]);
  const all = names.flat();
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  expect(all.filter((name) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('takes the longest name, in the singular or plural, and ignores what says nothing', () => {
  const said = (text: string) => searchedPhrases(text, allSynonyms).map(({ words }) => words.join(' '));
  expect(said('jobs for senior care assistants in Leeds')).toEqual(['senior care assistants', 'leeds']);
  expect(said('nurse, nurse')).toEqual(['nurse']);
  expect(said('the work')).toEqual([]);
});

test('says in other words what an advert cannot say in these', () => {
  const [phrase] = searchedPhrases('work from home', allSynonyms);
  expect(phrase?.words).toEqual([]);
  expect(phrase?.others).toContainEqual(['remote']);
  expect(lookedUpWords('hca', allSynonyms)).toEqual(expect.arrayContaining(['hca', 'healthcare', 'assistant']));
});
