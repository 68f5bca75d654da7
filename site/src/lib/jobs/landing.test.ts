import { expect, test } from 'vitest';
import { formatLandingTitle } from './landing.ts';

test.each([
  ['Part Time', 'York', 'Part-time jobs in York'],
  ['Full Time', '', 'Full-time jobs'],
  ['Engineer', 'Leeds', 'Engineer jobs in Leeds'],
  ['Van drivers', 'Leeds', 'Van driver jobs in Leeds'],
  ['Human resources', '', 'Human resources jobs'],
  ['', 'Hull', 'Jobs in Hull'],
])('the title of %s and “%s” is “%s”', (kind, place, title) => {
  expect(formatLandingTitle(kind, place)).toBe(title);
});
