import { expect, it } from 'vitest';
import { parseTime } from './times.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1730', '17:30'],
  ['9.30', '09:30'],
  ['17:05', '17:05'],
  ['5pm', '17:00'],
  ['5.30 pm', '17:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['0:00', '00:00'],
  ['24:00', '24:00'],
  ['9:75', '9:75'],
  ['13pm', '13pm'],
  ['noon', 'noon'],
  ['', ''],
])('reads %j as %j', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});
