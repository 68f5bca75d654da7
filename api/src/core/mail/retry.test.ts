import { expect, test } from 'vitest';
import { retryDelay } from './retry.ts';

const MINUTE = 60_000;

test('retries with doubling waits for exactly 72 hours', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const wait = retryDelay(attempts);
    if (wait === null) break;
    waits.push(wait / MINUTE);
  }
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(Math.max(...waits)).toBe(360);
  expect(waits.reduce((a, b) => a + b)).toBe(72 * 60);
});
