import { describe, expect, it } from 'vitest';
import { count, formatBytes, formatDuration, formatRelative } from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('fromNow', () => {
  it.each([
    ['2026-11-21T11:59:50Z', 'just now'],
    ['2026-11-21T11:59:10Z', '1 minute ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:03:30Z', '57 minutes ago'],
    ['2026-11-21T11:20:00Z', '40 minutes ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-23T12:00:00Z', 'in 2 days'],
    ['2026-09-01T12:00:00Z', '1 Sept 2026'],
  ])('says %s as %s', (iso, words) => {
    expect(formatRelative(iso, now)).toBe(words);
  });
});

it('says sizes, numbers and durations', () => {
  expect([12, 1400, 320_000, 15_728_640].map(formatBytes)).toEqual(['12 bytes', '1.4 kB', '320 kB', '16 MB']);
  expect([count(1, 'page'), count(10_000, 'page'), count(2, 'entry', 'entries')]).toEqual([
    '1 page',
    '10,000 pages',
    '2 entries',
  ]);
  expect([0.2, 9.4, 2400].map(formatDuration)).toEqual(['1 ms', '9 ms', '2.4 s']);
});
