import { expect, test } from 'vitest';
import { endOfDay, londonMoment, londonTime } from './london-time.ts';

test.each([
  ['in winter', '2026-12-31', '2026-12-31T23:59:59.000Z', '2026-12-31T23:59:59+00:00'],
  ['in summer', '2026-06-30', '2026-06-30T22:59:59.000Z', '2026-06-30T23:59:59+01:00'],
  ['before the clocks go forward', '2026-03-28', '2026-03-28T23:59:59.000Z', '2026-03-28T23:59:59+00:00'],
  ['on the day they go forward', '2026-03-29', '2026-03-29T22:59:59.000Z', '2026-03-29T23:59:59+01:00'],
  ['before the clocks go back', '2026-10-24', '2026-10-24T22:59:59.000Z', '2026-10-24T23:59:59+01:00'],
  ['on the day they go back', '2026-10-25', '2026-10-25T23:59:59.000Z', '2026-10-25T23:59:59+00:00'],
])('endOfDay returns the last second of the London day %s', (_when, day, utc, london) => {
  expect(new Date(endOfDay(day)).toISOString()).toBe(utc);
  expect(londonTime(utc)).toBe(london);
});

test.each(['0000-01-01', '0026-11-21', '0999-06-30', '9999-12-31'])('endOfDay tolerates the mistyped day %s', (day) => {
  const end = new Date(endOfDay(day)).toISOString();
  expect(londonTime(end)).toMatch(/T23:59:59[+-]\d\d:\d\d$/);
});

test('londonTime gives the date and time in London', () => {
  expect(londonTime('2026-07-01T23:30:00.500Z')).toBe('2026-07-02T00:30:00+01:00');
});

test.each([
  ['2026-12-01', '09:00', '2026-12-01T09:00:00+00:00'],
  ['2026-07-01', '09:00', '2026-07-01T09:00:00+01:00'],
  ['2026-03-29', '00:59', '2026-03-29T00:59:00+00:00'],
  ['2026-03-29', '01:30', '2026-03-29T02:30:00+01:00'],
  ['2026-03-29', '02:00', '2026-03-29T02:00:00+01:00'],
  ['2026-10-25', '00:59', '2026-10-25T00:59:00+01:00'],
  ['2026-10-25', '01:30', '2026-10-25T01:30:00+00:00'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00+00:00'],
])('londonMoment converts %s %s to %s', (day, time, london) => {
  expect(londonTime(new Date(londonMoment(day, time)).toISOString())).toBe(london);
});

test.each([
  ['2026-13-01', '09:00'],
  ['2026-11-21', '25:00'],
])('londonMoment rejects %s %s', (day, time) => expect(londonMoment(day, time)).toBeNaN());
