/** The footer of every page. */

import { expect, test } from 'vitest';
import { sharedSite } from '../support/shared.ts';
import { visit } from '../support/visit.ts';

const site = await sharedSite();

test('R15 K9 the footer has four columns, contact links, year and brand', () =>
  visit(site, '/products', async (page) => {
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Quick Links',
      'Services',
      'Recruitment Services',
      'Contact Info',
    ]);
    const column = (title: string) =>
      footer.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const entries = async (title: string) =>
      (await column(title).getByRole('listitem').allInnerTexts()).map((text) => text.trim());
    expect(await entries('Quick Links')).toEqual(['Home', 'About us', 'Services', 'Career', 'Products']);
    expect((await entries('Services')).slice(0, 4)).toEqual(['Part-Time', 'Full-Time', 'Contract', 'Global Staffing']);
    expect((await entries('Recruitment Services')).slice(0, 6)).toEqual([
      'Executive Search',
      'Permanent Staffing',
      'Temporary & Contract Staffing',
      'Bulk Hiring Solutions',
      'Recruitment Process Outsourcing (RPO)',
      'IT & Non-IT Hiring',
    ]);
    expect(await column('Contact Info').locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
    expect(await column('Contact Info').getByRole('link', { name: 'LinkedIn' }).count()).toBe(1);
    await footer.getByText('© 2025').waitFor();
    await footer.getByRole('link', { name: 'orrinvale.example', exact: true }).click();
    await page.waitForURL('**/orrinvale.example');
    await page.getByRole('heading', { level: 1, name: 'Orrin & Vale' }).waitFor();
  }));

test('R16 the sustainability section with its three circles ends the page', () =>
  visit(site, '/', async (page) => {
    const section = page.getByRole('region', { name: 'Our sustainability pillars' });
    expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Improving people’s lives',
      'Helping communities prosper',
      'Caring for our planet',
    ]);
    const shapes = await page.evaluate(`[...document.querySelectorAll('.sustainability .disc')].map((disc) => {
    const { width, height } = disc.getBoundingClientRect();
    return [Math.round(width) === Math.round(height), getComputedStyle(disc).borderTopLeftRadius];
  })`);
    expect(shapes).toEqual(Array(3).fill([true, expect.stringMatching(/^(50%|\d{3,}px)$/)]));
  }));
