import { expect, it } from 'vitest';
import { getSiteState } from './queries.ts';

const failure = { path: '/about-us', message: 'It broke.' };

it.each([
  ['live', { last: 5, applied: 5, publisher: 'up', failures: [], fullBuild: null }],
  // A publisher that is down has nothing left to do.
  ['live', { last: 5, applied: 5, publisher: 'down', failures: [], fullBuild: null }],
  ['publishing', { last: 6, applied: 5, publisher: 'up', failures: [], fullBuild: null }],
  ['waiting', { last: 6, applied: 5, publisher: 'down', failures: [], fullBuild: null }],
  ['publishing', { last: 5, applied: 5, publisher: 'up', failures: [failure], fullBuild: { done: 1, total: 9 } }],
  ['waiting', { last: 5, applied: 5, publisher: 'down', failures: [], fullBuild: { done: 0, total: 0 } }],
  ['failed', { last: 5, applied: 5, publisher: 'up', failures: [failure], fullBuild: null }],
  // In development pages are rendered on request.
  ['live', { last: 6, applied: 0, publisher: 'none', failures: [failure], fullBuild: null }],
  ['live', { last: 6, applied: 0, publisher: 'none', failures: [], fullBuild: { done: 0, total: 0 } }],
] as const)('reports the site state %s', (state, status) => {
  expect(getSiteState({ ...status, failures: [...status.failures] })).toBe(state);
});
