import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../core/lib/dates.ts';
import { chooseTimesToKeep, MAX_AGE_MS } from './kept.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test('thins older backups to hourly, then daily, then weekly', () => {
  let keptTimes: number[] = [];
  for (let time = NOW - 26 * WEEK_MS; time <= NOW; time += 15 * MINUTE_MS) {
    keptTimes = [...chooseTimesToKeep([...keptTimes, time], time)];
  }
  const ages = keptTimes.map((time) => NOW - time).sort((a, b) => a - b);
  expect(ages.filter((age) => age <= 2 * HOUR_MS)).toHaveLength(9);
  expect(ages.filter((age) => age > 2 * HOUR_MS && age <= DAY_MS)).toHaveLength(22);
  expect(ages.filter((age) => age > DAY_MS && age <= 2 * WEEK_MS)).toHaveLength(13);
  expect(ages.filter((age) => age > 2 * WEEK_MS)).toHaveLength(6);
  expect(Math.max(...ages)).toBeLessThanOrEqual(MAX_AGE_MS);
});

test('always keeps the newest backup', () => {
  expect([...chooseTimesToKeep([NOW - 2 * MAX_AGE_MS, NOW - 3 * MAX_AGE_MS], NOW)]).toEqual([NOW - 2 * MAX_AGE_MS]);
  expect([...chooseTimesToKeep([], NOW)]).toEqual([]);
});
