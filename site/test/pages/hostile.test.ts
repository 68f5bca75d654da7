/** Every type filled with texts that try to break out, and jobs enough for each text to stand in each field. */
import { storeImage } from 'api/media/store';
import { type CollectionName, contentTypes, type EntryOf, type SingletonName } from 'content-types';
import { afterAll, describe, expect, test } from 'vitest';
import { drawScene } from '../../../scripts/sample-content/art/draw.ts';
import { artwork } from '../../../scripts/sample-content/art/index.ts';
import { feedChecks } from './checks/feeds.ts';
import { headChecks } from './checks/head.ts';
import { htmlChecks } from './checks/html.ts';
import { linkChecks } from './checks/links.ts';
import { policyChecks } from './checks/policy.ts';
import { searchEngineChecks } from './checks/search-engines.ts';
import { structuredDataChecks } from './checks/structured-data.ts';
import { weightChecks } from './checks/weight.ts';
import { logIn } from './support/editor.ts';
import { entriesOf } from './support/entries.ts';
import { hostileData, PROBE } from './support/hostile.ts';
import { all, collapsed } from './support/page.ts';
import { publishSite } from './support/publish-site.ts';

const JOBS = 300;
const ENTRIES = 9;

const site = await publishSite(async (api) => {
  const editor = await logIn(api);
  const [scene] = Object.values(artwork);
  if (!scene) throw new Error('There is no artwork.');
  const place = { db: api.db, dataDir: api.env.dataDir, clock: api.clock };
  const picture = await storeImage(place, await drawScene(scene), { name: 'a.png', alt: '', userId: null });
  const image = { id: picture.id, alt: '', width: picture.width, height: picture.height };
  for (const [index, type] of Object.values(contentTypes).entries()) {
    if (type.shape === 'singleton')
      await editor.save(type.name as SingletonName, hostileData(type, index * 1_000, image));
    else if (type.name !== 'job') {
      for (let n = 0; n < ENTRIES; n++) await editor.add(type.name as CollectionName, hostileData(type, n, image));
    }
  }
  await editor.add('product', { title: '', subtitle: '', description: '', image, bannerBackgroundImage: null });
  const yesterday = new Date(api.clock.now() - 86_400_000).toISOString();
  for (let n = 0; n < JOBS; n++) {
    const data = hostileData(contentTypes.job, n, image) as EntryOf<'job'>['data'];
    data.location.country = n % 7 === 0 ? data.location.country : 'United Kingdom';
    data.location.postcode = n % 3 === 0 ? 'WF1 2HQ' : data.location.postcode;
    await editor.add('job', data, n % 10 === 0 ? { expiresAt: yesterday } : {});
  }
});
afterAll(() => site.close());

test('every page was published', () => {
  expect(site.status.errors).toEqual([]);
  expect(site.pages.filter(({ path }) => path.startsWith('/job/'))).toHaveLength(JOBS);
});

test('R8 M11 a product without words has others in their place', () => {
  expect(site.page('/products').words).toContain('No Title No Subtitle No Description Available');
});

describe('no text becomes markup', () => {
  test('in pages', () => {
    const faults = site.pages.flatMap((page) => [
      ...page.elements.filter(({ tag }) => tag === PROBE).map(() => `${page.path}: the element`),
      ...all(page, 'script')
        .filter(({ text, attributes }) => text.includes(PROBE) && attributes.type !== 'application/ld+json')
        .map(() => `${page.path}: a script`),
      ...all(page, 'style')
        .filter(({ text }) => text.includes(PROBE))
        .map(() => `${page.path}: a style`),
    ]);
    expect(faults).toEqual([]);
  });

  test('a job is called what it was called', async () => {
    const jobs = await entriesOf(site.api, 'job');
    const shown = jobs.map(({ id }) => collapsed(all(site.page(`/job/${id}`), 'h1')[0]?.text ?? ''));
    expect(shown).toEqual(jobs.map(({ data }) => collapsed(data.title)));
  });
});

htmlChecks(site);
headChecks(site, { title: 300, description: [1, 320] });
linkChecks(site);
policyChecks(site);
weightChecks(site);
structuredDataChecks(site);
searchEngineChecks(site);
feedChecks(site);
