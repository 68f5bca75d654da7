import { expect, test } from 'vitest';
import { emptyCriteria } from './criteria.ts';
import { countAll, countNear, describeMatches, describeNoResults } from './in-words.ts';

const york = { name: 'York', namesakes: [], isRegion: false };
const region = (name: string) => ({ name, namesakes: [], isRegion: true });

test('counts jobs within the distance separately from remote jobs', () => {
  expect(countAll(159, 148, york, 20)).toBe('11 jobs within 20 miles of York, and 148 you can do from home');
  expect(countAll(148, 148, york, 20)).toBe('No jobs within 20 miles of York, but 148 you can do from home');
  expect(countAll(1, 0, york, 1)).toBe('1 job within 1 mile of York');
});

test.each([
  [{ leftOut: ['night', 'junior'] }, 'No job matches all of your words. The closest don’t mention “night”, “junior”.'],
  [{ isFilledUp: true }, 'Few jobs match all of your words, so similar ones follow.'],
  [{ isFilledUp: true, isFull: false }, 'No job matches all of your words. These are similar.'],
  [{ corrections: [{ typed: 'nusre', meant: 'nurse' }] }, 'Showing jobs for “nurse”.'],
])('explains how the search read the words: %j', (matches, expectedText) => {
  expect(describeMatches({ corrections: [], leftOut: [], isFilledUp: false, isFull: true, ...matches })).toBe(
    expectedText,
  );
});

test.each([
  [{ q: ' nurse ', place: 'Castleford' }, 'No jobs match “nurse” in Castleford.'],
  [{ place: 'York', miles: 5 }, 'No jobs within 5 miles of York.'],
  [{ q: 'nurse', pay: 20 }, 'No jobs match “nurse” with these filters.'],
  [{ basis: 'contract' }, 'No jobs match your search.'],
])('describes a search without results: %j', (criteria, expectedText) => {
  expect(describeNoResults({ ...emptyCriteria, ...criteria }, york)).toBe(expectedText);
});

test.each([
  ['Wales', 'in Wales'],
  ['North East', 'in the North East'],
  ['West Midlands', 'in the West Midlands'],
  ['West Midlands region', 'in the West Midlands region'],
  ['Isle of Wight', 'on the Isle of Wight'],
  ['Anglesey', 'on Anglesey'],
  ['Yorkshire and the Humber', 'in Yorkshire and the Humber'],
])('describes the jobs of %s as “%s”', (name, expectedText) => {
  expect(countNear(2, region(name), 20)).toBe(`2 jobs ${expectedText}`);
});
