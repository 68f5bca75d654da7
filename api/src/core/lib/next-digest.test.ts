import { expect, test } from 'vitest';
import { findNextDigest } from './next-digest.ts';

test.each([
  ['daily', '2026-11-21T07:59:59Z', '2026-11-21T08:00:00Z'],
  ['daily', '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'],
  ['daily', '2026-07-01T06:59:59Z', '2026-07-01T07:00:00Z'],
  ['daily', '2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
  // The clocks go forward or back during the night before the digest.
  ['daily', '2027-03-27T12:00:00Z', '2027-03-28T07:00:00Z'],
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T08:00:00Z'],
  ['weekly', '2026-11-21T12:00:00Z', '2026-11-23T08:00:00Z'],
  ['weekly', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z'],
  ['weekly', '2026-12-29T00:00:00Z', '2027-01-04T08:00:00Z'],
] as const)('sends the %s digest after %s at %s', (frequency, start, expected) => {
  expect(new Date(findNextDigest(frequency, Date.parse(start))).toISOString()).toBe(expected.replace('Z', '.000Z'));
});
