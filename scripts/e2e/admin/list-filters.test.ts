/** Lists that are narrowed down, and what the address keeps of them. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { type Admin, axe } from '../support/admin.ts';
import { useDesk } from '../support/desk.ts';
import { startSystem } from '../support/system.ts';

const desk = useDesk(startSystem);
let admin: Admin;
let page: Page;
beforeEach(() => {
  ({ admin, page } = desk);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () => page.locator('[data-entry]');
const choose = async (filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('R20 jobs are filtered by status and category; the address keeps it through a reload, a visit and Back', async () => {
  await admin.open('career/openings');
  const all = await rows().count();
  await choose('Category', 'Engineer');
  await expect.poll(() => rows().count()).toBeLessThan(all);
  const engineers = await rows().count();
  expect(engineers).toBeGreaterThan(0);
  await choose('Status', 'Live');
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Title' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  expect(new URL(page.url()).search).toBe('?list=career%2Fopenings&category=Engineer&status=live&sort=title');
  expect(await axe(page)).toEqual([]);
  const first = await rows().first().getByRole('button').first().textContent();

  await page.reload();
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  expect(await rows().first().getByRole('button').first().textContent()).toBe(first);

  // An entry has the plain address; the way back leads to the same list.
  await rows()
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  await page.locator('#field-title').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await button('Clear filters').waitFor();
  await rows()
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  await page.locator('#field-start').fill('Next month');
  await button('Save and publish').click();
  await page.getByText('Job updated successfully.').waitFor();
  await button('Clear filters').waitFor();

  // Somebody who is sent the address sees it too.
  const other = await desk.another();
  await other.page.goto(page.url());
  await other.page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await other.close();

  await choose('Status', 'Scheduled');
  await page.getByText('No jobs match these filters.').waitFor();
  await button('Clear filters').click();
  await expect.poll(() => rows().count()).toBe(all);
  await button('Title').click();
  await button('Title').click();
  expect(new URL(page.url()).search).toBe('');

  // Elsewhere, and from there, nothing is left of it.
  await choose('Status', 'Draft');
  await button('Dashboard').click();
  await page.getByRole('heading', { name: 'Welcome, Admin!' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await admin.open('career/openings');
  await expect.poll(() => rows().count()).toBe(all);
  expect(admin.complaints()).toEqual([]);
});
