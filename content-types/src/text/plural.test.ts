import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  [1200, '1,200 jobs'],
])('formats %d as %s', (count, text) => expect(plural(count, { one: '# job', other: '# jobs' })).toBe(text));
