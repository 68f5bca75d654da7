import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [12, '12 bytes'],
  [1_434, '1.4 kB'],
  [327_680, '320 kB'],
  [1_572_864, '1.5 MB'],
  [10_440_000, '10 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [15_728_640, '15 MB'],
])('formats %i bytes as %s', (bytes, size) => expect(formatBytes(bytes)).toBe(size));
