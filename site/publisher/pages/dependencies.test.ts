import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEntries, isManyQuery, parseKey, readSingleton, selectEntries } from '../content/query.ts';
import type { Effect } from '../content/site.ts';
import { createStore, type Store } from '../content/store.ts';
import { changesOf, queryKeys, steps } from '../test/arbitrary.ts';
import { definition } from '../test/tiny-site.ts';
import { createDependencyGraph } from './dependencies.ts';

/** A naive reference implementation, which computes the whole result from all entries. */
function resultOf(store: Store, key: string): string {
  const query = parseKey(key);
  const result = () => {
    if (isManyQuery(query)) return query.kind === 'count' ? countEntries(store, query) : selectEntries(store, query);
    const entry = store.table(query.type).get(query.id);
    return query.kind === 'get' ? [entry?.seq, readSingleton(store, query.type)] : entry;
  };
  return JSON.stringify(result() ?? null);
}

const FRAGMENTS = ['fragment:header', 'fragment:footer'] as const;

const queries = fc.record({
  fragments: fc.tuple(queryKeys(), queryKeys()),
  pages: fc.array(fc.record({ own: queryKeys(), has: fc.subarray([...FRAGMENTS]) }), { minLength: 1, maxLength: 5 }),
});

test('marks exactly the pages and fragments whose results have changed as outdated', () => {
  fc.assert(
    fc.property(
      steps({ maxLength: 30 }),
      queries,
      fc.integer({ min: 1, max: 5 }),
      (stepList, { fragments, pages }, batch) => {
        const store = createStore(definition);
        const dependencies = createDependencyGraph(store);
        for (const [index, keys] of fragments.entries()) dependencies.record(FRAGMENTS[index] ?? '', keys);
        for (const [page, { own, has }] of pages.entries()) dependencies.record(`/${page}`, [...own, ...has]);
        const results = () => ({
          pages: pages.map(({ own }) => own.map((key) => resultOf(store, key)).join()),
          fragments: fragments.map((keys) => keys.map((key) => resultOf(store, key)).join()),
        });
        const signatures = () => pages.map((_, page) => dependencies.getSignature(`/${page}`));
        const changes = changesOf(stepList);
        for (let offset = 0; offset < changes.length; offset += batch) {
          const resultsBefore = results();
          const signaturesBefore = signatures();
          const effects = changes.slice(offset, offset + batch).map((change) => store.apply(change));
          const outdated = dependencies.update(effects.filter((effect): effect is Effect => effect !== null));
          const now = results();
          const isNew = (kind: 'pages' | 'fragments', index: number) => resultsBefore[kind][index] !== now[kind][index];
          const stalePages = pages.flatMap((_, page) => (isNew('pages', page) ? `/${page}` : []));
          const changedFragments = FRAGMENTS.filter((_, index) => isNew('fragments', index));
          expect([...outdated.pages].sort()).toEqual(stalePages);
          expect([...outdated.fragments].sort()).toEqual([...changedFragments].sort());
          // After a restart, only the signatures reveal outdated pages.
          const isStale = ({ has }: (typeof pages)[number], page: number) =>
            isNew('pages', page) || has.some((key) => changedFragments.includes(key));
          expect(signatures().map((signature, page) => signature !== signaturesBefore[page])).toEqual(
            pages.map(isStale),
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('an incrementally updated signature equals a signature computed from scratch', () => {
  fc.assert(
    fc.property(steps({ maxLength: 30 }), queryKeys(), (stepList, keys) => {
      const store = createStore(definition);
      const followedGraph = createDependencyGraph(store);
      followedGraph.record('/', keys);
      for (const change of changesOf(stepList)) {
        const effect = store.apply(change);
        if (effect) followedGraph.update([effect]);
      }
      const restartedGraph = createDependencyGraph(store);
      restartedGraph.record('/', keys);
      expect(followedGraph.getSignature('/')).toBe(restartedGraph.getSignature('/'));
    }),
  );
});

test('forgets the old queries of a changed or removed page', () => {
  const store = createStore(definition);
  const dependencies = createDependencyGraph(store);
  const state = { title: 'Leeds', category: 'admin', position: 0, publishedAt: '', closed: false };
  const [applyFirst, applySecond] = changesOf([
    { type: 'note', id: 'a1', state },
    { type: 'note', id: 'a1', state },
  ]).map((change) => () => [store.apply(change)].filter((effect) => effect !== null));
  dependencies.record('/', ['one:note:a1']);
  dependencies.record('/old', ['one:note:a1']);
  expect([...dependencies.update(applyFirst?.() ?? []).pages]).toEqual(['/', '/old']);
  dependencies.record('/', ['one:note:b2']);
  dependencies.forget('/old');
  expect([...dependencies.update(applySecond?.() ?? []).pages]).toEqual([]);
});
