import { expect, test } from 'vitest';
import { findHome, findWork } from './cv-facts.ts';

const cv = `Hassan Davies
12 Mill Lane, Ilkley LS29 8DU
07700 900123 · hassan@example.com

Reliable picker with eight years in busy warehouses.

Experience
Shift Leader, Wharfe Logistics, March 2021 – present
Picker, Elm Foods (2016-2021)`;

test.each([
  ['a postcode', cv, 'LS29, Ilkley'],
  ['a town under the name', 'Ravi Lincoln\nMorley | 07700 900123\nTeacher', 'Morley'],
  ['no town that is a name or a skill', 'Lincoln Reading\nravi@example.com\nReading and writing reports', undefined],
  ['a town with its county', 'Bo Lee\nNewport, Shropshire\nbo@example.com', 'Newport'],
  ['no employer’s postcode', 'Amy Shah\nManchester\nExperience\nTesco, Goole DN14 8AA', 'Manchester'],
  ['no hobby', 'Sam Lee\nsam@example.com\nInterests\nReading, hiking', undefined],
  ['nothing', '', undefined],
])('reads the candidate’s location from %s', (_, text, expected) => {
  expect(findHome(text)?.name).toBe(expected);
});

test.each([
  ['the present work, without its dates', cv, 'Shift Leader, Wharfe Logistics'],
  ['the last work', 'Ada\nPicker, Elm Foods (2016-2021)\nPacker, 2012 to 2016', 'Picker, Elm Foods'],
  ['the line above dates', 'Ada\nStaff Nurse, Leeds General\nJan 2020 - Now', 'Staff Nurse, Leeds General'],
  [
    'a sentence',
    'Ada\nada@example.com and a long line of contacts\nI have driven vans in York for nine years.',
    'I have driven vans in York for nine years.',
  ],
  ['nothing', 'Ada', ''],
])('finds the candidate’s work in a CV: %s', (_, text, expected) => {
  expect(findWork(text)).toBe(expected);
});
