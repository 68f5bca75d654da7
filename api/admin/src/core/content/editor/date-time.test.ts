import { afterEach, expect, it, vi } from 'vitest';
import { parseTime, toDay, toIso, toTime } from './date-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['UTC', 'Europe/London', 'America/New_York', 'Asia/Kolkata'])(
  'converts a time to text and back all year in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const iso of ['2026-01-31T23:30:00.000Z', '2026-07-01T00:15:00.000Z']) {
      expect(toIso(toDay(iso), toTime(iso))).toBe(iso);
    }
  },
);

it.each(['UTC', 'America/New_York'])('reads the hour as London time in %s, in summer and winter', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(toIso('2026-07-01', '09:00')).toBe('2026-07-01T08:00:00.000Z');
  expect(toIso('2026-12-01', '09:00')).toBe('2026-12-01T09:00:00.000Z');
});

it.each([
  ['soon', '09:00'],
  ['', '09:00'],
  ['2026-07-01', ''],
])('returns null for %j at %j', (day, time) => {
  expect(toIso(day, time)).toBeNull();
});

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
])('reads %j as %j', (input, time) => {
  expect(parseTime(input)).toBe(time);
});
