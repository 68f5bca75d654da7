import fc from 'fast-check';
import type { Effect } from 'publisher/content/site';
import { createStore, omitPageData } from 'publisher/content/store';
import { createDependencyGraph } from 'publisher/pages/dependencies';
import { expect, test } from 'vitest';
import { dataOf, jobData } from '../../test/support/content.ts';
import { definition } from '../definition.ts';

function start() {
  const store = createStore(definition);
  let seq = 0;
  const save = (type: string, id: string, data: Record<string, unknown> | null, isClosed = false): Effect[] => {
    seq++;
    const entryFields = {
      id,
      seq,
      position: 0,
      closed: isClosed,
      publishedAt: `2026-01-${id}`,
      updatedAt: '',
      expiresAt: null,
    };
    const effect = store.apply(omitPageData({ seq, type, id, entry: data && { ...entryFields, data } }, definition));
    return effect ? [effect] : [];
  };
  const job = (id: string, place: string, category = 'Engineer', otherPlaces: string[] = [], isClosed = false) => {
    const data = jobData(1);
    return save(
      'job',
      id,
      { ...data, category, location: { ...(data.location as object), place, otherPlaces } },
      isClosed,
    );
  };
  for (const name of ['Engineer', 'Developer']) save('sector', name, dataOf('sector', { name: `${name}ing` }));
  save('jobType', 'Full Time', dataOf('jobType', { name: 'Full Time' }));
  return { store, save, job, paths: () => store.landings().paths().sort() };
}

test('every combination of kind and place with open jobs has a page', () => {
  const { job, paths, store } = start();
  job('01', 'Leeds', 'Engineer', ['York, North Yorkshire', 'LS1', ' ']);
  expect(paths()).toEqual(
    [
      ...['/jobs/engineering', '/jobs/full-time', '/jobs/in/leeds', '/jobs/in/york'],
      ...['/jobs/engineering/in/leeds', '/jobs/engineering/in/york'],
      ...['/jobs/full-time/in/leeds', '/jobs/full-time/in/york'],
    ].sort(),
  );
  const page = store.landings().get('/jobs/engineering/in/york');
  expect(page).toMatchObject({ kind: 'Engineering', place: 'York', count: 1, jobs: [{ id: '01' }] });
  expect(page).toHaveProperty('filters', { category: 'Engineer', place: 'York' });
  job('01', 'Leeds', 'Engineer', [], true);
  expect(paths()).toEqual([]);
});

test('spelling variants of a name share the page of the newest spelling', () => {
  const { job, store } = start();
  job('01', 'KINGS LYNN');
  job('02', "King's Lynn");
  expect(store.landings().get('/jobs/in/kings-lynn')).toMatchObject({ place: "King's Lynn", count: 2 });
});

test('search engines list only pages with more than one job', () => {
  const { job, store } = start();
  job('01', 'Leeds');
  expect(store.landings().indexedPaths()).toEqual([]);
  job('02', 'York');
  expect(store.landings().indexedPaths()).toEqual(['/jobs/engineering', '/jobs/full-time']);
  job('03', 'York', 'Developer');
  expect(store.landings().indexedPaths()).toContain('/jobs/in/york');
});

test('a renamed sector moves its pages', () => {
  const { job, paths, save } = start();
  job('01', 'Leeds');
  paths();
  const [effect] = save('sector', 'Engineer', dataOf('sector', { name: 'In' }));
  expect(paths()).not.toContain('/jobs/engineering');
  expect(effect?.landings).toContain('/jobs/engineering/in/leeds');
  // A kind cannot have the path `/jobs/in`, which is reserved for places.
  expect(paths()).toEqual(['/jobs/full-time', '/jobs/full-time/in/leeds', '/jobs/in/leeds']);
});

const PLACES = ['Leeds', 'leeds', 'York', "King's Lynn", 'LS1', ''];
const change = fc.record({
  id: fc.integer({ min: 10, max: 19 }).map(String),
  kind: fc.constantFrom('job', 'job', 'job', 'close', 'delete', 'rename'),
  place: fc.constantFrom(...PLACES),
  other: fc.constantFrom(...PLACES),
  category: fc.constantFrom('Engineer', 'Developer', 'unknown'),
});

test('reports every changed page and equals a new index', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const { store, job, save, paths } = start();
      const graph = createDependencyGraph(store);
      const knownLandings = new Map<string, unknown>();
      const ALL = ['/jobs', ...'engineering developing full-time renamed'.split(' ').map((kind) => `/jobs/${kind}`)];
      const askedPaths = ALL.flatMap((path) => [
        path,
        ...['leeds', 'york', 'kings-lynn'].map((place) => `${path}/in/${place}`),
      ]);
      for (const path of askedPaths) graph.record(path, [`landing:pages:${path}`]);
      graph.record('/sitemap.xml', ['landings:pages:']);
      const readPage = (path: string) =>
        JSON.stringify(path === '/sitemap.xml' ? store.landings().indexedPaths() : store.landings().get(path));
      for (const path of [...askedPaths, '/sitemap.xml']) knownLandings.set(path, readPage(path));
      for (const { id, kind, place, other, category } of changes) {
        const effects =
          kind === 'rename'
            ? save('sector', 'Developer', dataOf('sector', { name: place ? 'Renamed' : 'Developing' }))
            : kind === 'delete'
              ? save('job', id, null)
              : job(id, place, category, [other], kind === 'close');
        const { pages } = graph.update(effects);
        for (const [path, before] of knownLandings) {
          const now = readPage(path);
          if (now !== before) expect(pages, path).toContain(path);
          knownLandings.set(path, now);
        }
      }
      const newStore = createStore(definition);
      for (const type of ['job', 'sector', 'jobType'] as const)
        for (const entry of store.table(type).entries) newStore.apply({ seq: entry.seq, type, id: entry.id, entry });
      expect(paths()).toEqual(newStore.landings().paths().sort());
      for (const path of [...paths(), '/jobs'])
        expect(store.landings().get(path)).toEqual(newStore.landings().get(path));
      expect(store.landings().indexedPaths()).toEqual(newStore.landings().indexedPaths());
    }),
    { numRuns: 300 },
  );
});
