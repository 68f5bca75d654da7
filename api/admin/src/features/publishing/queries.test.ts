import { expect, it } from 'vitest';
import { getSiteState } from './queries.ts';

const failure = { path: '/about-us', message: 'It broke.' };

it.each([
  ['live', { last: 5, applied: 5, publisher: 'up', failures: [] }],
  // A publisher that is down has nothing left to do.
  ['live', { last: 5, applied: 5, publisher: 'down', failures: [] }],
  ['publishing', { last: 6, applied: 5, publisher: 'up', failures: [] }],
  ['waiting', { last: 6, applied: 5, publisher: 'down', failures: [] }],
  ['failed', { last: 5, applied: 5, publisher: 'up', failures: [failure] }],
] as const)('is %s', (state, status) => {
  expect(getSiteState({ ...status, failures: [...status.failures] })).toBe(state);
});
