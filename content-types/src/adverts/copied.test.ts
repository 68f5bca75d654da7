import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { contentTypes } from '../index.ts';
import { checkCopied } from './copied.ts';

const blank = initialData(contentTypes.job.fields);
const NOW = Date.parse('2026-11-27T12:00:00Z');
const adviceFor = (text: string, location = {}) =>
  checkCopied(
    { ...blank, location: { ...blank.location, place: 'Normanton', ...location }, requirements: [text] },
    NOW,
  ).map(({ what }) => what);

test.each([
  ['A way to get to Doncaster iPort for 10pm.', ['“Doncaster” isn’t where this job is.']],
  [
    'You live in Newcastle upon Tyne or near Leeds.',
    ['“Newcastle upon Tyne” isn’t where this job is.', '“Leeds” isn’t where this job is.'],
  ],
  ['The depot in Normanton is near Castleford.', []],
  ['Ask for Mr Lincoln, who joined in March.', []],
  ['Training begins on 3 November 2026.', ['“3 November 2026” is in the past.']],
  ['Apply by 2nd October.', ['“2nd October” is in the past.']],
  ['Starts 5 January, for the year to 31 March.', []],
  ['Until 24 December 2027.', []],
])('checks the towns and dates in “%s”', (text, expected) => {
  expect(adviceFor(text)).toEqual(expected);
});

test('ignores towns in the text if the job has no location', () => {
  expect(adviceFor('Based in Leeds.', { place: '' })).toEqual([]);
  expect(adviceFor('Based in Leeds.', { otherPlaces: ['Leeds'] })).toEqual([]);
});
