/** Every type filled with hostile texts, and enough jobs for each text to appear in each field. */
import { afterAll, describe, expect, test } from 'vitest';
import { feedChecks } from './checks/feeds.ts';
import { headChecks } from './checks/head.ts';
import { htmlChecks } from './checks/html.ts';
import { linkChecks } from './checks/links.ts';
import { policyChecks } from './checks/policy.ts';
import { searchEngineChecks } from './checks/search-engines.ts';
import { structuredDataChecks } from './checks/structured-data.ts';
import { weightChecks } from './checks/weight.ts';
import { entriesOf } from './support/entries.ts';
import { PROBE } from './support/hostile.ts';
import { fillHostile } from './support/hostile-site.ts';
import { all, collapsed } from './support/page.ts';
import { publishSite } from './support/publish-site.ts';

/** The number of jobs. The texts repeat after 144. `HOSTILE_JOBS` sets another number. */
const JOBS = Number(process.env.HOSTILE_JOBS ?? 150);

const site = await publishSite((api) => fillHostile(api, { jobs: JOBS, entries: 9 }));
afterAll(() => site.close());

test('publishes every page despite hostile texts', () => {
  expect(site.status.errors).toEqual([]);
  expect(site.pages.filter(({ path }) => /^\/job\/(?!404$)/.test(path))).toHaveLength(JOBS);
});

test('R8 M11 shows placeholders for a product without texts', () => {
  expect(site.page('/products').words).toContain('No Title No Subtitle No Description Available');
});

describe('escapes markup in text', () => {
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

  test('a job keeps its exact title', async () => {
    const jobs = await entriesOf(site.api, 'job');
    const shownTitles = jobs.map(({ id }) => collapsed(all(site.page(`/job/${id}`), 'h1')[0]?.text ?? ''));
    expect(shownTitles).toEqual(jobs.map(({ data }) => collapsed(data.title)));
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
