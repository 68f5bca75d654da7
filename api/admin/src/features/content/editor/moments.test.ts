import { afterEach, expect, it, vi } from 'vitest';
import { toDay, toIso, toTime } from './moments.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['UTC', 'Europe/London', 'America/New_York', 'Asia/Kolkata'])(
  'reads back in %s what it wrote, in summer and winter',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const iso of ['2026-01-31T23:30:00.000Z', '2026-07-01T00:15:00.000Z']) {
      expect(toIso(toDay(iso), toTime(iso))).toBe(iso);
    }
  },
);

it.each(['UTC', 'America/New_York'])('takes the hour for London’s in %s, in summer and winter', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(toIso('2026-07-01', '09:00')).toBe('2026-07-01T08:00:00.000Z');
  expect(toIso('2026-12-01', '09:00')).toBe('2026-12-01T09:00:00.000Z');
});

it.each([
  ['soon', '09:00'],
  ['', '09:00'],
  ['2026-07-01', ''],
])('is nothing for %j at %j', (day, time) => {
  expect(toIso(day, time)).toBeNull();
});
