/** An agency that has written nothing yet. */
import { afterAll, describe, expect, test } from 'vitest';
import { feedChecks } from './checks/feeds.ts';
import { headChecks } from './checks/head.ts';
import { htmlChecks } from './checks/html.ts';
import { linkChecks } from './checks/links.ts';
import { policyChecks } from './checks/policy.ts';
import { searchEngineChecks } from './checks/search-engines.ts';
import { structuredDataChecks } from './checks/structured-data.ts';
import { all } from './support/page.ts';
import { publishSite } from './support/publish-site.ts';

const site = await publishSite(async () => {});
afterAll(() => site.close());

test('every page was published', () => {
  expect(site.status.errors).toEqual([]);
  expect(site.pages.map(({ path }) => path).sort()).toEqual([
    '/',
    '/404',
    '/about-us',
    '/accessibility',
    '/blog',
    '/career',
    '/complaints',
    '/contact-us',
    '/contract-jobs',
    '/full-time-jobs',
    '/globalStaffing',
    '/job/404',
    '/part-time-jobs',
    '/privacy',
    '/products',
    '/send-your-cv',
    '/staffAugmentation',
  ]);
});

describe('what is empty says so', () => {
  test('R14 M11 without a header record the header is a bar that reads Loading...', () => {
    for (const page of site.pages) expect(all(page, 'header')[0]?.text.trim()).toBe('Loading...');
  });

  test.each([
    ['M1 the features', '/', 'Failed to fetch features'],
    ['T1 M11 the slider', '/', 'No slides available'],
    ['R8 M11 the products', '/products', 'No products available'],
    ['R9 the openings', '/career', 'There are no openings at the moment.'],
    ['R10 the blog', '/blog', 'Nothing has been written yet.'],
    ['R21 the privacy notice', '/privacy', 'This notice has not been written yet.'],
    ['R21 the accessibility statement', '/accessibility', 'This notice has not been written yet.'],
  ])('%s', (_, path, words) => {
    expect(site.page(path).words).toContain(words);
  });

  test('R21 a missing page offers the job search', () => {
    const page = site.page('/404');
    expect(page.words).toContain('Page not found');
    expect(all(page, 'form', { action: '/career#openings' })).toHaveLength(1);
  });
});

htmlChecks(site);
headChecks(site, { title: 70, description: [0, 160] });
linkChecks(site);
policyChecks(site);
structuredDataChecks(site);
searchEngineChecks(site);
feedChecks(site);
