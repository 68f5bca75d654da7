/**
 * The public site of an agency without any content yet. Starts its own system, because the shared systems have the
 * sample agency.
 */
import { afterAll, expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { connectBrowser } from '../support/shared.ts';
import { startSystem } from '../support/system.ts';
import { visit } from '../support/visit.ts';

const system = await startSystem({
  PUBLIC_SITE_URL: 'http://localhost:3000',
  SAMPLE_CONTENT: 'off',
});
const browser = await connectBrowser();
afterAll(async () => {
  await browser.close();
  await system.remove();
});

const site = { url: system.url, browser };

test.each([
  ['T1 M11 no slides', '/', 'No slides available'],
  ['R8 M11 no products', '/products', 'No products available'],
  ['R9 no openings', '/career', 'There are no openings at the moment.'],
  ['R10 no articles', '/blog', 'No posts yet.'],
])('%s: %s shows the empty message without axe findings', (_, path, emptyText) =>
  visit(site, path, async (page) => {
    await page.getByText(emptyText, { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
  }),
);

/** The pages in the menu and the footer. */
const PATHS = [
  '/',
  '/about-us',
  '/part-time-jobs',
  '/full-time-jobs',
  '/contract-jobs',
  '/globalStaffing',
  '/staffAugmentation',
  '/products',
  '/career',
  '/blog',
  '/contact-us',
];

test.each(PATHS)('R14 R15 %s of a new production site is complete and accessible', (path) =>
  visit(site, path, async (page) => {
    expect(await page.getByText(/Loading\.\.\.|Failed to fetch/).count()).toBe(0);
    expect(await page.locator('.failure').count()).toBe(0);
    const columns = await page.locator('footer h2').allTextContents();
    expect(columns.map((title) => title.trim())).toEqual([
      'Quick Links',
      'Services',
      'Recruitment Services',
      'Contact Info',
    ]);
    expect(await axe(page)).toEqual([]);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
    }
  }),
);
