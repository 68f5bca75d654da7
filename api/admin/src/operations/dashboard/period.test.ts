import { expect, test } from 'vitest';
import { daysOf } from './period.ts';

const customRange = { from: '2026-02-01', to: '2026-02-28' };

test.each([
  ['30', '2026-01-15', { from: '2025-12-16', to: '' }],
  ['quarter', '2026-01-15', { from: '2026-01-01', to: '' }],
  ['lastQuarter', '2026-01-15', { from: '2025-10-01', to: '2025-12-31' }],
  ['lastQuarter', '2026-11-28', { from: '2026-07-01', to: '2026-09-30' }],
  ['all', '2026-11-28', { from: '', to: '' }],
  ['own', '2026-11-28', customRange],
])('converts the period %s to dates on %s', (period, day, days) => {
  expect(daysOf(period, customRange, Date.parse(`${day}T12:00:00Z`))).toEqual(days);
});
