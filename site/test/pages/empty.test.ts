/** An agency without any content yet. */
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { App } from '../../publisher/compile/compiled.ts';
import { createStore, type Tables } from '../../publisher/content/store.ts';
import { createRenderer } from '../../publisher/render/renderer.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { definition } from '../../publishing/definition.ts';
import { feedChecks } from './checks/feeds.ts';
import { headChecks } from './checks/head.ts';
import { htmlChecks } from './checks/html.ts';
import { linkChecks } from './checks/links.ts';
import { policyChecks } from './checks/policy.ts';
import { searchEngineChecks } from './checks/search-engines.ts';
import { structuredDataChecks } from './checks/structured-data.ts';
import { all, type Element } from './support/page.ts';
import { ORIGIN, publishSite } from './support/publish-site.ts';

const site = await publishSite(async () => {});
afterAll(() => site.close());

test('publishes every page of an empty site', () => {
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
    '/frame',
    '/full-time-jobs',
    '/globalStaffing',
    '/job/404',
    '/part-time-jobs',
    '/privacy',
    '/products',
    '/saved-jobs',
    '/send-your-cv',
    '/staffAugmentation',
  ]);
});

test('R14 R15 every page has a menu, footer and no status message', () => {
  for (const page of site.pages) {
    expect(page.words, page.path).not.toMatch(/Loading\.\.\.|Failed to fetch/);
    expect(all(page, 'nav').length, page.path).toBeGreaterThan(0);
    const isInFooter = ({ within }: Element) => within.some(({ tag }) => tag === 'footer');
    const columns = all(page, 'h2')
      .filter(isInFooter)
      .map(({ text }) => text.trim());
    expect(columns, page.path).toEqual(['Quick Links', 'Services', 'Recruitment Services', 'Contact Info']);
  }
});

describe('renders the specification’s texts from the start', () => {
  test.each([
    ['R1', '/', 'For job seekers'],
    ['R1', '/', 'Part-time Jobs Full-time Jobs Contract Basis Global Staffing'],
    ['R1', '/', 'Case studies'],
    ['R1', '/', 'The right person in the right job'],
    ['R16', '/', 'Improving people’s lives'],
    ['R16', '/products', 'Our sustainability pillars'],
    ['R15', '/', 'Recruitment Process Outsourcing (RPO)'],
    ['R3', '/part-time-jobs', 'Internship & Training Programs'],
    ['R4', '/full-time-jobs', 'Support after you start'],
    ['R5 K10', '/contract-jobs', 'an initial 6-month contract, a 40-hour week and bi-weekly payment'],
    ['R5', '/contract-jobs', 'Payment Terms'],
    ['R6', '/globalStaffing', 'AI-driven processes'],
    ['R6', '/globalStaffing', 'Specialties we service'],
    ['R8', '/products', 'Define the task Create the solution Support the client'],
    ['R9', '/career', 'What people are positioned for Benefits'],
    ['R21', '/privacy', 'The controller of your data is Your agency.'],
    ['R21', '/accessibility', 'This statement covers the website of Your agency.'],
  ])('%s %s contains “%s”', (_, path, expectedText) => {
    expect(site.page(path).words).toContain(expectedText);
  });
});

describe('content that cannot be read', () => {
  test.each([
    ['R14 M11 the header', 'header', '/about-us', 'Loading...'],
    ['M1 the features', 'feature', '/', 'Failed to fetch features'],
  ])('%s: shows its fallback message', async (_, type, path, expectedText) => {
    const { app } = (await import(pathToFileURL((await ensureCompiled()).bundle).href)) as { app: App };
    const renderer = createRenderer(app, ORIGIN);
    const store = createStore(definition);
    const brokenTables: Tables = {
      ...store,
      table(name) {
        if (name === type) throw new Error('cannot be read');
        return store.table(name);
      },
    };
    const { status, body } = await renderer.render(path, brokenTables);
    expect(status).toBe(200);
    expect(await new Response(body as BodyInit).text()).toContain(expectedText);
  });
});

describe('shows a text for an empty list', () => {
  test.each([
    ['T1 M11 the slider', '/', 'No slides available'],
    ['R8 M11 the products', '/products', 'No products available'],
    ['R9 the openings', '/career', 'There are no openings at the moment.'],
    ['R10 the blog', '/blog', 'No posts yet.'],
  ])('%s', (_, path, expectedText) => {
    expect(site.page(path).words).toContain(expectedText);
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
