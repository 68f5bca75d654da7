import { expect, it } from 'vitest';
import { getSiteState } from './queries.ts';

const failure = { path: '/about-us', message: 'It broke.' };

it.each([
  ['live', { last: 5, applied: 5, publisher: 'up', failures: [], fullBuild: null }],
  // If no change or full build is pending, the site is live even while the publisher is down.
  ['live', { last: 5, applied: 5, publisher: 'down', failures: [], fullBuild: null }],
  ['publishing', { last: 6, applied: 5, publisher: 'up', failures: [], fullBuild: null }],
  ['waiting', { last: 6, applied: 5, publisher: 'down', failures: [], fullBuild: null }],
  ['publishing', { last: 5, applied: 5, publisher: 'up', failures: [failure], fullBuild: { done: 1, total: 9 } }],
  ['waiting', { last: 5, applied: 5, publisher: 'down', failures: [], fullBuild: { done: 0, total: 0 } }],
  ['failed', { last: 5, applied: 5, publisher: 'up', failures: [failure], fullBuild: null }],
  // In development, pages are rendered on request, so the site is always live.
  ['live', { last: 6, applied: 0, publisher: 'none', failures: [failure], fullBuild: null }],
  ['live', { last: 6, applied: 0, publisher: 'none', failures: [], fullBuild: { done: 0, total: 0 } }],
] as const)('reports the site state %s', (state, status) => {
  expect(getSiteState({ ...status, failures: [...status.failures] })).toBe(state);
});
