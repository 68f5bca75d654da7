import { expect, test } from 'vitest';
import { definition } from '../../publishing/definition.ts';
import { dataOf, jobData } from '../../test/support/content.ts';
import { planPublish } from './plan.ts';
import { applyChanges, createSiteState } from './site-state.ts';
import { type Change, createStore } from './store.ts';

const FOOTER = 'fragment:footer';
const ROUTES = [
  { pattern: '/', kind: 'page' },
  { pattern: '/job/[id]', kind: 'page' },
] as const;

function change(seq: number, type: string, id: string, data: Record<string, unknown>): Change {
  const entry = { id, seq, data, position: 0, closed: false, publishedAt: '', updatedAt: '', expiresAt: null };
  return { seq, type, id, entry };
}

/** Pages of three jobs, all with a footer, and a home page without one. */
function published() {
  const store = createStore(definition);
  for (const n of [1, 2, 3]) store.apply(change(n, 'job', `job${n}`, jobData(n)));
  const siteState = createSiteState(ROUTES, store);
  siteState.dependencies.record(FOOTER, ['get:footer:footer']);
  for (const n of [1, 2, 3]) siteState.dependencies.record(`/job/job${n}`, [`one:job:job${n}`, FOOTER]);
  siteState.dependencies.record('/', ['get:homePage:homePage']);
  return siteState;
}

const footer = (seq: number) => change(seq, 'footer', 'footer', dataOf('footer', { copyright: `© ${seq}` }));

test('when a fragment changes, renders one of its pages and patches the files of the others', () => {
  const siteState = published();
  const { stale, outdated } = applyChanges(siteState, [footer(4)]);
  expect([...outdated]).toEqual([FOOTER]);
  const plan = planPublish(siteState, stale, outdated, new Map());
  expect([...plan.render]).toEqual(['/job/job1']);
  expect([...plan.patch]).toEqual(['/job/job2', '/job/job3']);
});

test('renders pages in which more has changed, and pages that failed before', () => {
  const siteState = published();
  const { stale, outdated } = applyChanges(siteState, [footer(4), change(5, 'job', 'job3', jobData(9))]);
  const plan = planPublish(siteState, stale, outdated, new Map([['/job/job1', 'It failed.']]));
  expect([...plan.render].sort()).toEqual(['/job/job1', '/job/job2', '/job/job3']);
  expect([...plan.patch]).toEqual([]);
});

test('neither renders nor patches a page that is gone', () => {
  const siteState = published();
  const gone = { seq: 5, type: 'job', id: 'job1', entry: null };
  const { stale, outdated } = applyChanges(siteState, [footer(4), gone]);
  const plan = planPublish(siteState, stale, outdated, new Map());
  expect([...plan.render, ...plan.patch].sort()).toEqual(['/job/job2', '/job/job3']);
});
