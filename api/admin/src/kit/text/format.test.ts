import { expect, it } from 'vitest';
import { formatDuration } from './format.ts';

it('formats durations', () => {
  expect([0.2, 9.4, 2400].map(formatDuration)).toEqual(['1 ms', '9 ms', '2.4 s']);
});
