import { expect, test } from 'vitest';
import { type Change, createStore } from '../content/store.ts';
import { definition, noteData } from '../test/tiny-site.ts';
import { planPublish } from './plan.ts';
import { applyChanges, createSiteState } from './site-state.ts';

const HEADER = 'fragment:header';
const ROUTES = [
  { pattern: '/', kind: 'page' },
  { pattern: '/note/[id]', kind: 'page' },
] as const;

function change(seq: number, type: string, id: string, data: Record<string, unknown>): Change {
  const entry = { id, seq, data, position: 0, closed: false, publishedAt: '', updatedAt: '', expiresAt: null };
  return { seq, type, id, entry };
}

/** Pages of three notes, all with a header, and a home page without one. */
function published() {
  const store = createStore(definition);
  for (const n of [1, 2, 3]) store.apply(change(n, 'note', `note${n}`, noteData(n)));
  const siteState = createSiteState(ROUTES, store);
  siteState.dependencies.record(HEADER, ['get:header:header']);
  for (const n of [1, 2, 3]) siteState.dependencies.record(`/note/note${n}`, [`one:note:note${n}`, HEADER]);
  siteState.dependencies.record('/', ['get:about:about']);
  return siteState;
}

const header = (seq: number) => change(seq, 'header', 'header', { title: `Header ${seq}` });

test('a changed fragment renders one page and patches the other pages', () => {
  const siteState = published();
  const { stale, outdated } = applyChanges(siteState, [header(4)]);
  expect([...outdated]).toEqual([HEADER]);
  const plan = planPublish(siteState, stale, outdated, new Map());
  expect([...plan.pagesToRender]).toEqual(['/note/note1']);
  expect([...plan.pagesToPatch]).toEqual(['/note/note2', '/note/note3']);
});

test('renders, not patches, pages with other changes or earlier failures', () => {
  const siteState = published();
  const { stale, outdated } = applyChanges(siteState, [header(4), change(5, 'note', 'note3', noteData(9))]);
  const plan = planPublish(siteState, stale, outdated, new Map([['/note/note1', 'It failed.']]));
  expect([...plan.pagesToRender].sort()).toEqual(['/note/note1', '/note/note2', '/note/note3']);
  expect([...plan.pagesToPatch]).toEqual([]);
});

test('neither renders nor patches a page that is gone', () => {
  const siteState = published();
  const removal = { seq: 5, type: 'note', id: 'note1', entry: null };
  const { stale, outdated } = applyChanges(siteState, [header(4), removal]);
  const plan = planPublish(siteState, stale, outdated, new Map());
  expect([...plan.pagesToRender, ...plan.pagesToPatch].sort()).toEqual(['/note/note2', '/note/note3']);
});
