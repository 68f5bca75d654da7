import { expect, it } from 'vitest';
import { formatBytes, formatDuration } from './format.ts';

it('formats sizes and durations', () => {
  expect([12, 1400, 320_000, 15_728_640].map(formatBytes)).toEqual(['12 bytes', '1.4 kB', '320 kB', '16 MB']);
  expect([0.2, 9.4, 2400].map(formatDuration)).toEqual(['1 ms', '9 ms', '2.4 s']);
});
